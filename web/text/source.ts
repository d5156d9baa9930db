import type { Language } from '#contract/vertical.ts'
import type { nb as firstView } from './first-view/nb.ts'
import type { nb as pages } from './pages/nb.ts'
import type { Translation } from './translation.ts'

/** Every text of the app. Norwegian is where keys are made; the compiler holds the other four to the same shape. */
export type Source = typeof firstView & typeof pages
export type Feature = keyof Source & string
type Texts<Spoken extends Language, Own> = { readonly [Name in keyof Own]: Translation<Own[Name], Spoken> }
export type FirstTexts<Spoken extends Language> = Texts<Spoken, typeof firstView>
/** The refusals are among both: those that any view may have to say come first, all of them with the pages. */
export type PageTexts<Spoken extends Language> = Texts<Spoken, typeof pages>
