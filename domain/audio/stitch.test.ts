import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packWords, unpackWords } from './words/heard-words.ts'
import { slicesOfGroup, groupCount } from './slice-groups.ts'
import { stitchTranscripts } from './stitch.ts'
import type { GroupTranscript, TimedSegment, TimedWord } from './words/transcript.ts'

const LENGTHS = [1, 29, 30, 31, 54, 55, 56, 600]

const ONES = [
  '', 'en', 'to', 'tre', 'fire', 'fem', 'seks', 'sju', 'åtte', 'ni', 'ti', 'elleve', 'tolv', 'tretten', 'fjorten', 'femten', 'seksten', 'sytten',
  'atten', 'nitten',
]
const TENS = ['', '', 'tjue', 'tretti', 'førti', 'femti', 'seksti', 'sytti', 'åtti', 'nitti']

function spokenNumber(value: number): string {
  if (value >= 100) return `${ONES[Math.floor(value / 100)]} hundre ${value % 100 ? `og ${spokenNumber(value % 100)}` : ''}`.trim()
  if (value < 20) return ONES[value]!
  return `${TENS[Math.floor(value / 10)]} ${ONES[value % 10]}`.trim()
}

type Hearer = { jitterMs: number; losesEdges: boolean; form: 'words' | 'segments' | 'text' }

/** What an engine would hear of one group of a recording in which `spoken` was said. */
function hear(spoken: readonly TimedWord[], index: number, sliceCount: number, hearer: Hearer): GroupTranscript {
  const { first, last } = slicesOfGroup(index, sliceCount)
  const [startMs, endMs] = [(first - 1) * 1000, last * 1000]
  const shift = ((index * 7919) % 3) * hearer.jitterMs - hearer.jitterMs
  const margin = hearer.losesEdges ? 120 : 0
  const inside = spoken.filter((word) => word.startMs >= startMs + (index > 1 ? margin : 0) && word.endMs <= endMs)
  const words = inside.map((word) => ({ ...word, startMs: word.startMs + shift, endMs: word.endMs + shift }))
  return { startMs, endMs, segments: segmentsOf(words, hearer.form, startMs, endMs), isTimed: hearer.form !== 'text' }
}

function segmentsOf(words: readonly TimedWord[], form: Hearer['form'], startMs: number, endMs: number): TimedSegment[] {
  if (words.length === 0) return []
  const text = (list: readonly TimedWord[]): string => list.map((word) => word.text).join(' ')
  if (form === 'text') return [{ startMs, endMs, text: text(words) }]
  const size = form === 'words' ? 8 : 4
  return Array.from({ length: Math.ceil(words.length / size) }, (_, part) => {
    const own = words.slice(part * size, part * size + size)
    return { startMs: own[0]!.startMs, endMs: own.at(-1)!.endMs, text: text(own), ...(form === 'words' && { words: own }) }
  })
}

function counter(sliceCount: number, name: (value: number) => string): TimedWord[] {
  return Array.from({ length: sliceCount }, (_, index) => index + 1).flatMap((value) => {
    const parts = name(value).split(' ')
    return parts.map((text, order) => ({
      text,
      startMs: (value - 1) * 1000 + 100 + (order * 700) / parts.length,
      endMs: (value - 1) * 1000 + 100 + ((order + 1) * 700) / parts.length,
    }))
  })
}

function stitchCounter(sliceCount: number, name: (value: number) => string, hearer: Hearer) {
  const spoken = counter(sliceCount, name)
  const groups = Array.from({ length: groupCount(sliceCount) }, (_, index) => hear(spoken, index + 1, sliceCount, hearer))
  return { expected: spoken.map((word) => word.text).join(' '), stitched: stitchTranscripts(groups) }
}

