import { z } from 'zod'

// How servers stream a transcription: deltas of text and a closing event (OpenAI, LocalAI, speaches), chunks shaped like a chat's (vLLM),
// or one ordinary answer per segment. Unknown events are let be.

const Logprobs = z.array(z.unknown()).nullish()
const Event = z.looseObject({
  type: z.string().nullish(),
  delta: z.string().nullish(),
  text: z.string().nullish(),
  start: z.number().nullish(),
  logprobs: Logprobs,
  segments: z.array(z.unknown()).nullish(),
  words: z.array(z.unknown()).nullish(),
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish(), finish_reason: z.string().nullish() })).nullish(),
  error: z.unknown().optional(),
})
type Event = z.infer<typeof Event>

export type EventReader = {
  /** Takes the next piece of the body; true when more of the text is known than before. */
  add(piece: string): boolean
  text(): string
  /** The whole as one ordinary answer; undefined when the stream broke off or spoke of an error. */
  answer(): object | undefined
}

type Gathered = {
  text: string
  segments: unknown[]
  words: unknown[]
  logprobs: unknown[]
  closing: Event | undefined
  isEnded: boolean
  hasDeltas: boolean
  hasFailed: boolean
}

function takeDelta(gathered: Gathered, delta: string, logprobs: readonly unknown[]): void {
  gathered.hasDeltas = true
  gathered.text += delta
  gathered.logprobs.push(...logprobs)
}

/** A segment told on its own counts only where no deltas tell the text. */
function takeSegment(gathered: Gathered, event: Event): void {
  const own = event.type ? [event] : (event.segments ?? [])
  gathered.segments.push(...own)
  gathered.words.push(...(event.words ?? []))
  if (!gathered.hasDeltas && event.text) gathered.text = `${gathered.text} ${event.text.trim()}`.trim()
}

function takeEvent(gathered: Gathered, event: Event): void {
  const [choice] = event.choices ?? []
  if (event.type === 'error' || (event.error ?? undefined) !== undefined) gathered.hasFailed = true
  else if (event.type === 'transcript.text.done') Object.assign(gathered, { closing: event, isEnded: true, text: event.text ?? gathered.text })
  else if (choice) {
    takeDelta(gathered, choice.delta?.content ?? '', [])
    gathered.isEnded ||= typeof choice.finish_reason === 'string'
  } else if (typeof event.delta === 'string') takeDelta(gathered, event.delta, event.logprobs ?? [])
  else if (typeof event.text === 'string') takeSegment(gathered, event)
}

const orNothing = (list: readonly unknown[]): readonly unknown[] | undefined => (list.length > 0 ? list : undefined)

function wholeAnswer({ text, segments, words, logprobs, closing, isEnded, hasDeltas, hasFailed }: Gathered): object | undefined {
  // Deltas have an end of their own: without it the rest of what was said may be missing.
  if (hasFailed || (hasDeltas && !isEnded)) return undefined
  return {
    text,
    segments: closing?.segments ?? orNothing(segments),
    words: closing?.words ?? orNothing(words),
    logprobs: closing?.logprobs ?? orNothing(logprobs),
  }
}

/** Reads a stream of server-sent events as it comes. */
export function makeEventReader(): EventReader {
  const gathered: Gathered = { text: '', segments: [], words: [], logprobs: [], closing: undefined, isEnded: false, hasDeltas: false, hasFailed: false }
  let rest = ''

  function takeLine(line: string): void {
    const data = /^data:\s?(.*)$/.exec(line)?.[1]?.trim()
    if (data === undefined || data === '') return
    if (data === '[DONE]') {
      gathered.isEnded = true
      return
    }
    const event = parse(data)
    if (event) takeEvent(gathered, event)
    else gathered.hasFailed = true
  }

  return {
    add(piece) {
      const before = gathered.text
      const lines = (rest + piece).split(/\r?\n/)
      rest = lines.pop() ?? ''
      lines.forEach(takeLine)
      return gathered.text !== before
    },
    text: () => gathered.text,
    answer() {
      takeLine(rest)
      rest = ''
      return wholeAnswer(gathered)
    },
  }
}

function parse(data: string): Event | undefined {
  try {
    return Event.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}
