import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { DrugTalk } from '#domain/terminology/drug-talk.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { bareDosesOf } from '#domain/note/annotate/amounts.ts'
import { wordsOf } from '#domain/note/medication/mention/clauses.ts'
import { around, distance, isFor } from '#domain/note/medication/mention/scope.ts'
import type { Manner, MedicationStatus, Told } from '#domain/note/medication/mention/told.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'
import { isNoChange } from './cues.ts'
import { isInUseBefore, isToldAsUsed } from './standing-use.ts'

const STATUS_MARKS: readonly (readonly [Mark, MedicationStatus])[] = [
  ['raise', 'raised'], ['lower', 'lowered'], ['start', 'started'], ['given', 'started'], ['continue', 'continued'], ['takes', 'continued'],
]

/** I take it, said by whoever takes it, is no order though the plan has begun. */
function isOwnUse(statement: Statement, mention: DrugMention, talk: DrugTalk): boolean {
  if (has(statement, 'secondPerson') || !has(statement, 'takes')) return false
  return talk.alone.test(wordsOf(statement, 0, mention.start + 4)) && !talk.order.test(wordsOf(statement, 0, statement.tokens.length))
}

const SAYS_HOW: readonly Mark[] = ['unit', 'frequency', 'doseForm', 'asNeeded']

/** And X, then? Not for now: asked for when it comes to the plan, and not granted. */
function isAskedInVain(statement: Statement, mention: DrugMention): boolean {
  return (
    statement.folded === 'answered' &&
    statement.phase === 'plan' &&
    has(statement, 'negation') &&
    !has(statement, 'stop', 'unit') &&
    statement.asked?.drugs.some((drug) => drug.substance === mention.substance) === true
  )
}

/** Ordered in its own clause, or for a number of days by nobody who takes it. */
function isOrder(statement: Statement, mention: DrugMention, talk: DrugTalk): boolean {
  if (statement.speaker === 'patient' || statement.folded !== 'none') return false
  const { own } = around(statement, mention)
  const clause = wordsOf(statement, 0, mention.start) + own.trimStart()
  return talk.order.test(clause) || (talk.imperative.test(clause) && !talk.self.test(clause))
}

/** You're on five, let's go up to ten: the dose that is changed to is said behind the name. */
function hasNumberAfter(statement: Statement, mention: DrugMention): boolean {
  return statement.tokens.slice(mention.end).some(isNumber)
}

/** I only took it for two days. */
const TOOK = / (?:only|just) (?:took|had|used) (?:\S+ ){0,2}$/u

/** I tried X but it didn't touch it: no medicine in use. */
const TRIED = / (?:tried|prøvd|prøvde|prøvet|provade|provat|prøvede|пробовал[аи]?) /u

function isTriedInVain(statement: Statement, mention: DrugMention, talk: DrugTalk): boolean {
  const { before, after } = around(statement, mention)
  return TRIED.test(before) && talk.not.test(after) && talk.effect.test(after)
}

/** You're on X: said straight before its name it is in use, whoever says it. */
const IN_USE = / (?:you're|you are|you've been|he's|he is|she's|she is) (?:already |still |currently |now )?(?:on|taking) (?:\S+ )?$/u

/** I've got X: it is taken now. */
const HAS_GOT = / (?:i've|we've|he's|she's|have|has) got (?:\S+ ){0,2}$/u

/** A word that tells what is done with the medicine, and how far from it it stands. */
type Cue = { readonly mark: Mark; readonly status: MedicationStatus; readonly cost: number }

/** What a statement says of the use of a medicine: its words by their nearness, the one that counts, and whether it is ordered or belongs to the plan. */
type Use = { readonly ranked: readonly Cue[]; readonly best: Cue | undefined; readonly isOrdered: boolean; readonly isPlanned: boolean }

const isDoseChange = ({ status }: Cue): boolean => status === 'raised' || status === 'lowered'

/** What goes on is said so near the medicine. */
const KEPT_REACH = 3

function rankedCues(statement: Statement, mention: DrugMention, isPlanned: boolean): Cue[] {
  const hitsOf = (mark: Mark) => statement.hits.filter((hit) => hit.mark === mark && isFor(statement, mention, hit) && !isNoChange(statement, hit))
  const cues = STATUS_MARKS.flatMap(([mark, status]) => hitsOf(mark).map((hit): Cue => ({ mark, status, cost: distance(statement, mention, hit) })))
  // what starts it is an order, and orders belong to the plan; given is told of earlier days too
  return cues.filter(({ mark, status }) => isPlanned || status !== 'started' || mark === 'given').toSorted((a, b) => a.cost - b.cost)
}

