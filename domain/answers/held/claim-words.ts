import type { Language } from '#contract/vertical.ts'
import { indexPhrases } from '#domain/diagnoses/phrase-index.ts'
import type { PhraseIndex } from '#domain/diagnoses/phrase-index.ts'
import { wholeRows } from '#domain/vocabulary/whole-rows.ts'
import { ABSOLUTE_WORDS, DENYING_WORDS, GROUP_WORDS, OPPOSED_WORDS, STRENGTH_WORDS } from '../words/claim-words.ts'

const COLUMNS: Readonly<Record<Language, number>> = { nb: 1, sv: 2, da: 3, en: 4, ru: 5 }

function* phrasesOf(rows: string, kind: string, language: Language): Generator<readonly [string, string]> {
  for (const row of wholeRows(rows.trim())) {
    const cells = row.split('|')
    const ends = (cells[COLUMNS[language]] ?? '').split(';')
    for (const [end, list] of ends.entries()) {
      for (const phrase of list.split(','))
        if (phrase.trim() !== '') yield [`${kind}:${(cells[0] ?? '').trim()}${ends.length > 1 ? `:${String(end)}` : ''}`, phrase.trim()]
    }
  }
}

const made = new Map<Language, PhraseIndex>()

/** Finds what a claim turns on: `group:…`, `pole:…:0|1`, `strength:…`, `absolute:…`, `deny:…`. */
export function claimWordsIn(language: Language): PhraseIndex {
  const known = made.get(language)
  if (known !== undefined) return known
  const index = indexPhrases([
    ...phrasesOf(GROUP_WORDS, 'group', language), ...phrasesOf(OPPOSED_WORDS, 'pole', language), ...phrasesOf(STRENGTH_WORDS, 'strength', language),
    ...phrasesOf(ABSOLUTE_WORDS, 'absolute', language), ...phrasesOf(DENYING_WORDS, 'deny', language),
  ])
  made.set(language, index)
  return index
}
