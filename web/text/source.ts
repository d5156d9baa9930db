import type { Language } from '#contract/vertical.ts'
import type { nb } from './language/nb.ts'
import type { Translation } from './translation.ts'

/** Every text of the app. Norwegian is where keys are made; the compiler holds the other four to the same shape. */
export type Source = typeof nb
export type Feature = keyof Source & string
export type Catalogue<Spoken extends Language> = { readonly [Name in Feature]: Translation<Source[Name], Spoken> }
