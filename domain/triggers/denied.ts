import { isFiller, spokenWords } from './spoken-words.ts'

/** What turns the words right behind it into their opposite, in five languages, as words are compared. */
const DENIALS: ReadonlySet<string> = new Set(['ikke ikkje inte icke ej not isnt wasnt не'].flatMap((line) => spokenWords(line).map(({ word }) => word)))

/** A denial and what little may stand between it and the phrase is looked for so far. */
const BEFORE = 40
/** A stop, a comma, a new line: what is denied before it is something else. */
const APART = /[.,;:!?…\n]/

/** Takes a text and where a phrase begins in it; true when the words right before deny it: "not a normal chest exam". */
export function isDenied(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - BEFORE), start)
  const clause = before.split(APART).at(-1) ?? ''
  const last = spokenWords(clause).findLast(({ word }) => !isFiller(word) && !ARTICLES.has(word))
  return last !== undefined && DENIALS.has(last.word)
}

/** Say nothing between a denial and what it denies. */
const ARTICLES: ReadonlySet<string> = new Set(
  ['en et ei ett a an the noen noe någon något nogen noget any helt heilt helt alt quite'].flatMap((line) => spokenWords(line).map(({ word }) => word)),
)
