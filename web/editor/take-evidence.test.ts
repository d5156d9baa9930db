import { getSchema } from '@tiptap/core'
import { history, undo } from '@tiptap/pm/history'
import { EditorState } from '@tiptap/pm/state'
import type { Command } from '@tiptap/pm/state'
import { describe, expect, test } from 'vitest'
import type { Block, Report } from '#contract/report.ts'
import { readReport } from './document-to-report.ts'
import { documentJson } from './report-to-document.ts'
import { reportExtensions } from './schema.ts'
import { takeEvidence } from './take-evidence.ts'

const schema = getSchema(reportExtensions(() => 'unused'))
const block = (id: string, text: string, over: Partial<Block> = {}): Block => ({ id, kind: 'paragraph', text, evidence: [], ...over })
const reportOf = (...blocks: Block[]): Report => ({
  language: 'nb',
  engine: 'builtin',
  generatedAt: '2026-03-01T10:00:00Z',
  sections: [{ type: 'complaints', heading: 'Aktuelt', blocks }],
})
const typed = (start: number) => ({ source: 'transcription' as const, start, end: start + 5 })

const before = reportOf(block('a', 'Hoste i tre uker. Ingen feber.', { evidence: [typed(0), typed(10)] }), block('b', 'Feber 39.', { supported: false }))
const after = reportOf(
  block('a', 'Hoste i tre uker. Ingen feber.', { evidence: [typed(2), typed(12)], supported: false }),
  block('b', 'Feber 39.', { evidence: [typed(30)] }),
)

function open(report: Report): EditorState {
  return EditorState.create({ doc: schema.nodeFromJSON(documentJson(report, 'k')), plugins: [history()] })
}

function run(state: EditorState, command: Command): EditorState {
  let next = state
  expect(command(state, (transaction) => (next = state.apply(transaction)))).toBe(true)
  return next
}

describe('evidence moved by a correction of the talk', () => {
  test('takes the place of the old, doubts with it, and the words stay', () => {
    expect(readReport(run(open(before), takeEvidence(after, 'new')).doc, before)).toEqual(after)
  })

  test('leaves the undo of what was typed before it, and is not undone itself', () => {
    const wrote = open(before)
    const typedOn = wrote.apply(wrote.tr.insertText(' Mer.', wrote.doc.content.size - 2))
    const moved = run(typedOn, takeEvidence(after, 'new'))
    const undone = readReport(run(moved, undo).doc, before)
    expect(undone.sections[0]?.blocks[0]).toEqual(after.sections[0]?.blocks[0])
    expect(undone.sections[0]?.blocks[1]?.text).toBe('Feber 39.')
  })

  test('touches no paragraph whose words a person has changed meanwhile', () => {
    const changed = reportOf(block('a', 'Hoste i fire uker.', { evidence: [typed(0)] }))
    expect(readReport(run(open(changed), takeEvidence(after, 'new')).doc, changed)).toEqual(changed)
  })
})
