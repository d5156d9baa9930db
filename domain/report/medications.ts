import type { Vertical } from '#contract/vertical.ts'
import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { DrugTalk } from '#domain/terminology/drug-talk.ts'
import { drugTalkOf } from '#domain/terminology/drug-talk.ts'
import type { Tongue } from '#domain/text/language.ts'
import type { Regimen } from './dose.ts'
import { regimenBefore, regimenIn } from './dose.ts'
import type { Manner, MedicationStatus } from './medication-status.ts'
import { isNegated, statusOf } from './medication-status.ts'
import { splitByMedicine, wordsOf } from './medicine-clauses.ts'
import { isClinicianVoice } from './phases.ts'
import type { Statement } from './statement.ts'
import { clinicalWeight, has } from './statement.ts'
import { isNumber } from '#domain/text/tokens.ts'
import { subjectsOf } from './subjects.ts'

/** One line of the medication section. */
export type MedicationLine = { readonly text: string; readonly group: number; readonly substance: string; readonly spans: readonly { readonly start: number; readonly end: number }[] }

type Course = {
  substance: string
  names: string[]
  isTrade: boolean
  status: MedicationStatus
  regimen: Regimen
  reaction: string
  /** It made ill, and nothing speaks of an allergy. */
  isIntolerance: boolean
  /** Ordered, and taken back in the same breath. */
  isDropped: boolean
  spans: { start: number; end: number }[]
}

const GROUPS: Readonly<Record<MedicationStatus, number>> = { continued: 0, raised: 1, lowered: 1, started: 2, stopped: 3, allergy: 4 }
/** A statement without a medicine of so many words or fewer may speak of the one before: I stopped that. */
const LONGEST_BACKWARD = 25
const SAME_NAME = 5
/** A medicine's name has so many letters or more. */
const SHORTEST_NAME = 5
/** The verb and its subject may follow the medicine: X I take. */
const NEXT_WORDS = 3
/** The ramipril. Five milligrams, yes: a dose said by itself. */
const DOSE_ALONE = 8

/** A word the lexicon knows nothing of, joined to what is before and followed by a dose by weight, is another medicine. */
function isUnknownMedicine(statement: Statement, at: number, talk: DrugTalk): boolean {
  const token = statement.tokens[at]
  const joined = at > 0 && (/,/.test(token?.gap ?? '') || talk.and.test(wordsOf(statement, at - 1, at)))
  if (!joined || token === undefined || token.text.length < SHORTEST_NAME || !isNumber(statement.tokens[at + 1])) return false
  const isWeighed = statement.hits.some((hit) => hit.mark === 'unit' && hit.start === at + 2)
  return isWeighed && !statement.hits.some((hit) => hit.start <= at && at < hit.end)
}

/** The words that may tell how a medicine is taken: up to the next medicine. */
function windowEnd(statement: Statement, mention: DrugMention, talk: DrugTalk): number {
  const next = statement.drugs.find((drug) => drug.start >= mention.end && drug.substance !== mention.substance)?.start ?? statement.tokens.length
  for (let at = mention.end + 1; at < next; at++) if (isUnknownMedicine(statement, at, talk)) return at
  return next
}

function regimenOf(statement: Statement, mention: DrugMention, { listing, isChange }: { listing: Listing; isChange: boolean }): Regimen {
  const after = regimenIn(statement, { from: mention.end, to: windowEnd(statement, mention, listing.talk) }, isChange)
  const isFirst = statement.drugs.every((drug) => drug.start >= mention.start)
  const before = after.hasDose || !isFirst ? undefined : regimenBefore(statement, mention.start)
  if (before === undefined) return after
  return { text: after.text === '' ? before.text : `${before.text} ${after.text}`, hasDose: true, hasFrequency: after.hasFrequency }
}

/** The owner's own medicine is none of the animal's. */
function isOwners(statement: Statement, talk: DrugTalk): boolean {
  const words = wordsOf(statement, 0, statement.tokens.length)
  if (!talk.intake.test(words) || has(statement, 'given', 'secondPerson')) return false
  return talk.alone.test(words) || talk.reflexive.test(words) || has(statement, 'kin', 'otherPerson')
}

