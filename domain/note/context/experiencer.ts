import type { Vertical } from '#contract/vertical.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { KIN_GENDER } from '#domain/language/tables/reference/kin-gender.ts'
import { isBroughtPatient } from './brought-patient.ts'
import { genderOfPatient, isOfOtherGender } from './narrator/other-gender.ts'
import type { Gender } from './narrator/pronouns.ts'
import { genderOf } from './narrator/pronouns.ts'
import { isSelfTold, tellsOfAbsent } from './narrator/self-told.ts'
import { tellsOfSelf } from './proxy-informant.ts'
import { goesOnOfOther, tellsOfOther } from './third-party.ts'
import { tellsOfOtherAnimal } from './third-party-animals.ts'
import { clinicalWeight, count, has } from '#domain/note/annotate/statement.ts'

/** Who a statement is about. A relative's illness may belong to the history; anybody else's belongs nowhere. */
export type Subject = 'patient' | 'relative' | 'other'

const OTHERS: Readonly<Record<Vertical, readonly (readonly [Mark, Subject])[]>> = {
  med: [['otherPerson', 'other'], ['kin', 'relative'], ['otherAnimal', 'other']],
  vet: [['otherAnimal', 'other']],
}

/** Statements in a row that `he`, `she` or `they` may go on speaking of somebody just named. */
const CARRY = 3

/** So many words with something of the trade in them are of somebody. */
const TOLD_AT_LENGTH = 5

/** What runs in a family names nobody: given the family history. */
const NOBODY = /^(?:famil|slekt|släkt|slægt|arve|ärft|hered|inherit|runs|наслед|сем)/u

/** A person named, and not only the family. */
function namesPerson(statement: Reading): boolean {
  return (
    has(statement, 'otherPerson') ||
    statement.hits.some((hit) => hit.mark === 'kin' && !statement.tokens.slice(hit.start, hit.end).some((token) => NOBODY.test(token.lower)))
  )
}

/** Of an animal, what somebody has heard or read of a medicine: my friend says steroids are marvellous. */
function isHearsay(statement: Reading): boolean {
  return has(statement, 'otherPerson') && (statement.drugs.length > 0 || has(statement, 'drugClass')) && !has(statement, 'given', 'symptom', 'firstPerson')
}

/** Who only says it: she has pulled at her ear, says mum. */
const SAID_BY = new RegExp(
  String.raw`(?<!\p{L})(?:sier|seier|sa|säger|sa|siger|sagde|says|said|reckons|говорит|сказала?) (?:\p{L}{2,5} )?(?:mor|mora|moren|far|faren|` +
    String.raw`mamma|mammaen|pappa|mum|dad|mother|father|мама|папа|бабушка|the daughter|the son|datteren|dottern|sønnen|sonen|дочь|сын)\p{L}*[.!]?$`,
  'iu',
)

function namedSubject(statement: Reading, vertical: Vertical): Subject | undefined {
  if (SAID_BY.test(statement.text)) return undefined
  if (has(statement, 'child')) return 'patient'
  if (vertical === 'vet' && isHearsay(statement)) return 'other'
  if (vertical === 'med' && has(statement, 'kin') && !namesPerson(statement) && has(statement, 'judged', 'assessmentCue', 'planCue')) return undefined
  // what is planned for you because of your father is planned for you
  if (
    vertical === 'med' &&
    has(statement, 'kin') &&
    has(statement, 'secondPerson') &&
    has(statement, 'referral', 'followUp', 'judged') &&
    !has(statement, 'firstPerson', 'past', 'question')
  )
    return undefined
  return OTHERS[vertical].find(([mark]) => has(statement, mark))?.[1]
}

/** Of people, `it` goes on with no person. */
const THING = /^(?:den|dyret|djuret|it|its)$/u

/** The other cat is a he; she is the patient again. */
function isOther(carried: Gender | undefined, spoken: Gender | undefined): boolean {
  return carried !== undefined && spoken !== undefined && carried !== spoken
}

/** And then: what follows goes on. */
const CONNECTS =
  /^(?:(?:og|och|men|and|but|а|и|но),? )?(?:så|da|då|nå|nu|sen|sidan|siden|derefter|then|now|later|afterwards|потом|теперь|сейчас|затем)(?!\p{L})/iu

/** He, she or they within the first two words, or three of people, and no you: then he got. */
function opensWithPerson(reading: Reading, vertical: Vertical): boolean {
  return (
    !has(reading, 'secondPerson') &&
    reading.hits.some(
      (hit) =>
        hit.mark === 'thirdPerson' &&
        (hit.start <= 1 || (hit.start === 2 && vertical === 'med' && CONNECTS.test(reading.text) && !has(reading, 'firstPerson'))) &&
        (vertical === 'vet' || !THING.test(reading.tokens[hit.start]?.lower ?? '')),
    )
  )
}

/** The one before us, and no longer the other. */
const THIS_ONE = new RegExp(
  '^(?:(?:og|men|och|and|but|а|и|но),? )?(?:denne|den her(?:e)?|den här|this one|he himself|she herself|hun selv|han selv|hon själv|' +
    String.raw`han själv|эта|этот|этому|этой|сам[аи]?)(?!\p{L})`,
  'iu',
)

