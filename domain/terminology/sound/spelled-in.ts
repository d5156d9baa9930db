import type { Language } from '#contract/vertical.ts'
import { NAMES } from '#domain/terminology/names/drug-names.ts'
import { heardAs, skeletonOf } from './sound.ts'

const skeletonFor = (spelling: string): string => skeletonOf(heardAs(spelling))

/** The one-word names of a substance that are spelled otherwise and said alike. */
const alike = new Map(
  [...Map.groupBy(NAMES.all.filter(({ isTrade, rest }) => !isTrade && rest.length === 0), ({ substance }) => substance)]
    .map(([substance, names]) => [substance, Map.groupBy(names.map(({ spelling }) => spelling), skeletonFor)] as const),
)

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
 * Takes a name as the lists have it; gives it as the language spells it, where the lists have that too: furosemide, tacrolimus, cefalexin for
 * furosemid, takrolimus, cefaleksin. A trade name is spelled one way.
 */
export function spelledIn(language: Language, { substance, name, isTrade }: Named): string {
  if (isTrade || CYRILLIC.test(name)) return name
  const bySkeleton = alike.get(substance)
  if (language === 'ru') return [...(bySkeleton?.values() ?? [])].flat().find((one) => CYRILLIC.test(one)) ?? name
  const spellings = (bySkeleton?.get(skeletonFor(name)) ?? []).filter((one) => !CYRILLIC.test(one))
  return spellings.reduce((best, one) => (FITS[language](one) > FITS[language](best) ? one : best), name)
}
