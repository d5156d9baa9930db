import type { DiagnosisSuggestion, SuggestionGround } from '#contract/diagnosis.ts'
import type { PatientDescriptor } from '#contract/patient.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Language } from '#contract/vertical.ts'
import { evidenceOf } from '#domain/report/sources.ts'
import type { ReportSource } from '#domain/report/sources.ts'
import type { Person } from '#domain/terminology/diagnoses/person.ts'
import { suggestDiagnoses } from '#domain/terminology/diagnoses/suggest-diagnoses.ts'
import type { SuggestionEvidence } from '#domain/terminology/diagnoses/suggest-diagnoses.ts'
import { complaintsSaid } from '#domain/terminology/symptoms/animal-complaints-said.ts'
import { regionName, symptomsOf } from '#domain/terminology/symptoms/symptom-list.ts'
import { detectLanguage } from '#domain/text/detect-language.ts'
import { codeTitles } from './code-titles.ts'
import { describeSuggestion } from './describe-suggestion.ts'
import type { FindPublicDescription } from './public-description.ts'

/** What suggestions are made from and for whom. */
export type Asked = {
  sources: readonly ReportSource[]
  descriptor: PatientDescriptor | null
  /** Symptoms picked by hand. */
  picked: readonly string[]
  /** Of the reader. */
  language: Language
}

function groundsOf(evidence: readonly SuggestionEvidence[], sources: readonly ReportSource[]): SuggestionGround[] {
  return evidence.flatMap(({ source: at, start, end, speaks }) => {
    const source = sources[at]
    return source ? [{ ...evidenceOf(source, start, end), speaks, quote: source.text.slice(start, end).trim() }] : []
  })
}

/** The form's defaults (25 years, sex unknown) are nobody's word: only what differs from them outweighs the talk. */
const DEFAULT_YEARS = 25

function personOf(descriptor: PatientDescriptor | null): Partial<Person> {
  if (descriptor?.kind !== 'human') return {}
  return {
    ...(descriptor.gender !== 'unknown' && { sex: descriptor.gender }),
    ...(descriptor.ageYears !== DEFAULT_YEARS && { years: descriptor.ageYears }),
  }
}

/** @throws request.malformed for a symptom that is not on the list */
function requireKnown(picked: readonly string[], kind: 'human' | 'animal'): void {
  const known = new Set(symptomsOf(kind).map(({ id }) => id))
  if (!picked.every((id) => known.has(id))) throw new Refusal('request.malformed')
}

const spokenIn = (sources: readonly ReportSource[]): Language => detectLanguage(sources.map(({ text }) => text).join('\n'))

/** Suggests diagnoses for a person. @throws request.malformed */
export async function suggestForPerson({ sources, descriptor, picked, language }: Asked, findPublic: FindPublicDescription): Promise<DiagnosisSuggestion[]> {
  requireKnown(picked, 'human')
  const titles = await codeTitles()
  const suggestions = suggestDiagnoses({ sources, language: spokenIn(sources), picked, person: personOf(descriptor) })
  return Promise.all(
    suggestions.map(async ({ condition, accuracy, basis, evidence }) => {
      const grounds = groundsOf(evidence, sources)
      const described = await findPublic(condition.code)
      return {
        title: titles.titleOf(condition, language),
        code: condition.code,
        system: 'ICPC-2' as const,
        icd10: titles.icd10Of(condition),
        bodySystem: null,
        accuracy,
        basis,
        publicDescription: described?.text ?? null,
        source: described?.source ?? null,
        aiDescription: describeSuggestion({ basis, evidence: grounds }, language),
        evidence: grounds,
      }
    }),
  )
}

/** Names an animal's presenting complaints and the body systems they belong to; diagnoses are left to the vet. @throws request.malformed */
export function complaintsOfAnimal({ sources, descriptor, picked, language }: Asked): DiagnosisSuggestion[] {
  requireKnown(picked, 'animal')
  const species = descriptor?.kind === 'animal' && descriptor.species !== 'other' ? descriptor.species : undefined
  const said = complaintsSaid({ sources, language: spokenIn(sources), picked, ...(species !== undefined && { species }) })
  return said.map(({ symptom, accuracy, isPicked, evidence }) => {
    const grounds = groundsOf(evidence, sources)
    const basis = isPicked ? ('picked' as const) : ('findings' as const)
    return {
      title: symptom.names[language],
      code: symptom.id,
      system: 'presenting-complaint' as const,
      icd10: null,
      bodySystem: regionName(symptom.region, language),
      accuracy,
      basis,
      publicDescription: null,
      source: null,
      aiDescription: describeSuggestion({ basis, evidence: grounds }, language),
      evidence: grounds,
    }
  })
}
