import { WrittenSectionType } from '#contract/report.ts'
import type { Report } from '#contract/report.ts'
import type { TemplateSection } from '#contract/template.ts'
import { headingOf } from '#domain/note/realise/headings.ts'

/**
 * Takes a report; gives the sections of a template like it: in its order, with the headings it has of its own. What it happens to say nothing of stands
 * behind them, so that another talk may. No word of the paragraphs is taken.
 */
export function shapeOfReport({ sections, language }: Pick<Report, 'sections' | 'language'>): TemplateSection[] {
  const shaped = new Map<TemplateSection['type'], TemplateSection>()
  for (const { type, heading } of sections) {
    const written = WrittenSectionType.safeParse(type).data
    if (written === undefined || shaped.has(written)) continue
    const own = heading.trim()
    shaped.set(written, { type: written, ...(own !== '' && own !== headingOf(written, language) && { heading: own }) })
  }
  return withAllSections([...shaped.values()])
}

/** The sections as they stand, and behind them those they do not name. */
export function withAllSections(sections: readonly TemplateSection[]): TemplateSection[] {
  const named = new Set(sections.map(({ type }) => type))
  return [...sections, ...WrittenSectionType.options.filter((type) => !named.has(type)).map((type) => ({ type }))]
}
