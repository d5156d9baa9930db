/**
 * The one text that evidence of source `note` points into: the notes given with the recording, then the note box, a blank line between.
 * Server and browser both build it here, so that offsets mean the same on either side.
 */
export function noteText({ additionalNotes, manualNote }: { additionalNotes: string | null; manualNote: string | null }): string {
  return [additionalNotes, manualNote].filter((note) => note !== null && note.trim() !== '').join('\n\n')
}
