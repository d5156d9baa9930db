import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { questionOf } from '#domain/note/testing/question-of.ts'
import { Offline } from '#web/api/offline.ts'
import { block, caseOf, desk, OPENED, reportOf, signedCase, wordsOf } from './testing/report-desk.ts'

const SHORTER = reportOf([block('Hoste.'), block('Røyker ikke.')], { generatedAt: '2026-03-01T10:20:00.000Z' })
const ELSEWHERE = reportOf([block('Hoste i tre uker, skrevet i en annen fane.'), block('Røyker ikke.')])
const LESS = { kind: 'report', command: 'lessDetailed' } as const
const WANTED = { recordingId: undefined, text: 'Hun har hostet i tre uker.', correction: { start: 0, end: 3, words: 'Han' } }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Asks for a shorter text and has it answered. */
async function proposed(open: ReturnType<typeof desk>) {
  open.session.ask(LESS)
  await open.pass()
  await open.rewrites.last().answer({ value: { report: SHORTER }, changed: true })
}

describe('the phases of an open report', () => {
  test('opened, written in, asked, decided, signed, left: each has its name', async () => {
    const open = desk()
    expect(open.phase()).toBe('writing')
    open.session.ask(LESS)
    await open.pass()
    expect(open.phase()).toBe('asking')
    await open.rewrites.last().answer({ value: { report: SHORTER }, changed: true })
    expect(open.phase()).toBe('deciding')
    open.session.use()
    expect([open.phase(), open.words(), open.saving()]).toEqual(['writing', ['Hoste.', 'Røyker ikke.'], 'pending'])
    void open.session.sign()
    expect(open.phase()).toBe('signing')
    await open.pass()
    await open.saves.last().answer({ kind: 'saved', revision: 2 })
    await open.signatures.last().answer(signedCase(SHORTER, 3))
    expect([open.phase(), open.told.map(({ kind }) => kind)]).toEqual(['reading', ['kept', 'signed']])
    open.close()
    expect(open.phase()).toBe('closed')
  })

  test('a viewer, and whoever opens a signed report, sets nothing going', async () => {
    for (const over of [{ isViewer: true }, { kase: signedCase(OPENED, 1) }]) {
      const open = desk(over)
      expect(open.phase()).toBe('reading')
      open.session.ask(LESS)
      open.session.offer(SHORTER)
      await open.session.answer({ question: questionOf('m', 'Metformin 500 mg'), answer: 'uses' })
      await expect(open.session.correct(WANTED)).rejects.toEqual(new Refusal('case.stale_revision'))
      expect(await open.session.sign()).toBe(false)
      await open.pass(60_000)
      expect([open.rewrites.calls, open.answers.calls, open.corrections.calls, open.signatures.calls, open.saves.calls].flat()).toEqual([])
    }
  })

  test('nothing is asked before the sheet is laid out', () => {
    const open = desk()
    open.session.attach(null)
    open.session.ask(LESS)
    expect([open.phase(), open.rewrites.calls.length]).toEqual(['opening', 0])
  })
})

