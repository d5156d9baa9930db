import { expect, test } from 'vitest'
import { isSameGround, whatCounts } from './what-counts.ts'

type Given = { text?: string; said?: string; end?: number; at?: number }

const ground = ({ text = 'Hodepine siden i går.', said = 'Jeg har hatt vondt i hodet.', end = 20, at = 0 }: Given) =>
  whatCounts({
    transcription: said,
    manualNote: null,
    additionalNotes: null,
    audioRecordings: [],
    textReport: {
      sections: [
        {
          type: 'complaints',
          heading: 'Plager',
          blocks: [{ id: 'b1', kind: 'paragraph', text, evidence: [{ source: 'transcription', start: 0, end, textStart: at, textEnd: at + 5 }] }],
        },
      ],
      language: 'nb',
      engine: 'hand',
      generatedAt: '2026-01-01T00:00:00Z',
    },
  })

const isAlike = (one: Given, other: Given): boolean => isSameGround(ground(one), ground(other))

test('a comma, a blank and where a sentence stands in its paragraph are no news to the list of omissions', () => {
  expect(isAlike({}, { text: 'Hodepine,  siden i går. ' })).toBe(true)
  expect(isAlike({}, { at: 7 })).toBe(true)
})

test('a word, a number, a full stop, what a sentence rests on and what was said are', () => {
  for (const text of ['Ikke hodepine siden i går.', 'Hodepine siden i går', 'Hodepine siden i, går. Og kvalme.']) expect(isAlike({}, { text })).toBe(false)
  expect(isAlike({ text: 'Gis 5,0 mg' }, { text: 'Gis 50 mg' })).toBe(false)
  expect(isAlike({}, { end: 27 })).toBe(false)
  expect(isAlike({}, { said: 'Jeg har hatt vondt i magen.' })).toBe(false)
})

test('a text of nothing but commas is read in linear time', () => {
  const began = process.cpuUsage()
  expect(isAlike({ text: `${','.repeat(100_000)}x` }, { text: 'x' })).toBe(false)
  expect(isAlike({ text: `x${','.repeat(100_000)}` }, { text: 'x' })).toBe(true)
  // Looking from each comma to the end of the row took the processor most of a minute.
  expect(process.cpuUsage(began).user).toBeLessThan(2_000_000)
})
