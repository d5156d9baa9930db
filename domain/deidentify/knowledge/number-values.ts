import type { Language } from '#contract/vertical.ts'
import { packOf } from '#domain/language/language.ts'
import type { NumberReader } from '#domain/language/number-words.ts'
import { numberReader } from '#domain/language/number-words.ts'

const readers = new Map<Language, NumberReader>()

function readerOf(language: Language): NumberReader {
  const made = readers.get(language) ?? numberReader(packOf(language).numbers)
  readers.set(language, made)
  return made
}

/** Said before the country of a phone. */
export const PLUS_WORDS = new Set(['pluss', 'plus', 'плюс'])
const NOUGHTS = new Set(['oh', 'zero', 'null', 'nul', 'noll', 'нуль', 'ноль', 'ноля'])
const LONGEST_NUMBER_WORD = 28

/** nollsju, nullåtte: a pair that begins with nought, in one word. */
function zeroPair(word: string, read: NumberReader): number | undefined {
  const [, rest = ''] = /^(?:null|noll|nul)(.{2,})$/.exec(word) ?? []
  return rest === '' ? undefined : read(rest)?.value
}

/** nittensekstisju, nittonåttiett: a year in one word, the century before the rest. */
function centuryYear(word: string, read: NumberReader): number | undefined {
  const [, century = '', rest = ''] = /^(nitten|nitton|atten|arton|tjue|tjugo)(?:hundre(?:de)?(?:og)?|hundra)?(.{2,})$/.exec(word) ?? []
  const value = rest === '' ? undefined : read(rest)?.value
  if (value === undefined || value < 10 || value > 99) return undefined
  return (century.startsWith('tju') ? 2000 : century.startsWith('ni') ? 1900 : 1800) + value
}

/** The value of a number word; undefined for any other. Made for each language once. */
export function numberValuesOf(language: Language): (word: string) => number | undefined {
  const read = readerOf(language)
  return (word) => {
    if (word.length > LONGEST_NUMBER_WORD) return undefined
    if (NOUGHTS.has(word)) return 0
    return read(word)?.value ?? centuryYear(word, read) ?? zeroPair(word, read) ?? (word.includes('-') ? read(word.replaceAll('-', ''))?.value : undefined)
  }
}
