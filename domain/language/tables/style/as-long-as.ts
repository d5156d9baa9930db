import type { Language } from '#contract/vertical.ts'

/** Behind these the word for so opens no sentence, but tells how long or how much: so long as it hurts. Set behind that word in a pattern. */
export const NOT_AS_LONG: Readonly<Record<Language, string>> = {
  nb: '(?! (?:lenge|snart|fremt|framt|sant|vidt|ofte|mye|mykje|lite|langt|mange)(?!\\p{L}))',
  sv: '(?! (?:länge|snart|fort|vida|ofta|mycket|lite|långt|många)(?!\\p{L}))',
  da: '(?! (?:længe|snart|fremt|vidt|ofte|meget|lidt|langt|mange)(?!\\p{L}))',
  en: '(?! (?:long|far|much|many|soon)(?!\\p{L}))',
  ru: '(?! (?:как|долго|часто|много)(?!\\p{L}))',
}
