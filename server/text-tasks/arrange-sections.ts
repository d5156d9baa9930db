import { SectionType } from '#contract/report.ts'
import type { Section } from '#contract/report.ts'
import { groundingOf } from '#domain/note/ground/ground-report.ts'
import { headingOf } from '#domain/note/realise/headings.ts'
import type { TextTasks } from '#server/ports/text-work.ts'
import { linesOf } from './model-lines.ts'
import { sectionsWithinBounds } from './within-bounds.ts'

/**
 * Takes a model's sections; gives them in the order of the trade, each once, without empty ones, every sentence with its evidence or marked
 * as unsupported. @throws language.invalid_answer
 */
export function arrangeAnswer({ sections, language, sources, ...asked }: TextTasks['arrangeAnswer']['input']): Section[] {
  const read = linesOf(asked)
  const written = SectionType.options.flatMap((type): Section[] => {
    const texts = read(sections.filter((section) => section.type === type).flatMap((section) => section.paragraphs))
    const blocks = texts.map((text, index) => ({ id: `${type}-${index + 1}`, kind: 'paragraph' as const, text, evidence: [] }))
    return blocks.length === 0 ? [] : [{ type, heading: headingOf(type, language), blocks }]
  })
  return written.length === 0 ? [] : sectionsWithinBounds(written.map(groundingOf(language, sources)))
}
