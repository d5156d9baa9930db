import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { KindNamed } from '#domain/terminology/names/medicine-kinds.ts'
import { isOfKind, kindOfGeneric, kindsNamed } from '#domain/terminology/names/medicine-kinds.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { isNegated } from '#domain/note/medication/status/cues.ts'
import { withEnds } from '#domain/note/medication/mention/discontinuations.ts'
import { withChanges } from '#domain/note/medication/course/later-dose.ts'
import type { Course } from '#domain/note/medication/course/courses.ts'
import type { Ledger } from './ledger.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { countMarks, has } from '#domain/note/annotate/statement.ts'

/** What is decided of a medicine: a kind that is only spoken of is tied to none. */
const DECIDES: readonly Mark[] = ['stop', 'raise', 'lower', 'continue', 'frequency']

/** Nobody decides of so many kinds in one sentence. */
const MOST_KINDS = 6

function kindsIn({ tokens }: Reading): KindNamed[] {
  const kinds = kindsNamed(tokens)
  return kinds.length > MOST_KINDS ? [] : kinds
}

/** Of what is taken now; where all of the kind has been stopped, of that. */
function listedOf(atc: string, { courses }: Ledger): Course[] {
  const ofKind = [...courses.values()].filter(({ substance, status, isDropped }) => !isDropped && status !== 'allergy' && isOfKind(substance, atc))
  const inUse = ofKind.filter(({ status }) => status !== 'stopped')
  return inUse.length > 0 ? inUse : ofKind
}

const mentionOf = ({ substance, names, isTrade }: Course, { start, end }: { readonly start: number; readonly end: number }): DrugMention => ({
  substance, start, end, name: names[0] ?? substance, isTrade, isExact: true,
})

/** Nothing else is named where the kind is. */
const isFree = ({ drugs }: Reading, { start, end }: KindNamed): boolean => drugs.every((drug) => drug.end <= start || drug.start >= end)

/** The pill, cortisone, iron: on the list of medicines themselves, and yet the product of the patient. */
function productOf(drug: DrugMention, kinds: readonly KindNamed[], ledger: Ledger): DrugMention {
  const named = kinds.find(({ start, end }) => drug.start >= start && drug.end <= end)
  const atc = kindOfGeneric(drug.substance) ?? named?.atc
  if (atc === undefined || (named === undefined && ledger.courses.has(drug.substance))) return drug
  const [only, ...others] = listedOf(atc, ledger)
  return only === undefined || others.length > 0 ? drug : mentionOf(only, drug)
}

/** The one of that kind, and nothing else, is spoken of; where it is stopped, water tablets you do not need tells the same as the water tablet. */
const isTold = (reading: Reading, kind: KindNamed): boolean => isFree(reading, kind) && !kind.isOneOfSeveral && (kind.isCertain || has(reading, 'stop'))

function withProducts<One extends Reading>(reading: One, ledger: Ledger): One {
  const kinds = kindsIn(reading)
  const tied = kinds.filter((kind) => isTold(reading, kind)).flatMap((kind) => {
    const [only, ...others] = listedOf(kind.atc, ledger)
    if (only === undefined || others.length > 0) return []
    only.isToldByKind = true
    return [mentionOf(only, kind)]
  })
  const own = reading.drugs.map((drug) => productOf(drug, kinds, ledger))
  if (tied.length === 0 && own.every((drug, at) => drug === reading.drugs[at])) return reading
  // the blood of a blood thinner is no symptom
  const hits = reading.hits.filter((hit) => !tied.some(({ start, end }) => hit.start >= start && hit.end <= end))
  return { ...reading, hits, counts: countMarks(hits), drugs: [...own, ...tied].toSorted((one, other) => one.start - other.start) }
}

/** A word that ends it, and is not denied itself. */
const isStopped = (statement: Statement): boolean => statement.hits.some((hit) => hit.mark === 'stop' && !isNegated(statement, hit))

/** One of several is stopped, and nobody knows which: none of them is listed as going on before somebody has said. */
function leaveOpen(statement: Statement, ledger: Ledger): void {
  if (!isStopped(statement) || statement.isQuestion || has(statement, 'condition', 'kin', 'otherPerson', 'otherAnimal')) return
  for (const kind of kindsIn(statement).filter((one) => isFree(statement, one))) {
    const listed = listedOf(kind.atc, ledger).filter(({ status }) => status !== 'stopped')
    if (listed.length < 2 && !kind.isOneOfSeveral) continue
    for (const course of listed) {
      course.isOpen = true
      course.spans.push({ start: statement.start, end: statement.end })
    }
  }
}

/** The water tablet we stop, where none is listed: the medicine that was told of last, of another kind, is spared. */
export function sparesLast(statement: Statement, { last, focus }: Ledger): boolean {
  const course = last ?? focus?.course
  if (course === undefined || statement.drugs.length > 0 || !has(statement, 'stop', 'raise', 'lower')) return false
  const kinds = kindsIn(statement).filter(({ isCertain }) => isCertain)
  if (kinds.length === 0 || kinds.some(({ atc }) => isOfKind(course.substance, atc))) return false
  course.isSpared = true
  return true
}

/**
 * The water tablet we stop: a medicine told by its kind is the one of that kind that the patient is listed with. Where there are several, what is stopped
 * is asked.
 */
export function withKindsTold(whole: Statement, ledger: Ledger): Statement {
  if (ledger.courses.size === 0) return whole
  const asked = whole.asked === undefined ? undefined : withProducts(whole.asked, ledger)
  const answers = asked === whole.asked ? whole : { ...whole, asked }
  if (!has(whole, ...DECIDES) && whole.drugs.length === 0) return answers
  leaveOpen(whole, ledger)
  const tied = withProducts(answers, ledger)
  if (tied === answers) return answers
  // where a medicine is named, more words tell of its end and its dose
  const { language } = ledger.listing
  return withEnds([tied], language).map((one) => withChanges(one, language))[0] ?? tied
}
