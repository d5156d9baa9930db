import { tongueOf } from '#domain/language/language.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { Language } from '#contract/vertical.ts'
import { readMarks, readStatement } from '#domain/note/annotate/statement.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { stemmerOf } from '#domain/note/annotate/word-stem.ts'
import { writeNumbers } from '#domain/note/normalise/numbers/spoken-numbers.ts'
import { readMedications } from '#domain/note/medication/list/medications.ts'
import { isNamed } from '#domain/note/medication/withdrawal/withdrawal-words.ts'
import type { EngineMedicines } from './engine-medicines.ts'
import { useOf } from './engine-medicines.ts'
import type { Fact, MedicineRecord, Unheld } from './fact.ts'
import type { Grounds } from './grounds.ts'
import { groundsOf } from './grounds.ts'
import { assertionUnheld } from './hold-assertion.ts'
import { wordsUnheld } from './hold-words.ts'
import type { Talk } from './read-talk.ts'

/** All that facts are held against: the talk, what the engine makes of its medicines, and the language they are written in. */
export type Court = { readonly talk: Talk; readonly engine: EngineMedicines; readonly tongue: Tongue; readonly stem: (word: string) =>
  string; readonly isSameLanguage: boolean }

export function courtOf(talk: Talk, engine: EngineMedicines, language: Language): Court {
  return { talk, engine, tongue: tongueOf(language), stem: stemmerOf(language), isSameLanguage: talk.tongue.pack.language === language }
}

/** A sentence, or the words of a record, with what it rests on and in what respects that does not carry it. */
export type Held = { readonly grounds: Grounds; readonly reasons: readonly Unheld[] }

const readSentence = (text: string, tongue: Tongue): Statement =>
  readStatement({ text, start: 0, end: text.length, speaker: 'unknown', isQuestion: false, turn: 0 }, tongue)

/** What a sentence says becomes of a medicine the engine is sure of is the same as what the engine heard. */
function keepsStatus(reading: Statement, { talk, engine, tongue }: Court): boolean {
  if (reading.drugs.length === 0) return true
  const { courses } = readMedications([reading], tongue, talk.vertical)
  return courses.every(({ substance, status, isDropped }) => {
    const known = engine.bySubstance.get(substance)
    return isDropped || known?.kind !== 'sure' || useOf(known.course.status) === useOf(status)
  })
}

/** Medicines are records; what is told of one in the list of medicines beside them is how long milk or meat is held back. */
const isRecordInWords = ({ section }: Fact, reading: Statement): boolean => section === 'medications' && reading.drugs.length > 0 && !isNamed(reading)

const isDoubtful = ({ sentences }: Grounds): boolean => sentences.every((one) => one.isDoubtful)

/** Holds a fact against the statements it names, and against no others. */
export function holdFact(fact: Fact, court: Court): Held {
  const grounds = groundsOf(fact.ids, court.talk)
  if (grounds.sentences.length === 0) return { grounds, reasons: ['ids'] }
  const reading = readSentence(fact.text, court.tongue)
  const reasons: Unheld[] = [...wordsUnheld({ reading, grounds, stem: court.stem, isSameLanguage: court.isSameLanguage }),
    ...assertionUnheld(fact, reading, grounds)]
  if (!keepsStatus(reading, court)) reasons.push('status')
  if (isRecordInWords(fact, reading)) reasons.push('section')
  if (isDoubtful(grounds)) reasons.push('doubtful')
  return { grounds, reasons: [...new Set(reasons)] }
}

/** Whose a medicine is cannot be read from a line of a list: it is the patient's unless the statements are somebody else's. */
function keepsOwner({ person }: MedicineRecord, { said }: Grounds): boolean {
  return person !== 'patient' || said.length === 0 || !said.every(({ assertion }) => assertion.experiencer !== 'patient')
}

/** How much, how often and how, as one text. */
export const regimenOfRecord = ({ dose, route }: MedicineRecord): string => [dose, route].map((part) => part.trim()).filter((part) => part !== '').join(' ')

/** Holds a record against the statements it names: its name by terminology, its dose by numbers and units. */
export function holdRecord(record: MedicineRecord, court: Court): Held {
  const grounds = groundsOf(record.ids, court.talk)
  if (grounds.sentences.length === 0) return { grounds, reasons: ['ids'] }
  const reading = readMarks(writeNumbers(`${record.name} ${regimenOfRecord(record)}`, court.tongue.pack), court.tongue)
  const kinds: ReadonlySet<Unheld> = new Set<Unheld>(['number', 'dose', 'medicine', 'side'])
  const reasons = wordsUnheld({ reading, grounds, stem: court.stem, isSameLanguage: court.isSameLanguage }).filter((reason) => kinds.has(reason))
  const isKnown = reading.drugs.length > 0
  const isHeard = isKnown || record.name.toLowerCase().split(/\s+/u).every((word) => grounds.stems.has(court.stem(word)))
  if (!isHeard) reasons.push('medicine')
  if (!keepsOwner(record, grounds)) reasons.push('person')
  if (isDoubtful(grounds)) reasons.push('doubtful')
  return { grounds, reasons: [...new Set(reasons)] }
}
