import type { Tongue } from '#domain/text/language.ts'
import type { Mark } from '#domain/text/language-pack.ts'
import { negatedTokens } from '#domain/text/negation.ts'
import { isNumber } from '#domain/text/tokens.ts'
import { amountsOf, bareDosesOf } from './amounts.ts'
import { readSource } from './read-source.ts'
import type { ReportSource } from './sources.ts'
import type { Reading, Statement } from './statement.ts'

/** A statement of a source, with the stems it can be found by. */
export type Indexed = { readonly source: ReportSource; readonly statement: Statement; readonly stems: ReadonlySet<string> }

/** All that the sources say, ready to be asked. */
export type SourceIndex = {
  readonly statements: readonly Indexed[]
  readonly byStem: ReadonlyMap<string, readonly number[]>
  readonly numbers: ReadonlySet<string>
  /** Each number with the unit it was said with. */
  readonly amounts: ReadonlySet<string>
  /** Numbers said bare right after a medicine. */
  readonly bareDoses: ReadonlySet<string>
  readonly substances: ReadonlySet<string>
  /** For each clinical stem whether it was affirmed, denied or both. */
  readonly polarity: ReadonlyMap<string, { affirmed: boolean; denied: boolean }>
}

const STEM_LENGTH = 6
const SHORTEST_STEM = 3

/** Terms whose denial or affirmation changes what a report says. */
const TURNABLE: readonly Mark[] = ['symptom', 'finding', 'diagnosis']

/** The first letters of a word stand for it, so that inflection does not hide a match. */
function stemOf(word: string): string {
  return word.slice(0, STEM_LENGTH)
}

/** The stems of the words that carry content; the smallest words carry none. */
export function stemsOf(reading: Reading): Set<string> {
  const idle = new Set<number>()
  for (const hit of reading.hits) if (hit.mark === 'joiner' && hit.end === hit.start + 1) idle.add(hit.start)
  const stems = new Set<string>()
  reading.tokens.forEach((token, at) => {
    if (isNumber(token) || (token.lower.length >= SHORTEST_STEM && !idle.has(at))) stems.add(stemOf(token.lower))
  })
  return stems
}

/** The numbers of a text, every part of a compound one by itself too, with a point for the decimal mark. */
export function numbersOf(reading: Reading): string[] {
  return reading.tokens.flatMap((token) => {
    const digits = token.text.match(/\d+(?:[.,]\d+)?/g) ?? []
    return digits.flatMap((one) => [one.replace(',', '.'), ...one.split(/[.,]/)]).map((one) => String(Number(one)))
  })
}

/** Clinical stems of a reading with their polarity. */
export function polarities(reading: Reading): { stem: string; isDenied: boolean }[] {
  const negated = negatedTokens(reading.tokens, reading.hits)
  const seen = new Map<number, { stem: string; isDenied: boolean }>()
  for (const hit of reading.hits) {
    if (!TURNABLE.includes(hit.mark)) continue
    const word = reading.tokens[hit.start]?.lower ?? ''
    if (word.length >= SHORTEST_STEM + 1) seen.set(hit.start, { stem: stemOf(word), isDenied: negated.has(hit.start) })
  }
  return [...seen.values()]
}

/** Words that stand in more statements than this tell nothing about any of them. */
const LONGEST_POSTING = 200

function post(byStem: Map<string, number[]>, stem: string, at: number): void {
  const known = byStem.get(stem)
  if (known === undefined) byStem.set(stem, [at])
  else if (known.length < LONGEST_POSTING) known.push(at)
}

/** Indexes the sources of a report once, in time linear in their length. */
export function indexSources(sources: readonly ReportSource[], tongue: Tongue): SourceIndex {
  const statements: Indexed[] = []
  const byStem = new Map<string, number[]>()
  const numbers = new Set<string>()
  const amounts = new Set<string>()
  const bareDoses = new Set<string>()
  const substances = new Set<string>()
  const polarity = new Map<string, { affirmed: boolean; denied: boolean }>()
  for (const source of sources) {
    for (const statement of readSource(source.text, tongue)) {
      if (statement.isDoubtful) continue
      const stems = stemsOf(statement)
      if (statement.asked !== undefined) for (const stem of stemsOf(statement.asked)) stems.add(stem)
      const at = statements.push({ source, statement, stems }) - 1
      for (const stem of stems) post(byStem, stem, at)
      for (const number of numbersOf(statement)) numbers.add(number)
      if (statement.asked !== undefined) for (const number of numbersOf(statement.asked)) numbers.add(number)
      for (const reading of statement.asked === undefined ? [statement] : [statement, statement.asked]) {
        for (const { amount } of amountsOf(reading)) amounts.add(amount)
        for (const digits of bareDosesOf(reading)) bareDoses.add(digits)
      }
      for (const drug of statement.drugs) substances.add(drug.substance)
      for (const drug of statement.asked?.drugs ?? []) substances.add(drug.substance)
      for (const { stem, isDenied } of polarities(statement)) {
        const known = polarity.get(stem) ?? { affirmed: false, denied: false }
        polarity.set(stem, { affirmed: known.affirmed || !isDenied, denied: known.denied || isDenied })
      }
    }
  }
  return { statements, byStem, numbers, amounts, bareDoses, substances, polarity }
}
