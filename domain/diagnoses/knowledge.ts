import type { Language } from '#contract/vertical.ts'
import { allConditions } from '#domain/conditions/conditions.ts'
import { wholeRows } from '#domain/vocabulary/whole-rows.ts'
import type { PhraseIndex } from './phrase-index.ts'
import { indexPhrases } from './phrase-index.ts'
import { BODY_WORDS, SENSATION_WORDS } from './words/body-words.ts'
import { GENERAL_WORDS } from './words/general-words.ts'
import { MOVEMENT_WORDS, TURNED_DOWN_WORDS } from './words/movement-words.ts'
import { ORGAN_WORDS } from './words/organ-words.ts'

/** The words of one language, ready to be looked for. */
export type Knowledge = {
  /** Findings, places and sensations by their id. */
  readonly words: PhraseIndex
  /** Names of conditions; the id is the code. */
  readonly names: PhraseIndex
  readonly turnedDown: PhraseIndex
}

type Row = { readonly id: string; readonly phrases: Readonly<Record<Language, string>> }

function readRows(text: string): Row[] {
  return wholeRows(text.trim()).map((line) => {
    const [id = '', nb = '', sv = '', da = '', en = '', ru = ''] = line.split('|')
    return { id: id.trim(), phrases: { nb, sv, da, en, ru } }
  })
}

function* phrasesOf(rows: readonly Row[], language: Language): Generator<readonly [string, string]> {
  for (const row of rows) for (const phrase of row.phrases[language].split(',')) if (phrase.trim() !== '') yield [row.id, phrase.trim()]
}

const wordRows = (): Row[] => [BODY_WORDS, SENSATION_WORDS, GENERAL_WORDS, ORGAN_WORDS, MOVEMENT_WORDS].flatMap(readRows)

function* namesIn(language: Language): Generator<readonly [string, string]> {
  for (const condition of allConditions()) for (const name of condition.names[language]) yield [condition.code, name]
}

const PLACES: ReadonlySet<string> = new Set(readRows(BODY_WORDS).map((row) => row.id))
const SENSATIONS: ReadonlySet<string> = new Set(readRows(SENSATION_WORDS).map((row) => row.id))

/** True for the id of a place of the body. */
export function isPlace(id: string): boolean {
  return PLACES.has(id)
}

/** True for the id of a sensation or change that needs a place. */
export function isSensation(id: string): boolean {
  return SENSATIONS.has(id)
}

/** The ids a finding of a condition may name. */
export function wordIds(): ReadonlySet<string> {
  return new Set(wordRows().map((row) => row.id))
}

/** How a word is written in each language, for tests of completeness. */
export function wordPhrases(): readonly Row[] {
  return wordRows()
}

const made = new Map<Language, Knowledge>()

/** The knowledge in a language, indexed once per process. */
export function knowledgeIn(language: Language): Knowledge {
  const known = made.get(language)
  if (known !== undefined) return known
  const knowledge: Knowledge = {
    words: indexPhrases(phrasesOf(wordRows(), language)),
    names: indexPhrases(namesIn(language)),
    turnedDown: indexPhrases(phrasesOf(readRows(TURNED_DOWN_WORDS), language)),
  }
  made.set(language, knowledge)
  return knowledge
}
