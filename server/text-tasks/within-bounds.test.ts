import { describe, expect, test } from 'vitest'
import { Report } from '#contract/report.ts'
import { sectionsWithinBounds, spread, withinBounds } from './within-bounds.ts'

const evidence = (count: number) => Array.from({ length: count }, (_, at) => ({ source: 'transcription' as const, start: at, end: at + 1 }))
const report = (over: Partial<Report['sections'][number]['blocks'][number]>, blocks = 1): Report => ({
  sections: [
    {
      type: 'medications',
      heading: 'Medisiner',
      blocks: Array.from({ length: blocks }, (_, at) => ({ id: `b${at}`, kind: 'paragraph' as const, text: 'Metformin 500 mg.', evidence: [], ...over })),
    },
  ],
  language: 'nb', engine: 'builtin', generatedAt: '2026-01-01T00:00:00.000Z',
})

describe('what is written', () => {
  test('stays the very same within bounds', () => {
    const { sections } = report({ evidence: evidence(200) })
    expect(sectionsWithinBounds(sections)[0]).toBe(sections[0])
  })

  test('keeps the first place, the last and those between evenly, always the same', () => {
    const kept = spread(evidence(268), 200)
    expect([kept.length, kept[0]?.start, kept.at(-1)?.start]).toEqual([200, 0, 267])
    expect(new Set(kept.map(({ start }) => start)).size).toBe(200)
    expect(spread(evidence(268), 200)).toEqual(kept)
  })

  test.each([
    ['too many places', report({ evidence: evidence(100_000) })],
    ['a word of 100,000 letters', report({ text: 'a'.repeat(100_000) })],
    ['a name without end', report({ id: 'x'.repeat(500) })],
    ['too many paragraphs', report({}, 5_000)],
    ['too long an engine name', { ...report({}), engine: 'm'.repeat(400) }],
  ])('is within what the contract allows: %s', (_name, one) => {
    expect(Report.safeParse(one).success).toBe(false)
    expect(Report.safeParse(withinBounds(one)).success).toBe(true)
  })

  test('a paragraph that is too long is cut at a blank, without losing a word, its places with it', () => {
    const text = 'Hun fikk metformin. '.repeat(2_500).trim()
    const places = [
      { source: 'note' as const, start: 0, end: 5, textStart: 0, textEnd: 19 },
      { source: 'note' as const, start: 9, end: 12, textStart: 39_980, textEnd: 39_999 },
    ]
    const [section] = withinBounds(report({ text, evidence: places })).sections
    expect(section?.blocks.map((block) => block.text).join('')).toBe(text)
    const placed = section?.blocks.flatMap((block) => block.evidence.map((one) => block.text.slice(one.textStart, one.textEnd)))
    expect(placed?.join('')).toBe(text.slice(0, 19) + text.slice(39_980, 39_999))
    expect(new Set(section?.blocks.map(({ id }) => id)).size).toBe(section?.blocks.length)
  })
})
