import type { Block, Question, QuestionChoice, Report } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { headingLanguage } from '#domain/note/realise/missing-heading.ts'
import { withSection } from '#domain/note/realise/with-section.ts'

/** A question and the clinician's word on it. */
export type AnsweredQuestion = { question: Question; answer: QuestionChoice }

const SECTION = 'medications'

/** So much may be stored of them (contract): more would make a report nobody can open. */
const MOST_QUESTIONS = 100
const MOST_EVIDENCE = 200

/** Leaves room for the number of the line within the 64 characters of a block's id. */
const LONGEST_STEM = 56

const blockId = ({ id }: Question, line: number): string => `${id.slice(0, LONGEST_STEM)}.a${String(line + 1)}`

/** The paragraphs an answer adds, under ids that are the same each time; the clinician stands for them, so none is doubted. */
function blocksOf({ question, answer }: AnsweredQuestion): Block[] {
  return (question.lines[answer] ?? []).map((text, line) => ({
    id: blockId(question, line),
    kind: 'paragraph',
    text,
    evidence: question.evidence.map((one) => ({ ...one, textStart: 0, textEnd: text.length })),
    supported: true,
  }))
}

const sameWords = (one: Block, other: Block): boolean => one.text.trim() === other.text.trim()

/**
 * Takes a report and a question with its answer; gives the report with the lines of that answer at the end of the list of medicines, which is
 * made where there is none. A line that stands there already, by its id or word for word, is not added again.
 */
export function answerQuestion(report: Report, answered: AnsweredQuestion, language: Language): Report {
  const blocks = blocksOf(answered)
  const standing = new Set(report.sections.flatMap((section) => section.blocks.map(({ id }) => id)))
  const listed = report.sections.filter(({ type }) => type === SECTION).flatMap((section) => section.blocks)
  const added = blocks.filter((block) => !standing.has(block.id) && !listed.some((one) => sameWords(one, block)))
  if (added.length === 0) return report
  const sections = withSection(report.sections, SECTION, headingLanguage(report, language))
  const place = sections.findLastIndex(({ type }) => type === SECTION)
  return { ...report, sections: sections.map((section, at) => (at === place ? { ...section, blocks: [...section.blocks, ...added] } : section)) }
}

/** Takes the lines of an answer out again. One that a person has changed since stays: those words are no longer the answer's alone. */
export function takeAnswerBack(report: Report, answered: AnsweredQuestion): Report {
  const added = blocksOf(answered)
  const isOfAnswer = (block: Block): boolean => added.some((one) => one.id === block.id && sameWords(one, block))
  const sections = report.sections.flatMap((section) => {
    const blocks = section.blocks.filter((block) => !isOfAnswer(block))
    if (blocks.length === section.blocks.length) return [section]
    return blocks.length === 0 ? [] : [{ ...section, blocks }]
  })
  return { ...report, sections }
}

/** What makes two questions one, whenever and under whichever id they were put: what is asked, and what each answer would add. */
const substanceOf = ({ kind, text, name, choices, lines }: Question): string =>
  JSON.stringify([kind, text, name, choices, choices.map((choice) => lines[choice] ?? [])])

export type Questioned = { report: Report; open: Question[]; answered: AnsweredQuestion[] }

/**
 * Takes a report written anew and what was answered before; the same question is not put twice: its answer counts for the new report, too. An
 * answer to what is no longer asked is forgotten, for the talk itself now says it.
 */
export function carryAnswers({ questions: asked = [], ...report }: Report, before: readonly AnsweredQuestion[], language: Language): Questioned {
  const questions = asked.slice(0, MOST_QUESTIONS).map((question) => ({ ...question, evidence: question.evidence.slice(0, MOST_EVIDENCE) }))
  const known = new Map(before.map(({ question, answer }) => [substanceOf(question), answer]))
  const answered = questions.flatMap((question): AnsweredQuestion[] => {
    const answer = known.get(substanceOf(question))
    return answer === undefined ? [] : [{ question, answer }]
  })
  const isAnswered = new Set(answered.map(({ question }) => question.id))
  return {
    report: answered.reduce((text, one) => answerQuestion(text, one, language), report),
    open: questions.filter(({ id }) => !isAnswered.has(id)),
    answered,
  }
}
