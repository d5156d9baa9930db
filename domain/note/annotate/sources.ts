import type { Evidence } from '#contract/report.ts'

/** A stretch of a source and when it was said. */
export type SourceSegment = { readonly start: number; readonly end: number; readonly startMs: number; readonly endMs: number }

/** One text a report is made from. */
export type ReportSource = {
  readonly kind: 'recording' | 'transcription' | 'note'
  readonly recordingId?: string
  readonly text: string
  readonly segments?: readonly SourceSegment[]
}

/** The first segment that ends after an offset; segments stand in order. */
function firstEndingAfter(segments: readonly SourceSegment[], offset: number): number {
  let low = 0
  let high = segments.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((segments[middle]?.end ?? 0) > offset) high = middle
    else low = middle + 1
  }
  return low
}

/** Evidence for a stretch of a source, with its place in the audio when the segments tell it. */
export function evidenceOf(source: ReportSource, start: number, end: number): Evidence {
  const segments = source.segments ?? []
  const from = firstEndingAfter(segments, start)
  const first = segments[from]
  let last = first !== undefined && first.start < end ? first : undefined
  for (let at = from; at < segments.length && (segments[at]?.start ?? end) < end; at++) last = segments[at]
  return {
    source: source.kind,
    ...(source.recordingId === undefined ? {} : { recordingId: source.recordingId }),
    start,
    end,
    ...(first === undefined || last === undefined ? {} : { startMs: first.startMs, endMs: last.endMs }),
  }
}
