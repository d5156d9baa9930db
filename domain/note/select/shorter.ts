import { tellsOneOrSome } from '#domain/note/annotate/amounts-of-time.ts'
import type { Room, Worded } from './budget.ts'
import { keepWithinBudget } from './budget.ts'
import { has, hasNumber } from '#domain/note/annotate/statement.ts'

/** A number, and an allergy also where it is the end of a longer word. */
const TOLD_WHOLE = /\d|allerg|аллерг/iu

/**
 * What a shorter report tells as surely as a longer one, for somebody may act on its absence: what was measured, how long and how much, what was
 * denied or not found, an allergy, a sick leave, when to seek help, and what it is taken to be.
 */
export function isSpared({ statement, text }: Worded): boolean {
  if (hasNumber(statement) || TOLD_WHOLE.test(text) || statement.section === 'diagnoses') return true
  if (statement.folded === 'denied' || has(statement, 'negation', 'allergy', 'sickLeave')) return true
  if (has(statement, 'timeWord') && tellsOneOrSome(statement)) return true
  if (statement.section === 'treatmentPlans' || statement.section === 'treatmentMeasures')
    return has(statement, 'contact') || (has(statement, 'condition') && has(statement, 'planCue', 'advice'))
  return false
}

const wordsIn = (worded: readonly Worded[]): number => worded.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)

/**
 * Takes what the report of the usual length tells; gives what a shorter one does: all that is spared, and of the rest what earns its place in the
 * room that is left.
 */
export function shorten(usual: readonly Worded[], room: Room, listed: ReadonlySet<string>): Worded[] {
  const spared = usual.filter(isSpared)
  const left = room.usual - wordsIn(spared)
  const kept = new Set([...spared, ...keepWithinBudget(usual.filter((one) => !isSpared(one)), { usual: left, most: left, whole: usual }, listed)])
  return usual.filter((one) => kept.has(one))
}
