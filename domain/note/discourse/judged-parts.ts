import type { JudgedParts } from '#domain/language/tables/examination/judged-parts.ts'
import { JUDGED_PARTS } from '#domain/language/tables/examination/judged-parts.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, countMarks, has } from '#domain/note/annotate/statement.ts'

/** What is found is told so shortly. */
const [LEAST, LONGEST] = [2, 9]
const LONGEST_LETTERS = 90
/** So few words could be no more than a topic called out. */
const LONGEST_TOPIC = 3

function patternOf({ notAThing, is, degree, like, and, where }: JudgedParts): RegExp {
  const thing = `(?!(?:${notAThing})(?!\\p{L}))\\p{L}[\\p{L}-]{1,30}`
  const how = `(?:(?:${degree}) )*(?:${like})`
  const said = `(?:${thing} ){0,3}${thing} ?(?:${is})`
  // without its verb two things at the most: `hold your eyes open` is an order
  const called = `${thing}(?:(?:,| (?:${and})) ${thing})?,?`
  return new RegExp(`^(?:${said}|${called}) ${how}(?:(?:,| (?:${and})) ${how}){0,2}(?: (?:${where}) [\\p{L} ]{2,30})?[.!]?$`, 'iu')
}

const PATTERNS = new Map(Object.entries(JUDGED_PARTS).map(([language, table]) => [language, patternOf(table)]))

/** Whatever it is, it was looked at and judged. */
function isJudgedPart(statement: Statement): boolean {
  const { tokens, text, language, phase, speaker, isQuestion, folded } = statement
  if (phase !== 'examination' || speaker === 'patient' || isQuestion || folded !== 'none' || tokens.length < LEAST || tokens.length > LONGEST) return false
  const isOther = statement.drugs.length > 0 || has(statement, 'secondPerson', 'smallTalk', 'greeting', 'otherPerson', 'examStart')
  return !isOther && text.length <= LONGEST_LETTERS && PATTERNS.get(language)?.test(text) === true
}

function asFinding(statement: Statement): Statement {
  const hits: Hit[] = [...statement.hits, { mark: 'finding', start: 0, end: 1 }]
  return { ...statement, hits, counts: countMarks(hits) }
}

/**
 * Marks as a finding what is said of a part that no list knows, while the patient is examined or right behind it: `Suck reflex weak`. Takes the
 * statements once their phases are told; gives them with the mark.
 */
export function withJudgedParts(statements: readonly Statement[]): Statement[] {
  let before: Statement | undefined
  return statements.map((said) => {
    const isRightBehind = said.phase === 'plan' && before?.phase === 'examination' && said.speaker === before.speaker
    const statement: Statement = isRightBehind ? { ...said, phase: 'examination' } : said
    const isKnown = has(statement, 'finding', 'sign') || (clinicalWeight(statement) >= 1 && statement.tokens.length > LONGEST_TOPIC)
    const isFound = !isKnown && isJudgedPart(statement)
    before = isFound ? asFinding(statement) : said
    return before
  })
}