/** At the examination the patient is before the clinician again. */
const isExamined = (statement: Statement, before: Statement | undefined) =>
  has(statement, 'examStart', 'vital') || (statement.phase === 'examination' && statement.speaker === 'clinician' && before?.phase === 'history')

/** Who a statement names, or tells of without a name. */
function toldOf(statement: Statement, vertical: Vertical): Subject | undefined {
  const isOfOther = () => (vertical === 'med' ? tellsOfOther(statement) : tellsOfOtherAnimal(statement))
  return namedSubject(statement, vertical) ?? (isOfOther() ? 'other' : undefined)
}

/** Somebody named before, and for how many statements yet they may be spoken of without a name. */
type Carried = { readonly subject: Subject; readonly left: number; readonly gender: Gender | undefined }

/** He or she may be the one carried. */
const mayBeCarried = (reading: Reading, { left, gender }: Carried, vertical: Vertical) =>
  left > 0 && opensWithPerson(reading, vertical) && !isOther(gender, genderOf(reading))

/** Does she sneeze? Asked of the one just named. */
const isAskedOf = ({ folded, asked }: Statement, carried: Carried, vertical: Vertical) =>
  carried.subject !== 'patient' && folded !== 'none' && asked !== undefined && mayBeCarried(asked, carried, vertical)

/** What is told at length of the patient in between ends it. */
const endsCarry = (statement: Statement) => statement.tokens.length >= TOLD_AT_LENGTH && clinicalWeight(statement) >= 1

/** Who a statement is about, and whom the next ones may go on about. */
type Follow = { readonly subject: Subject; readonly carried: Carried }

/** Whether who is named is a he or a she: by the word of kin, or by the first pronoun. She is pale, and her brother coughs: he is one. */
function genderOfNamed(statement: Statement): Gender | undefined {
  const kin = statement.hits.find(({ mark }) => mark === 'kin')
  const words = kin === undefined ? [] : statement.tokens.slice(kin.start, kin.end).map(({ lower }) => lower)
  return KIN_GENDER.find(([, named]) => words.some((word) => named.test(word)))?.[0] ?? genderOf(statement)
}

/** Whom the next statements may go on about. Who tells of himself is spoken of as I: he or she is none but the patient. */
const carriedBy = (statement: Statement, subject: Subject): Carried => ({
  subject, left: tellsOfSelf(statement) ? 0 : CARRY, gender: genderOfNamed(statement),
})

function follow(statement: Statement, before: Statement | undefined, { carried: held, vertical }: { carried: Carried; vertical: Vertical }): Follow {
  const named = toldOf(statement, vertical)
  // my brother gave me his tablets: the teller stays the subject beside the person named
  if (named !== undefined) return { subject: named, carried: carriedBy(statement, named) }
  const isBack = isExamined(statement, before) || (held.left > 0 && THIS_ONE.test(statement.text))
  // shall I have it too, like my neighbour? He takes it
  const asked = statement.unanswered === undefined ? undefined : namedSubject(statement.unanswered, vertical)
  const carried: Carried = asked === undefined ? { ...held, left: isBack ? 0 : held.left } : { ...held, subject: asked, left: CARRY }
  const isBehindNamed = vertical === 'med' && carried.subject === 'other' && carried.left === CARRY && before !== undefined
  if (isBehindNamed && goesOnOfOther(statement, before)) return { subject: carried.subject, carried }
  if (isAskedOf(statement, carried, vertical)) return { subject: carried.subject, carried }
  const goesOn = mayBeCarried(statement, carried, vertical) && isUnfolded(statement) && count(statement, 'firstPerson') < 2
  const left = carried.left - (statement.tokens.length > 1 ? 1 : 0)
  if (goesOn) return { subject: carried.subject, carried: { ...carried, left, gender: carried.gender ?? genderOf(statement) } }
  return { subject: 'patient', carried: { ...carried, left: endsCarry(statement) ? 0 : left } }
}

const isUnfolded = ({ folded }: Statement) => folded === 'none'

/** Whether he or she cannot be the patient: where a person speaks as I, and of an animal or a girl who was brought that is a she. */
function absentIn(statements: readonly Statement[], vertical: Vertical): (statement: Statement, at: number) => boolean {
  const isPerson = vertical !== 'vet'
  if (isPerson && isSelfTold(statements)) return (_, at) => tellsOfAbsent(statements, at)
  if (isPerson && !isBroughtPatient(statements)) return () => false
  const gender = genderOfPatient(statements)
  return gender === undefined ? () => false : (statement) => isOfOtherGender(statement, gender)
}

/** Follows who is spoken of: a person named stays the subject while the next statements only say he or she. */
export function subjectsOf(statements: readonly Statement[], vertical: Vertical): Subject[] {
  let carried: Carried = { subject: 'patient', left: 0, gender: undefined }
  const absent = absentIn(statements, vertical)
  return statements.map((statement, at) => {
    const followed = follow(statement, statements[at - 1], { carried, vertical })
    carried = followed.carried
    return followed.subject === 'patient' && absent(statement, at) ? 'other' : followed.subject
  })
}
