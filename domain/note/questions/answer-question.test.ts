import { describe, expect, test } from 'vitest'
import { Report } from '#contract/report.ts'
import type { Question, Section } from '#contract/report.ts'
import { Language } from '#contract/vertical.ts'
import { headingOf } from '#domain/note/realise/headings.ts'
import { questionOf } from '#domain/note/testing/question-of.ts'
import { answerQuestion, carryAnswers, takeAnswerBack } from './answer-question.ts'

const section = (type: Section['type'], language: Language, ...texts: string[]): Section => ({
  type, heading: headingOf(type, language), blocks: texts.map((text, at) => ({ id: `${type}-${at + 1}`, kind: 'paragraph', text, evidence: [] })),
})
const report = (...sections: Section[]): Report => ({ sections, language: 'nb', engine: 'builtin', generatedAt: '2026-01-01T00:00:00.000Z' })
const metformin = questionOf('med-1', 'Metformin 500 mg', [{ source: 'transcription', start: 4, end: 20 }])
const linesOf = ({ sections }: Report) => sections.filter(({ type }) => type === 'medications').flatMap(({ blocks }) => blocks.map(({ text }) => text))

describe('an answered question', () => {
  test('adds the lines of that answer alone, last in the list, with what the question rests on', () => {
    const before = report(section('complaints', 'nb', 'Hoste.'), section('medications', 'nb', 'Paracet 1 g'))
    const after = answerQuestion(before, { question: metformin, answer: 'started' }, 'nb')
    expect(linesOf(after)).toEqual(['Paracet 1 g', 'Metformin 500 mg, startes'])
    const added = after.sections[1]?.blocks[1]
    expect(added).toEqual({
      id: 'med-1.a1',
      kind: 'paragraph',
      text: 'Metformin 500 mg, startes',
      supported: true,
      evidence: [{ source: 'transcription', start: 4, end: 20, textStart: 0, textEnd: 25 }],
    })
    expect(after.sections[0]).toBe(before.sections[0])
    expect(Report.safeParse(after).success).toBe(true)
  })

  test.each(Language.options)('makes the list where there is none: in its place, under the heading of the language (%s)', (language) => {
    const after = answerQuestion(
      report(section('complaints', language, 'x'), section('treatmentPlans', language, 'y'), section('additionalNotes', language, 'z')),
      { question: metformin, answer: 'uses' },
      language === 'nb' ? 'sv' : 'nb',
    )
    expect(after.sections.map(({ type }) => type)).toEqual(['complaints', 'treatmentPlans', 'medications', 'additionalNotes'])
    expect(after.sections[2]?.heading).toBe(headingOf('medications', language))
  })

  test('an answer without lines adds nothing, and makes no list', () => {
    const before = report(section('complaints', 'nb', 'Hoste.'))
    expect(answerQuestion(before, { question: metformin, answer: 'notPatient' }, 'nb')).toBe(before)
  })

  test('given twice it stands once; what a person has written there already is not written again', () => {
    const once = answerQuestion(report(), { question: metformin, answer: 'uses' }, 'nb')
    expect(answerQuestion(once, { question: metformin, answer: 'uses' }, 'nb')).toBe(once)
    const byHand = report(section('medications', 'nb', 'Metformin 500 mg '))
    expect(answerQuestion(byHand, { question: metformin, answer: 'uses' }, 'nb')).toBe(byHand)
  })

  test('both of two add both; ids are short enough to be stored, and each its own', () => {
    const two: Question = {
      ...metformin,
      id: 'q'.repeat(64),
      kind: 'sameClass',
      choices: ['both', 'first', 'second'],
      lines: { both: ['A', 'B'], first: ['A'], second: ['B'] },
    }
    const after = answerQuestion(report(), { question: two, answer: 'both' }, 'nb')
    expect(linesOf(after)).toEqual(['A', 'B'])
    expect(new Set(after.sections[0]?.blocks.map(({ id }) => id)).size).toBe(2)
    expect(Report.safeParse(after).success).toBe(true)
  })
})

describe('an answer taken back', () => {
  test('leaves the report as it was, the list too if it was made for it', () => {
    for (const before of [report(section('complaints', 'nb', 'Hoste.')), report(section('medications', 'nb', 'Paracet 1 g'))]) {
      const given = { question: metformin, answer: 'uses' as const }
      expect(takeAnswerBack(answerQuestion(before, given, 'nb'), given)).toEqual(before)
    }
  })

  test('keeps a line that a person has written on since', () => {
    const given = { question: metformin, answer: 'uses' as const }
    const after = answerQuestion(report(), given, 'nb')
    const edited = {
      ...after,
      sections: after.sections.map((one) => ({ ...one, blocks: one.blocks.map((block) => ({ ...block, text: `${block.text}, fast` })) })),
    }
    expect(linesOf(takeAnswerBack(edited, given))).toEqual(['Metformin 500 mg, fast'])
  })
})

describe('a report written anew', () => {
  const before = [{ question: metformin, answer: 'uses' as const }]
  test('the same question is not put again: its answer counts, on the evidence of the new report', () => {
    const again = { ...metformin, id: 'other', evidence: [{ source: 'transcription' as const, start: 40, end: 56 }] }
    const { report: text, open, answered } = carryAnswers({ ...report(), questions: [again, questionOf('med-2', 'Albyl-E 75 mg')] }, before, 'nb')
    expect(linesOf(text)).toEqual(['Metformin 500 mg'])
    expect(text.sections[0]?.blocks[0]?.evidence[0]).toMatchObject({ start: 40, end: 56 })
    expect([open.map(({ id }) => id), answered.map(({ question }) => question.id)]).toEqual([['med-2'], ['other']])
    expect('questions' in text).toBe(false)
  })

  test('another dose is another question; what is no longer asked is forgotten', () => {
    const stronger = questionOf('med-1', 'Metformin 1 g')
    expect(carryAnswers({ ...report(), questions: [stronger] }, before, 'nb')).toMatchObject({ report: { sections: [] }, open: [stronger], answered: [] })
    expect(carryAnswers(report(), before, 'nb')).toMatchObject({ report: { sections: [] }, open: [], answered: [] })
  })

  test('asks no more than can be stored', () => {
    const many = Array.from({ length: 140 }, (_, at) =>
      questionOf(
        `m${at}`,
        `Middel ${at}`,
        Array.from({ length: 300 }, () => ({ source: 'transcription' as const, start: 0, end: 1 })),
      ),
    )
    const { report: text, open } = carryAnswers({ ...report(), questions: many }, [], 'nb')
    expect(Report.safeParse({ ...text, questions: open }).success).toBe(true)
    expect(Report.safeParse({ ...text, questions: many }).success).toBe(false)
  })
})
