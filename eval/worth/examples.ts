import { draftOf, spokenForBy } from '#domain/note/pipeline/write-report.ts'
import { settingsOf } from '#domain/note/select/salience.ts'
import { worthFeatures } from '#domain/note/select/salience-features.ts'
import type { GoldCase } from '../data.ts'
import { states } from '../scoring/consultation-score.ts'
import { scoreMedicines } from '../scoring/medicine-score.ts'
import { normalized, sentenceAround } from '../scoring/text.ts'
import type { Example } from './learn.ts'

/** A fact that is not key is worth so much of one that is. */
const MINOR = 0.3
/** What a fact is worth in each of several statements that tell it: less, and together more than once. */
const SHARED = 0.7
/** A medicine with dose and status, told in a statement and not on the list. */
const MEDICINE = 1.4
/** So far from each other no dose is taken for another medicine's. */
const APART = `\n${' '.repeat(120)}`
/** What must not be said costs so much: what harms, and what is untidy. */
const HARM = 1.5
const UNTIDY = 0.6

function costOf(text: string, { gold }: GoldCase): number {
  const said = gold.forbidden.filter(({ pattern, unless }) =>
    [...text.matchAll(pattern)].some((hit) => unless?.test(sentenceAround(text, { start: hit.index, end: hit.index + hit[0].length })) !== true),
  )
  return said.reduce((sum, { isCritical }) => sum + (isCritical ? HARM : UNTIDY), 0)
}

/** How many medicines are told right by the list together with a text. */
function medicinesTold({ gold }: GoldCase, list: string, text: string): number {
  return scoreMedicines(gold, list + APART + text, list).right
}

/**
 * The statements of a talk with what each is worth: the facts that it tells in their section and that the list of medicines does not tell, its
 * medicines, and what must not be said.
 */
export function examplesOf(one: GoldCase, share: number): Example[] {
  const draft = draftOf(one.transcript, one.language, one.vertical)
  if (draft === undefined) return []
  const { worded, medications, doubts } = draft
  const list = normalized(medications.map(({ text }) => text).join('\n'))
  const facts = one.gold.facts.filter((fact) => !fact.section.includes('medications') || !states(list, fact, one.language))
  const texts = worded.map(({ text }) => normalized(text))
  const told = facts.map((fact) => ({
    fact,
    at: new Set(
      worded.flatMap(({ statement }, at) =>
        fact.section.some((section) => section === statement.section) && states(texts[at] ?? '', fact, one.language) ? [at] : [],
      ),
    ),
  }))
  const listed = medicinesTold(one, list, '')
  const settings = settingsOf(worded, spokenForBy(medications, doubts))
  return worded.flatMap(({ statement }, order) => {
    const setting = settings[order]
    if (setting === undefined) return []
    const gain = told.reduce((sum, { fact, at }) => sum + (at.has(order) ? (fact.isKey ? 1 : MINOR) / at.size ** SHARED : 0), 0)
    const text = texts[order] ?? ''
    const worth = gain + MEDICINE * (medicinesTold(one, list, text) - listed) - costOf(text, one)
    return [{ features: worthFeatures(statement, setting), worth, share }]
  })
}
