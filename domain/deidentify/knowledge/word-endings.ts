import { keepByWord } from '#domain/language/kept-words.ts'

/** The endings of inflected and derived nouns, adjectives and verbs; names seldom have them. */
const NORDIC_OR_ENGLISH = 'en et ene erne na er or ar ing ung het hed else sjon tion skap skab dom isk ig te de st um ut ed ly ness ment'
const RUSSIAN = 'ость ение ание ция ство ый ий ой ая ое ые ие ого его ему ому ать ить еть ься ся но ют ет ит ка ки ку ях ах ам ям ми'
export const NOUN_FORM = new RegExp(`(?:${`${NORDIC_OR_ENGLISH} ${RUSSIAN}`.replaceAll(' ', '|')})$`, 'u')

const MOST_KEPT = 20_000
const SHARED_LETTERS = 3

/** The longest of the endings a word has, or undefined; asked again, it remembers. */
export type EndingOf = (word: string) => string | undefined

/** Makes the finder of endings; `least` is how short an ending may be. */
export function endingFinder(endings: Iterable<string>, least: number): EndingOf {
  const all = new Set([...endings].filter((ending) => ending.length >= least))
  // most words share no last letters with any ending and are passed by
  const tails = new Set([...all].map((ending) => ending.slice(-SHARED_LETTERS)))
  const longest = Math.max(0, ...[...all].map((ending) => ending.length))
  const find = keepByWord(MOST_KEPT, (word): string | undefined => {
    for (let length = Math.min(word.length, longest); length >= least; length--) {
      const ending = word.slice(-length)
      if (all.has(ending)) return ending
    }
    return undefined
  })
  return (word) => (tails.has(word.slice(-SHARED_LETTERS)) ? find(word) : undefined)
}
