import type { Tongue } from './language.ts'
import type { Speaker, Utterance } from './utterances.ts'
import type { Token } from './tokens.ts'
import { tokenise } from './tokens.ts'

/** One sentence or spoken statement with its place in the whole text. */
export type Sentence = { readonly text: string; readonly start: number; readonly end: number; readonly speaker: Speaker; readonly isQuestion: boolean; readonly turn: number }

/** A stop, perhaps with closing quotes, before white space or the end; not within a number or after a short form. */
const STOP = /[.!?…]+["»”')]*(?=\s|$)|\n+/gu
const SHORT_FORM = /(?:^|[\s(])(?:dr|ca|f\.?eks|bl\.?a|pga|evt|mr|mrs|ms|prof|jf|t\.?ex|d\.?v\.?s|kl|nr|pr|inkl|ev|osv|m\.?m|vs|approx|т\.?е|т\.?д|др|\p{Lu})$/iu
/** Speech with fewer stops than one in so many words has no punctuation to go by. */
const WORDS_PER_STOP = 60
const SHORTEST_PIECE = 2

type Span = { start: number; end: number }

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

/** Cuts speech without punctuation before phrases that open a statement. */
function byOpeners(text: string, tongue: Tongue): Span[] {
  const tokens = tokenise(text)
  const hits = tongue.lexicon.scan(tokens)
  const opens = new Set(hits.filter((hit) => hit.mark === 'opener' || hit.mark === 'question').map((hit) => hit.start))
  const joins = new Set(hits.filter((hit) => hit.mark === 'joiner' && hit.end === hit.start + 1).map((hit) => hit.start))
  const spans: Span[] = []
  let first = 0
  tokens.forEach((_, at) => {
    const previous = tokens[at - 1]
    if (previous === undefined || at - first < SHORTEST_PIECE) return
    if (opens.has(at) && !joins.has(at - 1)) {
      spans.push({ start: tokens[first]?.start ?? 0, end: previous.end })
      first = at
    }
  })
  const last: Token | undefined = tokens.at(-1)
  if (last !== undefined) spans.push({ start: tokens[first]?.start ?? 0, end: last.end })
  return spans
}

function startsAsQuestion(text: string, tongue: Tongue): boolean {
  const tokens = tokenise(text).slice(0, 6)
  const hits = tongue.lexicon.scan(tokens)
  const lead = hits.find((hit) => hit.start === 0 && (hit.mark === 'backchannel' || hit.mark === 'filler'))
  return hits.some((hit) => hit.mark === 'question' && (hit.start === 0 || hit.start === lead?.end))
}

/** Cuts every utterance into sentences; speech without punctuation is cut where a new statement opens. */
export function readSentences(text: string, utterances: readonly Utterance[], tongue: Tongue): Sentence[] {
  const sentences: Sentence[] = []
  const stops = (text.match(/[.!?]/g) ?? []).length
  const words = (text.match(/\s+/g) ?? []).length + 1
  const isBare = words > 20 && stops * WORDS_PER_STOP < words
  utterances.forEach((utterance, turn) => {
    const said = text.slice(utterance.start, utterance.end)
    const spans = byStops(said).flatMap((span) =>
      isBare ? byOpeners(said.slice(span.start, span.end), tongue).map((piece) => ({ start: piece.start + span.start, end: piece.end + span.start })) : [span],
    )
    for (const span of spans) {
      const raw = said.slice(span.start, span.end)
      const lead = raw.length - raw.trimStart().length
      const trimmed = raw.trim()
      if (trimmed === '') continue
      const start = utterance.start + span.start + lead
      const isQuestion = /\?["»”')]*$/.test(trimmed) || (isBare && startsAsQuestion(trimmed, tongue))
      sentences.push({ text: trimmed, start, end: start + trimmed.length, speaker: utterance.speaker, isQuestion, turn })
    }
  })
  return sentences
}
