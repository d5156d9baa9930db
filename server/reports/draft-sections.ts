import { Refusal } from '#contract/refusal.ts'
import { SectionType } from '#contract/report.ts'
import type { Section } from '#contract/report.ts'
import { arrangeSection, ModelSection } from './arrange-sections.ts'
import type { Arranging } from './arrange-sections.ts'

export type DraftSections = {
  /** Takes what a model wrote as one section, whatever it is; a further attempt writes over the one before, section by section. */
  take: (element: unknown, attempt: number) => void
}

export type Drafting = {
  arranging: Arranging
  ground: (section: Section) => Section
  onSections: (sections: Section[]) => void
}

/** The sections of a report while its model still writes: each is shown when it is whole, plain and held to what was said. */
export function makeDraftSections({ arranging, ground, onSections }: Drafting): DraftSections {
  const paragraphs = new Map<SectionType, { attempt: number; texts: string[] }>()
  const whole = new Map<SectionType, Section>()

  function arranged(type: SectionType, texts: readonly string[]): Section | undefined {
    try {
      return arrangeSection(type, texts, arranging)
    } catch (error) {
      // What makes the answer no answer is judged when all of it is there; until then it is only not shown.
      if (error instanceof Refusal) return undefined
      throw error
    }
  }

  return {
    take(element, attempt) {
      const parsed = ModelSection.safeParse(element)
      if (!parsed.success) return
      const { type } = parsed.data
      const before = paragraphs.get(type)
      const texts = [...(before?.attempt === attempt ? before.texts : []), ...parsed.data.paragraphs]
      paragraphs.set(type, { attempt, texts })
      const section = arranged(type, texts)
      if (!section) return
      whole.set(type, ground(section))
      onSections(SectionType.options.flatMap((each) => whole.get(each) ?? []))
    },
  }
}
