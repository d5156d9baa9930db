import { Refusal } from '#contract/refusal.ts'
import type { Section } from '#contract/report.ts'
import { MOST_FACTS } from '#domain/note/facts/fact.ts'
import { ModelFact } from './model-answer.ts'

export type DraftFacts = {
  /** Takes what a model wrote as one fact of a part of the talk, whatever it is; a further attempt writes that part over, fact by fact. */
  take: (part: number, element: unknown, attempt: number) => void
  /** Fulfilled when all that was taken has been shown, or could not be. */
  settled: () => Promise<void>
}

export type Drafting = {
  /** The sections that the facts make as they may be shown. @throws language.invalid_answer */
  compose: (facts: readonly ModelFact[]) => Promise<Section[]>
  onSections: (sections: Section[]) => void
}

/** The report while its model still answers: facts are shown when they are whole, plain and held to what was said. */
export function makeDraftFacts({ compose, onSections }: Drafting): DraftFacts {
  const parts = new Map<number, { attempt: number; next: number; facts: ModelFact[] }>()
  let isNew = false
  let showing: Promise<void> | undefined
  let shown = ''

  async function composed(facts: readonly ModelFact[]): Promise<Section[]> {
    try {
      return await compose(facts)
    } catch (error) {
      // What makes the answer no answer, or too hard to read, is judged when all of it is there; until then it is only not shown.
      if (error instanceof Refusal) return []
      throw error
    }
  }

  /** Those that come while others are being held to the talk go together, so that reading it again and again holds up no report. */
  async function showAll(): Promise<void> {
    while (isNew) {
      isNew = false
      const facts = [...parts].toSorted(([a], [b]) => a - b).flatMap(([, own]) => own.facts)
      const sections = await composed(facts.slice(0, MOST_FACTS)).catch(() => [])
      const text = JSON.stringify(sections)
      if (sections.length > 0 && text !== shown) onSections(sections)
      shown = text
    }
    showing = undefined
  }

  return {
    take(part, element, attempt) {
      const parsed = ModelFact.safeParse(element)
      if (!parsed.success) return
      const known = parts.get(part)
      const own = known?.attempt === attempt ? known : { attempt, next: 0, facts: known?.facts ?? [] }
      own.facts[own.next] = parsed.data
      own.next += 1
      parts.set(part, own)
      isNew = true
      showing ??= showAll()
    },
    settled: async () => showing,
  }
}
