import { getSchema } from '@tiptap/core'
import { history, undo } from '@tiptap/pm/history'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import type { Command } from '@tiptap/pm/state'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Report } from '#contract/report.ts'
import { confirmParagraph, endUndoStep, insertBlock, removeParagraph, replaceReport, splitParagraph, stayBelowHeading } from './commands.ts'
import { readReport, statementsOf, unsupportedOf } from './document-to-report.ts'
import { documentJson } from './report-to-document.ts'
import { reportExtensions } from './schema.ts'
import { statementSpans } from './statement-spans.ts'
import { keepOwnStatements, noteStatements } from './own-statements.ts'
import type { KnownStatements } from './own-statements.ts'
import { keepIdsUnique } from './unique-ids.ts'

const schema = getSchema(reportExtensions(() => 'unused'))

function open(report: Report): EditorState {
  let added = 0
  return EditorState.create({
    doc: schema.nodeFromJSON(documentJson(report, 'k')),
    plugins: [keepIdsUnique(() => `own-${(added += 1)}`)],
  })
}

function run(state: EditorState, command: Command): EditorState {
  let next = state
  expect(command(state, (transaction) => (next = state.apply(transaction)))).toBe(true)
  return next
}

const said = (start: number) => ({ source: 'recording' as const, recordingId: '7d0c6c1e-0c5b-4a53-9d9d-3f1c5b6a1111', start, end: start + 5 })
const report: Report = {
  language: 'nb',
  engine: 'builtin',
  generatedAt: '2026-03-01T10:00:00Z',
  sections: [
    {
      type: 'complaints',
      heading: 'Aktuelt',
      blocks: [
        { id: 'a', kind: 'paragraph', text: 'Hoste i tre uker. Ingen feber.', evidence: [said(0), said(20)] },
        { id: 'b', kind: 'paragraph', text: 'Allergisk mot penicillin.', evidence: [], supported: false },
      ],
    },
    { type: 'medications', heading: 'Medisiner', blocks: [{ id: 'c', kind: 'paragraph', text: 'Paracet 1 g ved behov.', evidence: [said(40), said(60)] }] },
  ],
}

function positionOf(state: EditorState, text: string): number {
  let found = -1
  state.doc.descendants((node, position) => {
    if (node.isText && found < 0 && node.text?.includes(text)) found = position + node.text.indexOf(text)
  })
  return found
}

const typed = (state: EditorState, text: string, from: number, to = from) =>
  state.apply(state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to))).tr.insertText(text))

describe('report and document', () => {
  const sentence = fc.stringMatching(/^[A-Å][a-zæøå ]{1,30}[.!?]$/).map((text) => text.replaceAll(/\s+/g, ' '))
  const evidence = fc.record({ source: fc.constantFrom('transcription' as const, 'note' as const), start: fc.nat(500), end: fc.nat(500) })
  const block = fc.record(
    {
      kind: fc.constantFrom('paragraph' as const, 'heading' as const),
      text: fc.array(sentence, { minLength: 1, maxLength: 5 }).map((all) => all.join(' ')),
      evidence: fc.array(evidence, { maxLength: 6 }),
      supported: fc.boolean(),
    },
    { requiredKeys: ['kind', 'text', 'evidence'] },
  )
  const section = fc.record({
    type: fc.constantFrom('summary' as const, 'diagnoses' as const),
    heading: fc.string({ minLength: 1, maxLength: 20 }),
    blocks: fc.array(block, { maxLength: 4 }),
  })

  test('a report opened and read back is the same report', () => {
    fc.assert(
      fc.property(fc.array(section, { minLength: 1, maxLength: 4 }), fc.constantFrom('nb' as const, 'ru' as const), (sections, language) => {
        const named = sections.map((one, s) => ({ ...one, blocks: one.blocks.map((each, b) => ({ ...each, id: `${s}-${b}` })) }))
        const whole = Report.parse({ ...report, language, sections: named })
        expect(readReport(open(whole).doc, whole)).toEqual(whole)
      }),
      { numRuns: 300 },
    )
  })

  test('a report read back twice keeps each sentence on its own evidence after edits', () => {
    const edited = typed(open(report), ' Skrevet av meg.', positionOf(open(report), 'Ingen feber.') + 'Ingen feber.'.length)
    const once = readReport(edited.doc, report)
    const twice = readReport(open(once).doc, once)
    expect(twice).toEqual(once)
    expect(statementsOf(open(once).doc).map(({ text }) => text)).toEqual(['Hoste i tre uker.', 'Ingen feber.', 'Paracet 1 g ved behov.'])
  })

  test('a report without sections still has a line to write on, and stays empty until written', () => {
    const empty = { ...report, sections: [] }
    const state = open(empty)
    expect(readReport(state.doc, empty).sections).toEqual([])
    expect(readReport(typed(state, 'Frisk.', state.doc.content.size - 2).doc, empty).sections[0]?.blocks[0]).toMatchObject({ text: 'Frisk.', evidence: [] })
  })
})