describe('REL-16: a proposal beside a save', () => {
  test('taken in while a save is on its way, it is saved after it, on the revision that one gave', async () => {
    const open = desk()
    await proposed(open)
    open.session.drop()
    open.page.type(' Ingen feber.')
    await open.pass(500)
    expect(open.saving()).toBe('saving')
    open.session.offer(SHORTER)
    open.session.use()
    expect(open.saves.calls).toHaveLength(1)
    await open.saves.last().answer({ kind: 'saved', revision: 2 })
    await open.pass(500)
    expect(open.saves.calls).toHaveLength(2)
    expect([open.saves.last().asked.revision, wordsOf(open.saves.last().asked.report)]).toEqual([2, open.words()])
  })

  test('words typed while the engine wrote stay, and the parent hears of the new text before it is saved', async () => {
    const open = desk()
    open.session.ask(LESS)
    await open.pass()
    open.page.type(' Ingen feber.')
    await open.rewrites.last().answer({ value: { report: SHORTER }, changed: true })
    open.session.use()
    expect(open.words()).toEqual(['Hoste.', 'Røyker ikke. Ingen feber.'])
    expect(open.takenIn).toEqual([SHORTER.generatedAt])
    expect(open.session.text.snapshot.get().shown.editedAt).toBeDefined()
  })

  test('the text is not taken from under the hands of one who writes: it is said that another is there, and shown when asked for', async () => {
    const open = desk()
    open.session.ask(LESS)
    await open.pass()
    open.page.shows.isFocused = true
    open.page.type(' Skrevet imens.')
    await open.rewrites.last().answer({ value: { report: SHORTER }, changed: true })
    expect([open.phase(), open.session.snapshot.get().review]).toEqual(['arrived', null])
    open.page.type(' Og litt til.')
    open.session.show()
    expect(open.phase()).toBe('deciding')
    open.session.use()
    expect(open.words()).toEqual(['Hoste.', 'Røyker ikke. Skrevet imens. Og litt til.'])
  })

  test('what is chosen at a place counts, and what is typed below the proposal is laid against it anew', async () => {
    const open = desk()
    await proposed(open)
    const [change] = open.session.snapshot.get().review?.diff.flatMap(({ blocks }) => blocks) ?? []
    if (!change) throw new Error('nothing was proposed')
    open.session.choose(change, 'before')
    open.session.use()
    expect(open.words()).toEqual(['Hoste i tre uker.', 'Røyker ikke.'])
  })

  test('given back with one press; from the next change on there is nothing to give back', async () => {
    const open = desk()
    await proposed(open)
    open.session.use()
    expect(open.session.snapshot.get().rewriting.kind).toBe('kept')
    open.session.giveBack()
    expect([open.words(), open.session.snapshot.get().rewriting.kind]).toEqual([wordsOf(OPENED), 'idle'])
  })
})

describe('REL-26: two tabs', () => {
  test('a text saved elsewhere is offered, never put in the place of this one unasked', async () => {
    const open = desk()
    open.session.meet(caseOf(ELSEWHERE, 5))
    expect([open.words(), open.session.text.snapshot.get().newer?.revision]).toEqual([wordsOf(OPENED), 5])
    open.session.text.showNewer()
    expect([open.words(), open.session.text.snapshot.get().newer]).toEqual([wordsOf(ELSEWHERE), null])
    open.page.type(' Her også.')
    await open.pass(500)
    expect(open.saves.last().asked.revision).toBe(5)
  })

  test('written in both: nothing is saved over either until a person chooses, and a proposal leads out of it no other way', async () => {
    const open = desk()
    open.page.type(' Ingen feber.')
    await open.pass(500)
    await open.saves.last().answer({ kind: 'stale', current: { report: ELSEWHERE, revision: 5 } })
    expect([open.phase(), open.session.may('sign')]).toEqual(['choosing', true])
    expect(await open.session.sign()).toBe(false)
    expect(open.session.snapshot.get().signing).toEqual({ kind: 'failed', error: new Refusal('case.stale_revision') })
    open.session.offer(SHORTER)
    open.session.use()
    await open.pass(60_000)
    expect(open.saves.calls).toHaveLength(1)
    open.session.text.keepMine()
    expect([open.saves.last().asked.revision, wordsOf(open.saves.last().asked.report)]).toEqual([5, open.words()])
  })

  test('taking theirs shows it, keeps undo, and saves nothing', async () => {
    const open = desk()
    open.page.type(' Ingen feber.')
    await open.pass(500)
    await open.saves.last().answer({ kind: 'stale', current: { report: ELSEWHERE, revision: 5 } })
    open.session.text.keepTheirs()
    expect([open.phase(), open.words(), open.saving()]).toEqual(['writing', wordsOf(ELSEWHERE), 'clean'])
    await open.pass(60_000)
    expect(open.saves.calls).toHaveLength(1)
    open.session.giveBack()
    expect(open.words()).toEqual(['Hoste i tre uker.', 'Røyker ikke. Ingen feber.'])
  })
})

