import { use, useCallback, useSyncExternalStore } from 'react'
import type { Language } from '#contract/vertical.ts'
import type { Feature, Source } from './source.ts'
import { awaitedTexts, find, onLanguageChange, spokenLanguage } from './machinery.ts'
import type { TextKey, TextValues } from './translation.ts'

/** Gives the text of a key in the language and edition on screen. */
export type Text<Name extends Feature> = (key: TextKey<Source[Name]>, values?: TextValues) => string

/**
 * Takes a feature, whose texts are waited for where they have not come yet; gives the function that finds its texts.
 * `const text = useText('pricing')`, then `text('heading')`.
 */
export function useText<Name extends Feature>(feature: Name): Text<Name> {
  const language = useLanguage()
  const awaited = awaitedTexts(language, feature)
  if (awaited !== undefined) use(awaited)
  return useCallback((key, values) => find({ language, feature, key, values }), [language, feature])
}

/** The language on screen. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, spokenLanguage)
}
