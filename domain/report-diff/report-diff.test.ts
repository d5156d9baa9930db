import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SectionType } from '#contract/report.ts'
import type { Block, Section } from '#contract/report.ts'
import { spentMs } from '#domain/language/testing/linear-growth.ts'
import { countChanges, diffReports, isUnchanged } from './diff-reports.ts'
import { diffWords } from './diff-words.ts'
import { resolveDiff } from './resolve-diff.ts'

const words = fc
  .array(fc.constantFrom('Hoste', 'feber', '39,5', '660 mg', 'ikke', 'tre', 'uker', '.', ',', ' ', '  ', '\n', 'øre', 'кашель'), { maxLength: 14 })
  .map((all) => all.join(' '))
const block: fc.Arbitrary<Block> = fc
  .record({ id: fc.uuid(), kind: fc.constantFrom('paragraph' as const, 'heading' as const), text: words, evidence: fc.constant([]) })
  .map((each) => ({ ...each, evidence: [] }))
const section: fc.Arbitrary<Section> = fc.record({
  type: fc.constantFrom(...SectionType.options.slice(0, 4)),
  heading: fc.constantFrom('', 'Aktuelt', 'Plan'),
  blocks: fc.array(block, { maxLength: 5 }),
})
const sections = fc.array(section, { maxLength: 5 })

const paragraph = (text: string, more: Partial<Block> = {}): Block => ({ id: text, kind: 'paragraph', text, evidence: [], ...more })
const report = (...blocks: Block[]): { sections: Section[] } => ({ sections: [{ type: 'complaints', heading: 'Aktuelt', blocks }] })

describe('diff of two reports', () => {
  test('keep gives the new, undo gives the old, whatever the two are', () => {
    fc.assert(
      fc.property(sections, sections, (before, after) => {
        const diff = diffReports({ sections: before }, { sections: after })
        expect(resolveDiff(diff, () => 'after')).toEqual(after)
        expect(resolveDiff(diff, () => 'before')).toEqual(before)
      }),
      { numRuns: 500 },
    )
  })

  test('nothing to show means: the same words under the same headings', () => {
    const read = (all: Section[]) => all.map(({ type, heading, blocks }) => ({ type, heading, blocks: blocks.map(({ kind, text }) => ({ kind, text })) }))
    fc.assert(
      fc.property(sections, sections, (before, after) => {
        expect(isUnchanged(diffReports({ sections: before }, { sections: after }))).toBe(JSON.stringify(read(before)) === JSON.stringify(read(after)))
      }),
    )
  })

  test('any choice at any place loses nothing that was chosen and brings nothing that was not', () => {
    fc.assert(
      fc.property(sections, sections, fc.infiniteStream(fc.boolean()), (before, after, coins) => {
        const diff = diffReports({ sections: before }, { sections: after })
        const sides = new Map(diff.flatMap(({ blocks }) => blocks).map((change) => [change, coins.next().value ? ('after' as const) : ('before' as const)]))
        const resolved = resolveDiff(diff, (change) => ('kind' in change ? (sides.get(change) ?? 'after') : 'after'))
        const expected = [...sides].flatMap(([change, side]) => change[side] ?? [])
        expect(resolved.flatMap(({ blocks }) => blocks)).toEqual(expected)
      }),
    )
  })

  test('a report against itself has nothing to show', () => {
    fc.assert(
      fc.property(sections, (same) => {
        expect(isUnchanged(diffReports({ sections: same }, { sections: structuredClone(same) }))).toBe(true)
      }),
    )
  })

  test('a shortened paragraph is one that changed; one about something else goes, and another comes', () => {
    const diff = diffReports(
      report(paragraph('Hoste i tre uker, verst om natten. Ingen feber.'), paragraph('Røyker ikke.')),
      report(paragraph('Hoste i tre uker. Ingen feber.'), paragraph('Bruker Apocillin 660 mg.')),
    )
    expect(diff[0]?.blocks.map(({ kind }) => kind)).toEqual(['changed', 'gone', 'new'])
    expect(countChanges(diff)).toEqual({ changed: 1, gone: 1, fresh: 1 })
  })

  test('paragraphs that stay are found between ones that do not', () => {
    const diff = diffReports(
      report(paragraph('Alpha beta'), paragraph('Står fast'), paragraph('Gamma delta')),
      report(paragraph('Ny først'), paragraph('Står fast')),
    )
    expect(diff[0]?.blocks.map(({ kind }) => kind)).toEqual(['gone', 'new', 'kept', 'gone'])
  })

  test('other evidence under the same words is no difference to a reader, and comes with keep', () => {
    const after = paragraph('Hoste.', { evidence: [{ source: 'transcription', start: 0, end: 6 }] })
    const diff = diffReports(report(paragraph('Hoste.')), report(after))
    expect(isUnchanged(diff)).toBe(true)
    expect(resolveDiff(diff, () => 'after')[0]?.blocks).toEqual([after])
  })

  test('a heading that changed is a difference', () => {
    const [before, after] = [report(paragraph('Hoste.')), report(paragraph('Hoste.'))]
    expect(isUnchanged(diffReports(before, { sections: after.sections.map((each) => ({ ...each, heading: 'Anamnese' })) }))).toBe(false)
  })
})

describe('diff of two paragraphs by words', () => {
  const side = (pieces: ReturnType<typeof diffWords>, other: 'gone' | 'new') => pieces.filter(({ kind }) => kind !== other).map(({ text }) => text).join('')

  test('kept and gone are the old, kept and new are the new', () => {
    fc.assert(
      fc.property(fc.oneof(words, fc.string({ unit: 'grapheme' })), fc.oneof(words, fc.string({ unit: 'grapheme' })), (before, after) => {
        const pieces = diffWords(before, after)
        expect(side(pieces, 'new')).toBe(before)
        expect(side(pieces, 'gone')).toBe(after)
        expect(pieces.every(({ text }) => text !== '')).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('a dose changes as a whole, never digit by digit', () => {
    expect(diffWords('Apocillin 660 mg x 4, temp 39,5.', 'Apocillin 330 mg x 4, temp 38,5.')).toEqual([
      { kind: 'kept', text: 'Apocillin ' },
      { kind: 'gone', text: '660' },
      { kind: 'new', text: '330' },
      { kind: 'kept', text: ' mg x 4, temp ' },
      { kind: 'gone', text: '39,5' },
      { kind: 'new', text: '38,5' },
      { kind: 'kept', text: '.' },
    ])
  })

  test('a sentence that goes begins where it begins, not at the full stop before it', () => {
    expect(diffWords('Hoster ikke. Har vondt. Er frisk.', 'Hoster ikke. Er frisk.')).toEqual([
      { kind: 'kept', text: 'Hoster ikke. ' },
      { kind: 'gone', text: 'Har vondt. ' },
      { kind: 'kept', text: 'Er frisk.' },
    ])
  })

  test('words that changed side by side are shown as one stretch', () => {
    expect(diffWords('Har hatt vondt lenge nå', 'Har plager siden mandag nå').map(({ kind }) => kind)).toEqual(['kept', 'gone', 'new', 'kept'])
  })

  test('two long paragraphs are compared within a blink', () => {
    const long = (seed: number) => Array.from({ length: 900 }, (_, at) => `ord${(at * seed) % 97}`).join(' ')
    expect(spentMs(() => diffWords(long(3), long(5)))).toBeLessThan(1_500)
  })
})
