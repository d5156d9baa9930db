import type { SpokenWord } from './spoken-words.ts'
import { isFiller, joinWords, spokenWords } from './spoken-words.ts'
import type { Vocabulary } from './vocabulary.ts'
import { makeVocabulary } from './vocabulary.ts'

const SHORTEST_JOINED = 6
const PREFIX_LENGTH = 3
/** An inflected word may be so much longer than the phrase has it. */
const LONGEST_ENDING = 5

/** The words of all phrases, alone and joined with their neighbour. */
export type PhraseWords = {
  readonly words: Vocabulary
  /** Neighbours in a phrase written as one word, and the numbers of the two. */
  readonly joined: Vocabulary
  readonly partsOf: ReadonlyMap<number, readonly [number, number]>
  /** How the long words of phrases begin: only such a pair of heard words is tried as one word split in two. */
  readonly prefixes: ReadonlySet<string>
  readonly longest: number
}

/** Takes phrases; gives their words, and each phrase as word numbers. */
export function learnPhrases(phrases: readonly string[]): { known: PhraseWords; numbered: number[][]; letters: number[] } {
  const [words, joined] = [makeVocabulary(), makeVocabulary()]
  const partsOf = new Map<number, readonly [number, number]>()
  const prefixes = new Set<string>()
  let longest = 0
  const spoken = phrases.map((phrase) => spokenWords(phrase).map(({ word }) => word))
  const numbered = spoken.map((phrase) => phrase.map((word) => words.learn(word)))
  spoken.forEach((phrase, index) => {
    phrase.forEach((word, at) => {
      longest = Math.max(longest, word.length)
      if (word.length >= SHORTEST_JOINED) prefixes.add(word.slice(0, PREFIX_LENGTH))
      const [first, second, after] = [numbered[index]?.[at], numbered[index]?.[at + 1], phrase[at + 1]]
      if (after === undefined || first === undefined || second === undefined || word.length + after.length < SHORTEST_JOINED) return
      const id = joined.learn(joinWords(word, after))
      if (!partsOf.has(id)) partsOf.set(id, [first, second])
    })
  })
  const letters = spoken.map((phrase) => phrase.reduce((sum, word) => sum + word.length, 0))
  return { known: { words, joined, partsOf, prefixes, longest }, numbered, letters }
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
  const pair = (reading === undefined || reading.cost > 0) && known.partsOf.size > 0 ? known.joined.form(word) : undefined
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

function formOfPair(first: SpokenWord, second: SpokenWord | undefined, { words, prefixes, longest }: PhraseWords): ReturnType<Vocabulary['form']> {
  const length = first.word.length + (second?.word.length ?? 0)
  if (second === undefined || second.pause > 0 || length < SHORTEST_JOINED || length > longest + LONGEST_ENDING) return undefined
  const start = first.word.length >= PREFIX_LENGTH ? first.word : first.word + second.word
  return prefixes.has(start.slice(0, PREFIX_LENGTH)) ? words.form(joinWords(first.word, second.word)) : undefined
}

/** The same without fillers, and with two words as one where a phrase has them joined; nothing when that makes no difference. */
export function hearJoining(all: readonly SpokenWord[], known: PhraseWords): Heard | undefined {
  const heard = nothingHeard()
  const words = all.filter(({ word }) => !isFiller(word))
  let isSame = words.length === all.length
  let filler = 0
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (word === undefined) continue
    // A stop before a filler stands before the word after it, too.
    let pause = word.pause
    for (; all[filler] !== word && filler < all.length; filler++) pause = Math.max(pause, all[filler]?.pause ?? 0)
    filler++
    const second = words[at + 1]
    const form = formOfPair(word, second, known)
    if (form === undefined || second === undefined) {
      pushWord(heard, word, { pause, known })
      continue
    }
    isSame = false
    push(heard, { id: form.id, cost: form.cost, pause, start: word.start, end: second.end })
    while (all[filler] !== second && filler < all.length) filler++
    filler++
    at++
  }
  return isSame ? undefined : heard
}
