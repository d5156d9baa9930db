import { CYRILLIC, listedNames } from './drugs.ts'

/** A name on the list that sounds like what was said; the less away, the more alike. */
export type SoundingName = { readonly substance: string; readonly name: string; readonly isTrade: boolean; readonly away: number; /** Letters of its sound. */ readonly length: number }

/** Shorter sounds, or with fewer consonants, are like too many words. */
const SHORTEST_SOUND = 5
const LONGEST_SOUND = 24
const FEWEST_CONSONANTS = 3
/** From so many consonants on, one may be missing or wrong. */
const CONSONANTS_TO_MISS_ONE = 5

const VOWEL = /[aeiou]/
/** Letters a recogniser mixes up: voiced for unvoiced. */
const CLASSES: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k', v: 'f' }
const classOf = (letter: string): string => (VOWEL.test(letter) ? 'a' : (CLASSES[letter] ?? letter))

/** Spellings of one sound, in the order they are read. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/qu/g, 'kv'], [/ph/g, 'f'], [/th/g, 't'], [/ck|ch|kh/g, 'k'], [/cc(?=[eiyæä])/g, 'ks'], [/sc(?=[eiyæä])/g, 's'], [/c(?=[eiyæä])/g, 's'], [/[cq]/g, 'k'], [/x/g, 'ks'], [/z/g, 's'], [/w/g, 'v'],
  [/[yj]/g, 'i'], [/[åöø]/g, 'o'], [/[æäé]/g, 'e'], [/(?<=.)h/g, ''], [/[^a-z]/g, ''], [/(.)\1+/g, '$1'], [/e$/g, ''],
]

/** How a word sounds, whatever letters it is written with: `bakktrim` and `Bactrim` alike. */
function soundOfName(word: string): string {
  const latin = Array.from(word.toLowerCase(), (letter) => CYRILLIC[letter] ?? letter).join('')
  return SPELLINGS.reduce((sound, [spelling, letter]) => sound.replaceAll(spelling, letter), latin)
}

/** The consonants of a sound by their classes. */
function skeletonOf(sound: string): string {
  return Array.from(sound, classOf).filter((letter) => letter !== 'a').join('')
}

/** A skeleton, and each with one consonant left out. */
function nearSkeletons(skeleton: string): Set<string> {
  const near = new Set([skeleton])
  if (skeleton.length >= CONSONANTS_TO_MISS_ONE) for (let at = 0; at < skeleton.length; at++) near.add(skeleton.slice(0, at) + skeleton.slice(at + 1))
  return near
}

type Indexed = { readonly sound: string; readonly isCyrillic: boolean; readonly substance: string; readonly name: string; readonly isTrade: boolean }

function readIndex(): Map<string, Indexed[]> {
  const index = new Map<string, Indexed[]>()
  for (const { substance, spelling, isTrade } of listedNames()) {
    const sound = soundOfName(spelling)
    const skeleton = skeletonOf(sound)
    if (sound.length < SHORTEST_SOUND || skeleton.length < FEWEST_CONSONANTS) continue
    for (const key of nearSkeletons(skeleton)) {
      const held = index.get(key) ?? []
      index.set(key, held)
      held.push({ sound, isCyrillic: CYRILLIC_LETTER.test(spelling), substance, name: spelling, isTrade })
    }
  }
  return index
}

const CYRILLIC_LETTER = /[а-я]/u

let index: Map<string, Indexed[]> | undefined

/** What it costs to hear one sound for another: vowels and the voice of a consonant are easily misheard. */
function costOf(heard: string, meant: string): number {
  if (heard === meant) return 0
  return classOf(heard) === classOf(meant) ? 0.5 : 1
}

const costOfOne = (letter: string): number => (VOWEL.test(letter) ? 0.5 : 1)

/** How far two sounds are from each other; both are short. */
function distance(heard: string, meant: string): number {
  let row = [0]
  for (const letter of meant) row.push((row.at(-1) ?? 0) + costOfOne(letter))
  for (const letter of heard) {
    const next = [(row[0] ?? 0) + costOfOne(letter)]
    for (let at = 1; at <= meant.length; at++) {
      const other = meant.charAt(at - 1)
      next.push(Math.min((row[at - 1] ?? 0) + costOf(letter, other), (row[at] ?? 0) + costOfOne(letter), (next[at - 1] ?? 0) + costOfOne(other)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** Case endings and definite forms, which a name may be said with. */
const ENDING = /(?:ene|erne|erna|en|et|n|s|а|у|ом|е|ы|ой|ам)$/u

function lookUp(word: string, most: number): SoundingName | undefined {
  index ??= readIndex()
  const isCyrillic = CYRILLIC_LETTER.test(word)
  let best: SoundingName | undefined
  for (const said of new Set([word, word.replace(ENDING, '')])) {
    const sound = soundOfName(said)
    const skeleton = skeletonOf(sound)
    if (sound.length < SHORTEST_SOUND || sound.length > LONGEST_SOUND || skeleton.length < FEWEST_CONSONANTS) continue
    for (const key of nearSkeletons(skeleton)) {
      for (const one of index.get(key) ?? []) {
        // a Latin name may be written in Cyrillic letters, and never the other way
        if ((one.isCyrillic && !isCyrillic) || classOf(one.sound.charAt(0)) !== classOf(sound.charAt(0))) continue
        const away = distance(sound, one.sound)
        const length = Math.min(sound.length, one.sound.length)
        if (away <= most * length && (best === undefined || away < best.away)) best = { substance: one.substance, name: one.name, isTrade: one.isTrade, away, length }
      }
    }
  }
  return best
}

const MOST_KEPT = 20_000
const kept = new Map<string, SoundingName | null>()

/** The name on the list that sounds most like a word, no farther away than `most` for each letter of it; look-ups as many as it has consonants. */
export function soundingLike(word: string, most: number): SoundingName | undefined {
  const key = `${word} ${String(most)}`
  const known = kept.get(key)
  if (known !== undefined) return known ?? undefined
  if (kept.size > MOST_KEPT) kept.clear()
  const found = lookUp(word, most)
  kept.set(key, found ?? null)
  return found
}
