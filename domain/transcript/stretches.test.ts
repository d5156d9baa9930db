import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HeardWord } from '#contract/recording.ts'
import { hitsOf, piecesOf } from './marked-text.ts'
import { placeHeard, stretchesOf, uncertainWords } from './stretches.ts'

const heard = (text: string, confidence = 0.9): HeardWord[] =>
  text.split(' ').map((word, at) => ({ text: word, startMs: at * 400, endMs: at * 400 + 350, confidence }))

describe('stretches of a talk', () => {
  test('follow who speaks where that is marked, the mark left out', () => {
    const talk = 'Lege: Hva plager deg?\nPasient: Vondt i halsen.\nLege: Siden når?'
    expect(stretchesOf(talk).map(({ start, end, speaker }) => [speaker, talk.slice(start, end)])).toEqual([
      ['clinician', 'Hva plager deg?'],
      ['patient', 'Vondt i halsen.'],
      ['clinician', 'Siden når?'],
    ])
  })

  test('of flat speech are cut between words, timed by them', () => {
    const text = Array.from({ length: 200 }, (_, at) => `ord${at}`).join(' ')
    const stretches = stretchesOf(text, placeHeard(heard(text)))
    expect(stretches.length).toBeGreaterThan(3)
    expect(stretches.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe(text)
    expect(stretches[0]).toMatchObject({ startMs: 0, speaker: 'unknown' })
    for (const [at, { startMs = 0 }] of stretches.entries()) expect(startMs).toBeGreaterThanOrEqual(stretches[at - 1]?.endMs ?? 0)
    expect(stretches.at(-1)?.endMs).toBe(199 * 400 + 350)
  })

  test('lose nothing but blanks, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 900 }), (words) => {
        const text = words.replace(/[:：[\]]/g, '')
        expect(stretchesOf(text).map(({ start, end }) => text.slice(start, end)).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      }),
    )
  })

  test('words an engine was not sure of are told, those it said nothing about are not', () => {
    const words = placeHeard([...heard('sikker', 0.9), ...heard('usikker', 0.3), { text: 'ukjent', startMs: 0, endMs: 1, confidence: null }])
    expect(uncertainWords(words).map(({ text, start }) => [text, start])).toEqual([['usikker', 7]])
  })
})

describe('a marked text', () => {
  test('is cut at every border, and its pieces are the text', () => {
    const pieces = piecesOf('vondt i halsen', [{ start: 0, end: 5, kind: 'hit' }, { start: 3, end: 7, kind: 'place' }])
    expect(pieces).toEqual([
      { text: 'von', from: 0, kinds: ['hit'] },
      { text: 'dt', from: 3, kinds: ['hit', 'place'] },
      { text: ' i', from: 5, kinds: ['place'] },
      { text: ' halsen', from: 7, kinds: [] },
    ])
  })

  test('holds together whatever the marks', () => {
    const mark = fc.record({
      start: fc.integer({ min: -5, max: 60 }),
      end: fc.integer({ min: -5, max: 60 }),
      kind: fc.constantFrom('hit' as const, 'place' as const),
    })
    fc.assert(fc.property(fc.string({ minLength: 1, maxLength: 50 }), fc.array(mark, { maxLength: 6 }), (text, marks) => {
        expect(piecesOf(text, marks).map((piece) => piece.text).join('')).toBe(text)
      }),
    )
  })

  test('finds words whatever their case, and none for a blank search', () => {
    expect(hitsOf('Feber, ikke feber', 'FEBER ')).toEqual([{ start: 0, end: 5 }, { start: 12, end: 17 }])
    expect(hitsOf('aaa', 'aa')).toEqual([{ start: 0, end: 2 }])
    expect(hitsOf('Feber', '  ')).toEqual([])
  })
})
