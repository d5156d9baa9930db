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

/** Evidence for a stretch of a source, with its place in the audio when the segments tell it. */
export function evidenceOf(source: ReportSource, start: number, end: number): Evidence {
  const said = (source.segments ?? []).filter((segment) => segment.start < end && segment.end > start)
  const first = said[0]
  const last = said.at(-1)
  return {
    source: source.kind,
    ...(source.recordingId === undefined ? {} : { recordingId: source.recordingId }),
    start,
    end,
    ...(first === undefined || last === undefined ? {} : { startMs: first.startMs, endMs: last.endMs }),
  }
}
