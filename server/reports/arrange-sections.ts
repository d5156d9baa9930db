import { z } from 'zod'
import { SectionType, WrittenSectionType } from '#contract/report.ts'
import type { Section } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { headingOf } from '#domain/report/headings.ts'
import { modelLines } from './model-lines.ts'

/** What a model may say: known sections of plain paragraphs, within bounds (LLM-3). */
export type ModelSection = z.infer<typeof ModelSection>
export const ModelSection = z.object({ type: WrittenSectionType, paragraphs: z.array(z.string().max(8_000)).max(200) })
export type ModelReport = z.infer<typeof ModelReport>
export const ModelReport = z.object({ sections: z.array(ModelSection).max(40) })

export type Arranging = {
  language: Language
  /** Puts masked words back. */
  restore: (text: string) => string
  isQuotation: (text: string) => boolean
}

/** Takes all a model wrote of one kind; gives the section, or nothing where nothing is left. @throws language.invalid_answer */
export function arrangeSection(type: SectionType, paragraphs: readonly string[], { language, restore, isQuotation }: Arranging): Section | undefined {
  const texts = [...new Set(paragraphs.flatMap((paragraph) => modelLines(restore(paragraph), isQuotation)))]
  if (texts.length === 0) return undefined
  const blocks = texts.map((text, index) => ({ id: `${type}-${index + 1}`, kind: 'paragraph' as const, text, evidence: [] }))
  return { type, heading: headingOf(type, language), blocks }
}

/** Takes a model's sections; gives them in the order of the trade, each once, without empty ones. @throws language.invalid_answer */
export function arrangeSections(sections: readonly ModelSection[], arranging: Arranging): Section[] {
  return SectionType.options.flatMap((type): Section[] => {
    const paragraphs = sections.filter((section) => section.type === type).flatMap((section) => section.paragraphs)
    const section = arrangeSection(type, paragraphs, arranging)
    return section ? [section] : []
  })
}