/** Names nobody at all, so that it goes on with whom was spoken of. */
function namesNobody(statement: Statement, talk: DrugTalk): boolean {
  return !has(statement, 'secondPerson', 'child') && !talk.self.test(wordsOf(statement, 0, statement.tokens.length)) && !has(statement, 'start', 'given')
}

/** Somebody else takes it: the person last named before it, or named after it with nobody before; `I` and `you` stand for the patient. */
function isForeign(statement: Statement, mention: DrugMention, { vertical, talk }: Listing): boolean {
  if (has(statement, 'otherAnimal')) return true
  if (vertical === 'vet') return isOwners(statement, talk)
  const people = statement.hits.filter((hit) => hit.mark === 'kin' || hit.mark === 'otherPerson')
  if (people.length === 0) return false
  const last = people.findLast((hit) => hit.end <= mention.start)
  const isTeller = (from: number, to: number): boolean => talk.self.test(wordsOf(statement, from, to)) || statement.hits.some((hit) => hit.mark === 'secondPerson' && hit.start >= from && hit.end <= to)
  if (last !== undefined) return !isTeller(last.end, Math.min(mention.end + NEXT_WORDS, people.find((hit) => hit.start >= mention.end)?.start ?? statement.tokens.length))
  return !isTeller(0, people[0]?.start ?? 0) && has(statement, 'takes') && !statement.hits.some((hit) => hit.mark === 'start' && hit.start < mention.start && isClinicianVoice(statement))
}

function isSettled(known: Course, status: MedicationStatus, regimen: Regimen): boolean {
  if (known.status === 'allergy') return true
  if (known.status === 'stopped') return status === 'lowered' || (status === 'started' && !regimen.hasDose)
  return false
}

/** One product stopped and another of the same substance begun are two courses. */
function courseKey(courses: ReadonlyMap<string, Course>, mention: DrugMention, status: MedicationStatus): string {
  const known = courses.get(mention.substance)
  const isOther = known !== undefined && mention.isTrade && known.isTrade && !known.names.some((name) => name.toLowerCase().slice(0, SAME_NAME) === mention.name.toLowerCase().slice(0, SAME_NAME))
  return isOther && known.status !== status ? `${mention.substance} ${mention.name.toLowerCase()}` : mention.substance
}

type Mentioned = { readonly mention: DrugMention; readonly told: { readonly status: MedicationStatus; readonly isExplicit: boolean }; readonly regimen: Regimen; readonly statement: Statement }

