import type { Mark } from '#domain/language/pack/language-pack.ts'
import { NO_MATTER } from '#domain/language/tables/order/asking-clauses.ts'
import { TAKEN_UP } from '#domain/language/tables/reference/pronoun-forms.ts'
import type { Tongue } from '#domain/language/language.ts'
import { affirmation, isDeclarative, lowerFirst, topicOf } from '#domain/note/annotate/question-forms.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, hasNumber, readMarks, reworded } from '#domain/note/annotate/statement.ts'

/** So few words seldom tell by themselves what they are about. */
const LEANING_WORDS = 4
/** What names its own matter. */
const TELLING: readonly Mark[] = ['symptom', 'finding', 'diagnosis', 'allergy', 'reaction', 'vital', 'test', 'imaging', 'procedure', 'drugClass', 'kin',
  'otherPerson', 'animal', 'social', 'referral', 'followUp']
/** Words that answer, and say nothing. */
const EMPTY: readonly Mark[] = ['yes', 'no', 'filler']

/** A matter of more words is no label, unless it is a complaint. */
const LONGEST_MATTER = 5
const LONGEST_COMPLAINT = 8
const POINTS = new RegExp(`^${NO_MATTER}(?!\\p{L})`, 'iu')
const TELLING_LETTERS = 4

/** `Now and then`, `four months`, `like a horse`: nobody knows of what, unless the question is told too. */
function isLeaning(answer: Reading): boolean {
  // I drink too much, she eats as before: who it is of is told with it
  const opens = answer.hits.filter((hit) => hit.start === 0).map((hit) => hit.mark)
  const tellsOfSelf = opens.includes('firstPerson') && !has(answer, 'thirdPerson')
  const tellsOfPatient = opens.includes('thirdPerson') && answer.tokens.length === LEANING_WORDS
  if (tellsOfSelf || tellsOfPatient) return false
  return answer.tokens.length > 0 && answer.tokens.length <= LEANING_WORDS && answer.drugs.length === 0 && !has(answer, ...TELLING)
}

/** Yes, well: there is nothing in it to tell. */
export function saysNothing(answer: Reading): boolean {
  const empty = new Set(answer.hits.flatMap((hit) => (EMPTY.includes(hit.mark) ? Array.from({ length: hit.end - hit.start }, (_, at) => hit.start + at) : [])))
  return !hasNumber(answer) && answer.tokens.every((token, at) => empty.has(at) || (answer.tokens.length === 1 && token.lower.length < TELLING_LETTERS
    && !answer.hits.some((hit) => !EMPTY.includes(hit.mark))))
}

/** The one takes up a word of the other. */
export function sharesStem(asked: Reading, told: Reading): boolean {
  const stems = new Set(asked.tokens.filter((token) => token.lower.length > 3).map((token) => token.lower.slice(0, 5)))
  return told.tokens.some((token) => token.lower.length > 3 && stems.has(token.lower.slice(0, 5)))
}

/** What the question asks of, in few words, where it is certain: it was asked with its sign, of no medicine and of nobody else. */
function matterOf(question: Statement, tongue: Tongue): string | undefined {
  const matter = isDeclarative(question) ? affirmation(question, tongue) : topicOf(question, tongue)
  const words = matter.split(/\s+/)
  const isNamed = words.length <= (clinicalWeight(question) >= 1 ? LONGEST_COMPLAINT : LONGEST_MATTER) && !POINTS.test(matter)
    && words.some((word) => word.length >= TELLING_LETTERS)
  return isNamed && question.text.includes('?') && question.drugs.length === 0 && !has(question, 'firstPerson', 'openingQuestion',
    'smallTalk') ? matter : undefined
}

/** Nothing of the trade, and no number. */
export const isBare = (reading: Reading): boolean => clinicalWeight(reading) < 1 && !hasNumber(reading)

/** Words that point name nothing an answer could be told under. */
export const pointsOnly = (topic: string): boolean => POINTS.test(topic)

/** `You had Vallergan? Those I took for two nights`: an answer that names a medicine, or tells in a sentence who took it, needs no name before it. */
export function tellsOfMedicine(question: Statement, answer: Statement): boolean {
  if (question.drugs.length === 0) return false
  return answer.drugs.length > 0 || (has(question, 'secondPerson') && has(answer, 'firstPerson') && answer.tokens.length > LEANING_WORDS + 2)
}

/** One dose, weight or time was asked for, and the answer tells another. */
export function tellsOther(question: Statement, answer: Reading): boolean {
  const isCounted = hasNumber(answer) || has(answer, 'frequency', 'unit')
  return isCounted && hasNumber(question) && (question.drugs.length > 0 || has(question, 'timeWord', 'unit'))
}

type Told = { readonly question: Statement; readonly rest: string; readonly tongue: Tongue; readonly isDenied: boolean }

/** Gives a short answer the matter of its question; where that cannot be named for certain, the answer is kept to read by and not told. */
export function withMatter(told: Statement, { question, rest, tongue, isDenied }: Told): Statement {
  const reading = readMarks(rest, tongue)
  if (told.folded !== 'answered' || told.text !== rest || !isLeaning(reading) || has(question, 'openingQuestion', 'kin', 'otherPerson')) return told
  // no milk: what is denied is named again
  if (isDenied && has(reading, 'negation') && sharesStem(question, reading)) return told
  const matter = isDenied || saysNothing(reading) || (isDeclarative(question) && clinicalWeight(question) === 0
    && !hasNumber(reading)) ? undefined : matterOf(question, tongue)
  if (matter === undefined || rest.toLowerCase().includes(matter.toLowerCase())) return { ...told, leans: true }
  return { ...reworded(told, `${matter}: ${lowerFirst(rest)}`, tongue), start: Math.min(question.start, told.start) }
}

/** `He is scratching? Non-stop`: what was agreed to, and how much of it, in one. */
export function joinedWithDegree(told: readonly Statement[], { question, rest, tongue }: Told): readonly Statement[] {
  // a medicine and what became of it are read one after the other
  if (question.drugs.length > 0) return told
  const [stated, answer] = told
  if (stated?.folded !== 'affirmed' || answer?.text !== rest || !isLeaning(readMarks(rest, tongue)) || clinicalWeight(stated) === 0 || has(question,
    'kin', 'otherPerson')) return told
  return [{ ...reworded(stated, `${stated.text.replace(/(?<![.\s])[.\s]+$/u, '')}, ${lowerFirst(rest)}`, tongue), end: Math.max(stated.end, answer.end) }]
}

const CONTRACTED = /^['’](?:s|re) /u

/**
 * How is the appetite? It is poor: the answer with what was asked after in the place of its pronoun; undefined where the question names more than one
 * thing of the trade, or none in a form that the pronoun may mean.
 */
export function takenUp({ question, rest, tongue }: Pick<Told, 'question' | 'rest' | 'tongue'>): string | undefined {
  const topic = topicOf(question, tongue)
  if (clinicalWeight(question) === 0 || /\s/u.test(topic) || question.drugs.length > 0 || has(question, 'kin', 'otherPerson', 'firstPerson')) return undefined
  for (const { noun, opens, verb } of TAKEN_UP[tongue.pack.language] ?? []) {
    const [found] = noun.test(topic) ? (opens.exec(rest) ?? []) : []
    if (found === undefined) continue
    const behind = rest.slice(found.length)
    return verb === undefined ? `${topic} ${behind}` : `${topic}${verb} ${behind.replace(CONTRACTED, '')}`
  }
  return undefined
}
