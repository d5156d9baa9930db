import {
  BELIEVED_ALLERGIC, BORNE, BUT_NOT, BUT_TO, DENIES_ALLERGY, DENIES_IT, NO_ALLERGY_BEFORE, NO_ALLERGY_BEHIND, NO_BEHIND, NONE_BEHIND, NOT_TO,
  NOTHING_BUT, ONLY_THE_OTHER, TO, TURNS_ROUND, TURNS_TO_ANOTHER, WAS_NOT_SO,
} from '#domain/language/tables/medicines/denied-allergy.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'
import { wordsOf } from '#domain/note/medication/mention/clauses.ts'
import type { DrugMention } from '#domain/terminology/drugs.ts'

/** Not allergic to A: the words that deny it reach to the name, and neither turn to another nor except it. */
function isDeniedBefore(before: string): boolean {
  const [denied] = DENIES_ALLERGY.exec(before) ?? []
  return denied !== undefined && !TURNS_TO_ANOTHER.test(denied) && !NOTHING_BUT.test(denied)
}

/** Says that somebody is not, or is no longer, allergic to a medicine; thought to be, and was not. */
export function deniesAllergyTo(statement: Statement, mention: DrugMention): boolean {
  if (!has(statement, 'allergy')) return false
  const before = wordsOf(statement, 0, mention.start)
  const behind = wordsOf(statement, mention.end, statement.tokens.length)
  if (isDeniedBefore(before)) return !TURNS_ROUND.test(behind)
  const isNone = NONE_BEHIND.test(behind) || (NO_BEHIND.test(behind) && has(statement, 'secondPerson')) || ONLY_THE_OTHER.test(behind)
  const isNamedBefore = statement.hits.some(({ mark, end }) => mark === 'allergy' && end <= mention.start)
  if (isNamedBefore && (isNone || NOT_TO.test(before))) return true
  return BELIEVED_ALLERGIC.test(before) && WAS_NOT_SO.test(behind)
}

/** Told of what is used: without a word of it, what is named behind the denial may be what it excepts. */
const USED: readonly Mark[] = ['takes', 'start', 'given', 'continue', 'unit', 'frequency']

/** No known allergies, I take A: what denies any allergy says nothing of what is named behind it, unless it excepts it: none but to A. */
export function deniesAnyAllergy(statement: Statement, mention: DrugMention): boolean {
  if (!has(statement, ...USED)) return false
  const named = statement.hits.filter(({ mark }) => mark === 'allergy')
  return named.length > 0 && named.every(({ start, end }) => {
    if (end > mention.start) return false
    const behind = wordsOf(statement, end, mention.start)
    return !TO.test(behind) && !NOTHING_BUT.test(behind) && (NO_ALLERGY_BEFORE.test(wordsOf(statement, 0, start)) || NO_ALLERGY_BEHIND.test(behind))
  })
}

/** Not to A, but to B · I can have A, but not B: of the part of a statement that turns to B, with the whole of it. */
export function turnsToAllergen(whole: Statement, part: Statement, mention: DrugMention): boolean {
  const before = wordsOf(part, 0, mention.start)
  const from = part.tokens[0]?.start ?? 0
  if (BUT_TO.test(before)) return whole.drugs.some((drug) => (whole.tokens[drug.start]?.start ?? from) < from && deniesAllergyTo(whole, drug))
  if (!BUT_NOT.test(before)) return false
  const former = wordsOf(whole, 0, whole.tokens.findIndex(({ start }) => start >= from))
  if (!BORNE.test(former) || DENIES_IT.test(former)) return false
  return DENIES_IT.test(before) || NONE_BEHIND.test(wordsOf(part, mention.end, part.tokens.length))
}

/** Allergic to A? No, but to B: an answer that names another than it was asked for. */
export const answersWithAnother = (statement: Statement, mention: DrugMention): boolean => BUT_TO.test(wordsOf(statement, 0, mention.start))

/** Allergic? Not to A: denied of that one, whatever follows. */
export const isNotTo = (statement: Statement, mention: DrugMention): boolean => NOT_TO.test(wordsOf(statement, 0, mention.start))
