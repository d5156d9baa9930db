import type { Trigger } from '#contract/trigger.ts'
import type { ReportWriter } from '#server/ports/report-writer.ts'

/**
 * A writer that hears trigger phrases first: it writes without them, at the length a spoken command asks for unless the request names one,
 * and then the text of each phrase joins the report. Whatever engine writes, no phrase reaches it that stands alone, and none is executed.
 */
export function withTriggers(writer: ReportWriter, triggers: readonly Trigger[]): ReportWriter {
  if (triggers.length === 0) return writer
  return {
    openness: writer.openness,
    async write(request) {
      const { texts, language, signal } = request
      const { sources, said, detail } = await texts.run('hearTriggers', { triggers, sources: request.sources }, { signal })
      const isAsked = request.detail !== undefined || request.wish !== undefined
      const report = await writer.write({ ...request, sources, ...(detail !== undefined && !isAsked && { detail }) })
      return texts.run('addTriggers', { report, triggers, said, language }, { signal })
    },
  }
}
