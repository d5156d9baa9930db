import type { FastActionType } from '#contract/fast-action.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import type { Sender } from '#domain/documents/facts/known-facts.ts'

/** What is to be written, of which texts, for whom to sign. `remarks` is empty where the clinician added none. */
export type ActionOrder = {
  type: FastActionType
  input: string
  remarks: string
  /** The one the clinician writes in; what was pasted may settle another (draft-language.ts). */
  language: Language
  vertical: Vertical
  /** ISO 3166-1 alpha-2: which authority asks. */
  country: string
  sender: Sender
  /** The day it is written, ISO 8601. */
  date: string
}

/** The same once its language is settled. */
export type Writing = Omit<ActionOrder, 'type' | 'country'>
