import type { Language, Vertical } from '#contract/vertical.ts'

/** What kind of identifier a stretch of text is, by the names of the measuring data. */
export const IDENTIFIER_TYPES = [
  'NAME', 'NATIONAL_ID', 'PHONE', 'EMAIL', 'ADDRESS', 'POSTCODE', 'LOCATION', 'ORG', 'DATE', 'AGE', 'HPR', 'CASE_NO', 'CHIP', 'ANIMAL_ID', 'ACCOUNT',
  'OTHER_ID', 'URL',
] as const
export type IdentifierType = (typeof IDENTIFIER_TYPES)[number]

/** One identifier found in a text; offsets are UTF-16, `end` exclusive, `confidence` between 0 and 1. */
export type Identifier = { readonly start: number; readonly end: number; readonly type: IdentifierType; readonly confidence: number }

/** A text to search. */
export type Search = {
  readonly text: string
  readonly language: Language
  readonly vertical?: Vertical
  /** People, numbers and places of the case that must not be missed. */
  readonly known?: readonly string[]
  /** Words a person says identify nobody in the case. */
  readonly spared?: readonly string[]
}

/** What the finders are called, in the order in which they run (`mask/finders.ts`). */
export const FINDER_NAMES = [
  'codes', 'numbers', 'bare-dates', 'broken-numbers', 'labelled-codes', 'last-digits', 'logins', 'herd-numbers', 'spoken-emails', 'spelled-names',
  'spoken-web', 'dates', 'addresses', 'homes-before-postcodes', 'homes', 'named-homes', 'houses-before-parts', 'address-blocks', 'postcodes-behind-addresses',
  'zip-codes', 'said-postcodes', 'spoken-numbers', 'ages', 'fields', 'spoken-codes', 'places-behind-postcodes', 'known-people', 'labelled-names',
  'initialled-names', 'signatures', 'institutions', 'rooms', 'capital-names', 'rows-of-names', 'uncased-animals', 'uncased-names', 'weighed-names',
  'names-beside-names', 'rows-of-uncased-names', 'repeated-names',
] as const
export type FinderName = (typeof FINDER_NAMES)[number]

/** How sure a finding is, by what it rests on. */
export const SURE = { checked: 0.99, shape: 0.95, cue: 0.9, list: 0.8, capital: 0.6, repeated: 0.7 } as const
