import type { Evidence, Question } from '#contract/report.ts'
import { amountsOf } from '#domain/note/annotate/amounts.ts'
import { evidenceOf } from '#domain/note/annotate/sources.ts'
import { has, readMarks } from '#domain/note/annotate/statement.ts'
import type { Chances, Outcome } from '#domain/note/medication/certainty/outcomes.ts'
import { askedOf } from '#domain/note/medication/certainty/questions.ts'
import type { Doubt } from '#domain/note/medication/certainty/settle.ts'
import type { Course } from '#domain/note/medication/course/courses.ts'
import { dosedName, lineOf } from '#domain/note/medication/course/courses.ts'
import type { MedicationStatus } from '#domain/note/medication/mention/told.ts'
import { writeNumbers } from '#domain/note/normalise/numbers/spoken-numbers.ts'
import type { Written } from '#domain/note/realise/compose.ts'
import type { EngineMedicine } from './engine-medicines.ts'
import type { MedicineRecord } from './fact.ts'
import { FACT_TEXTS } from './fact-texts.ts'
import { evidenceFor } from './grounds.ts'
import type { Court } from './hold-fact.ts'
import { regimenOfRecord } from './hold-fact.ts'
import type { Standing } from './join-facts.ts'

/** What becomes of medicines: lines that stand, and what must be asked first. */
export type Settlement = { readonly written: readonly Written[]; readonly questions: readonly Question[] }

/** What a model says is believed where the engine is in doubt and thinks it at least so likely. */
const LEAST_LIKELY = 0.2

const NONE_LIKELY: Chances = { none: 0, continued: 0, started: 0, stopped: 0, allergy: 0 }

const OUTCOME_OF: Readonly<Record<MedicineRecord['status'], Outcome>> = { uses: 'continued', started: 'started', stopped: 'stopped', changed: 'started',
  notTolerated: 'allergy', planned: 'none' }

/** Raised or lowered, as the engine heard it or as its statements say; undefined where neither tells. */
function changeOf({ grounds: { said } }: Standing<MedicineRecord>, engine: EngineMedicine | undefined): MedicationStatus | undefined {
  if (engine !== undefined && engine.kind !== 'none' && (engine.course.status === 'raised' || engine.course.status === 'lowered')) return engine.course.status
  const told = (['raise', 'lower'] as const).filter((mark) => said.some(({ statement }) => has(statement, mark)))
  return told.length === 1 ? (told[0] === 'raise' ? 'raised' : 'lowered') : undefined
}

function statusOf(standing: Standing<MedicineRecord>, engine: EngineMedicine | undefined): MedicationStatus | undefined {
  switch (standing.item.status) {
    case 'uses':
      return 'continued'
    case 'started':
    case 'stopped':
      return standing.item.status
    case 'changed':
      return changeOf(standing, engine)
    case 'notTolerated':
      return 'allergy'
    case 'planned':
      return undefined
  }
}

/** A record in the form in which the list of medicines words its lines. */
function courseOf(substance: string, { item, grounds }: Standing<MedicineRecord>, status: MedicationStatus): Course {
  const reaction = grounds.said.flatMap(({ statement }) => statement.hits.filter(({ mark }) => mark === 'reaction').map(({ start, end }) =>
    statement.tokens.slice(start, end).map(({ lower }) => lower).join(' ')))[0]
  return {
    substance, names: [item.name.trim()], isTrade: false, status, reaction: status === 'allergy' ? (reaction ?? '') : '', isIntolerance: false,
      isDropped: false,
    regimen: { text: regimenOfRecord(item), hasDose: item.dose !== '', hasFrequency: false },
    spans: grounds.sentences.map(({ start, end }) => ({ start, end })),
  }
}

/** In use alike: goes on, or goes on otherwise dosed. */
const GOES_ON: ReadonlySet<MedicationStatus> = new Set<MedicationStatus>(['continued', 'raised', 'lowered'])
/** A change and a beginning at another dose are one act. */
const BEGINS: ReadonlySet<MedicationStatus> = new Set<MedicationStatus>(['started', 'raised', 'lowered'])

const agree = (one: MedicationStatus, other: MedicationStatus): boolean => one === other || (GOES_ON.has(one) && GOES_ON.has(other)) ||
  (BEGINS.has(one) && BEGINS.has(other))

function doseAmounts(text: string, { tongue }: Court): Set<string> {
  return new Set(amountsOf(readMarks(writeNumbers(text, tongue.pack), tongue)).map(({ amount }) => amount))
}

/** Two doses that have no amount in common. */
function differInDose(record: MedicineRecord, course: Course, court: Court): boolean {
  const [own, heard] = [doseAmounts(record.dose, court), doseAmounts(course.regimen.text, court)]
  return own.size > 0 && heard.size > 0 && [...own].every((amount) => !heard.has(amount))
}

type Case = { readonly substance: string; readonly standing: Standing<MedicineRecord>; readonly engine: EngineMedicine | undefined; readonly court: Court }

const evidenceOfCase = ({ standing, engine, court }: Case): Evidence[] => {
  const source = engine === undefined || engine.kind === 'none' ? undefined : court.talk.sources[engine.source]
  const heard = source === undefined || engine === undefined || engine.kind === 'none' ?
    [] : engine.course.spans.map(({ start, end }) => evidenceOf(source, start, end))
  const own = evidenceFor(standing.grounds.sentences, court.talk)
  return [...own, ...heard.filter((one) => !own.some((each) => each.source === one.source && each.recordingId === one.recordingId &&
    each.start <= one.start && each.end >= one.end))]
}

