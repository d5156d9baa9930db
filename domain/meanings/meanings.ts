import { Language } from '#contract/vertical.ts'
import { indexPhrases } from '#domain/diagnoses/phrase-index.ts'
import type { PhraseHit, PhraseIndex } from '#domain/diagnoses/phrase-index.ts'
import type { Token } from '#domain/language/tokens.ts'
import { wholeRows } from '#domain/vocabulary/whole-rows.ts'
import { ANIMAL_MEANINGS } from './words/animal-meanings.ts'
import { BODY_MEANINGS } from './words/body-meanings.ts'
import { CARE_MEANINGS } from './words/care-meanings.ts'
import { ILLNESS_MEANINGS } from './words/illness-meanings.ts'
import { LIFE_MEANINGS } from './words/life-meanings.ts'
import { MEDICINE_MEANINGS } from './words/medicine-meanings.ts'

const COLUMNS: Readonly<Record<Language, number>> = { nb: 1, sv: 2, da: 3, en: 4, ru: 5 }
const TABLES: Readonly<Record<string, string>> = {
  body: BODY_MEANINGS, illness: ILLNESS_MEANINGS, medicine: MEDICINE_MEANINGS, life: LIFE_MEANINGS, animal: ANIMAL_MEANINGS, care: CARE_MEANINGS,
}
/** Opens a field of concepts: `= sleep`, or one that only frames what is told: `~ how often`. */
const FIELD = '= '
const FRAME = '~ '

/** A concept with the subject its field makes; the same one may stand in several tables, in words of each. */
type Concept = { readonly id: string; readonly subject: string; readonly isFrame: boolean; readonly cells: readonly string[] }

function conceptsOf([area, table]: readonly [area: string, table: string]): Concept[] {
  let field = ''
  return wholeRows(table.trim()).flatMap((row) => {
    if (row.startsWith(FIELD) || row.startsWith(FRAME)) {
      field = row
      return []
    }
    const cells = row.split('|').map((cell) => cell.trim())
    return [{ id: `x:${cells[0] ?? ''}`, subject: `in:${area} ${field.slice(FIELD.length)}`, isFrame: field.startsWith(FRAME), cells }]
  })
}

const phrasesOf = ({ id, cells }: Concept, language: Language): (readonly [string, string])[] =>
  (cells[COLUMNS[language]] ?? '').split(',').filter((phrase) => phrase.trim() !== '').map((phrase) => [id, phrase.trim()] as const)

let concepts: readonly Concept[] | undefined
let subjects: ReadonlyMap<string, string> | undefined
const allConcepts = (): readonly Concept[] => (concepts ??= Object.entries(TABLES).flatMap(conceptsOf))

function indexing(isWanted: (concept: Concept) => boolean): (language: Language) => PhraseIndex {
  const indexes = new Map<Language, PhraseIndex>()
  return (language) => {
    const made = indexes.get(language) ?? indexPhrases(allConcepts().filter(isWanted).flatMap((concept) => phrasesOf(concept, language)))
    indexes.set(language, made)
    return made
  }
}

const everythingIn = indexing(() => true)
const namedIn = indexing(({ isFrame }) => !isFrame)

/** What the words of a stretch mean, by ids (`x:insomnia`) that the five languages and all ways of saying it share. Linear in the tokens. */
export const meaningsIn = (tokens: readonly Token[], language: Language): PhraseHit[] => everythingIn(language).find(tokens)

/** The same of things alone, without what frames them: when, how often, how much, how likely. */
export const thingsMeantIn = (tokens: readonly Token[], language: Language): PhraseHit[] => namedIn(language).find(tokens)

/** What a stretch means, and the subjects these meanings belong to (`in:body sleep`). */
export type Meant = { readonly meanings: ReadonlySet<string>; readonly subjects: ReadonlySet<string> }

export function meantBy(tokens: readonly Token[], language: Language): Meant {
  const meanings = new Set(meaningsIn(tokens, language).map(({ id }) => id))
  subjects ??= new Map(allConcepts().toReversed().map(({ id, subject }) => [id, subject]))
  const known = subjects
  return { meanings, subjects: new Set([...meanings].flatMap((id) => known.get(id) ?? [])) }
}

/** Every row of the tables, as the tests read them. */
export const meaningRows = (): readonly Readonly<Record<Language, readonly string[]> & { id: string }>[] => allConcepts().map((concept) => {
  const of = (language: Language): string[] => phrasesOf(concept, language).map(([, phrase]) => phrase)
  const [nb = [], sv = [], da = [], en = [], ru = []] = Language.options.map(of)
  return { id: concept.id, nb, sv, da, en, ru }
})
