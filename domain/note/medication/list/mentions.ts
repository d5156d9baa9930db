import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { followsFearedHarm } from '#domain/note/medication/mention/conditional-orders.ts'
import { turnsToAllergen } from '#domain/note/medication/status/denied-allergy.ts'
import { isSameAgain } from '#domain/note/medication/status/allergy-told.ts'
import { applyLaterDose } from '#domain/note/medication/course/later-dose.ts'
import type { Manner, MedicationStatus, Told } from '#domain/note/medication/mention/told.ts'
import { isLabValue, isUsedUp } from '#domain/note/medication/status/no-use.ts'
import { statusOf } from '#domain/note/medication/status/status.ts'
import { applyBackward, isBannedInUse, isForbidden, isTakenBack } from './afterthoughts.ts'
import { splitByMedicine, wordsOf } from '#domain/note/medication/mention/clauses.ts'
import type { Ledger } from './ledger.ts'
import { isNoted } from '#domain/note/medication/mention/past-use.ts'
import { isNextTold } from './listing.ts'
import { LONGEST_FORMER, NO_REGIMEN, regimenOf } from './ledger.ts'
import { stopMadeWay } from './followups.ts'
import { isPause } from '#domain/note/medication/mention/temporary-holds.ts'
import { withNeedBefore } from '#domain/note/medication/course/need-before.ts'
import type { Course } from '#domain/note/medication/course/courses.ts'
import { merge, noteReaction } from '#domain/note/medication/course/courses.ts'
import type { Regimen } from '#domain/note/medication/course/dose.ts'
import { orderedInSteps } from '#domain/note/medication/course/steps.ts'
import { placeInSwitch } from '#domain/note/medication/mention/switches.ts'
import { followsOtherAnimal, isForeign, namesNobody } from '#domain/note/medication/mention/owner.ts'
import { isClinicianVoice } from '#domain/note/discourse/phases.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, hasNumber } from '#domain/note/annotate/statement.ts'
import type { Subject } from '#domain/note/context/experiencer.ts'
import { isOrdering } from '#domain/note/discourse/directives.ts'
import { readAfterthought } from './unnamed.ts'

/** And ibuprofen: so few words go on with the list before them; with a dose, so few beside it and the small words. */
const LIST_ITEM = 3
const LIST_ITEM_WORDS = 1
const SMALL: readonly Mark[] = ['joiner', 'opener', 'filler', 'yes', 'backchannel', 'unit', 'frequency', 'doseForm', 'route', 'asNeeded', 'timeWord']
/** Names a medicine and perhaps how it is taken, and nothing else: and metoprolol, fifty. */
function isListItem(statement: Statement): boolean {
  if (statement.tokens.length <= LIST_ITEM) return true
  const idle = new Set(
    [...statement.drugs, ...statement.hits.filter(({ mark }) => SMALL.includes(mark))].flatMap(({ start, end }) =>
      Array.from({ length: end - start }, (_, at) => start + at),
    ),
  )
  return (
    statement.tokens.filter((token, at) => !idle.has(at) && !isNumber(token)).length <= LIST_ITEM_WORDS &&
    hasNumber(statement) &&
    !has(statement, 'negation', 'condition')
  )
}

/** Drops for the ear? No, I'll go gentle, a cleaner twice a day: who asks and answers so is the clinician. */
function isOrderInAnswer(statement: Statement): boolean {
  return (
    statement.speaker === 'unknown' &&
    statement.phase === 'plan' &&
    statement.folded === 'answered' &&
    has(statement, 'planCue', 'start') &&
    has(statement, 'unit', 'frequency') &&
    !has(statement, 'takes')
  )
}

/** Dictated after the diagnosis, of whom the report is about: she gets X. */
function isDictatedPlan(statement: Statement, isJudged: boolean): boolean {
  return (
    isJudged &&
    statement.speaker === 'unknown' &&
    statement.folded === 'none' &&
    has(statement, 'takes', 'given') &&
    !has(statement, 'firstPerson', 'secondPerson', 'past')
  )
}

function mannerOf(statement: Statement, { listing: { language, talk, turns }, isTelling: isListed, isInUse, isJudged }: Ledger): Manner {
  const isDictated = isDictatedPlan(statement, isJudged)
  const isTelling = (isListed || isInUse) && !isDictated
  const isClinician = isDictated || (!isTelling && (isClinicianVoice(statement) || isOrderInAnswer(statement)))
  return {
    language, talk, turns, isTelling, isClinician,
    isPlanned: isClinician && (isDictated || statement.phase !== 'history' || statement.speaker === 'clinician' || isOrdering(statement)),
  }
}

