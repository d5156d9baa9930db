import type { SpokenWord } from './spoken-words.ts'
import { isFiller, joinWords, spokenWords } from './spoken-words.ts'
import type { Reading, Vocabulary } from './vocabulary.ts'
import { makeVocabulary } from './vocabulary.ts'

const SHORTEST_JOINED = 6
const SHORTEST_PART = 2
/** An inflected word may be so much longer than the phrase has it. */
const LONGEST_ENDING = 5

/** The words of all phrases, alone and joined with their neighbour. */
export type PhraseWords = {
  readonly words: Vocabulary
  /** Neighbours in a phrase written as one word, and the numbers of the two. */
  readonly joined: Vocabulary
  readonly partsOf: ReadonlyMap<number, readonly [number, number]>
  /** All beginnings of the long words of phrases: only after one of them are two heard words tried as one word split in two. */
  readonly beginnings: ReadonlySet<string>
  readonly longest: number
  /** No shorter word is two of a phrase joined. */
  readonly shortestJoined: number
}

/** Takes phrases; gives their words, and each phrase as word numbers. */
export function learnPhrases(phrases: readonly string[]): { known: PhraseWords; numbered: number[][]; letters: number[] } {
  const [words, joined] = [makeVocabulary(), makeVocabulary()]
  const partsOf = new Map<number, readonly [number, number]>()
  const beginnings = new Set<string>()
  let longest = 0
  let shortestJoined = Infinity
  const spoken = phrases.map((phrase) => spokenWords(phrase).map(({ word }) => word))
  const numbered = spoken.map((phrase) => phrase.map((word) => words.learn(word)))
  spoken.forEach((phrase, index) => {
    phrase.forEach((word, at) => {
      longest = Math.max(longest, word.length)
      for (let end = SHORTEST_PART; end < word.length && word.length >= SHORTEST_JOINED; end++) beginnings.add(word.slice(0, end))
      const [first, second, after] = [numbered[index]?.[at], numbered[index]?.[at + 1], phrase[at + 1]]
      if (after === undefined || first === undefined || second === undefined || word.length + after.length < SHORTEST_JOINED) return
      const whole = joinWords(word, after)
      const id = joined.learn(whole)
      shortestJoined = Math.min(shortestJoined, whole.length - LONGEST_ENDING)
      if (!partsOf.has(id)) partsOf.set(id, [first, second])
    })
  })
  const letters = spoken.map((phrase) => phrase.reduce((sum, word) => sum + word.length, 0))
  return { known: { words, joined, partsOf, beginnings, longest, shortestJoined }, numbered, letters }
}

/**
 * What was heard, as columns: the number of each word (0 for one of no phrase), what has been spent up to and with it, the pause before it,
 * and its place. Half of a joined word neither opens nor closes a phrase on its inner side.
 */
export type Heard = { ids: number[]; spent: number[]; pauses: number[]; starts: number[]; ends: number[]; opens: boolean[]; closes: boolean[] }

type One = { id: number; cost: number; pause: number; start: number; end: number; opens?: boolean; closes?: boolean }

function push(heard: Heard, { id, cost, pause, start, end, opens = true, closes = true }: One): void {
  heard.spent.push((heard.spent.at(-1) ?? 0) + cost + pause)
  heard.ids.push(id)
  heard.pauses.push(pause)
  heard.starts.push(start)
  heard.ends.push(end)
  heard.opens.push(opens)
  heard.closes.push(closes)
}

/** One word by itself; one that is two of a phrase joined becomes both. */
function pushWord(heard: Heard, { word, start, end }: SpokenWord, { pause, known }: { pause: number; known: PhraseWords }): void {
  const reading = known.words.read(word)
  const pair = (reading === undefined || reading.cost > 0) && word.length >= known.shortestJoined ? known.joined.form(word) : undefined
  const parts = pair && known.partsOf.get(pair.id)
  if (pair === undefined || parts === undefined) {
    push(heard, { id: reading?.id ?? 0, cost: reading?.cost ?? 0, pause, start, end })
    return
  }
  push(heard, { id: parts[0], cost: pair.cost, pause, start, end, closes: false })
  push(heard, { id: parts[1], cost: 0, pause: 0, start, end, opens: false })
}

const nothingHeard = (): Heard => ({ ids: [], spent: [], pauses: [], starts: [], ends: [], opens: [], closes: [] })

/** Every word as it stands. */
export function hearEach(words: readonly SpokenWord[], known: PhraseWords): Heard {
  const heard = nothingHeard()
  for (const word of words) pushWord(heard, word, { pause: word.pause, known })
  return heard
}

function formOfPair(first: SpokenWord, second: SpokenWord | undefined, { words, beginnings, longest }: PhraseWords): Reading | undefined {
  const length = first.word.length + (second?.word.length ?? 0)
  if (second === undefined || second.pause > 0 || length < SHORTEST_JOINED || length > longest + LONGEST_ENDING) return undefined
  const { word } = first
  // A letter doubled in a short word is single in the long one.
  const isBeginning = beginnings.has(word) || (word.at(-1) === word.at(-2) && beginnings.has(word.slice(0, -1)))
  return isBeginning ? words.form(joinWords(word, second.word)) : undefined
}

/** Words without fillers; a stop before a filler stands before the word after it, too. */
function withoutFillers(all: readonly SpokenWord[]): readonly SpokenWord[] {
  if (!all.some(({ word }) => isFiller(word))) return all
  const kept: SpokenWord[] = []
  let pause = 0
  for (const one of all) {
    pause = Math.max(pause, one.pause)
    if (isFiller(one.word)) continue
    kept.push(pause === one.pause ? one : { ...one, pause })
    pause = 0
  }
  return kept
}

/** The same without fillers, and with two words as one where a phrase has them joined; nothing when that makes no difference. */
export function hearJoining(all: readonly SpokenWord[], known: PhraseWords): Heard | undefined {
  const words = withoutFillers(all)
  const pairs = new Map<number, Reading>()
  words.forEach((word, at) => {
    const form = formOfPair(word, words[at + 1], known)
    if (form !== undefined) pairs.set(at, form)
  })
  if (pairs.size === 0 && words === all) return undefined
  const heard = nothingHeard()
  for (let at = 0; at < words.length; at++) {
    const [word, second, form] = [words[at], words[at + 1], pairs.get(at)]
    if (word === undefined) continue
    if (form === undefined || second === undefined) {
      pushWord(heard, word, { pause: word.pause, known })
      continue
    }
    push(heard, { ...form, pause: word.pause, start: word.start, end: second.end })
    at++
  }
  return heard
}
