import { describe, expect, test } from 'vitest'
import type { Block, Report } from '#contract/report.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'
import { correctText, correctionBetween } from './correction.ts'
import type { Correction } from './correction.ts'
import { markChanges, moveEvidence } from './support-changes.ts'

const TALK = [
  'Lege: Hva kan jeg hjelpe deg med?',
  'Pasient: Jeg har hatt vondt i venstre kne i tre uker. Jeg har ikke feber.',
  'Lege: Du får Paracet 1 g fire ganger daglig i ti dager.',
].join('\n')
const AT = { source: 'transcription' } as const
const sourceOf = (text: string) => [{ kind: 'transcription' as const, text }]
const report = writeReport({ sources: sourceOf(TALK), language: 'nb', headingLanguage: 'nb', vertical: 'med', generatedAt: '2026-01-01T00:00:00.000Z' })

const change = (from: string, to: string): Correction => correctionBetween(TALK, TALK.replace(from, to)) ?? { start: 0, end: 0, words: '' }
function corrected(from: string, to: string, of: Report = report) {
  const correction = change(from, to)
  const after = correctText(TALK, correction)
  return { after, ...markChanges(moveEvidence(of, AT, correction), { before: sourceOf(TALK), after: sourceOf(after) }) }
}
const wordsOf = ({ sections }: Report): string[] => sections.flatMap(({ blocks }) => blocks.map(({ text }) => text))
const withBlock = (over: Partial<Block>): Report => ({
  ...report,
  sections: [{ type: 'complaints', heading: 'Aktuelt', blocks: [{ id: 'a', kind: 'paragraph', text: 'Vondt i høyre kne i 3 uker.', evidence: [], ...over }] }],
})

describe('a correction of what was said', () => {
  test('moves all evidence to where its words lie now', () => {
    const { report: moved, after } = corrected('tre uker', 'tre hele uker')
    const quotes = moved.sections.flatMap(({ blocks }) => blocks.flatMap(({ evidence }) => evidence.map(({ start, end }) => after.slice(start, end))))
    const before = report.sections.flatMap(({ blocks }) => blocks.flatMap(({ evidence }) => evidence.map(({ start, end }) => TALK.slice(start, end))))
    expect(quotes).toEqual(before.map((quote) => quote.replace('tre uker', 'tre hele uker')))
  })

  test.each([
    ['a dose', 'Paracet 1 g', 'Paracet 500 mg', /Paracet 1 g/],
    ['a side', 'venstre kne', 'høyre kne', /venstre kne/],
    ['a medicine', 'Paracet', 'Ibux', /Paracet/],
  ])('that changes %s marks the sentences that no longer hold, and leaves their words', (_name, from, to, lost) => {
    const { report: marked, changes } = corrected(from, to)
    expect(changes.length).toBeGreaterThan(0)
    for (const { kind, text } of changes) expect([kind, lost.test(text)]).toEqual(['lost', true])
    const doubted = marked.sections.flatMap(({ blocks }) => blocks.filter(({ supported }) => supported === false).map(({ id }) => id))
    expect(new Set(doubted)).toEqual(new Set(changes.map(({ blockId }) => blockId)))
    expect(wordsOf(marked)).toEqual(wordsOf(report))
  })

  test('that changes nothing the report tells marks nothing', () => {
    expect(corrected('Hva kan jeg', 'Hva kan vi').changes).toEqual([])
  })

  test('that carries a doubted sentence takes the doubt away, and gives it its evidence', () => {
    const { report: marked, changes, after } = corrected('venstre kne', 'høyre kne', withBlock({ supported: false }))
    expect(changes).toEqual([{ blockId: 'a', text: 'Vondt i høyre kne i 3 uker.', kind: 'gained' }])
    const [block] = marked.sections[0]?.blocks ?? []
    expect(block?.supported).toBeUndefined()
    expect(block?.evidence.map(({ start, end }) => after.slice(start, end)).join(' ')).toContain('høyre kne')
  })

  test('never doubts what a person vouched for, nor what a person wrote', () => {
    expect(corrected('venstre kne', 'hofte', withBlock({ text: 'Vondt i venstre kne i 3 uker.', supported: true })).changes).toEqual([])
    expect(corrected('venstre kne', 'hofte', withBlock({ text: 'Ringer pasienten på fredag.' })).changes).toEqual([])
  })

  test('of one source leaves the evidence in others where it is', () => {
    const elsewhere = withBlock({
      evidence: [
        { source: 'note', start: 80, end: 90 },
        { source: 'recording', recordingId: 'f3b6a1c2-0000-4000-8000-000000000000', start: 80, end: 90 },
      ],
    })
    expect(moveEvidence(elsewhere, AT, change('Hva kan jeg', 'Hva i all verden kan jeg'))).toEqual(elsewhere)
  })
})
