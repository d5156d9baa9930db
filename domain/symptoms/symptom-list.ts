import type { SymptomKind, SymptomList } from '#contract/diagnosis.ts'
import type { Language } from '#contract/vertical.ts'
import { wholeRows } from '#domain/vocabulary/whole-rows.ts'
import { ANIMAL_COMPLAINTS } from './animal-complaints.ts'
import { BODY_REGIONS } from './body-regions.ts'
import { HUMAN_SYMPTOMS } from './human-symptoms.ts'

/** A symptom that can be picked by hand; for people its id is the rubric of ICPC-2. */
export type PickableSymptom = {
  readonly id: string
  readonly region: string
  readonly species: readonly string[]
  readonly names: Readonly<Record<Language, string>>
}

type Region = { readonly id: string; readonly edition: string; readonly names: Readonly<Record<Language, string>> }

function rows(text: string): string[][] {
  return wholeRows(text.trim()).map((line) => line.split('|').map((cell) => cell.trim()))
}

function namesOf(cells: readonly string[]): Record<Language, string> {
  const [nb = '', sv = '', da = '', en = '', ru = ''] = cells
  return { nb, sv, da, en, ru }
}

const readRegions = (): Region[] => rows(BODY_REGIONS).map(([id = '', edition = '', ...names]) => ({ id, edition, names: namesOf(names) }))

const READ: Readonly<Record<SymptomKind, () => PickableSymptom[]>> = {
  human: () => rows(HUMAN_SYMPTOMS).map(([id = '', region = '', ...names]) => ({ id, region, species: [], names: namesOf(names) })),
  animal: () =>
    rows(ANIMAL_COMPLAINTS).map(([id = '', region = '', species = '', ...names]) => ({
      id,
      region,
      species: species === 'all' ? [] : species.split(','),
      names: namesOf(names),
    })),
}

const read = new Map<SymptomKind, readonly PickableSymptom[]>()
let regions: readonly Region[] | undefined

/** All symptoms of a kind that can be picked. */
export function symptomsOf(kind: SymptomKind): readonly PickableSymptom[] {
  const known = read.get(kind) ?? READ[kind]()
  read.set(kind, known)
  return known
}

/** The regions of people, or of animals, under the names their edition has for them. */
function regionsOf(kind: SymptomKind): readonly Region[] {
  regions ??= readRegions()
  const other = kind === 'human' ? 'vet' : 'med'
  return regions.filter(({ edition }) => edition !== other)
}

/** The name of a body region, of people or of animals. */
export function regionName(id: string, kind: SymptomKind, language: Language): string {
  return regionsOf(kind).find((region) => region.id === id)?.names[language] ?? id
}

/** Body regions with their symptoms in a language, in the order of the body; regions without symptoms are left out. */
export function listSymptoms(kind: SymptomKind, language: Language): SymptomList {
  const symptoms = symptomsOf(kind)
  return regionsOf(kind).flatMap((region) => {
    const own = symptoms.filter((symptom) => symptom.region === region.id)
    if (own.length === 0) return []
    return [
      {
        region: region.id,
        name: region.names[language],
        symptoms: own.map(({ id, names, species }) => ({ id, name: names[language], ...(species.length > 0 && { species: [...species] }) })),
      },
    ]
  })
}

