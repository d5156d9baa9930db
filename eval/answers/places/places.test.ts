import { expect, test } from 'vitest'
import { oddsOfAnswer } from '#domain/answers/weigh-places.ts'
import type { AskedTalk } from '../asked-talks.ts'
import { fitAll, fitPlaces, placesShown } from './fit-places.ts'
import { flatTalk, lessonsOf } from './lessons.ts'

/** Talks in which what costs is always told by the word money, and never asked for by it. */
const talkOf = (at: number, tells: boolean): AskedTalk => ({
  id: `t ${String(at)}`, language: 'en',
  text: [
    `Doctor: Here is number ${String(at)}.`, 'Patient: My knee hurts badly when walking downstairs.', 'Doctor: We look at it on Monday then.',
    tells ? 'Patient: That is a lot of money for us.' : 'Patient: The weather was lovely at the lake.',
  ].join('\n'),
  asked: [{ question: 'budget?', stretches: tells ? ['That is a lot of money for us.'] : [] }],
})
const LESSONS = Array.from({ length: 24 }, (_, at) => lessonsOf(talkOf(at, at % 3 !== 0))).flat()

test('what goes with a question is learnt from its answers, in other words than its own, and whether any does', () => {
  const weights = fitAll(LESSONS)
  const [told] = lessonsOf(talkOf(99, true))
  const [silent] = lessonsOf(talkOf(99, false))
  if (told === undefined || silent === undefined) throw new Error('no lesson')
  expect(placesShown(weights, told)[0]).toBe(true)
  expect(oddsOfAnswer(weights, told.beside)).toBeGreaterThan(oddsOfAnswer(weights, silent.beside) + 1)
})

test('the same lessons give the same weights', () => {
  expect(fitPlaces(LESSONS)).toEqual(fitPlaces(LESSONS))
})

test('a talk without stops and voices says the same in the same order, and so do its answers', () => {
  const { text, asked } = flatTalk(talkOf(1, true))
  expect(text).toBe('here is number 1 my knee hurts badly when walking downstairs we look at it on monday then that is a lot of money for us')
  expect(text).toContain(asked[0]?.stretches[0])
})
