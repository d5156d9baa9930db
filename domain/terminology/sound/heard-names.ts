import { keepByWord } from '#domain/language/kept-words.ts'
import type { Name } from '#domain/terminology/names/drug-names.ts'
import { NAMES } from '#domain/terminology/names/drug-names.ts'
import { heardAs, heardInEnglish, skeletonOf, soundDistance, together } from './sound.ts'

/** A name that something heard sounds like; `distance` is 0 where they sound the same, by letter of the name. */
export type HeardName = { readonly name: Name; readonly distance: number }

/** Shorter names sound like too many words of every day. */
const [SHORTEST_NAME, SHORTEST_SKELETON] = [5, 2]
/** A Latin product named in Russian has so many sounds. */
const SHORTEST_FOREIGN = 7
/** Of so many consonants one may be lost or added. */
const LOSES_ONE = 6
/** So far apart nothing sounds alike any more. */
export const FARTHEST = 0.14

type Entry = { readonly name: Name; readonly heard: string }

/** A skeleton, and where it is long, the same with one consonant less. */
function waysOf(skeleton: string): string[] {
  if (skeleton.length < LOSES_ONE) return [skeleton]
  return [skeleton, ...Array.from({ length: skeleton.length - 1 }, (_, at) => skeleton.slice(0, at + 1) + skeleton.slice(at + 2))]
}

function readIndex(): Map<string, Entry[]> {
  const index = new Map<string, Entry[]>()
  for (const name of NAMES.all) {
    const spelling = name.spelling.replaceAll('-', '')
    if (name.isRare || name.rest.length > 0 || spelling.length < SHORTEST_NAME) continue
    const heard = together([heardAs(spelling)])
    const skeleton = skeletonOf(heard)
    if (skeleton.length < SHORTEST_SKELETON) continue
    for (const way of waysOf(skeleton)) index.set(way, [...(index.get(way) ?? []), { name, heard }])
  }
  return index
}

const index = readIndex()
/** Nothing longer sounds like any name; and a word of 30,000 letters has as many ways, each as long as itself. */
const LONGEST_HEARD = Math.ceil((1 + 2 * FARTHEST) * Math.max(...[...index.values()].flat().map(({ heard }) => heard.length)))
const MOST_KEPT = 20_000

const CYRILLIC = /\p{Script=Cyrillic}/u

/** Sounds are compared across scripts one way: Russian speech names Latin products, no other speech Russian ones. */
function nearest(heard: string, isLatin: boolean): HeardName | undefined {
  if (heard.length > LONGEST_HEARD) return undefined
  let best: HeardName | undefined
  for (const way of waysOf(skeletonOf(heard))) {
    for (const entry of index.get(way) ?? []) {
      if (CYRILLIC.test(entry.name.spelling) ? isLatin : !isLatin && heard.length < SHORTEST_FOREIGN) continue
      const limit = (best?.distance ?? FARTHEST) * entry.heard.length
      if (Math.abs(entry.heard.length - heard.length) > limit * 2) continue
      const distance = soundDistance(heard, entry.heard, limit) / entry.heard.length
      if (distance < (best?.distance ?? FARTHEST)) best = { name: entry.name, distance }
    }
  }
  return best
}

const partHeard = keepByWord(MOST_KEPT, heardAs)
const partInEnglish = keepByWord(MOST_KEPT, heardInEnglish)
const nearestLatin = keepByWord(MOST_KEPT, (heard) => nearest(heard, true))
const nearestRussian = keepByWord(MOST_KEPT, (heard) => nearest(heard, false))

/**
 * The name that words written one after the other sound like together, if they sound like any: read by their letters, and as English
 * is, too, where it may be.
 */
export function nameHeardIn(words: readonly string[], isEnglish: boolean): HeardName | undefined {
  const heard = together(words.map(partHeard))
  if (CYRILLIC.test(words[0] ?? '')) return nearestRussian(heard)
  const found = nearestLatin(heard)
  const inEnglish = isEnglish ? nearestLatin(together(words.map(partInEnglish))) : undefined
  return inEnglish !== undefined && inEnglish.distance < (found?.distance ?? Infinity) ? inEnglish : found
}
