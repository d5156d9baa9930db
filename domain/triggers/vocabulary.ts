import type { Stem } from './inflection.ts'
import { safeStem, SHORTEST_STEM, stemsOf } from './inflection.ts'
import { SHORTEST_SLIPPED, slipBetween, slippedLetters } from './slips.ts'

/** Which known word a heard one stands for, and what that reading costs. */
export type Reading = { readonly id: number; readonly cost: number }

/** So many known words are tried for a slip at each half of a heard word, so that no choice of phrases makes it slow (SEC-4). */
const MOST_TRIED = 4

/** The words of phrases, found by stem, and by either half for slips. */
export type Vocabulary = {
  /** The number of a word of a phrase, from 1; forms of one word have one number. */
  learn: (word: string) => number
  /** An inflected form of a known word, without slips. */
  form: (word: string) => Reading | undefined
  /** What a heard word stands for: itself, a form of it, or a slip. */
  read: (word: string) => Reading | undefined
  size: () => number
}

type Entry = { readonly stem: string; readonly id: number }
const NONE: readonly Entry[] = []

/** Known stems by length and by one half of them: where one place is wrong, at least one half is right. */
function makeHalves() {
  const byLength = new Map<number, { head: Map<string, Entry[]>; tail: Map<string, Entry[]> }>()
  const initials = new Set<string | undefined>()
  const keep = (known: Map<string, Entry[]>, half: string, entry: Entry): void => {
    const there = known.get(half)
    if (there === undefined) known.set(half, [entry])
    else if (there.length < MOST_TRIED) there.push(entry)
  }
  return {
    add(entry: Entry): void {
      const { length } = entry.stem
      const known = byLength.get(length) ?? { head: new Map<string, Entry[]>(), tail: new Map<string, Entry[]>() }
      byLength.set(length, known)
      initials.add(entry.stem[0])
      keep(known.head, entry.stem.slice(0, length >> 1), entry)
      keep(known.tail, entry.stem.slice(length >> 1), entry)
    },
    mayBeSlip: (word: string): boolean => word.length >= SHORTEST_SLIPPED && initials.has(word[0]),
    /** The known stem that a heard one is the nearest slip of. */
    nearest(stem: string): Reading | undefined {
      const reach = slippedLetters(stem.length)
      if (reach === 0 || !initials.has(stem[0])) return undefined
      let best: Reading | undefined
      const judge = (candidates: readonly Entry[]): void => {
        for (const known of candidates) {
          const cost = slipBetween(stem, known.stem)
          if (cost !== undefined && (best === undefined || cost < best.cost)) best = { id: known.id, cost }
        }
      }
      for (let length = stem.length - reach; length <= stem.length + reach; length++) {
        const known = byLength.get(length)
        if (known === undefined) continue
        const half = length >> 1
        judge(known.head.get(stem.slice(0, half)) ?? NONE)
        judge(known.tail.get(stem.slice(stem.length - length + half)) ?? NONE)
      }
      return best
    },
  }
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57
/** Numbers and codes are heard as they are or not at all. */
const isNumber = (word: string): boolean => isDigit(word.charCodeAt(0)) || isDigit(word.charCodeAt(word.length - 1))

/** Each look-up costs the same however many words there are. */
export function makeVocabulary(): Vocabulary {
  const byStem = new Map<string, Reading>()
  const halves = makeHalves()
  const readings = new Map<string, Reading | undefined>()
  /** Forms of one word share their beginning: a word with another one needs no look at its endings. */
  const beginnings = new Set<string>()
  let count = 0

  function formOf(stems: readonly Stem[]): Reading | undefined {
    let best: Reading | undefined
    for (const { stem, cost } of stems) {
      const known = byStem.get(stem)
      if (known === undefined || (best !== undefined && Math.max(known.cost, cost) >= best.cost)) continue
      best = { id: known.id, cost: Math.max(known.cost, cost) }
    }
    return best
  }

  const mayBeForm = (word: string): boolean => beginnings.has(word.slice(0, SHORTEST_STEM))

  function look(word: string): Reading | undefined {
    if (!mayBeForm(word) && !halves.mayBeSlip(word)) return undefined
    const stems = isNumber(word) ? [{ stem: word, cost: 0 as const }] : stemsOf(word)
    return formOf(stems) ?? (isNumber(word) ? undefined : halves.nearest(safeStem(stems)))
  }

  return {
    size: () => count,
    form: (word) => (isNumber(word) ? byStem.get(word) : mayBeForm(word) ? formOf(stemsOf(word)) : undefined),
    learn(word) {
      const exact = byStem.get(word)
      if (exact?.cost === 0) return exact.id
      const stems = isNumber(word) ? [{ stem: word, cost: 0 as const }] : stemsOf(word)
      const known = formOf(stems)
      const id = known?.cost === 0 ? known.id : ++count
      beginnings.add(word.slice(0, SHORTEST_STEM))
      for (const { stem, cost } of stems) {
        const before = byStem.get(stem)
        if (before === undefined || cost < before.cost) byStem.set(stem, { id, cost })
      }
      const stem = safeStem(stems)
      if (stem.length >= SHORTEST_SLIPPED && known?.cost !== 0 && !isNumber(word)) halves.add({ stem, id })
      return id
    },
    read(word) {
      const known = readings.get(word)
      if (known !== undefined || readings.has(word)) return known
      const reading = look(word)
      readings.set(word, reading)
      return reading
    },
  }
}
