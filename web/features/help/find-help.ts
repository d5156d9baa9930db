import type { Language } from '#contract/vertical.ts'
import type { HelpText } from '#domain/help/texts/help-text.ts'
import { searchHelp } from '#domain/help/search-help.ts'

/**
 * Takes what was typed and the texts of a language; gives those that answer it, best first, then those that hold the letters typed so far; all of
 * them where nothing is sought.
 */
export function findHelp(sought: string, texts: readonly HelpText[], language: Language): HelpText[] {
  const words = sought.toLocaleLowerCase().trim()
  if (words === '') return [...texts]
  const answering = searchHelp(sought, { texts, language }).map(({ text }) => text)
  const holding = texts.filter(
    (text) => !answering.includes(text) && [text.title, text.body, ...text.words].some((part) => part.toLocaleLowerCase().includes(words)),
  )
  return [...answering, ...holding]
}
