import { expect, test } from 'vitest'
import type { Report } from '#contract/report.ts'
import { Language } from '#contract/vertical.ts'
import { addMissingNotes } from './missing-note.ts'
import { reportText } from './report-text.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'

const text = 'Jeg har ikke\n[…]\nfeber nå.'
const source = {
  kind: 'recording' as const,
  recordingId: '0b7f1f3e-3c1f-4f0e-8f54-222222222222',
  text,
  segments: [
    { start: 0, end: 12, startMs: 27_000, endMs: 29_900 },
    { start: 13, end: 16, startMs: 30_000, endMs: 50_000 },
    { start: 17, end: 26, startMs: 50_500, endMs: 52_000 },
  ],
}
const report: Report = {
  language: 'nb',
  engine: 'builtin',
  generatedAt: '2026-01-01T00:00:00Z',
  sections: [{ type: 'complaints', heading: 'Aktuelt', blocks: [] }],
}

test.each(Language.options)('REL-7 a report says in %s from when to when a recording is missing', (language) => {
  const { sections } = addMissingNotes(report, [source], language)
  const [block] = sections.at(-1)!.blocks
  expect(sections.at(-1)!.type).toBe('additionalNotes')
  expect(block!.text).toContain('0:30–0:50')
  expect(block!.evidence).toEqual([
    { source: 'recording', recordingId: source.recordingId, start: 13, end: 16, startMs: 30_000, endMs: 50_000, textStart: 0, textEnd: block!.text.length },
  ])
})

test('once, however often it is written anew, and in what is copied', () => {
  const once = addMissingNotes(report, [source], 'nb')
  expect(addMissingNotes(once, [source], 'nb')).toEqual(once)
  expect(reportText(once)).toContain('Minutt 0:30–0:50 av opptaket mangler.')
})

test('a whole recording, and a typed text with such a mark, say nothing of the kind', () => {
  expect(
    addMissingNotes(
      report,
      [
        { kind: 'recording', text: 'Alt er her.', segments: [{ start: 0, end: 11, startMs: 0, endMs: 900 }] },
        { ...source, kind: 'transcription' },
      ],
      'nb',
    ),
  ).toEqual(report)
})

test('REL-7 the built-in engine makes no sentence of the words at the two sides of a gap', () => {
  const said = 'Jeg har hatt vondt i halsen i fire dager. Jeg har ikke\n[…]\nfeber og hodepine. Jeg har hostet i to uker.'
  const { sections } = writeReport({
    sources: [{ kind: 'recording', text: said }],
    language: 'nb',
    headingLanguage: 'nb',
    vertical: 'med',
    doctorType: 'FamilyDoctor',
    generatedAt: report.generatedAt,
  })
  const words = sections.flatMap(({ blocks }) => blocks.map((block) => block.text)).join(' ')
  expect(words).toContain('vondt i halsen')
  expect(words).not.toMatch(/ikke[^.]*feber/)
})
