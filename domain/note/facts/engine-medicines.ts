import { forbiddenOf } from '#domain/note/medication/mention/bans.ts'
import { settleMedications } from '#domain/note/medication/certainty/settle.ts'
import type { Doubt } from '#domain/note/medication/certainty/settle.ts'
import type { Chances } from '#domain/note/medication/certainty/outcomes.ts'
import type { Course } from '#domain/note/medication/course/courses.ts'
import { readMedications } from '#domain/note/medication/list/medications.ts'
import type { MedicationStatus } from '#domain/note/medication/mention/told.ts'
import type { Talk } from './read-talk.ts'

/** What the engine makes of one medicine: a course it is sure of, one it would ask about, or nobody's. */
export type EngineMedicine =
  | { readonly kind: 'sure' | 'open'; readonly source: number; readonly course: Course; readonly chances?: Chances }
  | { readonly kind: 'none' }

export type EngineMedicines = {
  readonly bySubstance: ReadonlyMap<string, EngineMedicine>
  /** Of one class, two that it would list both. */
  readonly pairs: readonly (Extract<Doubt, { kind: 'sameClass' }> & { readonly source: number })[]
}

/** How the engine settles the medicines of a talk; what was named and is neither listed nor asked about is nobody's. */
export function engineMedicines({ statements, tongue, vertical }: Pick<Talk, 'statements' | 'tongue' | 'vertical'>): EngineMedicines {
  const bySubstance = new Map<string, EngineMedicine>()
  const pairs: (Extract<Doubt, { kind: 'sameClass' }> & { source: number })[] = []
  const note = (substance: string, one: EngineMedicine): void => {
    const known = bySubstance.get(substance)
    const isAllergy = known !== undefined && known.kind !== 'none' && known.course.status === 'allergy'
    if (known === undefined || known.kind === 'none' || (!isAllergy && one.kind === 'sure')) bySubstance.set(substance, one)
  }
  statements.forEach((own, source) => {
    const { courses, doubts } = settleMedications({ language: tongue.pack.language, vertical }, readMedications(own, tongue, vertical))
    const forbidden = forbiddenOf(own)
    for (const { drugs, asked } of own) for (const { substance } of [...drugs, ...(asked?.drugs ?? [])]) note(substance, { kind: 'none' })
    for (const course of courses) if (!forbidden.has(course.substance)) note(course.substance, { kind: 'sure', source, course })
    for (const doubt of doubts) {
      if (doubt.kind === 'sameClass') {
        if (forbidden.has(doubt.first.substance) || forbidden.has(doubt.second.substance)) continue
        pairs.push({ ...doubt, source })
        for (const course of [doubt.first, doubt.second]) note(course.substance, { kind: 'sure', source, course })
      } else if (!forbidden.has(doubt.course.substance)) note(doubt.course.substance, { kind: 'open', source, course: doubt.course, chances: doubt.chances })
    }
  })
  return { bySubstance, pairs }
}

/** Statuses that a reader would act on alike. */
export function useOf(status: MedicationStatus): 'inUse' | 'stopped' | 'allergy' {
  return status === 'allergy' || status === 'stopped' ? status : 'inUse'
}
