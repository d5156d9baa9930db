import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { DrugTalk } from '#domain/terminology/drug-talk.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import { isNumber } from '#domain/language/tokens.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { countMarks } from '#domain/note/annotate/statement.ts'

/** Words of a stretch of tokens between single blanks, the form the phrases of drug-talk.ts are written for. */
export function wordsOf(statement: Statement, from: number, to: number): string {
  return ` ${statement.tokens.slice(from, to).map((token) => token.lower).join(' ')} `
}

type Clause = { from: number; to: number; isCutOff?: boolean }

/** What makes a stretch a statement of its own rather than one more item of a list. */
const PREDICATES: ReadonlySet<Mark> = new Set<Mark>([
  'takes', 'start', 'stop', 'raise', 'lower', 'given', 'continue', 'allergy', 'condition', 'kin', 'otherPerson', 'denyPlan',
])

/** Now I take: the verb follows the word within so many. */
const PREDICATE_REACH = 4

const BORDER = /[,;:.!?–—]/

function isPredicated(statement: Statement, { from, to }: Clause, talk: DrugTalk): boolean {
  if (statement.hits.some((hit) => hit.start >= from && hit.end <= to && PREDICATES.has(hit.mark))) return true
  const words = wordsOf(statement, from, to)
  return talk.self.test(words) || talk.refusal.test(words) || talk.turn.test(wordsOf(statement, from, from + 1))
}

/** Cuts at stops and commas, and before the words that join or turn. */
function clausesOf(statement: Statement, talk: DrugTalk): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  statement.tokens.forEach((token, at) => {
    if (at === 0) return
    const word = ` ${token.lower} `
    const isWithinDrug = statement.drugs.some((drug) => drug.start < at && at < drug.end)
    const isNumeral = isNumber(token) && isNumber(statement.tokens[at - 1])
    const opensToday = talk.now.test(word) && firstPredicate(statement, at + 1, at + PREDICATE_REACH) !== undefined
    if (isWithinDrug || isNumeral || !(BORDER.test(token.gap) || talk.and.test(word) || talk.turn.test(word) || opensToday)) return
    clauses.push({ from, to: at })
    from = at
  })
  clauses.push({ from, to: statement.tokens.length })
  return clauses
}

function holdsDrug(statement: Statement, { from, to }: Clause): boolean {
  return statement.drugs.some((drug) => drug.start >= from && drug.start < to)
}

function holdsCondition(statement: Statement, { from, to }: Clause): boolean {
  return statement.hits.some((hit) => hit.mark === 'condition' && hit.start >= from && hit.start < to)
}

function firstPredicate(statement: Statement, from: number, to: number): number | undefined {
  const starts = statement.hits.filter((hit) => hit.start >= from && hit.end <= to && PREDICATES.has(hit.mark)).map((hit) => hit.start)
  return starts.length === 0 ? undefined : Math.min(...starts)
}

/** I take A B I do not tolerate: the second medicine has its own verb behind it. */
function isDeniedAfter(statement: Statement, second: DrugMention, { clause, talk }: { clause: Clause; talk: DrugTalk }): boolean {
  const end = Math.min(clause.to, second.end + PREDICATE_REACH)
  const denies = statement.hits.some((hit) => (hit.mark === 'allergy' || hit.mark === 'stop') && hit.start >= second.end && hit.start < end)
  return denies || talk.refusal.test(wordsOf(statement, second.end, end))
}

/** Where speech without stops goes over from one medicine to the next: after a dismissal, or before the second verb. */
function turningPoint(statement: Statement, clause: Clause, talk: DrugTalk): number | undefined {
  const [first, second] = statement.drugs.filter((drug) => drug.start >= clause.from && drug.start < clause.to)
  if (first === undefined || second === undefined) return undefined
  if (firstPredicate(statement, clause.from, first.start) !== undefined) {
    const verb = firstPredicate(statement, first.end, second.start)
    if (verb === undefined) return isDeniedAfter(statement, second, { clause, talk }) ? second.start : undefined
    return verb - 1 > first.end && talk.self.test(wordsOf(statement, verb - 1, verb)) ? verb - 1 : verb
  }
  if (talk.act.test(wordsOf(statement, clause.from, first.start))) return undefined
  const between = wordsOf(statement, first.end, second.start)
  const dismissed = talk.refusal.exec(between)
  if (dismissed === null || dismissed.index > between.length / 2) return undefined
  return first.end + between.slice(0, dismissed.index + dismissed[0].length).trim().split(' ').length
}

