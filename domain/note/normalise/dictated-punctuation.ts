import type { Language } from '#contract/vertical.ts'
import type { LanguagePack } from '#domain/language/pack/language-pack.ts'
import { COMING } from '#domain/language/tables/spoken-edges.ts'
import { readsAsNumber } from './numbers/spoken-numbers.ts'

/** What a dictating clinician says for signs, by the sign. */
type Signs = Readonly<Record<string, string>>

/**
 * `sure`: nobody says it in a consultation unless he dictates. `doubtful`: has another meaning as well, and is a sign only where others are dictated.
 * `before`: words before a doubtful one that make an ordinary word of it. `saying`: what stands before a sure one in a turn of phrase; `verb`: what stands
 * before a comma that is no comma but the word for coming.
 */
type Dictation = { readonly sure: Signs; readonly doubtful: Signs; readonly before: string; readonly saying: RegExp; readonly verb?: RegExp }

/** A new line ends the sentence too. */
const DICTATION: Readonly<Record<Language, Dictation>> = {
  nb: {
    sure: {
      '.': 'punktum|ny linje|nytt avsnitt|ny setning|linjeskift|nytt punkt',
      ',': 'komma',
      '?': 'spørsmålstegn|spørsmålsteikn',
      '!': 'utropstegn|utropsteikn',
      ';': 'semikolon',
      ' ': 'parentes begynn|parentes start|parentes slutt|slutt parentes|start parentes|anførselstegn',
    },
    doubtful: { '.': 'punkt', ':': 'kolon' },
    before: 'et|ett|eit|en|ein|dette|det|hvert|første|siste|neste|annet|øm|ømt|ømme|i',
    saying: /(?<!\p{L})(?:set|sett|sette|setter|sett|satt|satte)(?: \p{L}+)? (?:et )?$/iu,
    verb: COMING.nb,
  },
  sv: {
    sure: {
      '.': 'ny rad|nytt stycke|ny mening|radbrytning',
      ',': 'komma',
      '?': 'frågetecken',
      '!': 'utropstecken',
      ';': 'semikolon',
      ' ': 'parentes start|parentes slut|slut parentes|start parentes|citattecken',
    },
    doubtful: { '.': 'punkt', ':': 'kolon' },
    before: 'en|ett|den|det|denna|varje|första|sista|nästa|annan|öm|ömma|sätter|sätta|satte|på|i',
    saying: /(?<!\p{L})(?:sätt|sätta|sätter|satte|satt)(?: \p{L}+)? (?:ett )?$/iu,
    verb: COMING.sv,
  },
  da: {
    sure: {
      '.': 'punktum|ny linje|nyt afsnit|ny sætning|linjeskift|nyt punkt',
      ',': 'komma',
      '?': 'spørgsmålstegn',
      '!': 'udråbstegn',
      ';': 'semikolon',
      ' ': 'parentes start|parentes slut|slut parentes|start parentes|anførselstegn',
    },
    doubtful: { '.': 'punkt', ':': 'kolon' },
    before: 'et|en|dette|det|denne|hvert|første|sidste|næste|andet|øm|ømt|ømme|i',
    saying: /(?<!\p{L})(?:sæt|sætte|sætter|sat|satte)(?: \p{L}+)? (?:et )?$/iu,
  },
  en: {
    sure: {
      '.': 'full stop|new line|new paragraph|next paragraph|next line',
      ',': 'comma',
      '?': 'question mark',
      '!': 'exclamation mark|exclamation point',
      ';': 'semicolon|semi colon',
      ' ': 'open brackets?|close brackets?|open parenthesis|close parenthesis|open quotes?|close quotes?',
    },
    doubtful: { '.': 'period', ':': 'colon' },
    before:
      'a|an|the|my|your|her|his|this|that|last|next|first|each|every|heavy|regular|irregular|painful|menstrual|missed|late|long|short|sigmoid|' +
      'ascending|descending|transverse|whole|entire|of|in|on',
    saying: /(?<!\p{L})(?:a|the) $/iu,
  },
  ru: {
    sure: {
      '.': 'новая строка|с новой строки|с красной строки|новый абзац|с нового абзаца',
      ',': 'запятая',
      '?': 'вопросительный знак|знак вопроса',
      '!': 'восклицательный знак',
      ':': 'двоеточие',
      ';': 'точка с запятой',
      ' ': 'скобка открывается|скобка закрывается|открыть скобку|закрыть скобку|кавычки',
    },
    doubtful: { '.': 'точка' },
    before: 'болевая|одна|эта|та|каждая|последняя|первая|какая|слепая|это',
    saying: /(?<!\p{L})(?:эта|одна|лишняя) $/iu,
  },
}

