import type { Case } from '#contract/case.ts'
import { noteText } from '#domain/note/realise/note-text.ts'
import type { Ground } from '#web/editor/statement-spans.ts'

/** The words a statement rests on, with a little of what stands around them. */
export type Quote = { before: string; words: string; after: string }

const AROUND = 60

type Sources = Pick<Case, 'transcription' | 'additionalNotes' | 'manualNote' | 'audioRecordings'>

/** The text that evidence points into; null when it is no longer kept. A trigger phrase was said or typed, so it lies there. */
export function sourceText(sources: Sources, { source, recordingId }: Ground): string | null {
  if (source === 'note') return noteText(sources)
  if (recordingId !== undefined) return sources.audioRecordings.find(({ id }) => id === recordingId)?.transcription ?? null
  return sources.transcription
}

/** Takes a case and a piece of evidence; gives the words it names, null when the text is gone or shorter than that. */
export function quoteOf(sources: Sources, ground: Ground): Quote | null {
  const text = sourceText(sources, ground)
  if (text === null || ground.start >= text.length) return null
  const from = Math.max(0, ground.start - AROUND)
  const to = Math.min(text.length, ground.end + AROUND)
  const before = text.slice(from, ground.start)
  const after = text.slice(ground.end, to)
  return {
    before: from > 0 ? `…${before.replace(/^\S*\s/, '')}` : before,
    words: text.slice(ground.start, ground.end),
    after: to < text.length ? `${after.replace(/\s\S*$/, '')}…` : after,
  }
}

/** Whether the place can be heard: it was spoken, its time is known, and the audio is still kept. */
export function isPlayable(sources: Sources, { recordingId, startMs }: Ground): boolean {
  if (recordingId === undefined || startMs === undefined) return false
  return sources.audioRecordings.some(({ id, hasAudio }) => id === recordingId && hasAudio)
}
