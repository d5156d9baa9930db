import type { Tongue } from '#domain/language/language.ts'
import { tokenise } from '#domain/language/tokens.ts'
import { hearSentences } from './stops/hear-sentences.ts'
import type { Heard } from './stops/hear-sentences.ts'
import type { IsMedicine } from './stops/hear-words.ts'
import type { Speaker, Utterance } from './utterances.ts'

/** One sentence or spoken statement with its place in the whole text. */
export type Sentence = {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly speaker: Speaker
  /** What a note calls the relative who says it. */
  readonly informant?: string
  readonly isQuestion: boolean
  readonly turn: number
}

/** A stop, perhaps with closing quotes, before white space or the end; not within a number or after a short form. */
const STOP = /(?<![.!?…])[.!?…]+["»”')]*(?=\s|$)|\n+/gu
const SHORT_FORM =
  /(?:^|[\s(])(?:dr|ca|f\.?eks|bl\.?a|pga|evt|mr|mrs|ms|prof|jf|t\.?ex|d\.?v\.?s|kl|nr|pr|inkl|ev|osv|m\.?m|vs|approx|т\.?е|т\.?д|др|\p{Lu})$/iu
/** The day before its month: the first of May ends no sentence. */
const DAY = /(?:^|[\s(])(?:[1-9]|[12]\d|3[01])$/u
const MONTH = /^\s+(?:jan|feb|mar|apr|ma[ijy]|jun|jul|aug|sep|o[kc]t|nov|de[cs]|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)\p{L}*/iu

/** Speech with fewer stops than one in so many words has no punctuation to go by. */
const WORDS_PER_STOP = 60
const LEAST_BARE_WORDS = 8
/**
 * Nobody says so many words in one sentence: what stands between two stops and is longer was pasted or lost its stops, and is cut where sentences likely end.
 * It bounds the work of all that looks at each word of a sentence beside each other one.
 */
const LONGEST_SENTENCE_WORDS = 150

type Span = { readonly start: number; readonly end: number }

function byStops(text: string): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const stop of text.matchAll(STOP)) {
    const end = stop.index + stop[0].length
    const before = text.slice(Math.max(from, stop.index - 12), stop.index)
    if (stop[0] === '.' && DAY.test(before) && MONTH.test(text.slice(end, end + 16))) continue
    if (stop[0] === '.' && SHORT_FORM.test(before) && !/^\s*$/.test(text.slice(end, end + 2))) continue
    spans.push({ start: from, end })
    from = end
  }
  spans.push({ start: from, end: text.length })
  return spans.filter((span) => /[\p{L}\p{N}]/u.test(text.slice(span.start, span.end)))
}

/** True for a text that comes from a recogniser without punctuation. */
export function isUnpunctuated(text: string): boolean {
  const stops = (text.match(/[.!?]/g) ?? []).length
  const words = (text.match(/\s+/g) ?? []).length + 1
  return words > LEAST_BARE_WORDS && stops * WORDS_PER_STOP < words
}

/** Words are counted as the engine reads them: `a_b/c` are three, though no blank parts them. */
const isEndless = (said: string): boolean => said.length > LONGEST_SENTENCE_WORDS && tokenise(said).length > LONGEST_SENTENCE_WORDS

/** What is needed to hear where sentences end: the language, and which words are medicines. */
export type Hearing = { readonly tongue: Tongue; readonly isMedicine: IsMedicine }

/** What stands between two stops, and what is known of it by them. */
type Piece = Span &
  Pick<Sentence, 'speaker' | 'turn' | 'informant'> & { readonly isOpen: boolean; readonly hasStop: boolean; readonly asks: boolean }

function piecesOf(text: string, utterances: readonly Utterance[]): Piece[] {
  const isBare = isUnpunctuated(text)
  return utterances.flatMap(({ start, end, speaker, informant }, turn) => {
    const said = text.slice(start, end)
    // one long turn without a stop is bare too, whatever the rest of the talk has
    const isOpen = isBare || (!/[.!?]/.test(said) && (said.match(/\s+/g) ?? []).length >= LEAST_BARE_WORDS)
    return byStops(said).map((span): Piece => {
      const raw = said.slice(span.start, span.end)
      const trimmed = raw.trim()
      const from = start + span.start + raw.length - raw.trimStart().length
      return {
        start: from,
        end: from + trimmed.length,
        speaker,
        ...(informant !== undefined && { informant }),
        turn,
        isOpen: isOpen || isEndless(trimmed),
        hasStop: /[.!?…]["»”')]*$/u.test(trimmed),
        asks: /\?["»”')]*$/u.test(trimmed),
      }
    })
  })
}

function sentenceOf(text: string, { speaker, turn, informant }: Piece, { start, end, isQuestion }: Heard): Sentence {
  const heard = { start, end, speaker, isQuestion, turn, ...(informant !== undefined && { informant }) }
  // blanks stand where something was left out
  return { text: text.slice(start, end).replaceAll(/(?<!\s)\s+(?=[,.;:?!])/g, '').replaceAll(/\s+/g, ' '), ...heard }
}

/** Cuts every utterance into sentences: by its stops, and where it has none by what is said. */
export function readSentences(text: string, utterances: readonly Utterance[], hearing: Hearing): Sentence[] {
  const pieces = piecesOf(text, utterances)
  if (pieces.every(({ isOpen, hasStop }) => hasStop && !isOpen)) return pieces.map((piece) => sentenceOf(text, piece, { ...piece, isQuestion: piece.asks }))
  const heard = hearSentences(text, pieces, hearing)
  return pieces.flatMap((piece, order) => {
    const inside = heard[order] ?? []
    if (!piece.isOpen) return [sentenceOf(text, piece, { ...piece, isQuestion: piece.hasStop ? piece.asks : inside.some(({ isQuestion }) => isQuestion) })]
    return inside.map((one, at) => {
      const isLast = at === inside.length - 1
      const end = isLast ? piece.end : one.end
      return sentenceOf(text, piece, { start: at === 0 ? piece.start : one.start, end, isQuestion: isLast && piece.hasStop ? piece.asks : one.isQuestion })
    })
  })
}
