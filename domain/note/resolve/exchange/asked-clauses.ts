import type { Tongue } from '#domain/language/language.ts'
import { ASKING_CLAUSES } from '#domain/language/tables/order/asking-clauses.ts'
import { affirmation, asksByOrder, asksOpenly, denial, isDeclarative, lowerFirst, topicOf } from '#domain/note/annotate/question-forms.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, reworded } from '#domain/note/annotate/statement.ts'

type Forms = { readonly clause: RegExp; readonly joined: RegExp; readonly requests: RegExp; readonly denies: RegExp; readonly about: RegExp }

const FORMS = new Map<string, Forms>(
  Object.entries(ASKING_CLAUSES).map(([language, { opensClause, joins, requests, denies, about }]) => [
    language,
    {
      clause: new RegExp(`,\\s*(?:(?:${joins}) )?(?=${opensClause})`, 'iu'),
      joined: new RegExp(`(?:,\\s*|\\s+)(?:${joins}) (?=${opensClause})`, 'iu'),
      requests: new RegExp(`(?<!\\p{L})${requests}(?!\\p{L})`, 'iu'),
      denies: new RegExp(`,\\s*(?=${denies} \\p{L})`, 'iu'),
      about: new RegExp(`^(?:\\p{L}{1,3} )?${about}(?!\\p{L})`, 'iu'),
    },
  ]),
)

/** What stands before the clauses of a question is a word or two: the matter they ask of, or who is asked. */
const LONGEST_MATTER = 2

/** The clauses of a question, each a question of its own: `Is she restless, does she pant?` */
function clausesOf(question: Statement, tongue: Tongue): Statement[] {
  const forms = FORMS.get(tongue.pack.language)
  const found = forms?.clause.exec(question.text) ?? (asksByOrder(question) ? forms?.joined.exec(question.text) : undefined)
  if (found === null || found === undefined || found.index === 0) return [question]
  const first = question.text.slice(0, found.index)
  const rest = question.text.slice(found.index + found[0].length)
  return [reworded(question, first, tongue), ...clausesOf(reworded(question, rest.charAt(0).toUpperCase() + rest.slice(1), tongue), tongue)]
}

/** Tolerates it, no vomiting? No: only what was asked with its denial is denied. */
function askedWithDenial(question: Statement, tongue: Tongue): string | undefined {
  const at = FORMS.get(tongue.pack.language)?.denies.exec(question.text)
  if (at === null || at === undefined || isDeclarative(question)) return undefined
  const before = reworded(question, question.text.slice(0, at.index), tongue)
  if (has(before, 'negation')) return undefined
  const told = question.text.slice(at.index + at[0].length).replace(/(?<![?.\s])[?.\s]+$/u, '')
  return isMatter(before, tongue) && !asksByOrder(before) ? under(before, told, tongue) : told
}

/** A name or an exclamation, in none of the lists. */
const saysNobody = (part: Statement): boolean => part.hits.length === 0 && part.tokens.length <= LONGEST_MATTER

const isMatter = (part: Statement, tongue: Tongue): boolean => topicOf(part, tongue).split(' ').length <= LONGEST_MATTER && !has(part, 'symptom', 'diagnosis')

const together = (told: readonly string[]): string => told.map((one, at) => (at === 0 ? one : lowerFirst(one))).join(', ')

/** `Her tummy, any loose stools?` is told as of her tummy, unless it names who is asked. */
const under = (matter: Statement, told: string, tongue: Tongue): string => (saysNobody(matter) ? told : `${topicOf(matter, tongue)}: ${lowerFirst(told)}`)

/** The question turned into a denial, each of its clauses; nothing where it is not certain what the answer denies. */
export function denialOf(question: Statement, tongue: Tongue): string | undefined {
  if (FORMS.get(tongue.pack.language)?.requests.test(question.text) === true || isOpen(question, tongue)) return undefined
  const denied = askedWithDenial(question, tongue)
  if (denied !== undefined) return denied
  const [first, ...more] = clausesOf(question, tongue)
  if (first === undefined || more.length === 0) return denial(question, tongue)
  if (more.some(asksOpenly)) return undefined
  if (asksOpenly(first)) return `${first.text}: ${lowerFirst(together(more.map((clause) => denial(clause, tongue))))}`
  // `or will he not swallow?` is denied by what he does
  const told = more.filter((clause) => !has(clause, 'negation')).map((clause) => denial(clause, tongue))
  if (asksByOrder(first)) return together([denial(first, tongue), ...told])
  if (has(first, 'symptom', 'diagnosis')) return first.tokens.length <= LONGEST_MATTER ? together([denial(first, tongue), ...told]) : undefined
  return isMatter(first, tongue) && told.length > 0 ? under(first, together(told), tongue) : undefined
}

/** The question as the statement its yes makes it, each of its clauses. */
export function affirmationOf(question: Statement, tongue: Tongue): string {
  const [first, ...more] = clausesOf(question, tongue)
  const isMixed = more.some((clause) => asksOpenly(clause) || has(clause, 'negation'))
  if (first === undefined || more.length === 0 || isMixed) return affirmation(question, tongue)
  const told = more.map((clause) => affirmation(clause, tongue))
  if (asksByOrder(first)) return together([affirmation(first, tongue), ...told])
  return isMatter(first, tongue) ? under(first, together(told), tongue) : affirmation(question, tongue)
}

/** Which, where, when: neither yes nor no answers it. */
export function isOpen(question: Statement, tongue: Tongue): boolean {
  if (!asksOpenly(question) || FORMS.get(tongue.pack.language)?.about.test(question.text) === true) return false
  // when it cracked in your back, did you feel it in the leg too?
  const [first, next] = clausesOf(question, tongue)
  return first === undefined || next === undefined || asksOpenly(next) || !asksOpenly(first)
}