/** Fewer stops of a word with another meaning, and it has that meaning: a tender point. */
const LEAST_DOUBTFUL = 3
/** A heading is so short: findings colon. */
const HEADING_WORDS = 4
const LETTERS_AROUND = 40
const WORD_BEFORE = /([\p{L}\p{M}]+|\d+)\s*$/u
const WORD_AFTER = /^[ \t]*([\p{L}\p{M}]+|\d+)/u

type Patterns = {
  readonly sure: RegExp
  readonly doubtful: RegExp
  readonly signs: ReadonlyMap<string, string>
  readonly isSaying: (before: string) => boolean
  readonly isComing: (before: string) => boolean
  readonly isOrdinary: (before: string) => boolean
}

const compiled = new Map<Language, Patterns>()

function alternatives(signs: Signs): string {
  return Object.values(signs).flatMap((words) => words.split('|')).toSorted((a, b) => b.length - a.length).join('|').replaceAll(' ', '[ \\t]{1,3}')
}

function patternsOf(language: Language): Patterns {
  const known = compiled.get(language)
  if (known !== undefined) return known
  const { sure, doubtful, before, saying, verb } = DICTATION[language]
  const find = (signs: Signs) => new RegExp(`[ \\t]{0,3}(?<![\\p{L}\\p{M}\\d-])(${alternatives(signs)})(?![\\p{L}\\p{M}\\d-])[.,]?`, 'giu')
  const signs = new Map(
    [sure, doubtful].flatMap((all) => Object.entries(all).flatMap(([sign, words]) => words.split('|').map((word) => [word, sign] as const))),
  )
  const ordinary = new Set(before.split('|'))
  const made: Patterns = {
    sure: find(sure),
    doubtful: find(doubtful),
    signs,
    isSaying: (said) => saying.test(said),
    isComing: (said) => verb?.test(said) === true,
    isOrdinary: (said) => ordinary.has(WORD_BEFORE.exec(said)?.[1] ?? ''),
  }
  compiled.set(language, made)
  return made
}

/** What stands around something said. */
type Place = { readonly said: string; readonly word: string; readonly at: number; readonly text: string }

function textBefore({ text, at, said }: Place): string {
  const blanks = said.length - said.trimStart().length
  return text.slice(Math.max(0, at - LETTERS_AROUND), at + blanks).toLowerCase()
}

/** The decimal mark between two numbers. */
function isDecimal(place: Place, pack: LanguagePack): boolean {
  const end = place.at + place.said.length
  const before = WORD_BEFORE.exec(textBefore(place))?.[1] ?? ''
  const after = WORD_AFTER.exec(place.text.slice(end, end + LETTERS_AROUND))?.[1] ?? ''
  return /^[\p{L} ]+$/u.test(place.said.trim()) && readsAsNumber(before, pack) && readsAsNumber(after.toLowerCase(), pack)
}

/** A colon is dictated after a short heading only; it is a part of the bowel too. */
function isHeading({ text, at }: Place): boolean {
  const sentence = text.slice(Math.max(0, at - 2 * LETTERS_AROUND), at).split(/[.!?:\n]/).at(-1) ?? ''
  const words = sentence.trim().split(/\s+/).filter((word) => word !== '').length
  return words > 0 && words < HEADING_WORDS
}

/** The sign, and blanks for the rest of the word: every letter keeps its place, so that evidence still points to what was said. */
const written = (sign: string, said: string) => sign + ' '.repeat(said.length - sign.length)

/** Writes signs that were dictated as words. */
export function writeSpokenStops(text: string, pack: LanguagePack): string {
  const { sure, doubtful, signs, isSaying, isComing, isOrdinary } = patternsOf(pack.language)
  const signOf = (word: string) => signs.get(word.toLowerCase().replaceAll(/\s+/g, ' ')) ?? '.'
  let dictated = 0
  const first = text.replace(sure, (said: string, word: string, at: number) => {
    const place = { said, word, at, text }
    if (isDecimal(place, pack) || (signOf(word) === '.' && isSaying(textBefore(place)))) return said
    if (signOf(word) === ',' && isComing(textBefore(place))) return said
    dictated++
    return written(signOf(word), said)
  })
  const places = [...first.matchAll(doubtful)].map((match): Place => ({ said: match[0], word: match[1] ?? '', at: match.index, text: first }))
    .filter((place) => !isDecimal(place, pack) && !isOrdinary(textBefore(place)))
  if (dictated === 0 && places.length < LEAST_DOUBTFUL) return first
  const signed = new Set(places.filter((place) => signOf(place.word) !== ':' || isHeading(place)).map(({ at }) => at))
  return first.replace(doubtful, (said: string, word: string, at: number) => (signed.has(at) ? written(signOf(word), said) : said))
}
