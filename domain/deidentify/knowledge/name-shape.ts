import { NAME_SHAPE } from '#domain/deidentify/lists/name-shape.generated.ts'

/** How many places the sequences of letters are spread over. */
export const SHAPE_PLACES = 8192
const SHORTEST = 2
const LONGEST = 5
/** What one step of the weights as they are kept is worth. */
export const SHAPE_STEP = 1 / 24

/** The places of all sequences of two to five letters of a word, its beginning and end marked. */
export function shapePlaces(word: string): number[] {
  const marked = `^${word.replace(/[’'-]/g, '')}$`
  const places: number[] = []
  for (let from = 0; from < marked.length; from++) {
    let hash = 0x811c9dc5
    for (let to = from; to < Math.min(marked.length, from + LONGEST); to++) {
      hash = Math.imul(hash ^ marked.charCodeAt(to), 0x01000193)
      if (to - from + 1 >= SHORTEST) places.push(((hash ^ (hash >>> 15)) >>> 0) % SHAPE_PLACES)
    }
  }
  return places
}

let weights: Int8Array | undefined

/**
 * How much a word in Latin letters looks like a name and not like a word, as log odds: a logistic regression over its sequences of
 * letters, learnt from open lists of names and dictionaries (tools/name-shape.ts).
 */
export function nameShape(word: string): number {
  weights ??= Int8Array.from(atob(NAME_SHAPE.replaceAll('\n', '')), (sign) => (sign.charCodeAt(0) << 24) >> 24)
  let sum = weights[SHAPE_PLACES] ?? 0
  for (const place of shapePlaces(word)) sum += weights[place] ?? 0
  return sum * SHAPE_STEP
}
