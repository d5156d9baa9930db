import type { Language, Vertical } from '#contract/vertical.ts'
import { allConditions } from '#domain/conditions/conditions.ts'
import { knowledgeIn } from '#domain/diagnoses/knowledge.ts'
import { indexPhrases } from '#domain/diagnoses/phrase-index.ts'
import type { PhraseIndex } from '#domain/diagnoses/phrase-index.ts'
import { tokenise } from '#domain/language/tokens.ts'
import { thingsMeantIn } from '#domain/meanings/meanings.ts'
import { wholeRows } from '#domain/vocabulary/whole-rows.ts'
import { codeTerms } from './codes.ts'
import { allMedicines } from './medicines.ts'
import { ANIMAL_WORDS } from './words/animal-words.ts'
import { AUDIENCE_WORDS } from './words/audience-words.ts'
import { CLINIC_WORDS } from './words/clinic-words.ts'
import { CONDITION_WORDS } from './words/condition-words.ts'
import { SYMPTOM_WORDS } from './words/symptom-words.ts'

/**
 * What is meant, whatever words say it: a condition by its code (`icpc-2:k86`), a condition of the lists (`t:gout`), a finding or a thing done
 * (`c:cough`), what words mean (`x:insomnia`), a medicine by its substance (`d:metformin`), for whom (`age:child`, `sp:dog`).
 * `start` and `end` are UTF-16 offsets into the text.
 */
export type Concept = { readonly term: string; readonly start: number; readonly end: number }

const COLUMNS: readonly Language[] = ['nb', 'sv', 'da', 'en', 'ru']

function phrasesIn(list: string, language: Language, kind: 'c' | 't' = 'c'): (readonly [string, string])[] {
  return wholeRows(list.trim()).flatMap((line) => {
    const [id = '', ...columns] = line.split('|').map((cell) => cell.trim())
    const phrases = columns[COLUMNS.indexOf(language)]?.split(',') ?? []
    return phrases.map((phrase) => [id.includes(':') ? id : `${kind}:${id}`, phrase.trim()] as const)
  })
}

type Lists = { readonly people: PhraseIndex; readonly animals: PhraseIndex }

const made = new Map<Language, Lists>()

function listsIn(language: Language): Lists {
  const known = made.get(language)
  if (known !== undefined) return known
  const audience = phrasesIn(AUDIENCE_WORDS, language)
  const clinic = [...phrasesIn(CLINIC_WORDS, language), ...phrasesIn(SYMPTOM_WORDS, language), ...phrasesIn(CONDITION_WORDS, language, 't')]
  const lists = {
    people: indexPhrases([...clinic, ...audience.filter(([id]) => !id.startsWith('sp:'))]),
    animals: indexPhrases([...clinic, ...audience, ...phrasesIn(ANIMAL_WORDS, language, 't')]),
  }
  made.set(language, lists)
  return lists
}

/** So short a name is met as it stands; a longer one with any ending: metforminet, метформина. */
const SHORTEST_INFLECTED = 6
/** Names that are words of every day. */
const EVERYDAY: ReadonlySet<string> = new Set([
  'миг', 'link', 'husk', 'nix', 'alt', 'advantage', 'concert', 'program', 'normal', 'magnesium', 'calcium', 'kalsium', 'kalium', 'vaccine', 'vaksine',
])

function* drugPhrases(): Generator<readonly [string, string]> {
  for (const { id, substances, trades } of allMedicines()) {
    for (const name of [...substances, ...trades])
      if (!EVERYDAY.has(name)) yield [`d:${id}`, name.includes(' ') || name.length < SHORTEST_INFLECTED ? name : `${name}@`]
  }
}

let drugs: PhraseIndex | undefined

/** Everything of the lists that a text speaks of. Linear in the text. */
export function conceptsIn(plain: string, language: Language, vertical: Vertical | 'both'): Concept[] {
  const tokens = tokenise(plain)
  const place = (start: number, end: number) => ({ start: tokens[start]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 })
  const { people, animals } = listsIn(language)
  const { words, names } = knowledgeIn(language)
  drugs ??= indexPhrases(drugPhrases())
  return [
    ...(vertical === 'med' ? people : animals).find(tokens).map(({ id, start, end }) => ({ term: id, ...place(start, end) })),
    ...thingsMeantIn(tokens, language).map(({ id, start, end }) => ({ term: id, ...place(start, end) })),
    ...words.find(tokens).map(({ id, start, end }) => ({ term: `f:${id}`, ...place(start, end) })),
    ...names.find(tokens).flatMap(({ id, start, end }) => codeTerms('ICPC-2', id).map((term) => ({ term, ...place(start, end) }))),
    ...drugs.find(tokens).map(({ id, start, end }) => ({ term: id, ...place(start, end) })),
  ]
}

export const isAudience = (term: string): boolean => term.startsWith('age:') || term.startsWith('sp:')

const listed = new Map<Language, ReadonlySet<string>>()

/** Words that stand in the lists of a language by themselves: they are known though no passage has them. */
export function listedWords(language: Language): ReadonlySet<string> {
  const known = listed.get(language)
  if (known !== undefined) return known
  const phrases = [
    ...[AUDIENCE_WORDS, CLINIC_WORDS, SYMPTOM_WORDS, CONDITION_WORDS, ANIMAL_WORDS].flatMap((list) => phrasesIn(list, language).map(([, phrase]) => phrase)),
    ...allConditions().flatMap(({ names }) => names[language]),
  ]
  const words = new Set(phrases.map((phrase) => phrase.replaceAll('@', '')).filter((phrase) => /^\p{L}{4,40}$/u.test(phrase)))
  listed.set(language, words)
  return words
}
