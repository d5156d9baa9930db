import type { Language } from '#contract/vertical.ts'
import type { LanguagePack } from '#domain/language/pack/language-pack.ts'

/** One, where it is not written as a digit for being an article as well. */
const ONE: Readonly<Record<Language, string>> = { nb: 'ett?|én|en', sv: 'ett?|en', da: 'ét|et|én|en', en: 'one', ru: 'один' }

/** Crosses of a test strip, reflexes, cells: `tre pluss`, `три плюса`. What is added goes on with a number or what is added. */
const PLUS = /(?<![\d.,/])([1-4]) (?:pluss?|plussar|плюс(?:а|ов)?)(?!\p{L})(?! (?:\d|en|ett?|ei|a|one|один|pluss?|плюс)(?!\p{L}))/giu

/** Metres over the line that is read, as sight is measured with a chart: `six eighteen`. */
const SIGHT = /(?<![\d.,/])6,? ?(?:over )?(5|6|7\.5|9|12|18|24|36|60)(?![\d.,/]\d|\d|\s*(?:mg|ml|mm|cm|weeks?|days?|months?|years?|times|mcg|g)(?!\p{L}))/giu
/** Sight is spoken of. */
const OF_SIGHT = /(?<!\p{L})(?:vision|acuit(?:y|ies)|sight|snellen|pinhole|unaided|glasses|eyes?|specs|chart)(?!\p{L})/iu

const ones = new Map<Language, RegExp>()

function onePlus(language: Language): RegExp {
  const known = ones.get(language) ?? new RegExp(`(?<![\\p{L}\\d])(?:${ONE[language]}) (?:pluss?|плюс)(?!\\p{L})(?! (?:\\d|en|ett?|ei|a|one)(?!\\p{L}))`, 'giu')
  ones.set(language, known)
  return known
}

/** Grades as they are written: `3 plus` → `3+`, and in English sight read from a chart, `6, 18` → `6/18`. */
export function writeGrades(text: string, pack: LanguagePack): string {
  const crossed = text.replace(PLUS, '$1+').replace(onePlus(pack.language), '1+')
  return pack.language === 'en' && OF_SIGHT.test(crossed) ? crossed.replace(SIGHT, '6/$1') : crossed
}
