/** One text a report rests on, with the places of its stretches in the audio when it was spoken. */
export type SourceText = {
  kind: 'recording' | 'transcription' | 'note'
  recordingId?: string
  text: string
  segments?: { start: number; end: number; startMs: number; endMs: number }[]
}
