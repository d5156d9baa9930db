import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { DrugTalk } from '#domain/terminology/drug-talk.ts'
import { regimenIn } from '#domain/note/medication/course/dose-repairs.ts'
import { wordsOf } from '#domain/note/medication/mention/clauses.ts'
import type { Course } from '#domain/note/medication/course/courses.ts'
import { merge } from '#domain/note/medication/course/courses.ts'
import { doseExchanged, FEW, noteDose } from '#domain/note/medication/course/dose-exchanges.ts'
import { isNegated } from '#domain/note/medication/status/cues.ts'
import { amountOf } from '#domain/note/medication/course/later-dose.ts'
import type { Regimen } from '#domain/note/medication/course/dose.ts'
import type { Ledger } from './ledger.ts'
import { regimenOf } from './ledger.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** What was named before is taken, with the dose that question and answer have told: which strength? Five. */
export function readExchange(statement: Statement, ledger: Ledger): boolean {
  const { last, former, courses } = ledger
  const regimen = doseExchanged(statement)
  if (regimen === undefined) return false
  if (last !== undefined) {
    // what has its dose is seldom asked for another; the number is of what was named since
    const isStrength = (amountOf(last.regimen.text) ?? 0) <= FEW && (amountOf(regimen.text) ?? 0) > FEW
    if (
      last.status === 'stopped' ||
      last.status === 'allergy' ||
      (last.regimen.hasDose && (statement.asked === undefined || (statement.asked.drugs.length === 0 && !isStrength)))
    )
      return false
    noteDose(last, regimen, statement)
  } else {
    if (former === undefined || !former.isNamed) return false
    ledger.last = merge(courses, {
      ...former,
      told: { status: former.isPlanned && statement.speaker !== 'patient' ? 'started' : 'continued', isExplicit: false },
      regimen,
    })
    ledger.last.spans.push({ start: statement.start, end: statement.end })
    ledger.former = undefined
  }
  ledger.doses.add(statement)
  return true
}

/** The dose told before another medicine is named. */
function doseBefore(whole: Statement, next: DrugMention): Regimen | undefined {
  const told = next.start === 0 ? undefined : regimenIn(whole, { from: 0, to: next.start }, true)
  return told?.hasDose === true ? told : undefined
}

/** X, how much? A hundred · X, fifty? No, it's a hundred now: the dose told in the answer to a question that names the medicine. */
export function readAnsweredDose(whole: Statement, ledger: Ledger): void {
  const { courses } = ledger
  const [mention, ...others] = whole.asked?.drugs ?? []
  if (
    mention === undefined ||
    others.length > 0 ||
    whole.folded === 'none' ||
    whole.folded === 'affirmed'
  )
    return
  // twenty a week on Sundays, and folic acid on Mondays
  const next = whole.drugs.find((drug) => drug.substance !== mention.substance)
  const regimen = next === undefined ? doseExchanged(whole) : doseBefore(whole, next)
  const known = courses.get(mention.substance)
  if (regimen === undefined || known?.status === 'stopped' || known?.status === 'allergy') return
  if (known !== undefined) noteDose(known, regimen, whole)
  else ledger.last = merge(courses, { mention, told: { status: 'continued', isExplicit: false }, regimen, statement: whole })
}

/** Shall I stop X? No, you take it as usual: it goes on. */
function keptOn(whole: Statement, asked: Reading): boolean {
  if (!has(asked, 'stop') || has(asked, 'allergy') || has(whole, 'condition')) return false
  const isStopped = whole.hits.some((hit) => hit.mark === 'stop' && !isNegated(whole, hit))
  return !isStopped && (whole.isGranted === false || has(whole, 'continue', 'negation', 'no'))
}

/** The one medicine that whoever asked named, when the answer names no other. */
function askedAbout(whole: Statement): DrugMention | undefined {
  const [mention, ...others] = whole.asked?.drugs ?? []
  if (mention === undefined || others.length > 0 || whole.drugs.some((drug) => drug.substance !== mention.substance)) return undefined
  return mention
}

