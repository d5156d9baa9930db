import type { Language } from '#contract/vertical.ts'

/** One page of help: a question a person may have about the product, and what there is to know. `words` are others it may be asked in. */
export type HelpText = { readonly id: string; readonly title: string; readonly body: string; readonly words: readonly string[] }

export type HelpTexts = Readonly<Record<Language, readonly HelpText[]>>
