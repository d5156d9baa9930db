import type { Language } from '#contract/vertical.ts'

/**
 * What stands before `allergic` and its kin where it goes on: I am not, I'm no longer · allergic. Without the verb before it the denial may end an
 * answer, and the word begin the next question.
 */
export const DENIED_PREDICATE: Readonly<Record<Language, { readonly before: RegExp; readonly predicate: RegExp }>> = {
  nb: { before: / (?:er|var|blir|ble|blei) (?:ikke|ikkje|itj)(?: lenger| lengre| lengder)? $/u, predicate: /^(?:allergisk|overfølsom)/u },
  sv: { before: / (?:är|var|blir|blev) (?:inte|ej)(?: längre)? $/u, predicate: /^(?:allergisk|överkänslig)/u },
  da: { before: / (?:er|var|bliver|blev) ikke(?: længere)? $/u, predicate: /^(?:allergisk|overfølsom)/u },
  en: { before: / (?:(?:am|is|are|was|were|i['’]m|he['’]s|she['’]s|you['’]re) (?:not|no longer)|isn['’]t|aren['’]t|wasn['’]t) $/u, predicate: /^allergic/u },
  ru: { before: / (?:нет|никакой) $/u, predicate: /^аллергии$/u },
}