describe('REL-8 a spoken counter appears once each', () => {
  const hearers: [string, Hearer][] = [
    ['timed words', { form: 'words', jitterMs: 0, losesEdges: false }],
    ['timed words that drift 250 ms between groups', { form: 'words', jitterMs: 250, losesEdges: true }],
    ['timed segments', { form: 'segments', jitterMs: 150, losesEdges: true }],
    ['text alone', { form: 'text', jitterMs: 0, losesEdges: true }],
  ]
  for (const [label, hearer] of hearers) {
    test.each(LENGTHS)(`%i slices, digits, ${label}`, (sliceCount) => {
      const { stitched, expected } = stitchCounter(sliceCount, String, hearer)
      expect(stitched.text).toBe(expected)
    })
    test.each(LENGTHS)(`%i slices, numbers as Norwegian words, ${label}`, (sliceCount) => {
      const { stitched, expected } = stitchCounter(sliceCount, spokenNumber, hearer)
      expect(stitched.text).toBe(expected)
    })
  }

  test('each stretch of the text keeps its place in the audio', () => {
    const { stitched } = stitchCounter(600, String, { form: 'words', jitterMs: 0, losesEdges: false })
    let before = 0
    for (const { start, end, startMs, endMs } of stitched.segments) {
      const numbers = stitched.text.slice(start, end).split(' ').map(Number)
      expect(start).toBe(before === 0 ? 0 : before + 1)
      expect(startMs).toBe((numbers[0]! - 1) * 1000 + 100)
      expect(endMs).toBe((numbers.at(-1)! - 1) * 1000 + 800)
      before = end
    }
    expect(before).toBe(stitched.text.length)
  })
})

