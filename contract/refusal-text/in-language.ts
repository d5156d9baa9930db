import type { ErrorCode } from '../error-code.ts'
import type { Language } from '../vertical.ts'
import { da } from './da.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { ru } from './ru.ts'
import { sv } from './sv.ts'

const TEXTS: Record<Language, Record<ErrorCode, string>> = { nb, sv, da, en, ru }

/** Takes a code and a language; gives the sentence shown to the person. */
export function refusalText(code: ErrorCode, language: Language): string {
  return TEXTS[language][code]
}
