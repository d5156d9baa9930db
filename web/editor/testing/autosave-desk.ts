import { vi } from 'vitest'
import type { Report } from '#contract/report.ts'
import { createAutosave } from '../autosave.ts'
import type { Autosave, AutosavePorts, AutosaveState, Draft, SaveAnswer, Version } from '../autosave.ts'

export const report = (text: string): Report => ({
  language: 'nb',
  engine: 'builtin',
  generatedAt: '2026-03-01T10:00:00Z',
  sections: [{ type: 'summary', heading: 'Sammendrag', blocks: [{ id: 'a', kind: 'paragraph', text, evidence: [] }] }],
})
export const textOf = (version: { report: Report | null }) => version.report?.sections[0]?.blocks[0]?.text

type Call = { version: Version; signal: AbortSignal; answer: (answer: SaveAnswer) => Promise<void> }

/** An autosave whose saves wait for their answer, on a clock of vitest's. */
export function desk(over: Partial<AutosavePorts> = {}) {
  const calls: Call[] = []
  const states: AutosaveState[] = []
  const kept: { draft: Draft | undefined } = { draft: undefined }
  const failures: unknown[] = []
  const autosave: Autosave = createAutosave({ report: report('opened'), revision: 1 }, {
    save: (version, signal) =>
      new Promise((resolve) => {
        calls.push({ version, signal, answer: async (answer) => { resolve(answer); await vi.advanceTimersByTimeAsync(0) } })
      }),
    drafts: { put: async (draft) => { kept.draft = draft }, remove: async () => { kept.draft = undefined } },
    clock: { setTimeout: (action, ms) => setTimeout(action, ms), clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout) },
    onState: (state) => states.push(state),
    onDraftFailure: (cause) => failures.push(cause),
    ...over,
  })
  const type = (text: string) => autosave.edit(() => report(text))
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const last = () => calls.at(-1)!
  return { autosave, calls, states, kept, failures, type, pass, last }
}