function merge(courses: Map<string, Course>, { mention, told, regimen, statement }: Mentioned): Course {
  const span = { start: statement.start, end: statement.end }
  const key = courseKey(courses, mention, told.status)
  const known = courses.get(key)
  if (known === undefined) {
    const made = { substance: mention.substance, names: [mention.name], isTrade: mention.isTrade, status: told.status, regimen, reaction: '', isIntolerance: false, isDropped: false, spans: [span] }
    courses.set(key, made)
    return made
  }
  const isNamed = known.names.some((name) => name.toLowerCase().slice(0, SAME_NAME) === mention.name.toLowerCase().slice(0, SAME_NAME))
  if (!isNamed) known.names.push(mention.name)
  if (!known.spans.some((one) => one.start === span.start)) known.spans.push(span)
  if (told.status === 'allergy') known.status = 'allergy'
  const changes = told.isExplicit && !isSettled(known, told.status, regimen)
  const tellsHow = regimen.hasDose || regimen.hasFrequency
  if (regimen.text !== '' && (known.regimen.text === '' || (tellsHow && !known.regimen.hasDose) || (tellsHow && changes && told.status !== 'stopped' && told.status !== 'continued'))) known.regimen = regimen
  const resumes = known.status === 'stopped' && told.status === 'continued' && has(statement, 'continue') && isClinicianVoice(statement)
  if (resumes) known.status = 'continued'
  if (changes && !(known.status !== 'continued' && told.status === 'continued') && !(known.status === 'continued' && told.status === 'started' && !tellsHow)) known.status = told.status
  return known
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function lineOf(course: Course, tongue: Tongue): MedicationLine {
  const { words } = tongue.pack.style
  const [first = '', ...others] = course.names
  const name = capital(first) + (others.length > 0 ? ` (${others.join(', ')})` : '')
  const { status, substance, spans } = course
  const group = GROUPS[status]
  if (status === 'allergy') return { group, substance, spans, text: `${course.isIntolerance ? words.intolerance : words.allergy}: ${name}${course.reaction === '' ? '' : ` (${course.reaction})`}.` }
  return { group, substance, spans, text: `${name}${course.regimen.text === '' ? '' : ` ${course.regimen.text}`}, ${words[status]}.` }
}

/** What it did, and whether it was said to be no allergy. */
function noteReaction(course: Course, statement: Statement, talk: DrugTalk): void {
  if (course.reaction === '') course.reaction = reactionOf(statement)
  course.isIntolerance ||= talk.noAllergy.test(wordsOf(statement, 0, statement.tokens.length))
}

function reactionOf(statement: Statement): string {
  const hit = statement.hits.find((one) => one.mark === 'reaction')
  return hit === undefined ? '' : statement.tokens.slice(hit.start, hit.end).map((token) => token.lower).join(' ')
}

/** So few words can only be of what was named before: stopped in May. */
const SHORT_REMARK = 6

/** Says of something named before, not of a habit, that it was stopped. */
function isStopping(statement: Statement, talk: DrugTalk): boolean {
  if (statement.tokens.length > LONGEST_BACKWARD || has(statement, 'social') || clinicalWeight(statement) > 1.5) return false
  if (statement.tokens.length > SHORT_REMARK && !talk.pronoun.test(wordsOf(statement, 0, statement.tokens.length))) return false
  return statement.hits.some((hit) => hit.mark === 'stop' && !isNegated(statement, hit))
}

/** A dose said by itself after the medicine it is of; a number needs its unit, for it may count anything. */
function doseAlone(statement: Statement): Regimen | undefined {
  if (statement.tokens.length > DOSE_ALONE || !has(statement, 'unit', 'frequency', 'doseForm') || has(statement, 'vital', 'test', 'body', 'finding', 'symptom')) return undefined
  const regimen = regimenIn(statement, { from: 0, to: statement.tokens.length })
  return regimen.hasDose ? regimen : undefined
}

function isPlannedCourse(course: Course): boolean {
  return course.status === 'started' || course.status === 'raised'
}

/** Applies a statement without a medicine to the one named just before; tells whether it still may be meant after it. */
function applyBackward(statement: Statement, last: Course | undefined, talk: DrugTalk): boolean {
  if (last === undefined || statement.tokens.length > LONGEST_BACKWARD) return false
  if (isPlannedCourse(last) && talk.dropped.test(wordsOf(statement, 0, statement.tokens.length))) {
    last.isDropped = true
    return false
  }
  if (last.status === 'allergy') {
    if (last.reaction === '') last.reaction = reactionOf(statement)
    return false
  }
  if (isStopping(statement, talk)) {
    last.status = 'stopped'
    last.spans.push({ start: statement.start, end: statement.end })
    return false
  }
  if (!last.regimen.hasDose && last.status !== 'stopped' && !has(statement, 'allergy')) last.regimen = doseAlone(statement) ?? last.regimen
  return clinicalWeight(statement) < 1
}

/** A medicine named, with where. */
type Named = { readonly mention: DrugMention; readonly statement: Statement }

const NO_REGIMEN: Regimen = { text: '', hasDose: false, hasFrequency: false }

type Listing = { readonly vertical: Vertical; readonly talk: DrugTalk }

/** And ibuprofen: a few words go on with the list before them. */
const LIST_ITEM = 3

function mannerOf(statement: Statement, talk: DrugTalk): Manner {
  const isClinician = isClinicianVoice(statement)
  return { talk, isClinician, isPlanned: isClinician && (statement.phase !== 'history' || statement.speaker === 'clinician') }
}

/** Can you take it? No, I come out in a rash: the medicine asked about, or named just before, is not tolerated. */
function notTolerated(statement: Statement, former: Named | undefined, talk: DrugTalk): Named | undefined {
  const words = wordsOf(statement, 0, statement.tokens.length)
  const { asked } = statement
  const first = asked?.drugs[0]
  const isAsked = first !== undefined && asked !== undefined && talk.tolerated.test(` ${asked.tokens.map((token) => token.lower).join(' ')} `)
  if (isAsked && (statement.folded === 'denied' || (statement.drugs.length === 0 && talk.harm.test(words)))) return { mention: first, statement }
  if (former === undefined || statement.drugs.length > 0 || has(statement, 'secondPerson')) return undefined
  const isOfIt = talk.harm.test(words) || has(statement, 'allergy')
  return isOfIt && talk.pronoun.test(words) ? former : undefined
}

/** Lists every medicine of the patient once, with how it is taken and whether it is started, continued, changed, stopped or not tolerated. */
export function listMedications(statements: readonly Statement[], tongue: Tongue, vertical: Vertical): MedicationLine[] {
  const courses = new Map<string, Course>()
  const listing = { vertical, talk: drugTalkOf(tongue.pack.language) }
  let last: Course | undefined
  const subjects = subjectsOf(statements, vertical)
  let former: { mention: DrugMention; statement: Statement; isNamed: boolean; isPlanned: boolean } | undefined
  for (const [at, whole] of statements.entries()) {
    const harmful = notTolerated(whole, former, listing.talk)
    if (harmful !== undefined) {
      last = merge(courses, { ...harmful, told: { status: 'allergy', isExplicit: true }, regimen: NO_REGIMEN })
      noteReaction(last, whole, listing.talk)
      former = undefined
      if (whole.drugs.length === 0 || whole.folded === 'denied') continue
    }
    if (whole.drugs.length === 0) {
      // she had it two months ago · she came off it
      if (former !== undefined && last === undefined && isStopping(whole, listing.talk)) {
        const told = { status: 'stopped' as const, isExplicit: true }
        merge(courses, { ...former, told, regimen: regimenIn(former.statement, { from: former.mention.end, to: windowEnd(former.statement, former.mention, listing.talk) }) })
      } else if (former !== undefined && last === undefined && former.isNamed) {
        const told = { status: former.isPlanned ? 'started' as const : 'continued' as const, isExplicit: false }
        const regimen = doseAlone(whole)
        if (regimen !== undefined) last = merge(courses, { ...former, told, regimen })
      }
      former = undefined
      if (!applyBackward(whole, last, listing.talk)) last = undefined
      continue
    }
    const manner = mannerOf(whole, listing.talk)
    let isOthersStill = false
    for (const statement of splitByMedicine(whole, listing.talk)) {
      isOthersStill &&= namesNobody(statement, listing.talk)
      for (const mention of statement.drugs) {
        // a person named in the statement itself is looked for beside each medicine
        const isCarried = subjects[at] !== 'patient' && !has(whole, 'kin', 'otherPerson') && !listing.talk.self.test(wordsOf(statement, 0, statement.tokens.length))
        if (isOthersStill || isForeign(statement, mention, listing) || isCarried) {
          isOthersStill = true
          last = undefined
          continue
        }
        const told = statusOf(statement, mention, manner)
        if (told.status === 'past' || told.status === 'named') former = { mention, statement, isNamed: told.status === 'named', isPlanned: manner.isPlanned }
        const goesOn = told.status === 'named' && last !== undefined && whole.tokens.length <= LIST_ITEM
        if (told.status === 'refused' || told.status === 'past' || (told.status === 'named' && !goesOn)) continue
        if (whole.folded === 'denied' && !manner.isClinician) continue
        const status = told.status === 'named' ? (last?.status ?? 'continued') : told.status
        const regimen = regimenOf(statement, mention, { listing, isChange: status === 'raised' || status === 'lowered' })
        last = merge(courses, { mention, told: { status, isExplicit: told.isExplicit }, regimen, statement })
        if (last.status === 'allergy') noteReaction(last, statement, listing.talk)
      }
    }
  }
  return [...courses.values()].filter((course) => !course.isDropped).map((course) => lineOf(course, tongue))
}
