import type { Evidence, Question } from '#contract/report.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { Course } from '#domain/note/medication/course/courses.ts'
import { dosedName, lineOf } from '#domain/note/medication/course/courses.ts'
import type { MedicationStatus } from '#domain/note/medication/mention/told.ts'
import type { Chances } from './outcomes.ts'
import { QUESTION_TEXTS } from './question-texts.ts'
import type { Doubt } from './settle.ts'

type Making = { readonly tongue: Tongue; /** The evidence of a stretch of the source. */ readonly evidence: (start: number, end: number) => Evidence }

/** A report asks so much at most; the contract holds no more. */
const MOST_QUESTIONS = 100
const LONGEST_ID = 48
const LONGEST_NAME = 300
const LONGEST_LINE = 1_000
const MOST_EVIDENCE = 200

function lineAs(course: Course, status: MedicationStatus, tongue: Tongue): string {
  const isChange = status === 'started' && (course.status === 'raised' || course.status === 'lowered')
  return lineOf({ ...course, status: isChange ? course.status : status }, tongue).text.slice(0, LONGEST_LINE)
}

function evidenceOf(courses: readonly Course[], { evidence }: Making): Evidence[] {
  return courses.flatMap(({ spans }) => spans.map(({ start, end }) => evidence(start, end))).slice(0, MOST_EVIDENCE)
}

/** Sets the names into a text. A name that holds a mark of a place itself is set in as it is. */
const filled = (text: string, ...names: readonly string[]): string => text.replace(/§([12])/g, (_, place) => names[Number(place) - 1] ?? '')

const shortened = (name: string) => (name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1)}…`)

/** Less likely, it is not asked for by itself that a medicine is not borne; it may be answered whatever is asked. */
const MAY_HARM = 0.1

/** What the talk makes likeliest is what is asked for; what could harm, where it is as likely as the rest. */
function likeliest({ continued, started, stopped, allergy }: Chances): 'uses' | 'starts' | 'stopped' | 'notBorne' {
  if (allergy >= Math.max(continued, started, stopped, MAY_HARM)) return 'notBorne'
  if (stopped > continued && stopped > started) return 'stopped'
  return started > continued ? 'starts' : 'uses'
}

function aboutOne({ kind, course, chances }: Extract<Doubt, { course: Course }>, making: Making): Omit<Question, 'id'> {
  const { tongue } = making
  const texts = QUESTION_TEXTS[tongue.pack.language]
  const name = shortened(dosedName(course, tongue))
  return {
    kind, text: filled(texts[kind === 'contradiction' ? 'contradicted' : likeliest(chances)], name), name,
    choices: ['uses', 'started', 'stopped', 'allergy', 'notPatient'],
    lines: {
      uses: [lineAs(course, 'continued', tongue)], started: [lineAs(course, 'started', tongue)],
      stopped: [lineAs(course, 'stopped', tongue)], allergy: [lineAs(course, 'allergy', tongue)],
    },
    evidence: evidenceOf([course], making),
  }
}

function aboutTwo({ first, second }: Extract<Doubt, { kind: 'sameClass' }>, making: Making): Omit<Question, 'id'> {
  const { tongue } = making
  const [one, other] = [lineAs(first, first.status, tongue), lineAs(second, second.status, tongue)]
  return {
    kind: 'sameClass', text: filled(QUESTION_TEXTS[tongue.pack.language].sameClass, shortened(dosedName(first, tongue)), shortened(dosedName(second, tongue))),
    choices: ['both', 'first', 'second'], lines: { both: [one, other], first: [one], second: [other] }, evidence: evidenceOf([first, second], making),
  }
}

/** What a doubt is about, for its id: the same talk always gives the same. */
function subjectOf(doubt: Doubt): string {
  const names = doubt.kind === 'sameClass' ? [doubt.first.substance, doubt.second.substance] : [doubt.course.substance]
  return `${doubt.kind}-${names.join('-')}`.slice(0, LONGEST_ID)
}

/** Asks what is open, in the language of the report, each with the lines that an answer adds to the list. */
export function askedOf(doubts: readonly Doubt[], making: Making): Question[] {
  return doubts.map((doubt) => ({ id: subjectOf(doubt), ...(doubt.kind === 'sameClass' ? aboutTwo(doubt, making) : aboutOne(doubt, making)) }))
}

/** Questions of several sources: each id once, and no more than a report holds. */
export function withOwnIds(questions: readonly Question[]): Question[] {
  const seen = new Map<string, number>()
  return questions.slice(0, MOST_QUESTIONS).map((question) => {
    const times = (seen.get(question.id) ?? 0) + 1
    seen.set(question.id, times)
    return times === 1 ? question : { ...question, id: `${question.id}-${String(times)}` }
  })
}