/** The allergy told of just before. */
function focusedAllergy({ focus }: Ledger): Course | undefined {
  return focus !== undefined && focus.age <= LONGEST_FORMER && focus.course.status === 'allergy' ? focus.course : undefined
}

/** In which statement a clause stands, of whom it is, and how it was said. */
type Setting = { readonly whole: Statement; readonly subject: Subject; readonly manner: Manner; readonly ledger: Ledger }

/** A medicine in the clause that names it, with what is told of it there and what was known of it before. */
type Naming = Setting & { readonly statement: Statement; readonly mention: DrugMention; readonly told: Told; readonly known: Course | undefined }

/** What a clause tells of a medicine; ibuprofen the same, said behind an allergy, is one more of them. */
function toldOf(statement: Statement, mention: DrugMention, { whole, manner, ledger }: Setting): Told {
  if (manner.isClinician && followsFearedHarm(whole, statement)) return { status: 'supposed', isExplicit: false }
  if (turnsToAllergen(whole, statement, mention)) return { status: 'allergy', isExplicit: true }
  const isOfAllergy = (ledger.last ?? focusedAllergy(ledger))?.status === 'allergy' && !manner.isClinician && isSameAgain(statement, ledger.listing.language)
  return isOfAllergy ? { status: 'allergy', isExplicit: true } : statusOf(statement, mention, manner)
}

/** Not with X, if it grows we give X: what such a clause tells is of the medicine before, or of none. */
function readAside({ told, statement, ledger }: Naming): boolean {
  const { talk } = ledger.listing
  if (told.status === 'beside' && isForbidden(statement, talk)) applyBackward(statement, ledger.last, talk)
  if (told.status === 'supposed') {
    // what is told next is of no plan that hangs on something
    ledger.former = undefined
    ledger.last = undefined
  }
  return told.status === 'beside' || told.status === 'supposed'
}

/** Ordered dose by dose: ten for a week, then five. */
function readSteps({ told, known, statement, mention, manner, ledger }: Naming): boolean {
  if (known !== undefined && known.status !== 'started') return false
  const regimen = orderedInSteps(statement, mention, { manner, status: told.status })
  if (regimen === undefined) return false
  ledger.last = merge(ledger.courses, { mention, told: { status: 'started', isExplicit: true }, regimen, statement })
  return true
}

/** Named with another dose than it has. */
function readNewDose({ told, known, statement, ledger }: Naming): boolean {
  if (told.status !== 'named' || known === undefined) return false
  if (!applyLaterDose(statement, { course: known, age: 0, isParted: false }, ledger.listing.language)) return false
  ledger.last = known
  return true
}

/** X, I had thought of, but that we leave: what nobody takes is not stopped. */
function isOnlyConsidered({ told, known, statement, mention, manner, ledger }: Naming): boolean {
  if (told.status !== 'stopped' || !manner.isClinician || known !== undefined) return false
  const isUnknown = !ledger.once.has(mention.substance) && ledger.former?.mention.substance !== mention.substance
  return isUnknown && ledger.listing.talk.considered.test(wordsOf(statement, 0, statement.tokens.length))
}

/** It tops it off, ibuprofen, no: that I have not dared. */
function isNotDared({ known, statement, manner, ledger }: Naming): boolean {
  if (manner.isClinician || known?.status !== 'continued' || known.regimen.hasDose) return false
  return ledger.listing.talk.declined.test(wordsOf(statement, 0, statement.tokens.length))
}

/** Refused after it was ordered, or was thought to be in use: it is on no list. */
function dropRefused(naming: Naming): void {
  const { told, known, statement, manner } = naming
  if (told.status === 'refused' && known !== undefined && (isNotDared(naming) || isTakenBack(statement, known, manner))) known.isDropped = true
}

/** What is only named, or was taken once, may be spoken of next as `it`. */
function noteFormer({ told: { status }, statement, mention, manner, ledger }: Naming): void {
  if (status === 'past' || status === 'named') ledger.former = { mention, statement, isNamed: status === 'named', isPlanned: manner.isPlanned, age: 0 }
  if (status === 'past') ledger.once.set(mention.substance, { mention, statement })
}

const LEAVES_IN_USE: ReadonlySet<Told['status']> = new Set(['stopped', 'allergy', 'continued'])

/** In use, and banned by the clinician in other words than those that stop: instead of X we give Y. */
function readBan({ told, known, statement, mention, manner, ledger }: Naming): boolean {
  if (LEAVES_IN_USE.has(told.status) || !manner.isClinician || known?.status !== 'continued' || !isBannedInUse(statement, mention, ledger.listing.talk))
    return false
  ledger.last = merge(ledger.courses, { mention, told: { status: 'stopped', isExplicit: true }, regimen: NO_REGIMEN, statement })
  return true
}

