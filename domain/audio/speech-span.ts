/** A stretch in which a voice was heard. */
export type SpeechSpan = { readonly startMs: number; readonly endMs: number }

/** Takes spans; gives how long they last together. */
export function totalSpeechMs(spans: readonly SpeechSpan[]): number {
  return spans.reduce((sum, span) => sum + span.endMs - span.startMs, 0)
}

/** Takes a stretch and the spans of speech; true when they meet, give or take the slack. */
export function isSpoken(stretch: SpeechSpan, spans: readonly SpeechSpan[], slackMs: number): boolean {
  return spans.some((span) => stretch.startMs < span.endMs + slackMs && stretch.endMs > span.startMs - slackMs)
}

/**
 * Takes spans of speech in time order and the longest piece an engine takes; gives pieces that cover all speech,
 * cut in the longest pause where there is one, with a little of the pause kept at each side.
 */
export function cutAtPauses(
  spans: readonly SpeechSpan[],
  limits: { durationMs: number; longestMs: number; paddingMs: number },
): SpeechSpan[] {
  const padded = spans.map((span) => ({
    startMs: Math.max(0, span.startMs - limits.paddingMs),
    endMs: Math.min(limits.durationMs, span.endMs + limits.paddingMs),
  }))
  const joined: SpeechSpan[] = []
  for (const span of padded) {
    const last = joined.at(-1)
    if (last && span.startMs <= last.endMs) joined[joined.length - 1] = { ...last, endMs: Math.max(last.endMs, span.endMs) }
    else joined.push(span)
  }
  return joined
    .flatMap((span) => splitEvenly(span, limits.longestMs))
    .reduce<SpeechSpan[]>((pieces, span) => {
      const last = pieces.at(-1)
      if (last && span.endMs - last.startMs <= limits.longestMs) {
        pieces[pieces.length - 1] = { startMs: last.startMs, endMs: span.endMs }
      } else pieces.push(span)
      return pieces
    }, [])
}

/** Speech without a pause still has to be cut somewhere. */
function splitEvenly(span: SpeechSpan, longestMs: number): SpeechSpan[] {
  const count = Math.max(1, Math.ceil((span.endMs - span.startMs) / longestMs))
  const stepMs = (span.endMs - span.startMs) / count
  return Array.from({ length: count }, (_, index) => ({
    startMs: Math.round(span.startMs + index * stepMs),
    endMs: Math.round(span.startMs + (index + 1) * stepMs),
  }))
}
