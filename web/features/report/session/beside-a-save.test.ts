import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { answerQuestion } from '#domain/note/questions/answer-question.ts'
import { questionOf } from '#domain/note/testing/question-of.ts'
import { block, caseOf, desk, OPENED, reportOf, wordsOf } from './testing/report-desk.ts'

const SHORTER = reportOf([block('Hoste.'), block('Røyker ikke.')], { generatedAt: '2026-03-01T10:20:00.000Z' })
const LESS = { kind: 'report', command: 'lessDetailed' } as const
const WANTED = { recordingId: undefined, text: 'Hun har hostet i tre uker.', correction: { start: 0, end: 3, words: 'Han' } }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('an answer and a correction between two saves', () => {
  const question = questionOf('m', 'Metformin 500 mg', [{ source: 'transcription', start: 0, end: 9 }])
  const after = answerQuestion(OPENED, { question, answer: 'uses' }, 'nb')

  test('what is typed while an answer is on its way is saved with the lines that came by it', async () => {
    const open = desk()
    void open.session.answer({ question, answer: 'uses' })
    await open.pass()
    open.page.type(' Ingen feber.')
    await open.pass(5_000)
    expect(open.saves.calls).toEqual([])
    await open.answers.last().answer(caseOf(after, 2))
    await open.pass(500)
    const { asked } = open.saves.last()
    expect([asked.revision, wordsOf(asked.report)]).toEqual([2, open.words()])
    expect(open.words()).toEqual(expect.arrayContaining(['Røyker ikke. Ingen feber.', 'Metformin 500 mg']))
    expect(open.session.snapshot.get().given.get('m')).toBe('uses')
  })

  test('an answer and a correction take turns, each on the revision before it', async () => {
    const open = desk()
    void open.session.answer({ question, answer: 'uses' })
    void open.session.correct(WANTED)
    await open.pass()
    expect([open.answers.calls.length, open.corrections.calls.length]).toEqual([1, 0])
    await open.answers.last().answer(caseOf(after, 2))
    expect(open.corrections.last().asked.revision).toBe(2)
    await open.corrections.last().answer({ case: caseOf(after, 3), changes: [] })
    expect([open.page.shows.isEditable, open.session.snapshot.get().changes]).toEqual([true, []])
  })

  test('a proposal used while a correction is on its way is saved after it, and fights with nobody', async () => {
    const open = desk()
    open.session.ask(LESS)
    await open.pass()
    void open.session.correct(WANTED)
    await open.pass()
    await open.rewrites.last().answer({ value: { report: SHORTER }, changed: true })
    open.session.use()
    await open.pass(5_000)
    expect(open.saves.calls).toEqual([])
    await open.corrections.last().answer({ case: caseOf(OPENED, 2), changes: [] })
    await open.pass(500)
    expect([open.saves.last().asked.revision, wordsOf(open.saves.last().asked.report)]).toEqual([2, wordsOf(SHORTER)])
  })

  test('one that is refused leaves the text as it was, free to be written in', async () => {
    const open = desk()
    const correcting = open.session.correct(WANTED)
    await open.pass()
    const [outcome] = await Promise.allSettled([correcting, open.corrections.last().refuse(new Refusal('case.stale_revision'))])
    expect(outcome).toEqual({ status: 'rejected', reason: new Refusal('case.stale_revision') })
    expect([open.page.shows.isEditable, open.words(), open.phase()]).toEqual([true, wordsOf(OPENED), 'writing'])
  })
})
