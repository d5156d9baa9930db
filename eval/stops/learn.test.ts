import { describe, expect, test } from 'vitest'
import { cutSpeech } from '#domain/note/segment/stops/cut-speech.ts'
import { expectedOf, noScores } from './lattice.ts'
import { learnStops } from './learn.ts'
import { flattened, lessonsOf } from './lessons.ts'

const TALK = { language: 'nb', text: 'Har du feber? Nei, ikke siden mandag. Hoster du? Ja, litt.' } as const

describe('a talk with its stops becomes a lesson without them', () => {
  test('the words keep what stood before them', () => {
    const { speech, gaps, questionEnds } = flattened(TALK)
    expect(speech.tokens.map(({ text }) => text).join(' ')).toBe('har du feber nei ikke siden mandag hoster du ja litt')
    expect(gaps).toEqual(['stop', 'nothing', 'nothing', 'stop', 'comma', 'nothing', 'nothing', 'stop', 'nothing', 'stop', 'comma'])
    expect([...questionEnds]).toEqual([3, 9])
  })
})

test('of the ways that the stops allow, each cuts at every stop and none within a phrase', () => {
  const [lesson] = lessonsOf(TALK)
  if (lesson === undefined) throw new Error('no lesson')
  const { ends } = expectedOf(lesson, noScores(lesson), true)
  lesson.gaps.forEach((gap, at) => {
    if (at === 0) return
    if (gap === 'stop') expect(ends[at]).toBeCloseTo(1)
    else if (gap === 'nothing') expect(ends[at]).toBe(0)
    else expect(ends[at]).toBeGreaterThan(0.1)
  })
})

test('what was learnt from some talks cuts a talk of the same kind', () => {
  const pairs = ['feber', 'hoste', 'kløe', 'smerter', 'utslett', 'hodepine'].flatMap((what) => [
    `Har du ${what}? Nei, ikke nå.`,
    `Har du hatt ${what}? Ja, i går.`,
  ])
  const weights = learnStops(lessonsOf({ language: 'nb', text: pairs.join(' ') }), 0.02)
  const { speech } = flattened({ language: 'nb', text: 'Har du svimmelhet? Nei, ikke nå. Har du hatt svimmelhet? Ja, i går.' })
  const cut = cutSpeech(speech, { begins: new Set(), continues: new Set() }, weights)
  expect(cut.filter(({ isQuestion }) => isQuestion).map(({ from, to }) => [from, to])).toEqual([[0, 3], [6, 10]])
})
