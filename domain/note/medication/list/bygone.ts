import { drugBygoneOf } from '#domain/terminology/drug-bygone.ts'
import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { Language } from '#contract/vertical.ts'
import { OF_HABITS } from '#domain/note/context/habits.ts'
import { wordsOf } from '#domain/note/medication/mention/clauses.ts'
import type { Course } from '#domain/note/medication/course/courses.ts'
import { merge } from '#domain/note/medication/course/courses.ts'
import type { Ledger } from './ledger.ts'
import { NO_REGIMEN } from './ledger.ts'
import { OPENS_WITH, tellsOld } from '#domain/note/medication/mention/past-use.ts'
import { isClinicianVoice } from '#domain/note/discourse/phases.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** What says only that something is of another time has so many words at most. */
const LONGEST_REMARK = 22
/** It may be said so many statements after the medicine was told of. */
const LONGEST_SINCE = 1

/** The verb of the question once more, in the past: are you on it? Was. */
function isEcho(statement: Statement, language: Language): boolean {
  const { echo } = drugBygoneOf(language)
  // the other doctor talked about it? She did: nobody took it
  if (statement.asked !== undefined && statement.asked.drugs.length > 0 && !has(statement.asked, 'takes', 'continue') && !has(statement, 'takes', 'continue'))
    return false
  if (echo.test(wordsOf(statement, 0, statement.tokens.length))) return true
  const [mention] = statement.drugs
  return (
    statement.folded === 'answered' &&
    mention !== undefined &&
    statement.asked?.drugs.length === 1 &&
    echo.test(wordsOf(statement, mention.end, statement.tokens.length))
  )
}

/** Are you still on X? No. */
function isNoLonger({ asked, folded }: Statement, language: Language): boolean {
  return folded === 'denied' && asked?.drugs.length === 1 && drugBygoneOf(language).still.test(` ${asked.tokens.map(({ lower }) => lower).join(' ')} `)
}

/** The one medicine that was asked about, or told of just before. */
function spokenOf(whole: Statement, { last, former, focus }: Ledger): { mention: DrugMention } | { course: Course } | undefined {
  const [asked, ...others] = whole.asked?.drugs ?? []
  if (asked !== undefined) return others.length === 0 ? { mention: asked } : undefined
  if (former !== undefined && last === undefined) return { mention: former.mention }
  const course = last ?? (focus !== undefined && focus.age <= LONGEST_SINCE ? focus.course : undefined)
  return course === undefined ? undefined : { course }
}

/** A short remark that names no other medicine than the one asked about, and tells of nothing else. */
function isRemark(whole: Statement): boolean {
  const [own, ...others] = whole.drugs
  const isOfAsked = others.length === 0 && whole.asked?.drugs[0]?.substance === own?.substance
  if (whole.isQuestion || whole.tokens.length > LONGEST_REMARK || (own !== undefined && !isOfAsked)) return false
  return !has(whole, 'allergy', 'reaction', 'followUp', 'vital') && !whole.tokens.some(({ lower }) => OF_HABITS.test(lower))
}

/** Says that it is over: no, to still · was, to are you on it · that was years ago. */
function isOver(whole: Statement, language: Language): boolean {
  return isNoLonger(whole, language) || isEcho(whole, language) || (!has(whole, 'unit', 'frequency') && tellsOld(whole, language))
}

function isNotNow(whole: Statement, language: Language): boolean {
  return !isClinicianVoice(whole) && drugBygoneOf(language).notNow.test(wordsOf(whole, 0, Math.min(OPENS_WITH, whole.tokens.length)))
}

/** Its time was told with its dose: it was when I had the child that I began with it, fifty a day. */
function isBeginning(whole: Statement, { regimen }: Course, language: Language): boolean {
  return regimen.hasDose && !drugBygoneOf(language).old.test(wordsOf(whole, 0, whole.tokens.length)) && !isEcho(whole, language)
}

/** A medicine told of before is said to be of another time: it is stopped, whatever the notes say. */
export function readBygone(whole: Statement, ledger: Ledger): Course | undefined {
  const { listing: { language }, courses } = ledger
  if (!isRemark(whole)) return undefined
  const isTold = isOver(whole, language)
  const spoken = isTold || isNotNow(whole, language) ? spokenOf(whole, ledger) : undefined
  if (spoken === undefined) return undefined
  if ('mention' in spoken) {
    const { mention } = spoken
    // not now: of what nobody takes it is put off
    if (!isTold && !courses.has(mention.substance) && ledger.former?.isNamed !== false) return undefined
    return merge(courses, { mention, statement: whole, told: { status: 'stopped', isExplicit: true }, regimen: NO_REGIMEN })
  }
  const { course } = spoken
  if (course.status !== 'continued' || (isTold && isBeginning(whole, course, language))) return undefined
  course.status = 'stopped'
  course.spans.push({ start: whole.start, end: whole.end })
  return course
}