describe('MED-1: signing', () => {
  test('words not saved yet are saved first, and the revision that save gave is signed', async () => {
    const open = desk()
    open.page.type(' Ingen feber.')
    void open.session.sign()
    await open.pass()
    expect([open.saves.calls.length, open.signatures.calls.length, open.page.shows.isEditable]).toEqual([1, 0, false])
    await open.saves.last().answer({ kind: 'saved', revision: 2 })
    expect(open.signatures.last().asked.revision).toBe(2)
  })

  test('what another tab saved meanwhile is not signed unseen: the revision before the eyes is named', async () => {
    const open = desk()
    open.session.meet(caseOf(ELSEWHERE, 5))
    void open.session.sign()
    await open.pass()
    expect(open.signatures.last().asked.revision).toBe(1)
    await open.signatures.last().refuse(new Refusal('case.stale_revision'))
    expect([open.phase(), open.page.shows.isEditable, open.words()]).toEqual(['writing', true, wordsOf(OPENED)])
  })

  test('a note that moved the case on beside the same text stands in no one’s way', async () => {
    const open = desk()
    open.session.meet(caseOf(OPENED, 4, { manualNote: 'Ring pasienten' }))
    void open.session.sign()
    await open.pass()
    expect(open.signatures.last().asked.revision).toBe(4)
  })

  test('a save that is refused or finds no network says so by name, signs nothing and keeps the words here', async () => {
    const answers = [[{ kind: 'refused', code: 'case.not_found' }, new Refusal('case.not_found')], [{ kind: 'unreachable' }, new Offline(undefined)]] as const
    for (const [answer, error] of answers) {
      const open = desk()
      open.page.type(' Ingen feber.')
      void open.session.sign()
      await open.pass()
      await open.saves.last().answer(answer)
      expect(open.session.snapshot.get().signing).toEqual({ kind: 'failed', error })
      expect([open.signatures.calls.length, open.page.shows.isEditable, [...open.kept.values()].map(({ report }) => wordsOf(report))]).toEqual([
        0,
        true,
        [open.words()],
      ])
    }
  })

  test('an engine’s answer that comes too late for a signed text is dropped', async () => {
    const open = desk()
    open.session.ask(LESS)
    await open.pass()
    void open.session.sign()
    await open.pass()
    await open.signatures.last().answer(signedCase(OPENED, 2))
    await open.rewrites.last().answer({ value: { report: SHORTER }, changed: true })
    expect([open.phase(), open.session.snapshot.get().review, open.words()]).toEqual(['reading', null, wordsOf(OPENED)])
  })
})

describe('REL-27: leaving', () => {
  test('what is unsaved goes out at once, and an engine’s work is called off', async () => {
    const open = desk()
    open.session.ask(LESS)
    await open.pass()
    open.page.type(' Ingen feber.')
    open.close()
    expect([open.phase(), wordsOf(open.saves.last().asked.report)]).toEqual(['closed', ['Hoste i tre uker.', 'Røyker ikke. Ingen feber.']])
    await open.rewrites.last().answer({ value: { report: SHORTER }, changed: true })
    expect(open.session.snapshot.get().review).toBeNull()
  })

  test('a page put away saves without waiting for the pause', async () => {
    const open = desk()
    open.page.type(' Ingen feber.')
    open.leaving.save()
    expect(open.saves.calls).toHaveLength(1)
  })

  test('words this device still held are put back, said so, and saved on the text they were written on', async () => {
    const draft = { report: reportOf([block('Hoste i fire uker.'), block('Røyker ikke.')]), base: { report: OPENED, revision: 1 } }
    const open = desk({ found: { id: 'old', draft } })
    expect([open.words(), open.session.text.snapshot.get()]).toEqual([
      ['Hoste i fire uker.', 'Røyker ikke.'],
      expect.objectContaining({ isRestored: true, isEdited: true }),
    ])
    await open.pass(500)
    expect(open.saves.last().asked).toEqual({ report: draft.report, revision: 1 })
    open.session.text.closeRestored()
    expect(open.session.text.snapshot.get().isRestored).toBe(false)
  })
})
