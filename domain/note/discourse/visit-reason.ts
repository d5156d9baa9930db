import type { VisitReasons } from '#domain/language/tables/opening/visit-reasons.ts'
import { FINITE, INDEFINITE, VISIT_REASONS } from '#domain/language/tables/opening/visit-reasons.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, reworded } from '#domain/note/annotate/statement.ts'

/** What the visit is for is said among so many of the first statements, in so many words. */
const FIRST_SAID = 6
const LONGEST = 16
/** And is named in so few. */
const LONGEST_NAME = 60
const LONGEST_LETTERS = 160

type Frames = { readonly visit: RegExp; readonly part: RegExp; readonly barePart: RegExp }

/** Some words without a verb among them. */
const WORD = `(?!(?:${FINITE})(?!\\p{L}))[\\p{L}\\d]{1,30}`
const MATTER = `${WORD}(?: ${WORD}){0,4}?`

function framesOf({ frame, article, kind, of, withPart, isPart, part, behind }: VisitReasons): Frames {
  const end = `(?:,? (?:${behind})(?!\\p{L}))*[\\s.?!]*$`
  return {
    visit: new RegExp(`^${frame} ?(?:${article})*(?<name>(?:${kind})(?: ${of}${MATTER})?)${end}`, 'iu'),
    barePart: new RegExp(`^(?:${isPart}) (?:${article})?(?<name>${part})${end}`, 'iu'),
    part: new RegExp(`^(?:${withPart}) (?![^.]*(?<!\\p{L})(?:${INDEFINITE}) )(?:${article})*(?<name>(?:[\\p{L}-]+ ){0,3}[\\p{L}-]+?)${end}`, 'iu'),
  }
}

const FRAMES = new Map(Object.entries(VISIT_REASONS).map(([language, table]) => [language, framesOf(table)]))

/** `It was you with the shoulder`: a part of the body or what ails it, and nothing more of the trade. */
function namesPart(statement: Statement): boolean {
  const isNamed = has(statement, 'body') || (has(statement, 'symptom') && has(statement, 'secondPerson'))
  return isNamed && !has(statement, 'negation', 'normal', 'finding', 'diagnosis', 'timeWord', 'course', 'firstPerson', 'left', 'right', 'both')
}

function nameOf(statement: Statement): string | undefined {
  const frames = FRAMES.get(statement.language)
  if (frames === undefined || statement.drugs.length > 0 || statement.folded !== 'none') return undefined
  if (statement.tokens.length > LONGEST || statement.text.length > LONGEST_LETTERS) return undefined
  const isNoVisit = statement.speaker === 'patient' || (has(statement, 'negation') && !statement.text.includes(','))
  const visit = isNoVisit ? undefined : frames.visit.exec(statement.text)?.groups?.['name']
  if (visit !== undefined) return visit.length <= LONGEST_NAME ? visit.trim() : undefined
  const part = namesPart(statement) ? (frames.part.exec(statement.text) ?? frames.barePart.exec(statement.text))?.groups?.['name'] : undefined
  return part !== undefined && part.length <= LONGEST_NAME ? `${VISIT_REASONS[statement.language].concerns} ${part.trim()}` : undefined
}

/**
 * What the visit was arranged for, as whoever treats names it at the start: `It is your asthma review today, I see` is told as `Asthma review`.
 * The first that is named counts.
 */
export function withVisitReason(statements: readonly Statement[], tongue: Tongue): readonly Statement[] {
  const examined = statements.findIndex((one) => has(one, 'examStart', 'vital'))
  const first = statements.slice(0, examined < 0 ? FIRST_SAID : Math.min(examined, FIRST_SAID))
  const at = first.findIndex((one) => nameOf(one) !== undefined)
  const told = statements[at]
  const name = told === undefined ? undefined : nameOf(told)
  if (told === undefined || name === undefined) return statements
  const reason: Statement = { ...reworded(told, `${name}.`, tongue), isQuestion: false, isVisitReason: true }
  return statements.with(at, reason)
}
