import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HeardWord } from '#contract/recording.ts'
import { correctionBetween, correctText, correctWords, moveSpan } from './correction.ts'

const TEXT = 'jeg tar paracet en gram fire ganger daglig'
const heard = (text: string): HeardWord[] => text.split(' ').map((word, at) => ({ text: word, startMs: at * 100, endMs: at * 100 + 90, confidence: 0.5 }))
const correction = { start: TEXT.indexOf('en gram'), end: TEXT.indexOf('en gram') + 7, words: '500 milligram' }

describe('a corrected text', () => {
  test('holds the new words in the place of the old', () => {
    expect(correctText(TEXT, correction)).toBe('jeg tar paracet 500 milligram fire ganger daglig')
  })

  test.each([
    ['before it', 'paracet', 'paracet'],
    ['after it', 'fire ganger', 'fire ganger'],
    ['the very words', 'en gram', '500 milligram'],
    ['more than the words', 'paracet en gram fire', 'paracet 500 milligram fire'],
    ['the end of them', 'gram fire', '500 milligram fire'],
    ['the beginning of them', 'paracet en', 'paracet 500 milligram'],
  ])('a stretch that is %s still says what was said there', (_name, was, is) => {
    const start = TEXT.indexOf(was)
    const moved = moveSpan({ start, end: start + was.length, kept: 'x' }, correction)
    expect(correctText(TEXT, correction).slice(moved?.start, moved?.end)).toBe(is)
    expect(moved?.kept).toBe('x')
  })

  test('a stretch whose words are struck out is gone', () => {
    expect(moveSpan({ start: correction.start, end: correction.end }, { ...correction, words: '' })).toBeUndefined()
  })

  test('every stretch outside of any correction keeps its words', () => {
    const place = fc.tuple(fc.nat(TEXT.length), fc.nat(TEXT.length)).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }))
    fc.assert(
      fc.property(place, place, fc.string({ maxLength: 20 }), (span, where, words) => {
        fc.pre(span.end > span.start && (span.end <= where.start || span.start >= where.end))
        const moved = moveSpan(span, { ...where, words })
        expect(correctText(TEXT, { ...where, words }).slice(moved?.start, moved?.end)).toBe(TEXT.slice(span.start, span.end))
      }),
    )
  })
})

describe('the words of a corrected recording', () => {
  test('outside keep their places, new ones share the time of the old and are certain', () => {
    const words = correctWords(heard(TEXT), TEXT, { start: TEXT.indexOf('gram'), end: TEXT.indexOf('gram') + 4, words: 'gram og mer' })
    expect(words.map(({ text }) => text).join(' ')).toBe('jeg tar paracet en gram og mer fire ganger daglig')
    expect(words.slice(0, 4)).toEqual(heard(TEXT).slice(0, 4))
    expect(words.slice(7)).toEqual(heard(TEXT).slice(5))
    expect(words.slice(4, 7).map(({ startMs, endMs, confidence }) => [startMs, endMs, confidence])).toEqual([[400, 430, 1], [430, 460, 1], [460, 490, 1]])
  })

  test('are always those of the corrected text, in the order of time', () => {
    const spoken = fc.array(fc.stringMatching(/^[a-zæøå]{1,8}$/), { minLength: 1, maxLength: 12 }).map((all) => all.join(' '))
    fc.assert(
      fc.property(spoken, spoken, (before, after) => {
        const change = correctionBetween(before, after)
        fc.pre(change !== undefined)
        const words = correctWords(heard(before), before, change)
        expect(words.map(({ text }) => text).join(' ')).toBe(after)
        expect(words.every(({ startMs, endMs }, at) => startMs <= endMs && startMs >= (words[at - 1]?.startMs ?? 0))).toBe(true)
      }),
    )
  })
})

describe('the correction between two texts', () => {
  test('is the least stretch of whole words', () => {
    const change = correctionBetween('tar paracet en gram daglig', 'tar paracet to gram daglig')
    expect(change).toEqual({ start: 12, end: 14, words: 'to' })
  })

  test('always makes the one out of the other', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), (before, after) => {
        const change = correctionBetween(before, after)
        expect(change ? correctText(before, change) : before).toBe(after)
      }),
    )
  })
})
