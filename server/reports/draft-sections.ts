import { Refusal } from '#contract/refusal.ts'
import { SectionType } from '#contract/report.ts'
import type { Section } from '#contract/report.ts'
import { ModelSection } from './model-report.ts'

export type DraftSections = {
  /** Takes what a model wrote as one section, whatever it is; a further attempt writes over the one before, section by section. */
  take: (element: unknown, attempt: number) => void
  /** Fulfilled when nothing that was taken is being arranged any more; what comes later is let go. */
  end: () => Promise<void>
}

export type Drafting = {
  /** The section as it may be shown. @throws language.invalid_answer */
  arrange: (section: ModelSection) => Promise<Section[]>
  onSections: (sections: Section[]) => void
}

/** The sections of a report while its model still writes: each is shown when it is whole, plain and held to what was said. */
export function makeDraftSections({ arrange, onSections }: Drafting): DraftSections {
  const paragraphs = new Map<SectionType, { attempt: number; texts: string[] }>()
  const whole = new Map<SectionType, Section>()
  let arranging: Promise<void> = Promise.resolve()
  let hasEnded = false

  async function show(section: ModelSection): Promise<void> {
    if (hasEnded) return
    try {
      const [arranged] = await arrange(section)
      if (!arranged) return
      whole.set(section.type, arranged)
      onSections(SectionType.options.flatMap((each) => whole.get(each) ?? []))
    } catch (error) {
      // What makes the answer no answer, or too hard to read, is judged when all of it is there; until then it is only not shown.
      if (!(error instanceof Refusal)) throw error
    }
  }

  return {
    take(element, attempt) {
      const parsed = ModelSection.safeParse(element)
      if (!parsed.success || hasEnded) return
      const { type } = parsed.data
      const before = paragraphs.get(type)
      const texts = [...(before?.attempt === attempt ? before.texts : []), ...parsed.data.paragraphs]
      paragraphs.set(type, { attempt, texts })
      arranging = arranging.then(() => show({ type, paragraphs: texts })).catch(() => undefined)
    },
    end() {
      hasEnded = true
      return arranging
    },
  }
}
