/** A set of words and phrases, with the first and last word of each, so that most places in a text are passed by with one look. */
export type Phrases = {
  readonly has: (phrase: string) => boolean
  readonly firsts: ReadonlySet<string>
  readonly lasts: ReadonlySet<string>
  /** The words before the last of those that have more than one. */
  readonly nextToLasts: ReadonlySet<string>
  /** Whether any of them has more than one word. */
  readonly isMany: boolean
  /** By which a word tells that it ends one of them (`lastOf`); 0 when words are not asked. */
  readonly bit: number
}

/** The bits of the cues are below this one. */
export const FREE_BIT = 1 << 20


/** Makes phrases ready to be looked for. */
export function makePhrases(entries: Iterable<string>, bit = 0): Phrases {
  const all = new Set(entries)
  const firsts = new Set<string>()
  const lasts = new Set<string>()
  const nextToLasts = new Set<string>()
  let isMany = false
  for (const phrase of all) {
    firsts.add(phrase.slice(0, `${phrase} `.indexOf(' ')))
    lasts.add(phrase.slice(phrase.lastIndexOf(' ') + 1))
    isMany ||= phrase.includes(' ')
    const nextToLast = phrase.split(' ').at(-2)
    if (nextToLast !== undefined) nextToLasts.add(nextToLast)
  }
  return { has: (phrase) => all.has(phrase), firsts, lasts, nextToLasts, isMany, bit }
}
