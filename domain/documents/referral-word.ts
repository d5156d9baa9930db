import type { Language } from '#contract/vertical.ts'

/** The rule of the specification: a paragraph that holds this word, however it is written and in whatever compound. */
const HENVISNING = /henvisning/iu

/** How doctors of each language say that somebody is sent on; pain that is referred and an illness in remission are something else. */
const WORDS: Readonly<Record<Language, RegExp>> = {
  nb: /(?<!\p{L})(?:\p{L}+)?(?:henvis|tilvis)(?:e|er|es|t|te|ast)?(?!\p{L})|henvisning|tilvising/iu,
  sv: /remiss(?!ion)|(?<!\p{L})(?:åter)?remitter/iu,
  da: /(?<!\p{L})(?:videre|gen)?henvis/iu,
  en: /(?<!\p{L})(?:re-?)?refer(?!red pain|ence|endum)(?:s|red|ring|rals?)?(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:пере)?направ(?:лен|ить|лю|ля|им|ит|ьте|ил)/iu,
}

/** Whether a text speaks of sending the patient on: the word of the specification, or one of the text's own language. */
export function speaksOfReferral(text: string, language: Language): boolean {
  return HENVISNING.test(text) || WORDS[language].test(text)
}

/** The first sentence that speaks of it; the one under the cursor comes first when it does. */
export function referralSentence<Sentence extends { readonly text: string; readonly start: number; readonly end: number }>(
  sentences: readonly Sentence[],
  { language, cursor }: { language: Language; cursor?: number },
): Sentence | undefined {
  const speaking = sentences.filter(({ text }) => speaksOfReferral(text, language))
  return speaking.find(({ start, end }) => cursor !== undefined && cursor >= start && cursor <= end) ?? speaking[0]
}