describe('stitching keeps what was said', () => {
  test('fast-check: any talk in a small vocabulary, timed with drift, comes out as spoken', () => {
    const vocabulary = fc.constantFrom('ja', 'nei', 'vondt', 'i', 'magen', 'og', 'det', 'er', 'to', 'uker')
    const talk = fc.array(fc.tuple(vocabulary, fc.integer({ min: 20, max: 2500 }), fc.integer({ min: 150, max: 600 })), { minLength: 0, maxLength: 150 })
    fc.assert(
      fc.property(talk, fc.integer({ min: 0, max: 100 }), (said, jitterMs) => {
        let at = 0
        const spoken = said.map(([text, pauseMs, lengthMs]) => {
          const startMs = at + pauseMs
          at = startMs + lengthMs
          return { text, startMs, endMs: at }
        })
        const sliceCount = Math.max(1, Math.ceil(at / 1000))
        const groups = Array.from({ length: groupCount(sliceCount) }, (_, index) =>
          hear(spoken, index + 1, sliceCount, { form: 'words', jitterMs, losesEdges: false }),
        )
        expect(stitchTranscripts(groups).text).toBe(spoken.map((word) => word.text).join(' '))
      }),
      { numRuns: 300 },
    )
  })

  const group = (startMs: number, endMs: number, ...words: readonly (readonly [string, number])[]): GroupTranscript => ({
    startMs,
    endMs,
    isTimed: true,
    segments: words.map(([text, at]) => ({ startMs: at, endMs: at + 400, text, words: [{ text, startMs: at, endMs: at + 400 }] })),
  })

  test('a side that heard nothing in the overlap does not silence the other', () => {
    expect(stitchTranscripts([group(0, 30_000, ['vondt', 10_000]), group(25_000, 55_000, ['magen', 25_500], ['siden', 31_000])]).text).toBe('vondt magen siden')
    expect(stitchTranscripts([group(0, 30_000, ['vondt', 26_000], ['magen', 29_000]), group(25_000, 55_000, ['siden', 40_000])]).text).toBe('vondt magen siden')
  })

  test('a word only one side caught between shared ones is kept', () => {
    const left = group(0, 30_000, ['har', 26_000], ['kvalme', 28_500])
    const right = group(25_000, 55_000, ['har', 26_000], ['litt', 27_300], ['kvalme', 28_500], ['nå', 31_000])
    expect(stitchTranscripts([left, right]).text).toBe('har litt kvalme nå')
  })

  test('half a word at the edge of a group gives way to the whole one', () => {
    const left = group(0, 30_000, ['tar', 27_000], ['para', 29_700])
    const right = group(25_000, 55_000, ['tar', 27_000], ['paracetamol', 29_650], ['daglig', 31_000])
    expect(stitchTranscripts([left, right]).text).toBe('tar paracetamol daglig')
  })

  test('groups that arrive in another order, and a gap between them, are put by their time', () => {
    const late = group(50_000, 80_000, ['sist', 60_000])
    const early = group(0, 30_000, ['først', 1000])
    expect(stitchTranscripts([late, early])).toMatchObject({
      text: 'først sist',
      segments: [
        { start: 0, end: 5, startMs: 1000, endMs: 1400 },
        { start: 6, end: 10, startMs: 60_000, endMs: 60_400 },
      ],
    })
  })

  test('REL-7 what was never heard is marked between its two sides, and at the end', () => {
    const early = group(0, 30_000, ['ikke', 29_000])
    const late = group(50_000, 80_000, ['feber', 51_000])
    const { text, segments, words } = stitchTranscripts([late, early], [{ startMs: 80_000, endMs: 105_000 }, { startMs: 30_000, endMs: 50_000 }])
    expect(text).toBe('ikke\n[…]\nfeber\n[…]')
    expect(segments.map(({ start, end, startMs, endMs }) => [text.slice(start, end), startMs, endMs])).toEqual([
      ['ikke', 29_000, 29_400],
      ['[…]', 30_000, 50_000],
      ['feber', 51_000, 51_400],
      ['[…]', 80_000, 105_000],
    ])
    expect(unpackWords(text, packWords(words))).toEqual(words)
    expect(stitchTranscripts([late], [{ startMs: 0, endMs: 50_000 }]).text).toBe('[…]\nfeber')
  })

  test('every word of the text comes with its place and how surely it was heard, once', () => {
    const word = (text: string, startMs: number, confidence: number) => ({ text, startMs, endMs: startMs + 400, confidence })
    const left: GroupTranscript = {
      startMs: 0,
      endMs: 30_000,
      isTimed: true,
      segments: [{ startMs: 0, endMs: 29_000, text: 'tar Paracet', words: [word('tar', 27_000, 0.9), word('Paracet', 28_600, 0.4)] }],
    }
    const right: GroupTranscript = {
      startMs: 25_000,
      endMs: 55_000,
      isTimed: true,
      segments: [
        { startMs: 27_000, endMs: 32_000, text: 'tar Paracet daglig', confidence: 0.5, words: [word('tar', 27_000, 0.7), word('Paracet', 28_600, 0.8)] },
      ],
    }
    const { text, words } = stitchTranscripts([left, right])
    expect(text).toBe('tar Paracet daglig')
    expect(words.map((heard) => [heard.text, heard.startMs, heard.confidence])).toEqual([
      ['tar', 27_000, 0.9],
      ['Paracet', 28_600, 0.8],
      ['daglig', expect.any(Number), 0.5],
    ])
    expect(unpackWords(text, packWords(words))).toEqual(words)
  })

  test('punctuation of the written segment stays though the engine times bare words', () => {
    const words = ['Hei', 'Hvordan', 'går', 'det'].map((text, index) => ({ text, startMs: index * 500, endMs: index * 500 + 400 }))
    const segments = [{ startMs: 0, endMs: 2000, text: 'Hei! Hvordan går det?', words }]
    expect(stitchTranscripts([{ startMs: 0, endMs: 30_000, segments, isTimed: true }]).text).toBe('Hei! Hvordan går det?')
  })

  test('two texts without times and nothing in common lose no word', () => {
    const untimed = (startMs: number, text: string): GroupTranscript => ({
      startMs,
      endMs: startMs + 30_000,
      isTimed: false,
      segments: [{ startMs, endMs: startMs + 30_000, text }],
    })
    expect(stitchTranscripts([untimed(0, 'vondt i magen og kvalme'), untimed(25_000, 'ingen feber eller hoste')]).text).toBe(
      'vondt i magen og kvalme ingen feber eller hoste',
    )
  })
})
