import type { Language } from '#contract/vertical.ts'

/** How a talk may reach the engine in a worse form than it was written down. */
export const DEGRADATIONS = ['as written', 'lower case', 'one line', 'hesitant', 'dictated'] as const
export type Degradation = (typeof DEGRADATIONS)[number]

/** Sounds and small words of somebody who searches for the next one. */
const HESITATIONS: Readonly<Record<Language, readonly string[]>> = {
  nb: ['eh', 'liksom', 'altså', 'hm'],
  sv: ['öh', 'liksom', 'alltså', 'hm'],
  da: ['øh', 'ligesom', 'altså', 'hm'],
  en: ['um', 'uh', 'you know', 'er'],
  ru: ['э', 'ну', 'как бы', 'эм'],
}
const WORDS_TO_HESITATION = 11
const WORDS_TO_REPEAT = 17

/** Stops as somebody dictates them. */
const DICTATED: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  nb: { '.': 'punktum', ',': 'komma', '?': 'spørsmålstegn', '!': 'utropstegn', ':': 'kolon' },
  sv: { '.': 'punkt', ',': 'komma', '?': 'frågetecken', '!': 'utropstecken', ':': 'kolon' },
  da: { '.': 'punktum', ',': 'komma', '?': 'spørgsmålstegn', '!': 'udråbstegn', ':': 'kolon' },
  en: { '.': 'full stop', ',': 'comma', '?': 'question mark', '!': 'exclamation mark', ':': 'colon' },
  ru: { '.': 'точка', ',': 'запятая', '?': 'вопросительный знак', '!': 'восклицательный знак', ':': 'двоеточие' },
}

/** Who speaks, at the beginning of a line. */
const LABEL = /^[ \t]*(?:\[[^\]\n]{1,30}\]|\p{L}[\p{L} .]{0,28}:)[ \t]*/u
/** Signs that a recogniser without punctuation leaves out; those within a number, word or short form stay. */
const SIGNS = /[.,;:!?…"“”«»()[\]–—]+(?=\s|$)|(?<=^|\s)["“”«»()[\]–—-]+/gu

type Line = { readonly label: string; readonly said: string }

function linesOf(text: string): Line[] {
  return text.split('\n').map((line) => {
    const label = LABEL.exec(line)?.[0] ?? ''
    return { label, said: line.slice(label.length) }
  })
}

const flat = (said: string) => said.toLowerCase().replaceAll(SIGNS, ' ').replaceAll(/[ \t]+/g, ' ').trim()

function hesitant(said: string, language: Language): string {
  const sounds = HESITATIONS[language]
  return said.split(/ +/).flatMap((word, at) => {
    const sound = at % WORDS_TO_HESITATION === WORDS_TO_HESITATION - 1 ? [sounds[Math.floor(at / WORDS_TO_HESITATION) % sounds.length] ?? ''] : []
    const isRepeated = at % WORDS_TO_REPEAT === WORDS_TO_REPEAT - 1 && /^\p{L}+$/u.test(word)
    return [...sound, ...(isRepeated ? [word, word] : [word])]
  }).join(' ')
}

function dictated(said: string, language: Language): string {
  return said.toLowerCase().replaceAll(/([.,?!:])+(?=\s|$)/g, (signs) => ` ${DICTATED[language][signs.charAt(0)] ?? ''}`).replaceAll(/[ \t]+/g, ' ').trim()
}

/** A talk in a worse form, the same each time. */
export function degrade(text: string, language: Language, how: Degradation): string {
  const lines = linesOf(text)
  switch (how) {
    case 'as written':
      return text
    case 'lower case':
      return lines.map(({ label, said }) => label.toLowerCase() + flat(said)).join('\n')
    case 'one line':
      return lines.map(({ said }) => flat(said)).join(' ')
    case 'hesitant':
      return lines.map(({ label, said }) => label + hesitant(said, language)).join('\n')
    case 'dictated':
      return lines.map(({ label, said }) => label + dictated(said, language)).join('\n')
  }
}