describe('evidence follows the sentence', () => {
  test.each([
    ['as many sentences as evidence', 'Hoste. Feber.', [said(0), said(9)], ['Hoste.', 'Feber.']],
    ['more evidence than sentences', 'Hoste og feber.', [said(0), said(9)], ['Hoste og feber.']],
    ['an abbreviation', 'Hostet ca. fem ganger. Puls 96.5.', [said(0), said(9)], ['Hostet ca. fem ganger.', 'Puls 96.5.']],
    ['a cut that is not certain rests on all of it', 'Sett av dr. Berg. Slapp.', [said(0), said(9)], ['Sett av dr. Berg. Slapp.']],
    ['none', 'Skrevet for hånd.', [], []],
  ])('%s', (_name, text, evidence, expected) => {
    expect(statementSpans({ text, evidence }).map(({ start, end }) => text.slice(start, end))).toEqual(expected)
  })

  test('what is typed after a sentence does not rest on it', () => {
    const state = typed(open(report), ' Røyker.', positionOf(open(report), 'Ingen feber.') + 'Ingen feber.'.length)
    expect(statementsOf(state.doc).map(({ text, edited }) => [text, edited])).toContainEqual(['Ingen feber.', false])
  })

  test('what is typed within a sentence keeps its evidence and says it was changed', () => {
    const state = typed(open(report), 'fire', positionOf(open(report), 'tre'), positionOf(open(report), 'tre') + 3)
    expect(statementsOf(state.doc)[0]).toMatchObject({ text: 'Hoste i fire uker.', edited: true })
    const saved = readReport(state.doc, report)
    expect(saved.sections[0]?.blocks[0]?.evidence[0]).toMatchObject({ ...said(0), edited: true })
    expect(statementsOf(open(saved).doc)[0]).toMatchObject({ text: 'Hoste i fire uker.', edited: true })
  })

  test('a sentence written anew from its first to its last letter rests on nothing', () => {
    const from = positionOf(open(report), 'Ingen feber.')
    const state = typed(open(report), 'Feber siden i går.', from, from + 'Ingen feber.'.length)
    expect(statementsOf(state.doc).map(({ text }) => text)).toEqual(['Hoste i tre uker.', 'Paracet 1 g ved behov.'])
  })

  test('a deleted sentence takes its evidence with it', () => {
    const from = positionOf(open(report), 'Hoste')
    const state = open(report)
    const shorter = state.apply(state.tr.delete(from, from + 'Hoste i tre uker. '.length))
    expect(readReport(shorter.doc, report).sections[0]?.blocks[0]).toMatchObject({ text: 'Ingen feber.', evidence: [said(20)] })
  })
})

