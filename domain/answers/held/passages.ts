import type { Language } from '#contract/vertical.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import { tongueOf } from '#domain/language/language.ts'
import { writeNumbers } from '#domain/note/normalise/numbers/spoken-numbers.ts'
import { readMarks } from '#domain/note/annotate/statement.ts'
import type { Reading } from '#domain/note/annotate/statement.ts'
import type { Claim } from './claim.ts'
import { claimOf } from './claim.ts'
import { sentencesOf } from './answer-sentences.ts'
import type { Quantity } from './quantities.ts'

/** A passage taken apart: its sentences, with their clauses behind them as stretches, where each key stands among these, and what the whole names. */
export type ReadPassage = {
  readonly sentences: readonly Claim[]
  readonly stretches: readonly Claim[]
  readonly byKey: ReadonlyMap<string, readonly number[]>
  readonly quantities: readonly Quantity[]
  readonly substances: ReadonlySet<string>
  readonly groups: ReadonlySet<string>
  /** Its text in small letters. */
  readonly lower: string
}

/** A language is believed to be another than the answer's only where so many letters tell it. */
const TELLING_LETTERS = 80

/** Where a sentence says a second thing: behind a comma or a semicolon, or a word that turns. */
const CLAUSE = /[;,:]\s|\s(?=(?:men|mens|medan|mens|but|while|whereas|and|og|och|и|а|но)\s)/giu
const SHORTEST_CLAUSE_WORDS = 3

function clausesOf(sentence: string): string[] {
  const clauses = sentence.split(CLAUSE).filter((clause) => clause.trim().split(/\s+/).length >= SHORTEST_CLAUSE_WORDS)
  return clauses.length > 1 ? clauses : []
}

/** Reads a stretch of text as the claims are read. */
export function readPlain(text: string, language: Language): Reading {
  const tongue = tongueOf(language)
  return readMarks(writeNumbers(text, tongue.pack), tongue)
}

/** Takes a passage apart once. Its language may be another than the answer's. */
export function readPassage(text: string, language: Language): ReadPassage {
  const own = text.length < TELLING_LETTERS ? language : detectLanguage(text)
  const cut = sentencesOf(text, own)
  const sentences = cut.map((sentence) => claimOf(readPlain(sentence.text, own)))
  const clauses = cut.flatMap((sentence) => clausesOf(sentence.text)).map((clause) => claimOf(readPlain(clause, own)))
  const stretches = [...sentences, ...clauses]
  const byKey = new Map<string, number[]>()
  for (const [at, { keys }] of stretches.entries()) {
    for (const key of keys) {
      const places = byKey.get(key)
      if (places === undefined) byKey.set(key, [at])
      else places.push(at)
    }
  }
  return {
    sentences, stretches, byKey, lower: text.toLowerCase(),
    quantities: sentences.flatMap(({ quantities }) => quantities),
    substances: new Set(sentences.flatMap(({ substances }) => [...substances])),
    groups: new Set(sentences.flatMap(({ groups }) => [...groups])),
  }
}