function bestCue(statement: Statement, mention: DrugMention, { ranked, isPlanned }: Pick<Use, 'ranked' | 'isPlanned'>): Cue | undefined {
  const change = isPlanned && hasNumberAfter(statement, mention) ? ranked.find(isDoseChange) : undefined
  if (change !== undefined) return change
  const [first] = ranked
  const isOrderOrUse = first?.status === 'started' || first?.mark === 'takes'
  // it stays where it is, said of what else would be an order: och X får ligga kvar på tio
  return (isOrderOrUse ? ranked.find(({ mark, cost }) => mark === 'continue' && cost <= KEPT_REACH) : undefined) ?? first
}

function readUse(statement: Statement, mention: DrugMention, manner: Manner): Use {
  const isOrdered = !manner.isTelling && isOrder(statement, mention, manner.talk)
  const isPlanned = isOrdered || (manner.isPlanned && !(statement.speaker === 'unknown' && isOwnUse(statement, mention, manner.talk)))
  const ranked = rankedCues(statement, mention, isPlanned)
  return { ranked, best: bestCue(statement, mention, { ranked, isPlanned }), isOrdered, isPlanned }
}

/** In use already, and nothing said that changes it: you're on X, the X you take. */
function isStanding(statement: Statement, mention: DrugMention, { best, talk }: { best: Cue | undefined; talk: DrugTalk }): boolean {
  const isOpen = best === undefined || best.status === 'started'
  if ((isOpen || best.status === 'continued') && isInUseBefore(statement, mention)) return true
  if (!isOpen && best.mark !== 'takes') return false
  return (
    IN_USE.test(wordsOf(statement, 0, mention.start)) ||
    talk.using.test(around(statement, mention).own) ||
    talk.yours.test(wordsOf(statement, Math.max(0, mention.start - 1), mention.start))
  )
}

const isToldOfPast = (statement: Statement, mention: DrugMention): boolean =>
  (has(statement, 'past') && !HAS_GOT.test(wordsOf(statement, 0, mention.start))) || (statement.asked !== undefined && has(statement.asked, 'past'))

/** Told and not ordered: given or taken once it is history and no current medicine. */
function statusOfHistory(statement: Statement, mention: DrugMention, { ranked, best, talk }: Use & { talk: DrugTalk }): Told | undefined {
  if (best?.mark === 'given') {
    const isTaken = ranked.some(({ mark }) => mark === 'takes' || mark === 'continue') || has(statement, 'frequency')
    return isTaken ? { status: 'continued', isExplicit: false } : { status: 'past', isExplicit: true }
  }
  const isShort = TOOK.test(around(statement, mention).before) && !has(statement, 'frequency') && has(statement, 'timeWord')
  if (isShort || (best?.mark === 'takes' && isTriedInVain(statement, mention, talk))) return { status: 'past', isExplicit: false }
  const isDone = isToldOfPast(statement, mention) && (best === undefined || !has(statement, 'unit', 'frequency'))
  return isDone ? { status: 'past', isExplicit: true } : undefined
}

/** `Takes` within the plan orders it: she takes it twice a day from now on. */
function statusOfPlan(statement: Statement, mention: DrugMention, { best, isOrdered }: Use): Told | undefined {
  if (best?.mark !== 'takes') return undefined
  return !isOrdered && isToldAsUsed(statement, mention) ? { status: 'continued', isExplicit: true } : { status: 'started', isExplicit: false }
}

/** With how it is taken, or as the answer to what is taken, its bare name tells that it is. */
function isNamedAsTaken(statement: Statement): boolean {
  const { asked, folded } = statement
  const isAnswer = folded !== 'none' && asked !== undefined && (has(asked, 'takes', 'continue', 'drugClass') || asked.drugs.length > 0)
  return isAnswer || has(statement, ...SAYS_HOW) || bareDosesOf(statement).length > 0
}

/** What becomes of a medicine that is neither withdrawn nor refused: ordered, changed, going on, of the past or only named. */
export function statusOfUse(statement: Statement, mention: DrugMention, manner: Manner): Told {
  if (isAskedInVain(statement, mention)) return { status: 'refused', isExplicit: true }
  const { talk } = manner
  const use = readUse(statement, mention, manner)
  const { best, isPlanned } = use
  if (isStanding(statement, mention, { best, talk })) return { status: 'continued', isExplicit: true }
  if (use.isOrdered && !use.ranked.some((one) => isDoseChange(one) || one.mark === 'continue')) return { status: 'started', isExplicit: true }
  const told = isPlanned ? statusOfPlan(statement, mention, use) : statusOfHistory(statement, mention, { ...use, talk })
  if (told !== undefined) return told
  if (best !== undefined) return { status: best.status, isExplicit: true }
  if (!isNamedAsTaken(statement)) return { status: 'named', isExplicit: false }
  return { status: isPlanned ? 'started' : 'continued', isExplicit: false }
}
