import { findOmissions } from '#domain/note/omissions/omissions.ts'
import type { Report } from '#contract/report.ts'
import type { GoldCase } from '../data.ts'
import { states } from '../scoring/consultation-score.ts'
import type { GoldFact } from '../scoring/gold.ts'
import { normalized } from '../scoring/text.ts'
import { reportOn } from './measure.ts'

/** What harms when it is nowhere, as those who wrote the talks noted it: an allergy, a ban, when to seek help, what was ended or put off. */
const HARMS = new RegExp(
  String.raw`allerg|intoleran|not tolerate|anaphyla|\bno (?:penicillin|nsaid|ibuprofen|naproxen|aspirin|metacam|steroid|driving)|` +
    String.raw`\b(?:ring|call|contact|come|back|return|seek|emergency|a&e|999|113)\b.*\bif\b|\b(?:stop|stopped|pause|paused|avoid|` +
    String.raw`do not|never|contraindicated)\b`,
  'iu',
)

/** Something that harms and stands neither in the report, nor in a question, nor in the list. */
export type Nowhere = { readonly talk: string; readonly what: string }

/** Reads what a person has before the eyes: the report, its questions and the list, both with the words they quote. */
function beforeTheEyes(report: Report, listed: readonly string[], talk: string): string {
  const told = report.sections.flatMap(({ blocks }) => blocks.map(({ text }) => text))
  const asked = (report.questions ?? []).flatMap(({ text, name, evidence }) => [text, name, ...evidence.map(({ start, end }) => talk.slice(start, end))])
  return normalized([...told, ...asked, ...listed].join('\n'))
}

/**
 * What is known to be nowhere, or stands there in other words than the pattern asks for: names that no list has, and conditions cut from what they
 * lead to. It may only become shorter.
 */
export const KNOWN: ReadonlySet<string> = new Set([
  'p2-sv-03: emergency if fever or cannot pass water',
  'p2-da-06: come same day if more flashes, curtain',
  'en-g01: A&E if fever or worse',
  'nb-g08: no Metacam',
  'da-f12: no sulfa allergy',
  // listed by the name of the new packet that holds it, Sukkarto
  'en-f09: medicine metformin',
])

const harms = ({ isKey, text }: GoldFact): boolean => isKey && HARMS.test(text)

/** Judges one talk by its gold: every medicine that is named there, and every key fact that harms, is before the eyes of whoever reads the report. */
export function nowhereIn(one: GoldCase): Nowhere[] {
  const { report, source } = reportOn(one)
  const listed = findOmissions(report, [source], one.vertical).flatMap(({ text, start, end }) => [text, source.text.slice(start, end)])
  const seen = beforeTheEyes(report, listed, source.text)
  const medicines = one.gold.medicines.filter(({ name }) => seen.search(name) < 0).map(({ source: name }) => `medicine ${name}`)
  const facts = one.gold.facts.filter((fact) => harms(fact) && !states(seen, fact, one.language)).map(({ text }) => text)
  return [...medicines, ...facts].map((what) => ({ talk: one.id, what }))
}
