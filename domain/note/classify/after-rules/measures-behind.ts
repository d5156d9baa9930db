import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, hasNumber } from '#domain/note/annotate/statement.ts'
import type { Decided } from '../sections.ts'

/** How long, how often or since when is told in so few words. */
const LONGEST_MEASURE = 8
/** What may have lasted so long, or come so often. */
const LASTING: readonly Mark[] = ['symptom', 'finding', 'event', 'course', 'function']
/** What is told of another time or person, or opens something else. */
const OF_ELSE: readonly Mark[] = [
  'kin', 'otherPerson', 'otherAnimal', 'hypothetical', 'smallTalk', 'greeting', 'condition', 'planCue', 'negation', 'secondPerson',
]

const isMeasure = (statement: Statement): boolean =>
  statement.tokens.length <= LONGEST_MEASURE && statement.folded === 'none' && !statement.isQuestion && statement.drugs.length === 0 &&
  has(statement, 'timeWord', 'frequency', 'unit') && (hasNumber(statement) || !has(statement, 'firstPerson', 'thirdPerson')) && !has(statement, ...OF_ELSE)

const isComplaint = ({ statement, place }: Decided): boolean =>
  place !== 'out' && place.section === 'complaints' && has(statement, ...LASTING) && statement.folded !== 'denied' && !has(statement, 'kin')

/** He has been sick since last night · five times now: what no rule has taken stands with the complaint told straight before it by the same voice. */
export function withMeasuresBehind(decided: readonly Decided[]): Decided[] {
  return decided.map((one, at) => {
    const before = decided[at - 1]
    if (one.place !== 'out' || before === undefined || before.place === 'out' || !isComplaint(before)) return one
    const isSameBreath = before.statement.speaker === one.statement.speaker && before.statement.turn === one.statement.turn
    if (!isSameBreath || one.statement.speaker === 'clinician' || !isMeasure(one.statement)) return one
    return { ...one, place: { section: 'complaints', group: before.place.group }, rule: 'history/measure-behind' }
  })
}
