import type { Reading } from '#domain/note/annotate/statement.ts'
import { count, has } from '#domain/note/annotate/statement.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { PERSON_PRONOUNS, PERSON_SUBJECTS, WE } from '#domain/language/tables/reference/pronouns.ts'

export type Gender = 'male' | 'female'

/** Whether a man or a woman is spoken of, by the first pronoun. */
export function genderOf({ language, tokens }: Reading): Gender | undefined {
  const { male, female } = PERSON_PRONOUNS[language]
  const word = tokens.find(({ lower }) => male.has(lower) || female.has(lower))?.lower
  return word === undefined ? undefined : male.has(word) ? 'male' : 'female'
}

/** Words that may stand before the one a statement is about: no, then she. */
const SMALL: readonly Mark[] = ['yes', 'no', 'filler', 'backchannel', 'joiner', 'opener', 'uncertain', 'correction']
/** And so many of them, or a name: Little Theo, he has asthma. */
const LONGEST_OPENING = 2

/** Where he or she stands as what the statement is about. */
function subjectAt({ language, tokens, hits }: Reading): number {
  const at = tokens.findIndex(({ lower }) => PERSON_SUBJECTS[language].has(lower))
  if (at < 0 || at > LONGEST_OPENING) return -1
  const isSmall = (place: number): boolean => hits.some(({ mark, start, end }) => SMALL.includes(mark) && start <= place && end > place)
  const isSet = tokens[at]?.gap.includes(',') === true || Array.from({ length: at }, (_, place) => place).every(isSmall)
  return isSet ? at : -1
}

/** Opens with he or she as the one it is about. */
export const isAboutHimOrHer = (reading: Reading): boolean => subjectAt(reading) >= 0

/** He and she before a name, as dialects say it, or behind one: han Leif; Endre, he has schizophrenia. */
export function callsByName({ language, tokens }: Reading): boolean {
  return tokens.some((token, at) => {
    if (!PERSON_SUBJECTS[language].has(token.lower)) return false
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    const isBehind = at <= LONGEST_OPENING && token.gap.includes(',') && before !== undefined && CAPITAL.test(before.text)
    return isBehind || (next?.gap === '' && CAPITAL.test(next.text))
  })
}

const CAPITAL = /^\p{Lu}\p{Ll}/u

/** Asks after him or her: how old was he. */
export const namesHimOrHer = ({ language, tokens }: Reading): boolean => tokens.some(({ lower }) => PERSON_SUBJECTS[language].has(lower))

/** Neither I nor you have a part in it; that it gave us all a fright is none. */
export function leavesOutBoth(reading: Reading): boolean {
  const we = reading.hits.filter(({ mark, start }) => mark === 'firstPerson' && WE.has(reading.tokens[start]?.lower ?? '')).length
  return !has(reading, 'secondPerson') && count(reading, 'firstPerson') <= we
}
