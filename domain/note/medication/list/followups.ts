import type { DrugMention } from '#domain/terminology/drugs.ts'
import { isStopping } from './afterthoughts.ts'
import { wordsOf } from '#domain/note/medication/mention/clauses.ts'
import { merge } from '#domain/note/medication/course/courses.ts'
import type { Ledger } from './ledger.ts'
import { LONGEST_FORMER, NO_REGIMEN } from './ledger.ts'
import { isDismissed, namesIt, tellsReaction } from '#domain/note/medication/status/reactions.ts'
import { isClinicianVoice } from '#domain/note/discourse/phases.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'
import type { Subject } from '#domain/note/context/experiencer.ts'

/** So many statements later the rest of it is still of the medicine told of last. */
const LONGEST_REST = 5

/** We put the old one away: with a single medicine in use, it is that one. */
const OLD_ONE = new RegExp(
  String.raw` (?:den|det|dei|de|the|that|эт[оуи]\p{L}*) (?:gamle|gamla|forrige|förra|første|første|första|andre|andra|anden|andet|old|first|` +
    'other|last|previous) | (?:старое|старый|старую|прежний|прежнее|прежнюю) ',
  'u',
)

/** But we stop them: so few words, of what was told of last. */
const SHORT_STOP = 7

export function stopOldOne(statement: Statement, { courses, listing, focus }: Ledger): void {
  const isOfIt = listing.talk.pronoun.test(wordsOf(statement, 0, statement.tokens.length)) || has(statement, 'thirdPerson')
  if (
    focus !== undefined &&
    focus.course.status === 'continued' &&
    focus.age <= LONGEST_REST &&
    statement.speaker === 'clinician' &&
    statement.tokens.length <= SHORT_STOP &&
    isOfIt &&
    has(statement, 'stop') &&
    isStopping(statement, listing.talk)
  ) {
    focus.course.status = 'stopped'
    focus.course.spans.push({ start: statement.start, end: statement.end })
    return
  }
  const used = [...courses.values()].filter(({ status }) => status === 'continued')
  const [course] = used
  if (course === undefined || used.length > 1 || !isStopping(statement, listing.talk)) return
  const words = wordsOf(statement, 0, statement.tokens.length)
  // they said we should throw the rest away
  const isRest = listing.talk.package.test(words) && focus?.course === course && focus.age <= LONGEST_REST
  if (!isRest && !(isClinicianVoice(statement) && OLD_ONE.test(words))) return
  course.status = 'stopped'
  course.spans.push({ start: statement.start, end: statement.end })
}

/** Swap that for X: what was told of just before makes way, unless what makes way is named. */
export function stopMadeWay(statement: Statement, mention: DrugMention, ledger: Ledger): void {
  const { former, focus, courses } = ledger
  if (former !== undefined && former.mention.substance !== mention.substance) {
    merge(courses, { ...former, told: { status: 'stopped', isExplicit: true }, regimen: NO_REGIMEN })
    ledger.former = undefined
    return
  }
  const isNamed = statement.drugs.some((drug) => drug.start < mention.start)
  const made = ledger.last ?? (focus !== undefined && focus.age <= LONGEST_FORMER ? focus.course : undefined)
  // because you are on A I give B instead: A goes on
  const isBeside = made?.status === 'continued' && made.spans.some(({ start }) => start === statement.start)
  if (isNamed || isBeside || made === undefined || made.substance === mention.substance || made.status === 'allergy') return
  made.status = 'stopped'
  made.spans.push({ start: statement.start, end: statement.end })
}

/** What is told of an allergy beside the name: that it is none after all, or what it came of. */
export function readAllergy(whole: Statement, subject: Subject | undefined, ledger: Ledger): boolean {
  const { listing, focus, courses } = ledger
  const near = ledger.last ?? (focus !== undefined && focus.age <= LONGEST_FORMER ? focus.course : undefined)
  const warned = [...courses.values()].filter((course) => course.status === 'allergy' && !course.isDropped)
  const told = near?.status === 'allergy' || whole.drugs.length > 0 || warned.length > 1 || whole.asked !== undefined ? near : warned[0]
  if (
    told !== undefined &&
    !told.isIntolerance &&
    whole.drugs.every((drug) => drug.substance === told.substance) &&
    isDismissed(whole, told, listing.language)
  ) {
    told.isDropped = true
    return whole.drugs.length === 0
  }
  const [mention, ...others] = whole.drugs
  const isNamedNow = mention !== undefined && others.length === 0 && ledger.unnamed <= LONGEST_FORMER && !whole.isQuestion && namesIt(whole, listing.language)
  ledger.unnamed = subject !== 'other' && tellsReaction(whole, listing.language) && whole.speaker !== 'clinician' ? 0 : ledger.unnamed + 1
  if (!isNamedNow) return false
  ledger.last = merge(courses, { mention, statement: whole, told: { status: 'allergy', isExplicit: true }, regimen: NO_REGIMEN })
  ledger.unnamed = Infinity
  return true
}
