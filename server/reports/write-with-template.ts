import type { TemplateShape } from '#contract/template.ts'
import { readWishes } from '#domain/note/prompt/read-wishes.ts'
import { templateInstructions, wishesOfTemplate } from '#domain/note/templates/template-wishes.ts'
import type { ReportRequest, ReportWriter } from '#server/ports/report-writer.ts'

/** Somebody who asks for another length alone has asked for no other sections. */
function asksForSections(wish: ReportRequest['wish']): boolean {
  return wish !== undefined && readWishes(wish.prompt, wish.current).wishes.some((one) => 'sections' in one)
}

/** The template stands before what the doctor asks of every report, which goes over it. */
function told(shape: TemplateShape, custom: ReportRequest['custom']): NonNullable<ReportRequest['custom']> {
  const instructions = templateInstructions(shape)
  return custom ? { ...custom, instructions: `${instructions}\n\n${custom.instructions}` } : { instructions, examples: [] }
}

/**
 * A writer that shapes its reports by the template of their case: a model is told of it in the way of a doctor's own instructions, and what rules can
 * do of it is done to the report of either engine. `keepsSections` is for who wants one section of it anew. Without a template all is as usual.
 */
export function withTemplate(
  writer: ReportWriter,
  shape: TemplateShape | undefined,
  { keepsSections = false }: { keepsSections?: boolean } = {},
): ReportWriter {
  if (!shape) return writer
  return {
    ...writer,
    async write(request) {
      const { texts, signal, sources, heard, language, vertical, doctorType, generatedAt, wish, detail } = request
      const report = await writer.write({ ...request, custom: told(shape, request.custom) })
      const standing = wishesOfTemplate(shape, report.language)
      const ruled = { sources, ...(heard && { language: heard }), headingLanguage: language, vertical, doctorType, generatedAt, ...(detail && { detail }) }
      return texts.run('followCustom', { report, standing, isWordsOnly: keepsSections || asksForSections(wish), request: ruled }, { signal })
    },
  }
}