function cutAtTurns(statement: Statement, clause: Clause, talk: DrugTalk): Clause[] {
  const cut = turningPoint(statement, clause, talk)
  if (cut === undefined || cut <= clause.from || cut >= clause.to) return [clause]
  return [{ ...clause, to: cut }, ...cutAtTurns(statement, { from: cut, to: clause.to, isCutOff: true }, talk)]
}

/** A stretch of a statement as a statement of its own. */
function slice(statement: Statement, { from, to }: Clause): Statement {
  const tokens = statement.tokens.slice(from, to)
  const hits = statement.hits.filter((hit) => hit.start >= from && hit.end <= to).map((hit): Hit => ({ ...hit, start: hit.start - from, end: hit.end - from }))
  const drugs = statement.drugs
    .filter((drug) => drug.start >= from && drug.end <= to)
    .map((drug) => ({ ...drug, start: drug.start - from, end: drug.end - from }))
  return { ...statement, tokens, hits, counts: countMarks(hits), drugs }
}

/** What is said up to the first pause. */
export function headOf(statement: Statement): Statement {
  const to = statement.tokens.findIndex(({ gap }, at) => at > 0 && /^[,;:–—]/.test(gap))
  return to < 0 ? statement : slice(statement, { from: 0, to })
}

/** That we put away, the old Somac: so few words name again what was spoken of. */
const BARE_NAME = 3

/** We put the old one away, and you take X: what is stopped was named before, and X is told of behind it. */
function stopsFormer(statement: Statement, { from, to }: Clause, talk: DrugTalk): boolean {
  const isStopped = statement.hits.some((hit) => hit.mark === 'stop' && hit.start >= from && hit.end <= to)
  const words = wordsOf(statement, from, to)
  return isStopped && (talk.pronoun.test(words) || talk.package.test(words))
}

/** Nothing but the names of medicines, joined without a pause: Panodil og Ipren skal du … tells of both. */
function isBareNames(statement: Statement, part: Clause, next: Clause): boolean {
  if (part.from !== 0 || (statement.tokens[next.from]?.gap ?? '') !== '') return false
  return statement.tokens.slice(part.from, part.to).every(({ gap }, at) => gap === '' && statement.drugs.some(({ start, end }) => start <= at && at < end))
}

/**
 * Cuts a statement so that each part holds what is said of one medicine, or of several named in one breath: a clause with a verb or
 * person of its own opens a part, a clause without a medicine belongs to the medicine before it, a condition to the one after it.
 */
export function splitByMedicine(statement: Statement, talk: DrugTalk): Statement[] {
  const clauses = clausesOf(statement, talk).flatMap((clause) => cutAtTurns(statement, clause, talk))
  if (clauses.length === 1) return [statement]
  const parts: Clause[] = []
  let part: Clause = { from: 0, to: 0 }
  let isFilled = false
  clauses.forEach((clause, at) => {
    const next = clauses[at + 1]
    const drug = holdsDrug(statement, clause)
    const leads = !drug && next !== undefined && holdsDrug(statement, next) && holdsCondition(statement, clause)
    const opens = drug && !(isFilled && isBareNames(statement, part, clause)) && (clause.isCutOff === true || isPredicated(statement, clause, talk))
    if ((isFilled && (opens || leads)) || (!isFilled && drug && at > 0 && clause.to - clause.from > BARE_NAME && stopsFormer(statement, part, talk))) {
      parts.push(part)
      part = { from: clause.from, to: clause.to }
      isFilled = drug
    } else {
      part.to = clause.to
      isFilled ||= drug
    }
  })
  parts.push(part)
  return parts.length === 1 ? [statement] : parts.map((one) => slice(statement, one))
}
