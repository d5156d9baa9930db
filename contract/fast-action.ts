import * as z from 'zod/mini'
import { Language } from './vertical.ts'
import type { Vertical } from './vertical.ts'

/** How long the pasted text and the clinician’s remarks may be, in UTF-16 units. */
export const fastActionBounds = { inputCharacters: 60_000, remarksCharacters: 20_000 } as const

/** What is to be written (spec 3). Nothing of a quick action is ever stored. */
export type FastActionType = z.infer<typeof FastActionType>
export const FastActionType = z.enum(['EConsult', 'FromMedicalToHuman', 'Nav', 'AnimalInsurance'])

/** Takes an edition; gives what may be written in it: vets write to insurers, all others to the authority (spec 5). */
export function fastActionsOf(vertical: Vertical): FastActionType[] {
  return FastActionType.options.filter((type) => type !== (vertical === 'vet' ? 'Nav' : 'AnimalInsurance'))
}

/** Signs that nobody sees; a text of them alone is blank. */
const UNSEEN = /[\s\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/gu

/** True for a text in which nothing can be read. */
export const isBlank = (text: string): boolean => text.replace(UNSEEN, '') === ''

export type FastActionRequest = z.infer<typeof FastActionRequest>
export const FastActionRequest = z.object({
  Type: FastActionType,
  /** The message, letter, printout or record that was pasted. */
  Input: z.string().check(z.maxLength(fastActionBounds.inputCharacters)),
  /** The clinician's own remarks. */
  AdditionalData: z.optional(z.nullable(z.string().check(z.maxLength(fastActionBounds.remarksCharacters)))),
})

const Stretch = z.object({ start: z.int(), end: z.int() })

/** Where a stretch of the text comes from: words of the pasted text or of the remarks. All offsets are UTF-16. */
export type FastActionMark = z.infer<typeof FastActionMark>
export const FastActionMark = z.extend(Stretch, { source: z.enum(['input', 'remarks']), sourceStart: z.int(), sourceEnd: z.int() })

/**
 * A text to be read, filled in and sent by the clinician. `gaps` are stretches in square brackets that nobody gave the words for; `unsupported` are
 * sentences of a model that neither the pasted text nor the remarks carry.
 */
export type FastActionAnswer = z.infer<typeof FastActionAnswer>
export const FastActionAnswer = z.object({
  value: z.string(),
  unsupported: z.array(Stretch),
  marks: z.array(FastActionMark),
  gaps: z.array(Stretch),
  language: Language,
  /** `builtin`, or a model with its prompt (MED-1). */
  engine: z.string(),
})
