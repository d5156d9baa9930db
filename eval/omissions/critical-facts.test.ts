import { expect, test } from 'vitest'
import { KNOWN, nowhereIn } from './critical-facts.ts'
import { openTalks, talksKeptApart } from './measure.ts'

/** Some 8 s of processor time, which a loaded machine may give late. */
const LIMIT_MS = 240_000
/** `npm run eval:omissions` judges all of them. */
const ONE_IN = 12
const TALKS = openTalks()

test('in each twelfth open talk every medicine, allergy, ban and reason to seek help stands in the report, in a question or in the list', () => {
  const kept = talksKeptApart()
  const talks = TALKS.filter(({ id }, at) => at % ONE_IN === 0 && !kept.has(id))
  expect(talks.length).toBeGreaterThan(25)
  const nowhere = talks.flatMap(nowhereIn).map(({ talk, what }) => `${talk}: ${what}`)
  expect(nowhere.filter((one) => !KNOWN.has(one))).toEqual([])
}, LIMIT_MS)

test('planted: a medicine that the report, its questions and the list all leave out is found', () => {
  const [talk] = TALKS
  if (talk === undefined) throw new Error('there are no open talks')
  const medicines = [...talk.gold.medicines, { source: 'voxatril', name: /voxatril/giu, dose: undefined, status: 'continued' as const, needsRewriting: false }]
  expect(nowhereIn({ ...talk, gold: { ...talk.gold, medicines } }).map(({ what }) => what)).toContain('medicine voxatril')
})
