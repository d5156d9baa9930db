import { getSchema } from '@tiptap/core'
import { history } from '@tiptap/pm/history'
import { EditorState } from '@tiptap/pm/state'
import type { Transaction } from '@tiptap/pm/state'
import { vi } from 'vitest'
import type { Case } from '#contract/case.ts'
import type { Block, Report } from '#contract/report.ts'
import type { CorrectedTranscript } from '#contract/transcript.ts'
import type { Draft, SaveAnswer, Version } from '#web/editor/autosave.ts'
import { TAKEN_OVER } from '#web/editor/commands.ts'
import { documentJson } from '#web/editor/report-to-document.ts'
import { reportExtensions } from '#web/editor/schema.ts'
import type { RewriteRequest } from '../../rewrite/proposal.ts'
import type { Answer } from '../../rewrite/rewriting.ts'
import { ReportSession } from '../report-session.ts'
import type { ReportStart, Tidings, Word } from '../report-snapshot.ts'
import type { Sheet } from '../sheet.ts'

const said = { source: 'transcription' as const, start: 0, end: 9 }
export const block = (text: string, more: Partial<Block> = {}): Block => ({ id: text, kind: 'paragraph', text, evidence: [said], ...more })
export const reportOf = (blocks: Block[], more: Partial<Report> = {}): Report => ({
  language: 'nb',
  engine: 'builtin',
  generatedAt: '2026-03-01T10:00:00.000Z',
  sections: [{ type: 'complaints', heading: 'Aktuelt', blocks }],
  ...more,
})
export const wordsOf = ({ sections }: Report): string[] => sections.flatMap(({ blocks }) => blocks.map(({ text }) => text))

export const OPENED = reportOf([block('Hoste i tre uker.'), block('Røyker ikke.')])
export const caseOf = (textReport: Report, revision: number, more: Partial<Case> = {}): Case => ({
  id: '00000000-0000-4000-8000-000000000001',
  patientId: '00000000-0000-4000-8000-000000000002',
  revision,
  transcription: 'Hun har hostet i tre uker.',
  textReport,
  summaryReport: null,
  manualNote: null,
  additionalNotes: null,
  descriptor: null,
  isUpdating: false,
  isSuccess: true,
  anonymous: true,
  timeRemaining: null,
  failure: null,
  audioRecordings: [],
  createdAt: '2026-03-01T09:00:00.000Z',
  lastUpdated: '2026-03-01T10:00:00.000Z',
  patientInformedAt: null,
  signature: null,
  ...more,
})
export const signedCase = (textReport: Report, revision: number): Case =>
  caseOf(textReport, revision, {
    signature: { signedBy: 'Kari Lege', signedAt: '2026-03-01T11:00:00.000Z', engine: 'builtin', digest: 'a'.repeat(64), isIntact: true, addenda: [] },
  })

const schema = getSchema(reportExtensions(() => crypto.randomUUID()))

/** A real document of the editor without a browser: what is typed comes through `type`. */
function openSheet(report: Report) {
  let state = EditorState.create({ doc: schema.nodeFromJSON(documentJson(report, 'k')), plugins: [history()] })
  const listeners = new Set<() => void>()
  const shows = { isEditable: true, isFocused: false }
  const dispatch = (transaction: Transaction): void => {
    state = state.apply(transaction)
    if (!transaction.docChanged) return
    for (const listener of listeners) listener()
    if (transaction.getMeta(TAKEN_OVER) !== true) onEdit()
  }
  let onEdit: () => void = () => undefined
  const sheet: Sheet = {
    document: () => state.doc,
    run: (command) => command(state, dispatch),
    setEditable: (isEditable) => {
      shows.isEditable = isEditable
    },
    isFocused: () => shows.isFocused,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    sheet,
    shows,
    editedBy: (edited: () => void) => {
      onEdit = edited
    },
    type: (words: string) => dispatch(state.tr.insertText(words, state.doc.content.size - 2)),
  }
}

/** A call that waits until the test answers it. */
type Waiting<Asked, Given> = { asked: Asked; answer: (given: Given) => Promise<void>; refuse: (error: unknown) => Promise<void> }

function waitingCalls<Asked, Given>() {
  const calls: Waiting<Asked, Given>[] = []
  const call = (asked: Asked): Promise<Given> =>
    new Promise((resolve, reject) => {
      const pass = () => vi.advanceTimersByTimeAsync(0).then(() => undefined)
      calls.push({ asked, answer: (given) => (resolve(given), pass()), refuse: (error) => (reject(error), pass()) })
    })
  return { calls, call, last: () => calls.at(-1)! }
}

/** One open report on a clock of vitest's, whose calls wait for the test; `open` begins it and lays out its sheet. */
export function desk(over: Partial<ReportStart> = {}) {
  const saves = waitingCalls<Version, SaveAnswer>()
  const rewrites = waitingCalls<RewriteRequest, Answer>()
  const answers = waitingCalls<{ word: Word; revision: number }, Case>()
  const corrections = waitingCalls<{ revision: number }, CorrectedTranscript>()
  const signatures = waitingCalls<{ revision: number }, Case>()
  const kept = new Map<string, Draft>()
  const told: Tidings[] = []
  const cases: Case[] = []
  const takenIn: string[] = []
  const leaving = { save: (): void => undefined }
  let ids = 0
  const start: ReportStart = {
    kase: caseOf(OPENED, 1),
    isViewer: false,
    opened: { report: OPENED, revision: 1 },
    found: null,
    onTakeIn: ({ generatedAt }) => takenIn.push(generatedAt),
    ...over,
  }
  const session = new ReportSession(
    {
      save: (version) => saves.call(version),
      drafts: { hold: () => undefined, put: async (id, draft) => void kept.set(id, draft), remove: async (id) => void kept.delete(id) },
      clock: { setTimeout: (action, ms) => setTimeout(action, ms), clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout) },
      newId: () => `id-${(ids += 1)}-abcdefgh`,
      now: () => new Date('2026-03-01T10:30:00.000Z'),
      onLeaving: (save) => {
        leaving.save = save
        return () => undefined
      },
      ask: (request) => rewrites.call(request),
      answer: (word, revision) => answers.call({ word, revision }),
      correct: (_wanted, revision) => corrections.call({ revision }),
      sign: (revision) => signatures.call({ revision }),
      onCase: (changed) => {
        cases.push(changed)
        session.meet(changed)
      },
      say: (tidings) => told.push(tidings),
      ticks: () => Date.now(),
    },
    start,
  )
  const page = openSheet(start.found?.draft.report ?? start.opened.report)
  page.editedBy(() => session.text.wrote())
  const close = session.open()
  session.attach(page.sheet)
  session.meet(start.kase)
  const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
  return {
    session, page, close, saves, rewrites, answers, corrections, signatures, kept, told, cases, takenIn, leaving, pass,
    phase: () => session.snapshot.get().phase,
    saving: () => session.text.snapshot.get().saving.kind,
    words: () => wordsOf(session.text.read()),
  }
}
