import type { Language } from '#contract/vertical.ts'

/**
 * Words of a spoken dialect with the written word for each, where the spoken one is no other word of the written language: a record is in
 * written language, and everything that reads it knows that. The Norwegian ones are of Trøndelag and the north.
 */
const WRITTEN: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  nb: {
    æ: 'jeg',
    mæ: 'meg',
    dæ: 'deg',
    sæ: 'seg',
    e: 'er',
    va: 'var',
    itj: 'ikke',
    ittj: 'ikke',
    itje: 'ikke',
    ittje: 'ikke',
    ikkj: 'ikke',
    ska: 'skal',
    ka: 'hva',
    kem: 'hvem',
    koss: 'hvordan',
    kossen: 'hvordan',
    koffer: 'hvorfor',
    fækk: 'fikk',
    kjæm: 'kommer',
    vorre: 'vært',
    vørre: 'vært',
    nokka: 'noe',
    nokko: 'noe',
    vekka: 'uker',
    ganga: 'ganger',
    daga: 'dager',
    åsså: 'også',
    hennje: 'henne',
    anna: 'annet',
    heim: 'hjem',
    morran: 'morgenen',
    kvelln: 'kvelden',
  },
}

/** The spoken forms that only a dialect has; a text with none of them is left as it is. */
const TELLS_DIALECT = /(?<![\p{L}-])(?:æ|mæ|dæ|itt?j\p{L}*)(?![\p{L}-])/iu

const WORD = /(?<![\p{L}\p{N}-])\p{L}+(?![\p{L}-])/gu

/** Whether a talk is told in a dialect that is written out. */
export function isDialect(text: string, language: Language): boolean {
  return WRITTEN[language] !== undefined && TELLS_DIALECT.test(text)
}

/** A text of that dialect in written words; a word with a capital inside a sentence is a name. */
export function writeDialect(text: string, language: Language): string {
  const written = WRITTEN[language] ?? {}
  return text.replaceAll(WORD, (word, at: number) => {
    const found = written[word.toLowerCase()]
    const isOpening = at === 0 || /[.!?:]\s*$/u.test(text.slice(Math.max(0, at - 3), at))
    if (found === undefined || (word !== word.toLowerCase() && !isOpening)) return word
    return word === word.toLowerCase() ? found : found.charAt(0).toUpperCase() + found.slice(1)
  })
}
