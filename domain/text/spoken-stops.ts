import type { Language } from '#contract/vertical.ts'

/** What a dictating clinician says for a stop; several words stand for a new line too. */
const STOPS: Readonly<Record<Language, string>> = {
  nb: 'punktum|ny linje|nytt avsnitt|ny setning',
  sv: 'punkt|ny rad|nytt stycke|ny mening',
  da: 'punktum|ny linje|nyt afsnit|ny sætning',
  en: 'full stop|new line|new paragraph|next paragraph',
  ru: 'точка|новая строка|с новой строки|новый абзац',
}

/** Fewer, and it is a word of the talk: `that is the point`. */
const LEAST_STOPS = 3

/** Writes stops that were dictated as words; every letter keeps its place, so that evidence still points to what was said. */
export function writeSpokenStops(text: string, language: Language): string {
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${STOPS[language]})(?![\\p{L}])[.,]?(?! \\d)`, 'giu')
  if ((text.match(pattern) ?? []).length < LEAST_STOPS) return text
  return text.replace(pattern, (said) => `.${' '.repeat(said.length - 1)}`)
}
