import { Refusal } from '#contract/refusal.ts'
import { SectionType } from '#contract/report.ts'
import type { Section } from '#contract/report.ts'
import { ModelSection } from './model-report.ts'

export type DraftSections = {
  /** Takes what a model wrote as one section, whatever it is; a further attempt writes over the one before, section by section. */
  take: (element: unknown, attempt: number) => void
  /** Fulfilled when all that was taken has been shown, or could not be. */
  settled: () => Promise<void>
}

export type Drafting = {
  /** The sections as they may be shown. @throws language.invalid_answer */
  arrange: (sections: readonly ModelSection[]) => Promise<Section[]>
  onSections: (sections: Section[]) => void
}

/** The sections of a report while its model still writes: each is shown when it is whole, plain and held to what was said. */
export function makeDraftSections({ arrange, onSections }: Drafting): DraftSections {
  const paragraphs = new Map<SectionType, { attempt: number; texts: string[] }>()
  const whole = new Map<SectionType, Section>()
  const waiting = new Map<SectionType, ModelSection>()
  let showing: Promise<void> | undefined

  async function arranged(sections: readonly ModelSection[]): Promise<Section[]> {
    try {
      return await arrange(sections)
    } catch (error) {
      // What makes the answer no answer, or too hard to read, is judged when all of it is there; until then it is only not shown.
      if (!(error instanceof Refusal)) throw error
      if (sections.length < 2) return []
      const alone: Section[] = []
      for (const section of sections) alone.push(...(await arranged([section])))
      return alone
    }
  }

  /** Those that come while others are being held to the sources go together, so that reading the sources again and again holds up no report. */
  async function showAll(): Promise<void> {
    while (waiting.size > 0) {
      const sections = [...waiting.values()]
      waiting.clear()
      const ready = await arranged(sections).catch(() => [])
      for (const section of ready) whole.set(section.type, section)
      if (ready.length > 0) onSections(SectionType.options.flatMap((each) => whole.get(each) ?? []))
    }
    showing = undefined
  }

  return {
    take(element, attempt) {
      const parsed = ModelSection.safeParse(element)
      if (!parsed.success) return
      const { type } = parsed.data
      const before = paragraphs.get(type)
      const texts = [...(before?.attempt === attempt ? before.texts : []), ...parsed.data.paragraphs]
      paragraphs.set(type, { attempt, texts })
      waiting.set(type, { type, paragraphs: texts })
      showing ??= showAll()
    },
    settled: async () => showing,
  }
}