function line(one: Case, course: Course, isDoubtful = false): Settlement {
  const { text, group } = lineOf(course, one.court.tongue)
  return { written: [{ section: 'medications', group, text, evidence: isDoubtful ? [] : evidenceOfCase(one), isDoubtful }], questions: [] }
}

/** Asks which of two readings holds, beginning with what would harm most if it were taken on trust. */
function asked(one: Case, kind: Extract<Doubt, { course: Course }>['kind'] = 'medicine'): Settlement {
  const { substance, standing, engine, court } = one
  const heard = engine === undefined || engine.kind === 'none' ? undefined : engine.course
  const own = courseOf(substance, standing, statusOf(standing, engine) ?? 'started')
  const outcomes: (MedicationStatus | undefined)[] = [heard?.status, own.status]
  const likely: Outcome = outcomes.includes('stopped') ? 'stopped' : outcomes.includes('started') ? 'started' : 'continued'
  const course = own.regimen.hasDose || heard === undefined || heard.status === 'allergy' ? own : { ...heard, spans: own.spans }
  const doubt: Doubt = { kind, course: { ...course, status: course.status === 'allergy' ? 'continued' : course.status },
    chances: { ...NONE_LIKELY, [likely]: 1 } }
  const [question] = askedOf([doubt], { tongue: court.tongue, evidence: (start, end) => ({ source: 'note', start, end }) })
  return { written: [], questions: question === undefined ? [] : [{ ...question, evidence: evidenceOfCase(one) }] }
}

function askedOfDose(one: Case, own: Course, heard: Course): Settlement {
  const { substance, court } = one
  const name = dosedName({ ...own, regimen: { text: '', hasDose: false, hasFrequency: false } }, court.tongue)
  const question: Question = {
    id: `dose-${substance}`.slice(0, 48), kind: 'contradiction', text: FACT_TEXTS[court.tongue.pack.language].whichDose(name).slice(0, 1_000),
      name: name.slice(0, 300),
    choices: ['first', 'second', 'notPatient'],
    lines: { first: [lineOf(own, court.tongue).text.slice(0, 1_000)], second: [lineOf({ ...heard, status: own.status }, court.tongue).text.slice(0, 1_000)] },
    evidence: evidenceOfCase(one),
  }
  return { written: [], questions: [question] }
}

function joined(parts: readonly Settlement[]): Settlement {
  return { written: parts.flatMap(({ written }) => written), questions: parts.flatMap(({ questions }) => questions) }
}

/** What is not borne is told whatever else is said of it, and asked about where it is taken all the same. */
function settleAllergy(one: Case): Settlement {
  const { substance, standing, engine } = one
  const isHeard = engine !== undefined && engine.kind === 'sure' && engine.course.status === 'allergy'
  const isOwn = standing.item.status === 'notTolerated'
  const isTold = isHeard || standing.grounds.said.some(({ statement }) => has(statement, 'allergy', 'reaction', 'symptom', 'refuse') ||
    (statement.asked !== undefined && has(statement.asked, 'allergy')))
  const told = line(one, isHeard ? engine.course : courseOf(substance, standing, 'allergy'), !isTold)
  const isGiven = !isOwn && standing.item.status !== 'stopped' && standing.item.person === 'patient'
  return isGiven ? joined([told, asked(one, 'contradiction')]) : told
}

function settlePlanned(one: Case): Settlement {
  const { substance, standing, engine, court } = one
  if (engine !== undefined && engine.kind !== 'none') return asked(one)
  const text = FACT_TEXTS[court.tongue.pack.language].planned(dosedName(courseOf(substance, standing, 'started'), court.tongue))
  return { written: [{ section: 'treatmentPlans', group: 0, text, evidence: evidenceOfCase(one) }], questions: [] }
}

type Heard = Extract<EngineMedicine, { kind: 'sure' | 'open' }>

/** A medicine that both speak of: a line where they agree. */
function settleHeard(one: Case, own: Course, heard: Heard): Settlement {
  const { standing: { item, reasons }, court } = one
  const isDoubtful = reasons.length > 0
  if (heard.kind === 'open') return (heard.chances ?? NONE_LIKELY)[OUTCOME_OF[item.status]] >= LEAST_LIKELY ? line(one, own, isDoubtful) : asked(one)
  if (!agree(own.status, heard.course.status)) return asked(one)
  if (differInDose(item, heard.course, court)) return askedOfDose(one, own, heard.course)
  // heard as changed by the engine, though the model only says that it goes on
  const status = own.status === 'continued' && heard.course.status !== 'started' ? heard.course.status : own.status
  return line(one, { ...(own.regimen.hasDose ? own : { ...own, regimen: heard.course.regimen }), status }, isDoubtful)
}

const NOTHING: Settlement = { written: [], questions: [] }

/** What becomes of one medicine that a model read, beside what the engine heard of it. */
export function settleRecord(one: Case): Settlement {
  const { substance, standing, engine } = one
  const heard = engine === undefined || engine.kind === 'none' ? undefined : engine
  const isHeardAllergy = heard?.course.status === 'allergy'
  const isPatients = standing.item.person === 'patient'
  if (isHeardAllergy || (isPatients && standing.item.status === 'notTolerated')) return settleAllergy(one)
  if (!isPatients) return heard === undefined ? NOTHING : asked(one)
  if (standing.item.status === 'planned') return settlePlanned(one)
  const status = statusOf(standing, engine)
  if (status === undefined || engine?.kind === 'none') return asked(one)
  const own = courseOf(substance, standing, status)
  return heard === undefined ? line(one, own, standing.reasons.length > 0) : settleHeard(one, own, heard)
}
