import type { Language } from '#contract/vertical.ts'
import { spellingsOf } from '#domain/terminology/names/drug-names.ts'
import { heardAs, skeletonOf } from './sound.ts'

const skeletonFor = (spelling: string): string => skeletonOf(heardAs(spelling))

const count = (word: string, letters: RegExp): number => word.match(letters)?.length ?? 0
/** C where it sounds as k, and the Greek letters that English keeps. */
const [HARD_C, K, KS, GREEK, CYRILLIC] = [/c(?![eiy])/g, /k(?!s)/g, /ks/g, /ph|th|y/g, /^\p{Script=Cyrillic}/u]

/** How well a spelling fits a language: English ends in e and keeps c, x, ph and th; Danish keeps c and x without the e; Swedish x alone. */
const FITS: Readonly<Record<Language, (word: string) => number>> = {
  en: (word) => 2 * Number(word.endsWith('e')) + count(word, HARD_C) - count(word, K) - 2 * count(word, KS) + count(word, GREEK),
  da: (word) => -2 * Number(word.endsWith('e')) + count(word, HARD_C) - count(word, K) - 2 * count(word, KS) - count(word, /ph|th/g),
  sv: (word) => -2 * Number(word.endsWith('e')) - count(word, HARD_C) - 2 * count(word, KS) - count(word, /ph|th/g),
  nb: (word) => -2 * Number(word.endsWith('e')) - count(word, HARD_C) + count(word, KS) - count(word, /ph|th/g),
  ru: () => 0,
}

type Named = { readonly substance: string; readonly name: string; readonly isTrade: boolean }

/**
 * Takes a name as the lists have it; gives it as the language spells it, where they have a spelling that is said alike: furosemide, tacrolimus, cefalexin for
 * furosemid, takrolimus, cefaleksin. A trade name is spelled one way.
 */
export function spelledIn(language: Language, { substance, name, isTrade }: Named): string {
  if (isTrade || CYRILLIC.test(name)) return name
  const spellings = spellingsOf(substance)
  if (language === 'ru') return spellings.find((one) => CYRILLIC.test(one)) ?? name
  const skeleton = skeletonFor(name)
  const alike = spellings.filter((one) => !CYRILLIC.test(one) && skeletonFor(one) === skeleton)
  return alike.reduce((best, one) => (FITS[language](one) > FITS[language](best) ? one : best), name)
}
