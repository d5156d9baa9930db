import type { Language } from '#contract/vertical.ts'
import { WEIGHT_TONGUES } from '#domain/language/weights-by-tongue.ts'
import { isNumber } from '#domain/language/tokens.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { voiceOf } from '#domain/note/discourse/phases.ts'
import type { Heard } from '#domain/note/medication/list/ledger.ts'

/** A talk as far as windows are read from it: its statements, and where each begins. */
export type Told = { readonly statements: readonly Statement[]; readonly places: ReadonlyMap<number, number>; readonly language: Language }

/** Words read before and behind a medicine, across statements and turns, and the ones that stand close. */
const [BEFORE, BEHIND, CLOSE] = [10, 16, 3]
/** A window behind a medicine reaches so many statements at most. */
const FOLLOWING = 3
/** Of a word so many letters count, so that its endings do not; of two in a row one more. */
const [STEM, PAIRED] = [5, 6]
/** Signs for the medicine itself and for another one, in a window. */
const [ITSELF, ANOTHER] = ['§', '§2']

const VOICES: Readonly<Record<string, string>> = { clinician: 'c', 'maybe clinician': 'c?', 'maybe patient': 'p?' }
/** The last words of what was said before. */
const endOf = (reading: Reading, substance: string): string[] =>
  wordsOf(reading, substance, [Math.max(0, reading.tokens.length - BEFORE - CLOSE), reading.tokens.length]).slice(-BEFORE)

/** From one statement to the next, with who speaks: the same, or whoever answers. */
const turn = (from: Statement, to: Statement): string => `<${VOICES[voiceOf(from)] ?? 'p'}${VOICES[voiceOf(to)] ?? 'p'}>`

/** The words of a statement, medicines and numbers as signs. */
function wordsOf({ tokens, drugs }: Reading, substance: string, [from, to]: readonly [number, number]): string[] {
  const signs = new Map(
    drugs.flatMap((drug) =>
      Array.from({ length: drug.end - drug.start }, (_, step) => [drug.start + step, step > 0 ? '' : drug.substance === substance ? ITSELF : ANOTHER] as const),
    ),
  )
  return tokens.slice(from, to).flatMap((token, step) => {
    const sign = signs.get(from + step)
    return sign === undefined ? [isNumber(token) ? '#' : token.lower] : sign === '' ? [] : [sign]
  })
}

type Window = { readonly before: readonly string[]; readonly behind: readonly string[] }

/** What stands around a medicine: back to the medicine before it, and on to the next. */
function windowOf({ whole, mention }: Heard, { statements, places }: Told): Window {
  const place = places.get(whole.start) ?? 0
  const { substance } = mention
  const isMention = (one: (typeof whole.drugs)[number]) => one.substance === substance && one.name === mention.name && one.start >= mention.start
  const own = whole.drugs.findLast(isMention) ?? whole.drugs.find((one) => one.substance === substance)
  const [start, end] = [own?.start ?? mention.start, own?.end ?? mention.end]
  const former = statements[place - 1]
  const before = [
    ...(former === undefined ? [] : [...endOf(former, substance), former.isQuestion ? '?' : '|', turn(former, whole)]),
    ...(whole.asked === undefined ? [] : [...endOf(whole.asked, substance), '?']), ...wordsOf(whole, substance, [Math.max(0, start - BEFORE), start]),
  ].slice(-BEFORE)
  const behind = wordsOf(whole, substance, [end, Math.min(whole.tokens.length, end + BEHIND + CLOSE)])
  for (const next of statements.slice(place + 1, place + 1 + FOLLOWING)) {
    if (behind.length >= BEHIND) break
    behind.push(
      turn(whole, next),
      ...(next.asked === undefined ? [] : wordsOf(next.asked, substance, [0, BEHIND])),
      ...wordsOf(next, substance, [0, BEHIND + CLOSE]),
    )
  }
  const other = behind.indexOf(ANOTHER)
  return { before: before.slice(Math.max(0, before.lastIndexOf(ANOTHER))), behind: behind.slice(0, Math.min(BEHIND, other === -1 ? BEHIND : other + 1)) }
}

const isSign = (word: string): boolean => /^[<§#?|]/.test(word)
const stemmed = (word: string, letters: number): string => (isSign(word) ? word : word.slice(0, letters))

function pairs(words: readonly string[]): string[] {
  const stems = words.map((word) => stemmed(word, PAIRED))
  return stems.slice(1).map((stem, at) => `${stems[at] ?? ''} ${stem}`)
}

/** The words around a medicine one by one, by how near they stand, and two by two. */
export function wordingOf(heard: Heard, told: Told): { readonly single: readonly string[]; readonly paired: readonly string[] } {
  const { before, behind } = windowOf(heard, told)
  const tongue = WEIGHT_TONGUES[told.language]
  const by = (mark: string, words: readonly string[]) => words.map((word) => `${mark} ${tongue} ${stemmed(word, STEM)}`)
  return {
    single: [...by('w<', before), ...by('w>', behind), ...by('c<', before.slice(-CLOSE)), ...by('c>', behind.slice(0, CLOSE))],
    paired: [...pairs(before).map((pair) => `b< ${tongue} ${pair}`), ...pairs(behind).map((pair) => `b> ${tongue} ${pair}`)],
  }
}
