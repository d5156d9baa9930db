import { Language } from '#contract/vertical.ts'
import type { Reading } from '#domain/note/annotate/statement.ts'
import { has, readMarks } from '#domain/note/annotate/statement.ts'
import { languageScores } from '#domain/language/detect-language.ts'
import { tongueOf } from '#domain/language/language.ts'
import { writeNumbers } from '#domain/note/normalise/numbers/spoken-numbers.ts'
import { askedOf } from './asked.ts'
import type { Term } from './words/terms.ts'
import { termsOf } from './words/terms.ts'
import { isMeasured } from './words/topics.ts'
import type { AskedKind } from './words/asked-kinds.ts'

/** A question made ready to be looked up in what was said. */
export type Question = {
  readonly reading: Reading
  readonly terms: readonly Term[]
  readonly kinds: ReadonlySet<AskedKind>
  /** Asks of a relative, a friend or another animal. */ readonly isOfOthers: boolean
}

/** Questions longer than this are read to here: a person types a sentence or two. */
const LONGEST_QUESTION = 2_000
/** Words of another language that outweigh the one the page is in. */
const CLEARLY = 1

function languageOf(text: string, language: Language): Language {
  const scores = languageScores(text)
  const [best = language] = Language.options.toSorted((a, b) => scores[b] - scores[a])
  return scores[best] > scores[language] + CLEARLY ? best : language
}

const OTHERS = new Set([
  'topic:father', 'topic:mother', 'topic:brother', 'topic:sister', 'topic:spouse', 'topic:grandparent', 'topic:friend', 'topic:family',
  'topic:otheranimal', 'topic:children',
])

/** A result is asked for only of something that has one, and of nothing else besides. */
function kindsOf(reading: Reading, terms: readonly Term[]): ReadonlySet<AskedKind> {
  const { kinds } = askedOf(reading)
  const hasResult = terms.some(({ keys }) => [...keys].some(isMeasured))
  return kinds.has('result') && (!hasResult || kinds.size > 1) ? new Set([...kinds].filter((kind) => kind !== 'result')) : kinds
}

/** Reads a question in the language it was typed in, which may be another than the page's. */
export function readQuestion(text: string, language: Language): Question {
  const tongue = tongueOf(languageOf(text.slice(0, LONGEST_QUESTION), language))
  const reading = readMarks(writeNumbers(text.slice(0, LONGEST_QUESTION), tongue.pack), tongue)
  const terms = termsOf(reading)
  return {
    reading,
    terms,
    kinds: kindsOf(reading, terms),
    isOfOthers: has(reading, 'otherAnimal') || terms.some(({ keys }) => [...keys].some((key) => OTHERS.has(key))),
  }
}
