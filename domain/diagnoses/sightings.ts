import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'
import { isClinicianVoice } from '#domain/note/discourse/phases.ts'
import { isNoise, isSomebodyElse } from '#domain/note/classify/non-clinical-speech.ts'
import { subjectsOf } from '#domain/note/context/experiencer.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import { negatedTokens } from '#domain/note/context/negation.ts'
import type { Knowledge } from './knowledge.ts'
import type { PhraseHit } from './phrase-index.ts'

/** A word or name found in a statement. */
export type Sighting = { readonly id: string; readonly start: number; readonly end: number; readonly isDenied: boolean }

/** How a condition was named: as the clinician's judgement, carefully so, as known of the patient, or merely mentioned. */
export type Naming = 'assessed' | 'suspected' | 'known' | 'mentioned'

/** What one statement of the patient's own, present state holds. */
export type Observed = {
  readonly statement: Statement
  readonly words: readonly Sighting[]
  readonly names: readonly Sighting[]
  readonly naming: Naming
  readonly isPast: boolean
}

/** From here on in the talk a clinician who names an illness is usually judging. */
const LATE = 0.45
/** Words between a name and what turns it down. */
const TURNED_DOWN_REACH = 7

/** A plain no opens many answers that affirm; it denies only what it closes. */
function denials(statement: Statement): Hit[] {
  const { tokens } = statement
  return statement.hits.filter((hit) => {
    if (hit.mark === 'negation') return !(hit.start === 0 && tokens[1]?.gap.includes(','))
    return (
      hit.mark === 'no' &&
      hit.start > 0 &&
      (hit.end >= tokens.length || /[,.;]/.test(tokens[hit.end]?.gap ?? '') || (tokens[hit.start]?.gap ?? '').includes(':'))
    )
  })
}

/** Words between a finding and the word that calls it normal: the pressure in the eye is normal. */
const NORMAL_REACH = 4

/** Found normal is as good as denied. */
function isCalledNormal(hit: PhraseHit, statement: Statement): boolean {
  return statement.hits.some(
    (normal) =>
      normal.mark === 'normal' &&
      normal.start >= hit.end &&
      normal.start - hit.end < NORMAL_REACH &&
      !statement.tokens.slice(hit.end, normal.start + 1).some((token) => /[,.;]/.test(token.gap)),
  )
}

function overlaps(one: { start: number; end: number }, other: { start: number; end: number }): boolean {
  return one.start < other.end && other.start < one.end
}

/** Marks what a denial turns round; a phrase with a denial of its own, such as "no appetite", says what it says. */
export function readPolarity(found: readonly PhraseHit[], statement: Statement, all: readonly PhraseHit[]): Sighting[] {
  const own = denials(statement).filter((denial) => !all.some((hit) => hit.end - hit.start > 1 && overlaps(hit, denial)))
  const negated = negatedTokens({ ...statement, hits: own })
  return found.map((hit) => ({ ...hit, isDenied: negated.has(hit.start) || statement.folded === 'denied' || isCalledNormal(hit, statement) }))
}

/** A longer name says more exactly what is meant: chronic bronchitis is not bronchitis. */
function mostExact(names: readonly PhraseHit[]): PhraseHit[] {
  return names.filter((name) => !names.some((other) => other.end - other.start > name.end - name.start && other.start <= name.start && other.end >= name.end))
}

function turnDown(names: readonly Sighting[], statement: Statement, knowledge: Knowledge): Sighting[] {
  const against = knowledge.turnedDown.find(statement.tokens)
  if (against.length === 0) return [...names]
  return names.map((name) => (against.some((hit) => Math.abs(hit.start - name.start) <= TURNED_DOWN_REACH) ? { ...name, isDenied: true } : name))
}

/** Where what would be if begins: a warning to come back is no finding. */
export function afterCondition(statement: Statement): number {
  const isClinician = isClinicianVoice(statement)
  if (!isClinician && statement.phase === 'history') return Number.POSITIVE_INFINITY
  return statement.hits
    .filter((hit) => hit.mark === 'condition' || hit.mark === 'hypothetical')
    .reduce((first, hit) => Math.min(first, hit.start), Number.POSITIVE_INFINITY)
}

function namingOf(statement: Statement, share: number): Naming {
  const isClinician = isClinicianVoice(statement)
  const judges = has(statement, 'assessmentCue', 'uncertain')
  const tells = statement.speaker === 'patient' || statement.folded === 'affirmed' || statement.folded === 'answered'
  if (tells) return 'known'
  if (judges && (isClinician || statement.speaker === 'unknown')) return has(statement, 'uncertain') ? 'suspected' : 'assessed'
  if (has(statement, 'past') && share < LATE) return 'known'
  if (!isClinician) return statement.speaker === 'unknown' && has(statement, 'imaging') ? 'assessed' : 'known'
  if (share < LATE && statement.phase === 'history') return 'known'
  return has(statement, 'planCue', 'referral', 'followUp', 'test') ? 'mentioned' : 'assessed'
}

/** What a medicine once did is an allergy to note, not today's illness. */
function isDrugAllergy(statement: Statement): boolean {
  const asked = statement.asked !== undefined && has(statement.asked, 'allergy')
  return asked || (statement.drugs.length > 0 && has(statement, 'allergy', 'reaction'))
}

/** Suggestions are for people; whom a statement is about is followed as in their reports. */
const VERTICAL = 'med'

function within<T extends { readonly start: number }>(hits: readonly T[], limit: number): T[] {
  return hits.filter((hit) => hit.start < limit)
}

/** Weight that was gained is not lost, though the question named it: no weight loss? No, I have put on. */
function withoutOpposite(words: readonly PhraseHit[]): PhraseHit[] {
  return words.some(({ id }) => id === 'weightgain') ? words.filter(({ id }) => id !== 'weightloss') : [...words]
}

/** Reads every statement of a source for findings and named conditions; relatives', other people's and merely possible ones are left out. */
export function observe(statements: readonly Statement[], knowledge: Knowledge): Observed[] {
  const subjects = subjectsOf(statements, VERTICAL)
  return statements.flatMap((statement, at): Observed[] => {
    const subject = subjects[at] ?? 'patient'
    if (subject === 'relative' || isNoise(statement, VERTICAL) || isSomebodyElse(statement, subject) || isDrugAllergy(statement)) return []
    const limit = afterCondition(statement)
    const words = withoutOpposite(within(knowledge.words.find(statement.tokens), limit))
    const names = mostExact(within(knowledge.names.find(statement.tokens), limit))
    const all = [...words, ...names]
    return [{
      statement,
      words: readPolarity(words, statement, all),
      names: turnDown(readPolarity(names, statement, all), statement, knowledge),
      naming: namingOf(statement, at / Math.max(1, statements.length)),
      isPast: has(statement, 'past'),
    }]
  })
}
