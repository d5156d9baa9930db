import type { Language } from '#contract/vertical.ts'
import { isNoise, isSomebodyElse } from '#domain/note/classify/non-clinical-speech.ts'
import { readSource } from '#domain/note/pipeline/read-source.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import { subjectsOf } from '#domain/note/context/experiencer.ts'
import { tongueOf } from '#domain/language/language.ts'
import type { PhraseIndex } from '#domain/diagnoses/phrase-index.ts'
import { indexPhrases } from '#domain/diagnoses/phrase-index.ts'
import { afterCondition, readPolarity } from '#domain/diagnoses/sightings.ts'
import type { SuggestionEvidence } from '#domain/diagnoses/suggest-diagnoses.ts'
import { wholeRows } from '#domain/vocabulary/whole-rows.ts'
import { ANIMAL_WORDS } from './animal-words.ts'
import { isFevered, tellsGain } from './normal-animals.ts'
import type { PickableSymptom } from './symptom-list.ts'
import { symptomsOf } from './symptom-list.ts'

/** A presenting complaint as it was told, with where. */
export type SaidComplaint = {
  readonly symptom: PickableSymptom
  readonly accuracy: number
  readonly isPicked: boolean
  readonly evidence: readonly SuggestionEvidence[]
}

const COLUMNS: readonly Language[] = ['nb', 'sv', 'da', 'en', 'ru']
const MOST_COMPLAINTS = 10
const MOST_EVIDENCE = 4
/** Words alone are read; what is said once may be said in passing. */
const ACCURACY = { once: 0.6, again: 0.8, picked: 0.95 } as const

const made = new Map<Language, PhraseIndex>()

function wordsIn(language: Language): PhraseIndex {
  const known = made.get(language)
  if (known !== undefined) return known
  const column = COLUMNS.indexOf(language) + 1
  const index = indexPhrases(wholeRows(ANIMAL_WORDS.trim()).flatMap((line) => {
    const cells = line.split('|')
    return (cells[column] ?? '').split(',').map((phrase): [string, string] => [(cells[0] ?? '').trim(), phrase.trim()])
  }))
  made.set(language, index)
  return index
}

type Heard = { readonly at: number; readonly language: Language; readonly species: string | undefined }

function evidenceIn(source: ReportSource, { at, language, species }: Heard): Map<string, SuggestionEvidence[]> {
  const found = new Map<string, SuggestionEvidence[]>()
  const statements = readSource(source.text, tongueOf(language))
  const subjects = subjectsOf(statements, 'vet')
  statements.forEach((statement, index) => {
    if (isNoise(statement, 'vet') || isSomebodyElse(statement, subjects[index] ?? 'patient')) return
    const limit = afterCondition(statement)
    const hits = wordsIn(language).find(statement.tokens).filter(({ start }) => start < limit)
    const told = readPolarity(hits, statement, hits)
      .filter(({ id, isDenied }) => !isDenied && !(id === 'weight-loss' && tellsGain(statement.text)))
      .map(({ id }) => id)
    for (const id of new Set(isFevered(statement.text, species) ? [...told, 'fever'] : told)) {
      const known = found.get(id) ?? []
      if (known.every(({ start }) => start !== statement.start))
        found.set(id, [...known, { source: at, start: statement.start, end: statement.end, speaks: 'for' }])
    }
  })
  return found
}

/** The presenting complaints an animal's consultation tells of, those told most often first; no diagnosis is ranked for animals. */
export function complaintsSaid({
  sources,
  language,
  picked = [],
  species,
}: {
  sources: readonly ReportSource[]
  language: Language
  picked?: readonly string[]
  species?: string
}): SaidComplaint[] {
  const found = new Map<string, SuggestionEvidence[]>()
  sources.forEach((source, at) => {
    for (const [id, evidence] of evidenceIn(source, { at, language, species })) found.set(id, [...(found.get(id) ?? []), ...evidence])
  })
  // Of a cow the list knows no complaints of her own: whatever was told of her fits.
  const isListed = species !== undefined && symptomsOf('animal').some((symptom) => symptom.species.includes(species))
  const fitting = symptomsOf('animal').filter((symptom) => !isListed || symptom.species.length === 0 || symptom.species.includes(species))
  const said = fitting.flatMap((symptom): SaidComplaint[] => {
    const evidence = found.get(symptom.id) ?? []
    const isPicked = picked.includes(symptom.id)
    if (evidence.length === 0 && !isPicked) return []
    return [
      {
        symptom,
        isPicked,
        evidence: evidence.slice(0, MOST_EVIDENCE),
        accuracy: isPicked ? ACCURACY.picked : evidence.length > 1 ? ACCURACY.again : ACCURACY.once,
      },
    ]
  })
  return said.toSorted((one, other) => other.accuracy - one.accuracy || other.evidence.length - one.evidence.length).slice(0, MOST_COMPLAINTS)
}
