import { addMissingNotes } from '#domain/note/realise/missing-note.ts'
import type { ReportWriter } from '#server/ports/report-writer.ts'

/** A writer whose reports say which minutes of a recording are missing, whatever engine writes (REL-7). */
export function withGaps(writer: ReportWriter): ReportWriter {
  return {
    openness: writer.openness,
    async write(request) {
      return addMissingNotes(await writer.write(request), request.sources, request.language)
    },
  }
}
