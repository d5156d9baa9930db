import type { Tongue } from '#domain/language/language.ts'
import { writeNumbers } from '#domain/note/normalise/numbers/spoken-numbers.ts'
import { isNumber, tokenise } from '#domain/language/tokens.ts'
import { amountsOf, bareDosesOf } from '#domain/note/annotate/amounts.ts'
import { deniedStems } from '#domain/note/context/polarity.ts'
import { readSource } from '#domain/note/pipeline/read-source.ts'
import { noteSides } from '#domain/note/annotate/sides.ts'
import type { SidesByStem } from '#domain/note/annotate/sides.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { stemmerOf } from '#domain/note/annotate/word-stem.ts'
import { notePolarity, readingsOf, SHORTEST_STEM } from './carried.ts'
import type { Carried, Polarity } from './carried.ts'

/** A statement of a source, with the stems it can be found by. */
export type Indexed = {
  readonly source: ReportSource
  readonly statement: Statement
  readonly stems: ReadonlySet<string>
  readonly numbers: ReadonlySet<string>
}

/** All that the sources say, ready to be asked. */
export type SourceIndex = Carried & { readonly statements: readonly Indexed[]; readonly byStem: ReadonlyMap<string, readonly number[]> }

/** The stems of the words that carry content; the smallest words carry none. */
export function stemsOf(reading: Reading, stemOf: (word: string) => string): Set<string> {
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

/** Words that stand in more statements than this tell nothing about any of them. */
const LONGEST_POSTING = 200

function post(byStem: Map<string, number[]>, stem: string, at: number): void {
  const known = byStem.get(stem)
  if (known === undefined) byStem.set(stem, [at])
  else if (known.length < LONGEST_POSTING) known.push(at)
}

/** Indexes the sources of a report once, in time linear in their length. */
export function indexSources(sources: readonly ReportSource[], tongue: Tongue): SourceIndex {
  const stem = stemmerOf(tongue.pack.language)
  const statements: Indexed[] = []
  const byStem = new Map<string, number[]>()
  const amounts = new Set<string>()
  const bareDoses = new Set<string>()
  const substances = new Set<string>()
  const polarity = new Map<string, Polarity>()
  const sides: SidesByStem = new Map()
  const denied = new Set<string>()
  for (const source of sources) {
    for (const statement of readSource(source.text, tongue)) {
      if (statement.isDoubtful) continue
      const readings = readingsOf(statement)
      const stems = new Set(readings.flatMap((reading) => [...stemsOf(reading, stem)]))
      // Folding a question with its answer keeps the words of one of them; both were said.
      if (statement.folded !== 'none')
        for (const token of tokenise(writeNumbers(source.text.slice(statement.start, statement.end), tongue.pack)))
          if (token.lower.length >= SHORTEST_STEM) stems.add(stem(token.lower))
      const at = statements.push({ source, statement, stems, numbers: new Set(readings.flatMap(numbersOf)) }) - 1
      for (const each of stems) post(byStem, each, at)
      for (const reading of readings) {
        for (const { amount } of amountsOf(reading)) amounts.add(amount)
        for (const digits of bareDosesOf(reading)) bareDoses.add(digits)
        for (const drug of reading.drugs) substances.add(drug.substance)
        noteSides(sides, reading, stem)
        for (const each of deniedStems(reading, stem, true)) denied.add(each)
      }
      if (statement.folded === 'denied') for (const each of stems) denied.add(each)
      notePolarity(polarity, statement, stem)
    }
  }
  return { statements, byStem, amounts, bareDoses, substances, polarity, sides, denied }
}
