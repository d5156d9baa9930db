import { conceptsIn } from '#domain/answers/words/topics.ts'
import { timesIn } from '../talk/days.ts'
import type { Line } from '../talk/lines.ts'
import { AGE } from '../words/ages.ts'
import { BREED, SPECIES } from '../words/animals.ts'
import { SPECIES_SPOKEN } from '../words/species-spoken.ts'
import { CUES } from '../words/talk-cues.ts'

type CueName = keyof typeof CUES
const CUE_NAMES = Object.keys(CUES).filter((name): name is CueName => name in CUES)
/** Words of these cues lead to a value behind them. */
const LEADING: readonly CueName[] = ['insurance', 'company', 'policy', 'claim', 'chip', 'askOwner', 'askAnimal', 'askBreed', 'born', 'referral', 'test']
const LEADS = LEADING.map((name) => [name, new RegExp(CUES[name].source, 'giu')] as const)
const KINDS = ([[BREED, 'breed'], [SPECIES, 'species'], [SPECIES_SPOKEN, 'kind'], [AGE, 'age']] as const).map(
  ([words, name]) => [new RegExp(words.source, 'giu'), name] as const)
/** So many words behind a cue it is still told of. */
const REACH = 12
/** So few words behind it, the number of the word counts. */
const NEAR = 3

/** Which cues a line bears. */
export const cuesIn = ({ text }: Line): CueName[] => CUE_NAMES.filter((name) => CUES[name].test(text))

/** The lines around one, and the cues of all lines. */
export type Around = { readonly cues: ReadonlyMap<Line, readonly CueName[]>; readonly before: Line | undefined; readonly after: Line | undefined }

/** What all words of a line share. */
export function lineFeatures(line: Line, { cues, before, after }: Around): string[] {
  const cuesOf = (one: Line | undefined, name: string): string[] => (one === undefined ? [] : (cues.get(one) ?? []).map((cue) => `${name}:${cue}`))
  const marksOf = (one: Line | undefined, name: string): string[] => (one === undefined ? [] : [...one.marks.counts.keys()].map((mark) => `${name}:${mark}`))
  return [
    ...cuesOf(line, 'c'), ...(line.asked === undefined ? ['ask:none'] : cuesOf(line.asked, 'ac')), ...cuesOf(before, 'pc'), ...cuesOf(after, 'nc'),
    ...marksOf(line, 'lm'), ...marksOf(line.asked, 'am'), ...marksOf(before, 'pm'), `s:${line.speaker}`, line.isQuestion ? 'q' : 'nq',
    `turn:${String(Math.min(line.inTurn, 2))}`, `len:${String(Math.min(4, Math.floor(line.marks.tokens.length / 5)))}`,
    ...(line.marks.drugs.length > 0 ? ['l:drug'] : []),
  ]
}

/** What lies on single words of a line: marks, concepts, medicines, times, breeds, kinds of animals. */
export function hitsByToken(line: Line): string[][] {
  const { tokens, hits, drugs } = line.marks
  const on: string[][] = tokens.map(() => [])
  const put = (start: number, end: number, feature: string): void => {
    for (let at = Math.max(0, start); at < Math.min(end, tokens.length); at++) on[at]?.push(feature)
  }
  for (const { mark, start, end } of hits) put(start, end, `m:${mark}`)
  for (const { start, end } of drugs) put(start, end, 'drug')
  for (const { id, start, end } of conceptsIn(line.marks)) put(start, end, `t:${id}`)
  const putText = (from: number, to: number, feature: string): void => {
    for (const [at, token] of tokens.entries()) if (token.start < to && from < token.end) on[at]?.push(feature)
  }
  for (const { from, to } of timesIn(line.text)) putText(from, to, 'time')
  for (const [words, name] of KINDS) for (const { 0: found, index } of line.text.matchAll(words)) putText(index, index + found.length, name)
  return on
}

/** How far behind the words of a cue each word stands. */
export function behindCues(line: Line): string[][] {
  const { tokens } = line.marks
  const behind: string[][] = tokens.map(() => [])
  for (const [name, words] of LEADS) {
    for (const { 0: found, index } of line.text.matchAll(words)) {
      const first = tokens.findIndex(({ start }) => start >= index + found.length)
      for (let at = first; first >= 0 && at < Math.min(first + REACH, tokens.length); at++) {
        behind[at]?.push(`b:${name}`, at - first < NEAR ? `b:${name}:${String(at - first)}` : `b:${name}:far`)
      }
    }
  }
  return behind
}
