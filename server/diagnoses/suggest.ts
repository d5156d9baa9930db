import type { DiagnosisSuggestion } from '#contract/diagnosis.ts'
import type { PatientDescriptor } from '#contract/patient.ts'
import { Refusal } from '#contract/refusal.ts'
import type { SourceCode } from '#contract/source.ts'
import type { Language } from '#contract/vertical.ts'
import type { Person } from '#domain/diagnoses/person.ts'
import { regionName, symptomsOf } from '#domain/symptoms/symptom-list.ts'
import type { SourceText } from '#server/ports/source-text.ts'
import type { TextWork } from '#server/ports/text-work.ts'
import { codeTitles } from './code-titles.ts'
import { describeSuggestion } from './describe-suggestion.ts'
import type { FindPublicTexts } from './public-description.ts'

/** What suggestions are made from and for whom. */
export type Asked = {
  sources: readonly SourceText[]
  descriptor: PatientDescriptor | null
  /** Symptoms picked by hand. */
  picked: readonly string[]
  /** Of the reader. */
  language: Language
  texts: TextWork
  signal: AbortSignal
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

/** The codes a national text about a condition may stand under: its own, that of ICD-10, and the category that one lies in. */
function codesOf(icpc: string, icd: string | undefined): SourceCode[] {
  const ofIcd = icd === undefined ? [] : [...new Set([icd, icd.slice(0, 3)])]
  return [{ system: 'ICPC-2', code: icpc }, ...ofIcd.map((code) => ({ system: 'ICD-10' as const, code }))]
}

/** Suggests diagnoses for a person. @throws request.malformed */
export async function suggestForPerson(
  { sources, descriptor, picked, language, texts, signal }: Asked,
  findPublic: FindPublicTexts,
): Promise<DiagnosisSuggestion[]> {
  requireKnown(picked, 'human')
  const titles = await codeTitles()
  const suggestions = await texts.run('suggestDiagnoses', { sources, picked, person: personOf(descriptor) }, { signal })
  const published = await findPublic(new Map(suggestions.map(({ condition }) => [condition.code, codesOf(condition.code, titles.icd10Of(condition)?.code)])))
  return suggestions.map(({ condition, accuracy, basis, grounds }) => {
    const publicTexts = [...(published.get(condition.code) ?? [])]
    return {
      title: titles.titleOf(condition, language),
      code: condition.code,
      system: 'ICPC-2' as const,
      icd10: titles.icd10Of(condition),
      bodySystem: null,
      accuracy,
      basis,
      publicDescription: publicTexts[0]?.text ?? null,
      source: publicTexts[0]?.source ?? null,
      publicTexts,
      aiDescription: describeSuggestion({ basis, evidence: grounds }, language),
      evidence: grounds,
    }
  })
}

/** Names an animal's presenting complaints and the body systems they belong to; diagnoses are left to the vet. @throws request.malformed */
export async function complaintsOfAnimal({ sources, descriptor, picked, language, texts, signal }: Asked): Promise<DiagnosisSuggestion[]> {
  requireKnown(picked, 'animal')
  const animal = descriptor?.kind === 'animal' ? descriptor : undefined
  const species = animal?.species === 'other' ? animal.otherSpecies : animal?.species
  const said = await texts.run('listComplaints', { sources, picked, species }, { signal })
  return said.map(({ symptom, accuracy, isPicked, grounds }) => {
    const basis = isPicked ? ('picked' as const) : ('findings' as const)
    return {
      title: symptom.names[language],
      code: symptom.id,
      system: 'presenting-complaint' as const,
      icd10: null,
      bodySystem: regionName(symptom.region, 'animal', language),
      accuracy,
      basis,
      publicDescription: null,
      source: null,
      publicTexts: [],
      aiDescription: describeSuggestion({ basis, evidence: grounds }, language),
      evidence: grounds,
    }
  })
}