/** Asked what is taken, each medicine named is taken until something else is spoken of. */
function isOfList({ whole, manner, ledger }: Naming): boolean {
  if (manner.isClinician || !(ledger.isListing || isNextTold(whole, ledger))) return false
  return !isNoted(whole, ledger.listing.language) && !has(whole, 'past', 'hypothetical', 'given', 'start', 'no')
}

/** What holds of a medicine from here on: one only named goes on with the list it is of; nothing where none takes it. */
function statusHeld(naming: Naming): MedicationStatus | undefined {
  const { told: { status }, whole, ledger: { last } } = naming
  if (status === 'refused' || status === 'past' || status === 'beside' || status === 'supposed') return undefined
  if (status !== 'named') return status
  if (isOfList(naming)) return 'continued'
  return last !== undefined && isListItem(whole) ? last.status : undefined
}

/** How it is taken; of one stopped without a word of that, how it was taken before. */
function regimenHeld({ statement, mention, manner, ledger: { courses, once, listing } }: Naming, status: MedicationStatus): Regimen {
  const isPaused = status === 'continued' && manner.isClinician && isPause(statement, mention, listing.talk)
  const isChange = status === 'raised' || status === 'lowered'
  const said = isPaused ? NO_REGIMEN : regimenOf(statement, mention, isChange)
  const own = status === 'started' || (status === 'continued' && !isPaused) ? withNeedBefore(said, statement, mention) : said
  const earlier = status === 'stopped' && own.text === '' && !courses.has(mention.substance) ? once.get(mention.substance) : undefined
  return earlier === undefined ? own : regimenOf(earlier.statement, earlier.mention)
}

/** Enters what holds of a medicine; what is told next of `it` is of this one, and of none where it is not taken. */
function enter(naming: Naming): void {
  const { told, statement, mention, whole, manner, ledger } = naming
  const status = statusHeld(naming)
  if (status === undefined) {
    ledger.last = undefined
    return
  }
  if (whole.folded === 'denied' && !manner.isClinician) return
  const regimen = told.pause === undefined ? regimenHeld(naming, status) : NO_REGIMEN
  ledger.last = merge(ledger.courses, { mention, told: { status, isExplicit: told.isExplicit }, regimen, statement })
  if (told.pause !== undefined && ledger.last.status === 'stopped') ledger.last.pause = told.pause
  if (ledger.last.status === 'allergy') noteReaction(ledger.last, statement, ledger.listing.talk)
}

/** Reads what one part of a statement tells of a medicine it names. */
function readMention(statement: Statement, mention: DrugMention, setting: Setting): void {
  const { whole, subject, ledger } = setting
  const told = toldOf(statement, mention, setting)
  ledger.heard.push({ mention, clause: statement, whole, subject, told })
  const naming: Naming = { ...setting, statement, mention, told, known: ledger.courses.get(mention.substance) }
  if (readAside(naming) || readSteps(naming)) return
  if (placeInSwitch(statement, mention, ledger.listing.turns) === 'new') stopMadeWay(statement, mention, ledger)
  if (readNewDose(naming) || isOnlyConsidered(naming)) return
  dropRefused(naming)
  noteFormer(naming)
  if (!readBan(naming)) enter(naming)
}

/** Reads the medicines a statement names, clause by clause; one of somebody else's hides those named with it. */
export function readMedicines(whole: Statement, subject: Subject | undefined, ledger: Ledger): void {
  const { listing } = ledger
  const manner = mannerOf(whole, ledger)
  let isOthersStill = false
  for (const statement of splitByMedicine(whole, listing.talk)) {
    if (statement.drugs.length === 0) readAfterthought(statement, ledger)
    isOthersStill = (isOthersStill && namesNobody(statement, listing.talk)) || followsOtherAnimal(whole, statement, listing.talk)
    for (const mention of statement.drugs) {
      if (isLabValue(statement, mention) || isUsedUp(statement, mention)) continue
      // a person named in the statement itself is looked for beside each medicine
      const isCarried = subject !== 'patient' && !has(whole, 'kin', 'otherPerson') && !listing.talk.self.test(wordsOf(statement, 0, statement.tokens.length))
      if (isOthersStill || isForeign(statement, mention, listing) || isCarried) {
        isOthersStill = true
        ledger.heard.push({ mention, clause: statement, whole, subject: subject ?? 'patient', told: 'foreign' })
        ledger.last = undefined
        continue
      }
      readMention(statement, mention, { whole, subject: subject ?? 'patient', manner, ledger })
    }
  }
}
