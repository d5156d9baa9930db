import { getSchema } from '@tiptap/core'
import { history, undo } from '@tiptap/pm/history'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import type { Command } from '@tiptap/pm/state'
import { describe, expect, test } from 'vitest'
import type { Report } from '#contract/report.ts'
import { answerQuestion, takeAnswerBack } from '#domain/note/questions/answer-question.ts'
import { questionOf } from '#domain/note/testing/question-of.ts'
import { readReport } from './document-to-report.ts'
import { documentJson } from './report-to-document.ts'
import { reportExtensions } from './schema.ts'
import { takeBlocks } from './take-blocks.ts'

const schema = getSchema(reportExtensions(() => 'unused'))
const paragraph = (id: string, text: string) => ({ id, kind: 'paragraph' as const, text, evidence: [] })
const before: Report = { language: 'nb', engine: 'builtin', generatedAt: '2026-03-01T10:00:00Z', sections: [
  { type: 'complaints', heading: 'Aktuelt', blocks: [paragraph('a', 'Hoste i tre uker.')] },
  { type: 'additionalNotes', heading: 'Andre opplysninger', blocks: [paragraph('b', 'Bor alene.')] },
] }
const given = { question: questionOf('m', 'Metformin 500 mg', [{ source: 'transcription', start: 0, end: 9 }]), answer: 'started' as const }
const after = answerQuestion(before, given, 'nb')

const open = (report: Report): EditorState => EditorState.create({ doc: schema.nodeFromJSON(documentJson(report, 'k')), plugins: [history()] })
function run(state: EditorState, command: Command): EditorState {
  let next = state
  command(state, (transaction) => (next = state.apply(transaction)))
  return next
}
const textOf = (state: EditorState, opened = before) => readReport(state.doc, opened)

describe('what a call added to the report', () => {
  test('joins the open text in its place, with its evidence, and reads as the server’s', () => {
    const taken = run(open(before), takeBlocks({ before, after }, 'n'))
    expect(textOf(taken).sections.map(({ type }) => type)).toEqual(['complaints', 'medications', 'additionalNotes'])
    expect(textOf(taken)).toEqual({
      ...after,
      sections: after.sections.map((section) => ({
        ...section,
        blocks: section.blocks.map((block) => ({ ...block, evidence: block.evidence.map(({ textStart: _s, textEnd: _e, ...ground }) => ground) })),
      })),
    })
  })

  test('leaves every word that was typed meanwhile, the cursor, and the undo of what was typed', () => {
    const started = open(before)
    const typed = started.apply(started.tr.setSelection(TextSelection.create(started.doc, 12)).insertText('og feber ', 12))
    const cursor = typed.selection.from
    const taken = run(typed, takeBlocks({ before, after }, 'n'))
    expect(textOf(taken).sections[0]?.blocks[0]?.text).toContain('og feber')
    expect(taken.selection.from).toBe(cursor)
    const undone = textOf(run(taken, undo))
    expect(undone.sections[0]?.blocks[0]?.text).toBe('Hoste i tre uker.')
    expect(undone.sections[1]?.blocks[0]?.text).toBe('Metformin 500 mg, startes')
  })

  test('goes again when it is taken back, with the section made for it; a line written on since stays', () => {
    const taken = run(open(before), takeBlocks({ before, after }, 'n'))
    const back = takeAnswerBack(after, given)
    expect(textOf(run(taken, takeBlocks({ before: after, after: back }, 'o'))).sections).toEqual(before.sections)
    let at = 0
    taken.doc.descendants((node, position) => {
      if (node.isText && node.text === 'Metformin 500 mg, startes') at = position + node.nodeSize
    })
    const writtenOn = taken.apply(taken.tr.insertText(' i kveld', at))
    expect(textOf(run(writtenOn, takeBlocks({ before: after, after: back }, 'o'))).sections[1]?.blocks[0]?.text).toBe('Metformin 500 mg, startes i kveld')
  })

  test('a list that is all there is of the report is emptied, never the document', () => {
    const alone = answerQuestion({ ...before, sections: [] }, given, 'nb')
    const emptied = run(open(alone), takeBlocks({ before: alone, after: takeAnswerBack(alone, given) }, 'o'))
    expect(emptied.doc.childCount).toBe(1)
    expect(textOf(emptied).sections.flatMap(({ blocks }) => blocks)).toEqual([])
  })

  test('nothing to take is no change', () => {
    const state = open(before)
    expect(takeBlocks({ before, after: before }, 'n')(state, undefined)).toBe(false)
  })
})
