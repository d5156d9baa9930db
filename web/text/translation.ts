import type { Language, Vertical } from '#contract/vertical.ts'

/** Plural forms by language: the Slavic one needs four where the others need two (CLDR plural rules). */
type PluralForm<Spoken extends Language> = Spoken extends 'ru' ? 'one' | 'few' | 'many' | 'other' : 'one' | 'other'

/**
 * The shape a language must fill, taken from the Norwegian texts of a feature. Keys are one level of camelCase; `_one` and `_other`
 * end a key that counts, `_vet` one whose words differ in the animal edition (then `_vet` stands before the plural ending).
 */
export type Translation<Source, Spoken extends Language> = {
  readonly [Key in keyof Source as Key extends `${infer Base}_${'one' | 'other'}` ? `${Base}_${PluralForm<Spoken>}` : Key]: string
}

type WithoutPlural<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key
type WithoutEdition<Key> = Key extends `${infer Base}_${Vertical}` ? Base : Key

/** The keys a feature asks for: endings for number and edition are chosen by the machinery. */
export type TextKey<Source> = WithoutEdition<WithoutPlural<keyof Source>> & string

/** Values set into a text; `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>> & { readonly count?: number }
