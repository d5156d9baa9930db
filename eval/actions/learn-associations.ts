import type { Language } from '#contract/vertical.ts'
import type { AskedThing } from '#domain/actions/questions/find-questions.ts'
import type { Piece } from '#domain/actions/questions/pieces.ts'
import { associationsOf } from '#domain/actions/questions/topics/associations.ts'
import type { Associations } from '#domain/actions/questions/topics/associations.ts'
import { isTopic, signsAsked, signsTold } from '#domain/actions/questions/topics/signs.ts'

/** How often signs of questions and of parts of the remarks stood together in a letter, where the part answers the question and where not. */
export type SignPairs = { right: ReadonlyMap<string, number>; wrong: ReadonlyMap<string, number>; rights: number; wrongs: number }

type Shown = { questions: readonly AskedThing[]; pieces: readonly Piece[]; language: Language; isRight: readonly (readonly boolean[])[] }

/** What is seen less often than this in all tells nothing sure. */
const HELD = 2
/** What is about one thing goes together before anything has been seen. */
const SAME = Math.E
const LEAST_SEEN = 4
const LEAST_WEIGHT = 0.3
const LONGEST_LINE = 140

export function signPairsOf({ questions, pieces, language, isRight }: Shown): SignPairs {
  const sentences = Map.groupBy(pieces, ({ sentence }) => sentence)
  const told = pieces.map(({ sentence }) => signsTold((sentences.get(sentence) ?? []).map(({ text }) => text).join(' '), language))
  const [right, wrong] = [new Map<string, number>(), new Map<string, number>()]
  let [rights, wrongs] = [0, 0]
  for (const [at, { text }] of questions.entries()) {
    const asked = signsAsked(text, language)
    for (const [place, signs] of told.entries()) {
      const is = isRight[at]?.[place] === true
      const counts = is ? right : wrong
      if (is) rights += 1
      else wrongs += 1
      for (const one of asked) for (const other of signs) counts.set(`${one}>${other}`, (counts.get(`${one}>${other}`) ?? 0) + 1)
    }
  }
  return { right, wrong, rights, wrongs }
}

function added(letters: readonly SignPairs[]): { right: Map<string, number>; wrong: Map<string, number>; share: number } {
  const [right, wrong] = [new Map<string, number>(), new Map<string, number>()]
  for (const letter of letters) {
    for (const [pair, count] of letter.right) right.set(pair, (right.get(pair) ?? 0) + count)
    for (const [pair, count] of letter.wrong) wrong.set(pair, (wrong.get(pair) ?? 0) + count)
  }
  const sum = (of: 'rights' | 'wrongs'): number => letters.reduce((all, letter) => all + letter[of], 0)
  return { right, wrong, share: sum('rights') / Math.max(1, sum('wrongs')) }
}

function weightsFrom(letters: readonly SignPairs[]): Map<string, number> {
  const { right, wrong, share } = added(letters)
  const pairs = new Set([...right.keys(), ...wrong.keys()])
  const found = new Map<string, number>()
  for (const pair of pairs) {
    const [seen, missed] = [right.get(pair) ?? 0, wrong.get(pair) ?? 0]
    const [asked = '', told = ''] = pair.split('>')
    const before = asked === told && isTopic(asked) ? SAME : 1
    if (seen + missed >= LEAST_SEEN) found.set(pair, Math.log((seen + HELD * before) / (missed * share + HELD)))
  }
  return found
}

/** How much more often than by chance each pair of signs stands where an answer is, as a logarithm. */
export const associationsFrom = (letters: readonly SignPairs[]): Associations => associationsOf(weightsFrom(letters))

/** The associations as the table the engine reads; what hardly counts is left out. */
export function tableOf(letters: readonly SignPairs[]): string {
  const entries = [...weightsFrom(letters)].filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const lines: string[] = []
  for (const [pair, weight] of entries) {
    const [shown, last] = [`${pair}=${weight.toFixed(2)}`, lines.at(-1)]
    if (last !== undefined && last.length + 1 + shown.length <= LONGEST_LINE) lines[lines.length - 1] = `${last};${shown}`
    else lines.push(shown)
  }
  return lines.join('\n')
}