/** Not granted, put off, or on a condition only. */
function isDenied(whole: Statement, talk: DrugTalk): boolean {
  if (whole.isGranted === false || (whole.isGranted !== true && has(whole, 'negation'))) return true
  const words = wordsOf(whole, 0, whole.tokens.length)
  return has(whole, 'denyPlan', 'refuse', 'condition', 'stop', 'past') || talk.later.test(words) || talk.dropped.test(words) || talk.refusal.test(words)
}

/** And X? That one you must cut down on: a change with no medicine named is of the one asked about. */
function changeIn(whole: Statement): 'raised' | 'lowered' | undefined {
  const cue = whole.hits.find((hit) => (hit.mark === 'raise' || hit.mark === 'lower') && !isNegated(whole, hit))
  if (cue === undefined || whole.drugs.length > 0) return undefined
  return cue.mark === 'raise' ? 'raised' : 'lowered'
}

/** And folic acid? Keep it up, 400 · can she have X? Yes, five ml: what was asked for is answered by who treats. */
export function readGranted(whole: Statement, { courses, listing: { talk } }: Ledger): Course | undefined {
  const { asked, folded, speaker, isGranted } = whole
  const mention = folded === 'none' && speaker !== 'patient' ? askedAbout(whole) : undefined
  if (asked === undefined || mention === undefined) return undefined
  const own = regimenIn(whole, { from: 0, to: whole.tokens.length }, true)
  if (keptOn(whole, asked)) return merge(courses, { mention, told: { status: 'continued', isExplicit: false }, regimen: own, statement: whole })
  if (isDenied(whole, talk) || has(asked, 'stop', 'allergy', 'past', 'raise', 'lower')) return undefined
  const goesOn = has(whole, 'continue')
  const change = changeIn(whole)
  if (!own.hasDose && !own.hasFrequency && !goesOn && isGranted !== true && change === undefined) return undefined
  const status = change ?? (goesOn || (courses.has(mention.substance) && !own.hasDose) ? 'continued' : 'started')
  return merge(courses, {
    mention,
    told: { status, isExplicit: true },
    regimen: own.text === '' ? regimenOf({ ...whole, ...asked }, mention) : own,
    statement: whole,
  })
}

/** You're on X, forty: how long? Four years: what was asked about with its dose is taken so. */
function readAskedDose(whole: Statement, mention: DrugMention, { courses, listing: { talk } }: Ledger): Course | undefined {
  const { asked, folded } = whole
  if (asked === undefined || whole.phase !== 'history' || courses.has(mention.substance) || whole.drugs.length > 0) return undefined
  if (
    !(folded === 'answered' || folded === 'labelled') ||
    !has(whole, 'timeWord') ||
    has(whole, 'negation', 'stop', 'no') ||
    has(asked, 'allergy', 'stop', 'hypothetical') ||
    talk.tolerated.test(wordsOf({ ...whole, ...asked }, 0, asked.tokens.length))
  )
    return undefined
  const regimen = regimenOf({ ...whole, ...asked }, mention)
  return /\d/.test(regimen.text) ? merge(courses, { mention, told: { status: 'continued', isExplicit: false }, regimen, statement: whole }) : undefined
}

/** How do you get on with X? Fine. I take ten: what is said next is of the medicine asked about. */
export function takeUpAsked(whole: Statement, ledger: Ledger): void {
  const { folded } = whole
  // X, right? Five? What the first of two questions named
  const asked = whole.asked !== undefined && whole.asked.drugs.length === 0 && whole.unanswered !== undefined ? whole.unanswered : whole.asked
  const [mention, ...others] = asked?.drugs ?? []
  if (
    asked === undefined ||
    mention === undefined ||
    others.length > 0 ||
    folded === 'none' ||
    whole.drugs.some((drug) => drug.substance !== mention.substance)
  )
    return
  ledger.last = ledger.courses.get(mention.substance) ?? readAskedDose(whole, mention, ledger)
  ledger.former = ledger.last === undefined ? { mention, statement: { ...whole, ...asked }, isNamed: true, isPlanned: false, age: 0 } : undefined
}
