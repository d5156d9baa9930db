import type { Token } from '#domain/language/tokens.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** May stand before an order: so, and then, just give it. */
const LEAD_IN = new Set([
  'so', 'and', 'then', 'just', 'please', 'okay', 'ok', 'but', 'also', 'now', 'right', 'и', 'а', 'но', 'тогда', 'потом', 'сначала', 'дома', 'обязательно',
  'только', 'лучше', 'пожалуйста', 'не',
])
const LONGEST_LEAD_IN = 3

/** Verbs of care that an English order opens with. */
const ENGLISH = new RegExp(
  '^(?:give|keep|let|put|ring|call|take|use|apply|avoid|bring|leave|rest|dry|wash|rinse|bathe|poultice|monitor|check|come|book|make|' +
    String.raw`try|drink|eat|elevate|wear|phone|contact|continue|start|stop|carry|don't|do|aim|watch|weigh|feed|limit|swap|pop|cut|protect)$`,
  'u',
)
/** A verb that orders, not one that opens a remark: do you know, take care, let's see. */
const NO_ORDER = /^(?:do (?!not)|let me|let's see|take care|come (?:on|in|through)|make(?:s)? sense|keep well|stop it you|right )/u
/** Russian orders end so; the endings of the present tense are left aside. */
const RUSSIAN = new RegExp(
  String.raw`^\p{L}{2,}(?:йте|ьте|йтесь|ьтесь|делайте|сдайте)$|^(?:при(?:ходите|езжайте|мите)|звоните|возьмите|купите|нельзя|сходите|запишитесь|` +
    'обратитесь|вернитесь|следите|измерьте|лягте|начните|продолжите|прекратите|исключите)$',
  'u',
)
/** Said in every room, to no purpose of treatment. */
const POLITE_RUSSIAN = new RegExp(
  '^(?:здравствуйте|давайте|проходите|садитесь|присаживайтесь|извините|простите|рассказывайте|раздевайтесь|одевайтесь|дышите|подождите|' +
    'погодите|слушайте|смотрите|ложитесь|вставайте|покажите|не (?:дышите|бойтесь|волнуйтесь|переживайте))$',
  'u',
)

function firstOf(tokens: readonly Token[]): number {
  let at = 0
  while (at < LONGEST_LEAD_IN && LEAD_IN.has(tokens[at]?.lower ?? '')) at++
  return at
}

/** Said by who treats wherever in the talk it is said: an order, an offer to you, a dose for you. */
export function isOrdering(statement: Statement): boolean {
  if (
    statement.speaker === 'patient' ||
    statement.folded !== 'none' ||
    statement.isQuestion ||
    has(statement, 'past', 'takes', 'kin', 'otherPerson', 'otherAnimal', 'hypothetical')
  )
    return false
  if (isToldToDo(statement)) return true
  if (!has(statement, 'secondPerson')) return false
  const isOffered =
    has(statement, 'firstPerson') && has(statement, 'planCue') && has(statement, 'start', 'advice', 'procedure', 'test', 'imaging', 'referral', 'followUp')
  return isOffered || (statement.drugs.length > 0 && has(statement, 'unit', 'frequency', 'doseForm'))
}

/** Tells somebody what to do, as whoever treats does: keep her in, давайте с едой. */
export function isToldToDo(statement: Statement): boolean {
  if (statement.folded !== 'none' || statement.isQuestion || has(statement, 'examStart', 'smallTalk', 'greeting')) return false
  const { tokens } = statement
  const at = firstOf(tokens)
  const word = tokens[at]?.lower ?? ''
  const rest = tokens.slice(at).map(({ lower }) => lower).join(' ')
  if (tokens.length - at < 2) return false
  return (ENGLISH.test(word) && !NO_ORDER.test(rest)) || (RUSSIAN.test(word) && !POLITE_RUSSIAN.test(word))
}
