import type { CustomPrompt } from '#contract/optimizer.ts'
import { detailOf } from '#domain/note/prompt/follow-wishes.ts'
import { readStandingWishes } from '#domain/note/prompt/standing-wishes.ts'
import type { ReportWriter } from '#server/ports/report-writer.ts'

/**
 * A writer that follows what a doctor asks of every report: a model is told of it, and what rules can do of it is done to the report of either. What
 * somebody asks of this report goes before it; `keepsSections` is for who wants one section of it anew.
 */
export function withCustomPrompt(
  writer: ReportWriter,
  custom: CustomPrompt | undefined,
  { keepsSections = false }: { keepsSections?: boolean } = {},
): ReportWriter {
  if (!custom) return writer
  const standing = readStandingWishes(custom.instructions)
  const usual = detailOf(standing.wishes)
  return {
    openness: writer.openness,
    async write(request) {
      const { texts, signal, sources, heard, language, vertical, doctorType, generatedAt, wish } = request
      const detail = request.detail ?? (wish ? undefined : usual)
      const report = await writer.write({ ...request, custom, ...(detail && { detail }) })
      const ruled = { sources, ...(heard && { language: heard }), headingLanguage: language, vertical, doctorType, generatedAt, ...(detail && { detail }) }
      return texts.run('followCustom', { report, standing, isWordsOnly: keepsSections || wish !== undefined, request: ruled }, { signal })
    },
  }
}
