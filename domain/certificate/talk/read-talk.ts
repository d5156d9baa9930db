import type { Language } from '#contract/vertical.ts'
import type { ToldFields } from '../told.ts'

/** Takes a talk; gives the fields of a certificate that were told in it, in its words. */
export function readTalk(_text: string, _language: Language): ToldFields {
  return new Map()
}
