import type { Case, Patient } from '#contract/case.ts'
import type { HumanDescriptor, PatientDescriptor } from '#contract/patient.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import { firstSentence } from '#domain/note/segment/first-sentence.ts'

/** A title is to be taken in at a glance; what does not fit its line is cut by the page. */
const TITLE_CHARACTERS = 120

export type Titled = Pick<Case, 'summaryReport' | 'textReport'> & Partial<Pick<Case, 'transcription' | 'manualNote' | 'audioRecordings'>>

/**
 * What the consultation was about: the words of its summary, else the first sentence of its report, else of what was said; undefined where there is
 * none yet.
 */
export function caseTitle({ summaryReport, textReport, transcription, manualNote, audioRecordings }: Titled): string | undefined {
  const written = textReport?.sections.flatMap(({ blocks }) => blocks).find(({ text }) => text.trim() !== '')?.text
  const told = () => firstSentence(audioRecordings?.[0]?.transcription ?? transcription ?? manualNote ?? '')
  const words = summaryReport?.trim() || written?.trim() || told()
  if (!words) return undefined
  const [line = ''] = words.split('\n', 1)
  const first = sentencesOfBlock({ id: '', kind: 'paragraph', text: line, evidence: [] })[0]?.text.trim() ?? line
  return first.replace(/[.,;:]+$/u, '').slice(0, TITLE_CHARACTERS)
}

/** Of a patient nobody has told anything of. */
const NOBODY: HumanDescriptor = { kind: 'human', gender: 'unknown', ageYears: 25, ageIsPreset: true }

/** Who the consultation was about: as its descriptor tells, and of a named patient by the date of birth and the sex that stand there. */
export function subjectOf(
  { birthDate, gender }: Pick<Patient, 'birthDate' | 'gender'>,
  { descriptor, createdAt }: Pick<Case, 'descriptor' | 'createdAt'>,
): PatientDescriptor {
  const told = descriptor ?? NOBODY
  const subject = told.kind === 'human' && (gender === 'male' || gender === 'female') ? { ...told, gender } : told
  if (birthDate === null) return subject
  const { ageIsPreset: _, ...known } = subject
  const ageYears = yearsBetween(birthDate, createdAt)
  return known.kind === 'human' ? { ...known, ageYears } : { ...known, ageYears, ageMonths: 0 }
}

/** Full years from one ISO date to the day of another moment. */
function yearsBetween(birthDate: string, moment: string): number {
  const hadBirthday = moment.slice(5, 10) >= birthDate.slice(5, 10)
  return Math.max(0, Number(moment.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1))
}

/** Whose an animal is, as far as somebody told: the number of its herd or ear tag, and its owner. */
export function keepersOf({ descriptor }: Pick<Case, 'descriptor'>): string[] {
  if (descriptor?.kind !== 'animal') return []
  return [descriptor.herdNumber, descriptor.ownerName].filter((told) => told !== undefined)
}