describe('commands', () => {
  const at = (state: EditorState, position: number) => state.apply(state.tr.setSelection(TextSelection.create(state.doc, position)))

  test('a paragraph split in the middle gives both halves a name, their evidence and their doubt', () => {
    const state = open(report)
    const split = run(at(state, positionOf(state, 'mot')), splitParagraph)
    const blocks = readReport(split.doc, report).sections[0]?.blocks ?? []
    expect(blocks.map(({ id, supported }) => [id, supported])).toEqual([['a', undefined], ['b', false], ['own-1', false]])
  })

  test('a paragraph started at the end of a doubtful one is not doubtful', () => {
    const state = open(report)
    const end = positionOf(state, 'penicillin.') + 'penicillin.'.length
    const split = typed(run(at(state, end), splitParagraph), 'Ny.', end + 2)
    expect(readReport(split.doc, report).sections[0]?.blocks[2]).toEqual({ id: 'own-1', kind: 'paragraph', text: 'Ny.', evidence: [] })
  })

  test('Enter in a heading goes to the text, Backspace at the start of it stays', () => {
    const state = open(report)
    const below = run(at(state, positionOf(state, 'Aktuelt') + 2), splitParagraph)
    expect(below.selection.from).toBe(positionOf(state, 'Hoste'))
    expect(stayBelowHeading(below)).toBe(true)
    expect(stayBelowHeading(at(state, positionOf(state, 'Hoste') + 1))).toBe(false)
  })

  test('confirming takes the doubt away, once', () => {
    const state = run(open(report), confirmParagraph('b'))
    expect(unsupportedOf(state.doc)).toEqual([])
    expect(readReport(state.doc, report).sections[0]?.blocks[1]?.supported).toBe(true)
    expect(confirmParagraph('b')(state)).toBe(false)
  })

  test('removing a paragraph, and the last one of a section', () => {
    expect(readReport(run(open(report), removeParagraph('b')).doc, report).sections[0]?.blocks).toHaveLength(1)
    expect(readReport(run(open(report), removeParagraph('c')).doc, report).sections[1]).toEqual({ type: 'medications', heading: 'Medisiner', blocks: [] })
    expect(removeParagraph('nobody')(open(report))).toBe(false)
  })

  test('a block taken over from another version stands last in its section with its evidence', () => {
    const block = { id: 'z', kind: 'paragraph' as const, text: 'Ventoline ved behov.', evidence: [said(80)] }
    const state = run(open(report), insertBlock({ type: 'medications', block, keyPrefix: 'k' }))
    expect(readReport(state.doc, report).sections[1]?.blocks[1]).toEqual(block)
    expect(insertBlock({ type: 'summary', block, keyPrefix: 'k' })(state)).toBe(false)
  })

  test('a section the report does not have yet is made at its place, when there is a heading for it', () => {
    const block = { id: 'z', kind: 'paragraph' as const, text: 'Røde tonsiller.', evidence: [said(80)] }
    const make = (type: 'summary' | 'physicalExamination' | 'additionalNotes') => {
      const state = run(open(report), insertBlock({ type, block, keyPrefix: 'k', heading: 'Ny' }))
      return readReport(state.doc, report).sections
    }
    expect(make('physicalExamination').map(({ type }) => type)).toEqual(['complaints', 'physicalExamination', 'medications'])
    expect(make('summary')[0]).toEqual({ type: 'summary', heading: 'Ny', blocks: [block] })
    expect(make('additionalNotes').at(-1)?.type).toBe('additionalNotes')
  })
})

describe('the clipboard', () => {
  const cut = (state: EditorState) => state.doc.slice(positionOf(state, 'Ingen feber.'), positionOf(state, 'Ingen feber.') + 5)

  test('text cut and pasted in the same report keeps what it rests on', () => {
    const state = open(report)
    const known: KnownStatements = new Map()
    noteStatements(state.doc, known)
    const end = positionOf(state, 'Paracet 1 g ved behov.') + 'Paracet 1 g ved behov.'.length
    const pasted = state.apply(state.tr.replace(end, end, keepOwnStatements(cut(state), known)))
    expect(statementsOf(pasted.doc).at(-1)).toMatchObject({ text: 'Ingen', evidence: [said(20)], edited: true })
  })

  test('text from another report comes without evidence', () => {
    const state = open(report)
    const end = positionOf(state, 'Paracet 1 g ved behov.') + 'Paracet 1 g ved behov.'.length
    const pasted = state.apply(state.tr.replace(end, end, keepOwnStatements(cut(state), new Map())))
    expect(statementsOf(pasted.doc).map(({ text }) => text)).toEqual(['Hoste i tre uker.', 'Ingen feber.', 'Paracet 1 g ved behov.'])
  })
})

describe('another version in the place of this one', () => {
  const theirs: Report = { ...report, engine: 'model', generatedAt: '2026-03-02T10:00:00Z', sections: report.sections.slice(1) }
  const withHistory = () => EditorState.create({ doc: schema.nodeFromJSON(documentJson(report, 'k')), plugins: [history(), keepIdsUnique(() => 'own')] })

  test('reads as that version, with who wrote it', () => {
    expect(readReport(run(open(report), replaceReport(theirs, 'other')).doc, report)).toEqual(theirs)
  })

  test('REL-16 one undo brings back this one and who wrote it, and neither what was typed before nor after is undone with it', () => {
    const before = typed(withHistory(), ' Ny.', positionOf(withHistory(), 'Hoste'))
    const kept = run(run(before, replaceReport(theirs, 'other')), endUndoStep)
    const after = typed(kept, ' Etter.', positionOf(kept, 'Paracet'))
    expect(readReport(run(after, undo).doc, report)).toEqual(theirs)
    expect(readReport(run(run(after, undo), undo).doc, report)).toEqual(readReport(before.doc, report))
  })
})
