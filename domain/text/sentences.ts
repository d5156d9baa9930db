import type { Tongue } from './language.ts'
import type { Speaker, Utterance } from './utterances.ts'
import { spokenNumbers } from './spoken-numbers.ts'
import { tokenise } from './tokens.ts'
import type { IsMedicine, Span } from './openers.ts'
import { asksLeave, byOpeners, namesOnlyTopics, SPOKEN_TO } from './openers.ts'

/** One sentence or spoken statement with its place in the whole text. */
export type Sentence = { readonly text: string; readonly start: number; readonly end: number; readonly speaker: Speaker; readonly isQuestion: boolean; readonly turn: number }

/** A stop, perhaps with closing quotes, before white space or the end; not within a number or after a short form. */
const STOP = /[.!?…]+["»”')]*(?=\s|$)|\n+/gu
const SHORT_FORM = /(?:^|[\s(])(?:dr|ca|f\.?eks|bl\.?a|pga|evt|mr|mrs|ms|prof|jf|t\.?ex|d\.?v\.?s|kl|nr|pr|inkl|ev|osv|m\.?m|vs|approx|т\.?е|т\.?д|др|\p{Lu})$/iu
/** Speech with fewer stops than one in so many words has no punctuation to go by. */
const WORDS_PER_STOP = 60
const LEAST_BARE_WORDS = 20
const SHORT_QUESTION = 4

function byStops(text: string): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const stop of text.matchAll(STOP)) {
    const end = stop.index + stop[0].length
    const before = text.slice(Math.max(from, stop.index - 12), stop.index)
    if (stop[0] === '.' && SHORT_FORM.test(before) && !/^\s*$/.test(text.slice(end, end + 2))) continue
    spans.push({ start: from, end })
    from = end
  }
  spans.push({ start: from, end: text.length })
  return spans.filter((span) => /[\p{L}\p{N}]/u.test(text.slice(span.start, span.end)))
}

function startsAsQuestion(text: string, tongue: Tongue): boolean {
  const tokens = tokenise(text).slice(0, 6)
  const hits = tongue.lexicon.scan(tokens)
  const isCondition = hits.some((hit) => hit.mark === 'opensCondition' && hit.start === 0) && tongue.lexicon.scan(tokenise(text)).some((hit) => hit.mark === 'contact')
  // get you a fever, you shall call: what to do follows
  if (isCondition) return false
  if (SPOKEN_TO[tongue.pack.language].has(tokens[1]?.lower ?? '') && !hits.some((hit) => hit.start === 0 && (hit.mark === 'joiner' || hit.mark === 'planCue'))) return true
  if (asksLeave(text)) return true
  const lead = hits.find((hit) => hit.start === 0 && (hit.mark === 'backchannel' || hit.mark === 'filler'))
  return hits.some((hit) => hit.mark === 'question' && (hit.start === 0 || hit.start === lead?.end))
}

function opensWithAnswer(text: string, tongue: Tongue): boolean {
  return tongue.lexicon.scan(tokenise(text).slice(0, 3)).some((hit) => hit.start === 0 && (hit.mark === 'yes' || hit.mark === 'no'))
}

/** A question asked without a stop that holds a number holds its answer too: how much does she weigh, let's see, 8.6. */
function tellsNumber(text: string, tongue: Tongue): boolean {
  return /\d/.test(text) || spokenNumbers(text, tongue.pack).length > 0
}

/** True for a text that comes from a recogniser without punctuation. */
function isUnpunctuated(text: string): boolean {
  const stops = (text.match(/[.!?]/g) ?? []).length
  const words = (text.match(/\s+/g) ?? []).length + 1
  return words > LEAST_BARE_WORDS && stops * WORDS_PER_STOP < words
}

/** What is needed to hear where sentences end: the language, and which words are medicines. */
export type Hearing = { readonly tongue: Tongue; readonly isMedicine: IsMedicine }

/** Cuts every utterance into sentences; speech without punctuation is cut where a new statement opens. */
export function readSentences(text: string, utterances: readonly Utterance[], { tongue, isMedicine }: Hearing): Sentence[] {
  const sentences: Sentence[] = []
  const isBare = isUnpunctuated(text)
  utterances.forEach((utterance, turn) => {
    const said = text.slice(utterance.start, utterance.end)
    // one long turn without a stop is bare too, whatever the rest of the talk has
    const isBareTurn = isBare || (!/[.!?]/.test(said) && (said.match(/\s+/g) ?? []).length >= LEAST_BARE_WORDS)
    const hasNoStop = !/[.!?]/.test(said)
    const spans = byStops(said).flatMap((span) =>
      isBareTurn ? byOpeners(said.slice(span.start, span.end), tongue, isMedicine).map((piece) => ({ start: piece.start + span.start, end: piece.end + span.start })) : [span],
    )
    spans.forEach((span, at) => {
      const raw = said.slice(span.start, span.end)
      const trimmed = raw.trim()
      if (trimmed === '') return
      const start = utterance.start + span.start + raw.length - raw.trimStart().length
      const next = spans[at + 1]
      // a few bare words before a yes or no are a question: allergies · yes I had hives
      const isAsked = isBare && next !== undefined && (trimmed.split(/\s+/).length <= SHORT_QUESTION || namesOnlyTopics(trimmed, tongue)) && opensWithAnswer(said.slice(next.start, next.end), tongue) && !opensWithAnswer(trimmed, tongue)
      const isQuestion = /\?["»”')]*$/.test(trimmed) || ((isBare || isBareTurn || hasNoStop) && (isAsked || (startsAsQuestion(trimmed, tongue) && !tellsNumber(trimmed, tongue))))
      sentences.push({ text: trimmed, start, end: start + trimmed.length, speaker: utterance.speaker, isQuestion, turn })
    })
  })
  return sentences
}
