import { tokenise } from '#domain/language/tokens.ts'
import { amountsOf, bareDosesOf } from '#domain/note/annotate/amounts.ts'
import { noteSides } from '#domain/note/annotate/sides.ts'
import type { Side, SidesByStem } from '#domain/note/annotate/sides.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'
import { stemmerOf } from '#domain/note/annotate/word-stem.ts'
import { deniedStems } from '#domain/note/context/polarity.ts'
import { notePolarity, readingsOf, SHORTEST_STEM } from '#domain/note/ground/carried.ts'
import type { Carried, Polarity } from '#domain/note/ground/carried.ts'
import { numbersOf, stemsOf } from '#domain/note/ground/source-index.ts'
import type { Evidence } from '#contract/report.ts'
import { evidenceOf } from '#domain/note/annotate/sources.ts'
import { MOST_IDS } from './fact.ts'
import type { Numbered, Said, Talk } from './read-talk.ts'

/** All that the statements of one fact say: a fact is held against these alone. */
export type Grounds = Carried & {
  readonly sentences: readonly Numbered[]
  readonly said: readonly Said[]
  readonly stems: ReadonlySet<string>
  readonly numbers: ReadonlySet<string>
  readonly namedSides: ReadonlySet<Side>
}

/**
 * The sentences a model named, each once, in the order they were said; numbers that lead nowhere are left out. What stands beside talk to a machine
 * carries nothing where anything else is named.
 */
function sentencesOf(ids: readonly number[], { numbered }: Talk): Numbered[] {
  const known = [...new Set(ids)].slice(0, MOST_IDS).toSorted((a, b) => a - b).flatMap((id) => numbered[id - 1] ?? [])
  const plain = known.filter(({ isDoubtful }) => !isDoubtful)
  return plain.length > 0 ? plain : known
}

/** What a fact rests on, in its places; sentences that follow one another are one stretch. */
export function evidenceFor(sentences: readonly Numbered[], { sources }: Talk): Evidence[] {
  const stretches: { source: number; start: number; end: number; id: number }[] = []
  for (const { id, source, start, end } of sentences) {
    const last = stretches.at(-1)
    if (last?.source === source && last.id === id - 1) Object.assign(last, { end, id })
    else stretches.push({ source, start, end, id })
  }
  return stretches.flatMap(({ source, start, end }) => {
    const from = sources[source]
    return from === undefined ? [] : [evidenceOf(from, start, end)]
  })
}

function readPolarity(statements: readonly Statement[], stem: (word: string) => string): Pick<Grounds, 'polarity' | 'denied'> {
  const polarity = new Map<string, Polarity>()
  const denied = new Set<string>()
  for (const statement of statements) {
    if (statement.isQuestion && statement.folded === 'none') continue
    notePolarity(polarity, statement, stem)
    for (const reading of readingsOf(statement)) {
      for (const each of deniedStems(reading, stem, true)) denied.add(each)
      if (statement.folded === 'denied') for (const each of stemsOf(reading, stem)) denied.add(each)
    }
  }
  return { polarity, denied }
}

/** Reads what the named statements say: as the engine understood them, corrections done, or as they were spoken where it made nothing of them. */
export function groundsOf(ids: readonly number[], talk: Talk): Grounds {
  const stem = stemmerOf(talk.tongue.pack.language)
  const sentences = sentencesOf(ids, talk)
  const said = [...new Set(sentences.flatMap(({ id }) => talk.said[id - 1] ?? []))]
  const unread = sentences.flatMap(({ id }) => ((talk.said[id - 1] ?? []).length > 0 ? [] : (talk.spoken[id - 1] ?? [])))
  const statements = [...said.map(({ statement }) => statement), ...unread]
  const readings = statements.flatMap(readingsOf)
  const stems = new Set(readings.flatMap((reading) => [...stemsOf(reading, stem)]))
  for (const { id } of sentences) for (const { lower } of talk.spoken[id - 1]?.tokens ?? []) if (lower.length >= SHORTEST_STEM) stems.add(stem(lower))
  for (const { source, start, end } of sentences) {
    const words = tokenise((talk.sources[source]?.text ?? '').slice(start, end))
    for (const { lower } of words) if (lower.length >= SHORTEST_STEM) stems.add(stem(lower))
  }
  const sides: SidesByStem = new Map()
  for (const reading of readings) noteSides(sides, reading, stem)
  return {
    sentences, said, stems, sides,
    numbers: new Set(readings.flatMap(numbersOf)),
    amounts: new Set(readings.flatMap((reading) => amountsOf(reading).map(({ amount }) => amount))),
    bareDoses: new Set(readings.flatMap(bareDosesOf)),
    substances: new Set(readings.flatMap(({ drugs }) => drugs.map(({ substance }) => substance))),
    namedSides: new Set(readings.flatMap((reading) => (['left', 'right'] as const).filter((side) => has(reading, side, 'both')))),
    ...readPolarity(statements, stem),
  }
}
