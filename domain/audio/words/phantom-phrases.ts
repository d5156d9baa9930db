import type { Language } from '#contract/vertical.ts'

/**
 * Speech models trained on subtitles put these into silence. Only a segment made of nothing else is dropped:
 * a backstop behind the speech gate, not a filter on what was said.
 */
const PHANTOMS: Readonly<Record<Language, readonly RegExp[]>> = {
  nb: [/^(?:under)?tekst(?:et|ing|er)? (?:av|ved) (?:nicolai winther|ai media)$/, /^takk for at du så på$/],
  sv: [
    /^(?:under)?text(?:ning|er|at) (?:av|från) (?:nicolai winther|amara ?org gemenskapen|stina hedin.*)$/,
    /^svensktextning nu$/,
    /^tack för att du tittade$/,
  ],
  da: [/^(?:danske )?(?:under)?tekster? (?:af|ved) nicolai winther$/, /^tak fordi du så med$/],
  en: [/^subtitles? (?:by|from) (?:the )?amara ?org community$/, /^thank(?:s| you)(?: so much)? for watching$/, /^please (?:like and )?subscribe$/],
  ru: [/^субтитры (?:сделал|создавал|подогнал) \S+$/, /^редактор субтитров .{3,40}$/, /^спасибо за просмотр$/, /^продолжение следует$/],
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Takes a segment's text; true when it is one of the credits a model writes into silence, in any language. */
export function isPhantomPhrase(text: string): boolean {
  const words = bare(text)
  return Object.values(PHANTOMS).some((patterns) => patterns.some((pattern) => pattern.test(words)))
}
