import type { Language } from '#contract/vertical.ts'
import { EXAMINED, FOUND, HOW_MUCH, NUMERALS, PLURAL_BEHIND, SINGLE_PARTS } from '#domain/language/tables/style/contractions.ts'

/** Her temperature's 38: with its apostrophe, before anything but a noun of its own, such as `the chest's wall`. */
const WITH_SIGN = new RegExp(String.raw`(?<!\p{L})(${EXAMINED})['’]s (?=(?:(?:${HOW_MUCH}) )*(?:${NUMERALS}|${FOUND})(?!\p{L}))`, 'giu')
/** Her tummys soft, temperatures thirty eight: a recogniser leaves the apostrophe out. */
const WITHOUT_SIGN = new RegExp(String.raw`(?<!\p{L})(${EXAMINED})s (?=(?:(?:${HOW_MUCH}) )*(?:${FOUND}|${NUMERALS})(?!\p{L}))`, 'giu')
/** Two ears clear, both knees swollen: counted, it is a plural. */
const COUNTED = new RegExp(PLURAL_BEHIND, 'iu')
const SINGLE = new RegExp(`^(?:${SINGLE_PARTS})`, 'iu')

/** Takes a sentence; gives it with `is` written out behind what was examined or measured. */
export function writeContractions(text: string, language: Language): string {
  if (language !== 'en') return text
  return text
    .replace(WITH_SIGN, '$1 is ')
    .replace(WITHOUT_SIGN, (said, noun: string, at: number) => {
      const isPlural = COUNTED.test(text.slice(Math.max(0, at - 8), at)) && !SINGLE.test(noun)
      return isPlural ? said : `${noun} is `
    })
}
