import type { Language } from '#contract/vertical.ts'
import {
  DANISH_ORDINAL_UNITS, FORMS, HUNDREDS, NUMERAL_JOINED, ORDINALS, ORDINAL_TENS, OTHER_ORDINALS, RUSSIAN_FORMS, RUSSIAN_JOINED, RUSSIAN_JOINED_TO,
  RUSSIAN_ORDINAL_END, RUSSIAN_ORDINAL_STEMS, TENS, THOUSANDS, TWOS, UNITS,
} from './number-words.ts'

type Numerals = Map<string, number>

/** Compounds of tens and units: tjueto, toogtjue, toogtyve, twenty-two. */
function addTens(numerals: Numerals, language: Language): void {
  for (const [word, tens] of Object.entries(TENS[language])) {
    numerals.set(word, tens)
    UNITS[language].slice(1, 10).forEach((unit, at) => {
      const value = tens + at + 1
      if (language === 'en') numerals.set(`${word}-${unit}`, value)
      if (language === 'nb' || language === 'sv') numerals.set(word + unit, value)
      if (language === 'nb' || language === 'da') numerals.set(`${unit}og${word}`, value)
      if (language === 'sv') numerals.set(word.slice(0, -1) + unit, value)
    })
    if (language === 'nb') numerals.set(`${word}syv`, tens + 7)
    if (language === 'sv') numerals.set(`${word}en`, tens + 1)
    if (language === 'da') numerals.set(`enog${word}`, tens + 1).set(`etog${word}`, tens + 1)
  }
}

function addRussianForms(numerals: Numerals): void {
  for (const [value, words] of Object.entries(RUSSIAN_FORMS)) for (const word of words.split(' ')) numerals.set(word, Number(value))
  UNITS.ru.slice(11, 20).forEach((unit, at) => numerals.set(`${unit.slice(0, -1)}и`, at + 11))
}

/** What may stand before "hundred" in one word with it, and what it counts. */
function hundredCounts(language: Language): [string, number][] {
  const units = UNITS[language].slice(1, 10).map((unit, at): [string, number] => [unit, at + 1])
  const ones: [string, number][] = language === 'da' ? [['et', 1]] : [['ett', 1], ['et', 1]]
  return [['', 1], ...units, ...ones]
}

/** The Scandinavian languages write hundreds in one word: etthundretrettiåtte, hundredeogtolv. */
function addHundreds(numerals: Numerals, language: Language): void {
  const small = [...numerals].filter(([, value]) => value > 0 && value < 100)
  const joints = language === 'da' ? ['', 'og', 'e'] : ['', 'og']
  for (const hundred of HUNDREDS[language]) {
    for (const [before, count] of hundredCounts(language)) {
      numerals.set(before + hundred, count * 100)
      for (const [word, value] of small) for (const joint of joints) numerals.set(before + hundred + joint + word, count * 100 + value)
    }
  }
}

function addThousands(numerals: Numerals, language: Language): void {
  for (const thousand of THOUSANDS[language]) {
    numerals.set(thousand, 1000)
    if (language !== 'ru') UNITS[language].slice(1).forEach((unit, at) => numerals.set(unit + thousand, (at + 1) * 1000))
  }
}

function ordinalsOf(language: Language): Numerals {
  const found: Numerals = new Map(ORDINALS[language].map((word, at) => [word, at + 1]))
  for (const [before, tens] of Object.entries(ORDINAL_TENS[language]))
    ORDINALS[language].slice(0, 9).forEach((word, at) => found.set(before + word, tens + at + 1))
  if (language === 'da') DANISH_ORDINAL_UNITS.forEach((unit, at) => found.set(`${unit}ogtyvende`, at + 21).set(`${unit}ogtredivte`, at + 31))
  for (const [word, value] of Object.entries(OTHER_ORDINALS[language])) found.set(word, value)
  return found
}

function numeralsOf(language: Language): Numerals {
  const numerals: Numerals = new Map(UNITS[language].map((word, value) => [word, value]))
  for (const [word, value] of Object.entries(FORMS[language])) numerals.set(word, value)
  addTens(numerals, language)
  if (language === 'ru') addRussianForms(numerals)
  if (language === 'nb' || language === 'sv' || language === 'da') addHundreds(numerals, language)
  for (const hundred of HUNDREDS[language]) numerals.set(hundred, 100)
  addThousands(numerals, language)
  for (const word of TWOS[language]) numerals.set(word, 2)
  for (const [word, value] of ordinalsOf(language)) if (!numerals.has(word)) numerals.set(word, value)
  return numerals
}

const made = new Map<Language, Numerals>()

function knownNumerals(language: Language): Numerals {
  const known = made.get(language) ?? numeralsOf(language)
  made.set(language, known)
  return known
}

const STEMS_LONGEST_FIRST = Object.entries(RUSSIAN_ORDINAL_STEMS).sort(([a], [b]) => b.length - a.length)

function russianValue(word: string): number | undefined {
  const stem = RUSSIAN_ORDINAL_END.test(word) ? STEMS_LONGEST_FIRST.find(([start]) => word.startsWith(start) && word.length <= start.length + 4) : undefined
  if (stem) return stem[1]
  return RUSSIAN_JOINED_TO.test(word) ? Object.entries(RUSSIAN_JOINED).find(([part]) => word.startsWith(part))?.[1] : undefined
}

/** The number a word says, alone or joined to a unit; undefined when it says none. */
export function valueOfWord(word: string, language: Language): number | undefined {
  const known = knownNumerals(language).get(word)
  if (known !== undefined) return known
  if (language === 'ru') return russianValue(word)
  const joined = NUMERAL_JOINED.exec(word)?.[1]
  return joined === undefined ? undefined : knownNumerals(language).get(joined)
}
