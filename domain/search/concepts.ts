import type { Language, Vertical } from '#contract/vertical.ts'
import { allConditions } from '#domain/terminology/diagnoses/chapters/conditions.ts'
import { knowledgeIn } from '#domain/terminology/diagnoses/knowledge.ts'
import { indexPhrases } from '#domain/terminology/diagnoses/phrase-index.ts'
import type { PhraseIndex } from '#domain/terminology/diagnoses/phrase-index.ts'
import { drugsIn } from '#domain/terminology/drugs.ts'
import { tokenise } from '#domain/text/tokens.ts'
import { codeTerms } from './codes.ts'
import { foldWord } from './fold.ts'
import { ANIMAL_WORDS } from './words/animal-words.ts'
import { AUDIENCE_WORDS } from './words/audience-words.ts'
import { CLINIC_WORDS } from './words/clinic-words.ts'

/**
 * What is meant, whatever words say it: a condition by its code (`icpc-2:k86`), a finding or a thing done (`c:cough`), a medicine by its
 * substance (`d:metformin`), for whom (`age:child`, `sp:dog`). `start` and `end` are UTF-16 offsets into the text.
 */
export type Concept = { readonly term: string; readonly start: number; readonly end: number }

const COLUMNS: readonly Language[] = ['nb', 'sv', 'da', 'en', 'ru']

function phrasesIn(list: string, language: Language): (readonly [string, string])[] {
  return list.trim().split('\n').flatMap((line) => {
    const [id = '', ...columns] = line.split('|').map((cell) => cell.trim())
    const phrases = columns[COLUMNS.indexOf(language)]?.split(',') ?? []
    return phrases.map((phrase) => [id.includes(':') ? id : `c:${id}`, phrase.trim()] as const)
  })
}

type Lists = { readonly people: PhraseIndex; readonly animals: PhraseIndex }

const made = new Map<Language, Lists>()

function listsIn(language: Language): Lists {
  const known = made.get(language)
  if (known !== undefined) return known
  const audience = phrasesIn(AUDIENCE_WORDS, language)
  const clinic = phrasesIn(CLINIC_WORDS, language)
  const lists = {
    people: indexPhrases([...clinic, ...audience.filter(([id]) => !id.startsWith('sp:'))]),
    animals: indexPhrases([...clinic, ...audience, ...phrasesIn(ANIMAL_WORDS, language)]),
  }
  made.set(language, lists)
  return lists
}

/** A medicine's spellings agree in their first letters, whatever the language: metformin, metforminum, метформин. */
const drugTerm = (substance: string): string => `d:${foldWord(substance)}`

/** Everything of the lists that a text speaks of. Linear in the text. */
export function conceptsIn(plain: string, language: Language, vertical: Vertical | 'both'): Concept[] {
  const tokens = tokenise(plain)
  const place = (start: number, end: number) => ({ start: tokens[start]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 })
  const { people, animals } = listsIn(language)
  const { words, names } = knowledgeIn(language)
  return [
    ...(vertical === 'med' ? people : animals).find(tokens).map(({ id, start, end }) => ({ term: id, ...place(start, end) })),
    ...words.find(tokens).map(({ id, start, end }) => ({ term: `f:${id}`, ...place(start, end) })),
    ...names.find(tokens).flatMap(({ id, start, end }) => codeTerms('ICPC-2', id).map((term) => ({ term, ...place(start, end) }))),
    ...drugsIn(tokens).filter(({ isExact }) => isExact).map(({ substance, start, end }) => ({ term: drugTerm(substance), ...place(start, end) })),
  ]
}

export const isAudience = (term: string): boolean => term.startsWith('age:') || term.startsWith('sp:')

const listed = new Map<Language, ReadonlySet<string>>()

/** Words that stand in the lists of a language by themselves: they are known though no passage has them. */
export function listedWords(language: Language): ReadonlySet<string> {
  const known = listed.get(language)
  if (known !== undefined) return known
  const phrases = [
    ...[AUDIENCE_WORDS, CLINIC_WORDS, ANIMAL_WORDS].flatMap((list) => phrasesIn(list, language).map(([, phrase]) => phrase)),
    ...allConditions().flatMap(({ names }) => names[language]),
  ]
  const words = new Set(phrases.map((phrase) => phrase.replaceAll('@', '')).filter((phrase) => /^\p{L}{4,40}$/u.test(phrase)))
  listed.set(language, words)
  return words
}
