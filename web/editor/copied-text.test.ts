import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import type { Report } from '#contract/report.ts'
import { reportText } from '#domain/note/realise/report-text.ts'
import { copiedText } from './copied-text.ts'
import { documentJson } from './report-to-document.ts'
import { reportExtensions } from './schema.ts'

const block = (id: string, text: string) => ({ id, kind: 'paragraph' as const, text, evidence: [] })
const report: Report = {
  language: 'nb',
  engine: 'builtin',
  generatedAt: '2026-03-01T10:00:00Z',
  sections: [
    { type: 'complaints', heading: 'Aktuelt', blocks: [block('a', 'Hoste.'), block('b', 'Ingen feber.')] },
    { type: 'additionalNotes', heading: '', blocks: [block('c', 'Uten overskrift.')] },
    { type: 'treatmentPlans', heading: 'Plan', blocks: [block('d', 'Kontroll.')] },
  ],
}
const doc = getSchema(reportExtensions(() => 'unused')).nodeFromJSON(documentJson(report, 'k'))

test('spec 2 all of it, selected and copied by hand, is the text of the copy button', () => {
  expect(copiedText({ content: doc.content })).toBe(reportText(report))
})

test('a part of one section is its lines', () => {
  expect(copiedText({ content: doc.child(0).content.cut(9) })).toBe('Hoste.\nIngen feber.')
})
