import type { Language, Vertical } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { readMarks } from '#domain/note/annotate/statement.ts'
import { stemmerOf } from '#domain/note/annotate/word-stem.ts'
import type { Fact, MedicineRecord } from '#domain/note/facts/fact.ts'
import type { Talk } from '#domain/note/facts/read-talk.ts'
import { readTalk } from '#domain/note/facts/read-talk.ts'
import { numbersOf, stemsOf } from '#domain/note/ground/source-index.ts'
import { writeNumbers } from '#domain/note/normalise/numbers/spoken-numbers.ts'
import { openGroundingSet } from '../grounding/measure.ts'

/** What a model says of a talk: a sentence as prose has it, and as a fact or a record; `kind` of a planted error, none of what is true. */
export type Sentence = {
  readonly text: string
  readonly kind: string | undefined
  readonly fact: Fact | undefined
  readonly record: MedicineRecord | undefined
}

export type PlantedTalk = { readonly language: Language; readonly vertical: Vertical; readonly text: string; readonly sentences: readonly Sentence[] }

const NEAREST = 2
const HEAD_LETTERS = 4

const headsOf = (stems: ReadonlySet<string>): Set<string> => new Set([...stems].map((stem) => stem.slice(0, HEAD_LETTERS)))

/** The statements an honest model names: those that share most with the sentence, with what stands before and behind each. */
function idsFor(text: string, talk: Talk): number[] {
  const { tongue } = talk
  const stem = stemmerOf(tongue.pack.language)
  const reading = readMarks(writeNumbers(text, tongue.pack), tongue)
  const [heads, numbers, substances] = [headsOf(stemsOf(reading, stem)), new Set(numbersOf(reading)), new Set(reading.drugs.map(({ substance }) => substance))]
  const scored = talk.spoken.map((spoken, at) => {
    const shared = [...headsOf(stemsOf(spoken, stem))].filter((head) => heads.has(head)).length
    const named = spoken.drugs.filter(({ substance }) => substances.has(substance)).length
    return { id: at + 1, score: shared + 2 * named + numbersOf(spoken).filter((number) => numbers.has(number)).length / 2 }
  })
  const best = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score).slice(0, NEAREST)
  return [...new Set(best.flatMap(({ id }) => [id - 1, id, id + 1]))].filter((id) => id > 0 && id <= talk.numbered.length).toSorted((a, b) => a - b)
}

/** The sentence without the words that bear a mark; undefined where none does. */
function without(text: string, marks: readonly Mark[], talk: Talk): string | undefined {
  const { tokens, hits } = readMarks(text, talk.tongue)
  const gone = new Set(hits.filter(({ mark }) => marks.includes(mark)).flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)))
  if (gone.size === 0 || tokens.length - gone.size < 2) return undefined
  const rest = tokens.filter((_, at) => !gone.has(at)).map(({ text: word }) => word).join(' ')
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`
}

const SOMEBODY: readonly Mark[] = ['kin', 'otherPerson', 'otherAnimal']

function factOf(text: string, talk: Talk): Fact {
  const { counts, drugs } = readMarks(text, talk.tongue)
  const isOthers = SOMEBODY.some((mark) => counts.has(mark))
  return {
    section: drugs.length > 0 ? 'treatmentPlans' : isOthers ? 'complaints' : counts.has('diagnosis') && counts.has('uncertain') ? 'diagnoses' : 'complaints',
    text, ids: idsFor(text, talk), time: 'current', negated: false, person: isOthers ? 'relative' : 'patient',
    certainty: counts.has('uncertain') ? 'suspected' : 'certain',
  }
}

/** A line of a list of medicines begins with its name. */
function recordOf(text: string, talk: Talk): MedicineRecord | undefined {
  const { drugs, tokens, counts } = readMarks(text, talk.tongue)
  const [drug] = drugs
  if (drug?.start !== 0 || drugs.length > 1 || !/\d/u.test(text) || counts.has('start') || counts.has('stop') || counts.has('raise') ||
    counts.has('lower')) return undefined
  const end = tokens[drug.end - 1]?.end ?? 0
  return { name: text.slice(0, end), dose: text.slice(end).replace(/[.,]?$/u, '').trim(), route: '', status: 'uses', person: 'patient',
    ids: idsFor(text, talk) }
}

function sentenceOf(text: string, kind: string | undefined, talk: Talk): Sentence {
  const record = recordOf(text, talk)
  return { text, kind, record, fact: record ? undefined : factOf(text, talk) }
}

/** Errors that are made of what is true: without whose it is, without its doubt, ended though it is taken, on statements there are not. */
function turned(text: string, talk: Talk): Sentence[] {
  const whole = sentenceOf(text, undefined, talk)
  const owner = without(text, SOMEBODY, talk)
  const doubt = without(text, ['uncertain'], talk)
  const { words } = talk.tongue.pack.style
  return [
    ...(owner === undefined || whole.fact === undefined ? [] : [{ ...whole, kind: 'owner', text: owner,
      fact: { ...whole.fact, text: owner, person: 'patient' as const } }]),
    ...(doubt === undefined || whole.fact === undefined ? [] : [{ ...whole, kind: 'certainty', text: doubt,
      fact: { ...whole.fact, text: doubt, certainty: 'certain' as const } }]),
    ...(whole.record === undefined ? [] : [{ ...whole, kind: 'status', text: text.replace(/\.?$/u, `, ${words.stopped}.`),
      record: { ...whole.record, status: 'stopped' as const } }]),
  ]
}

/** The open talks of `eval/grounding` with what is true of each and every error that is planted in it. */
export function plantedTalks(): PlantedTalk[] {
  return openGroundingSet().map(({ lang: language, vertical, talk: text, ...told }) => {
    const talk = readTalk({ sources: [{ kind: 'transcription', text }], heard: language, vertical })
    const falsehoods = Object.entries(told.false).flatMap(([kind, sentences]) => sentences.map((sentence) => sentenceOf(sentence, kind, talk)))
    return { language, vertical, text, sentences: [...told.true.map((sentence) => sentenceOf(sentence, undefined, talk)), ...falsehoods,
      ...told.true.flatMap((sentence) => turned(sentence, talk))] }
  })
}

export const packWordsOf = (language: Language) => tongueOf(language).pack.style.words
