import { expect, test } from 'vitest'
import { changesBetween, changesText, frozenLines } from './golden-file.ts'
import { digestLine, openTalks, talkText } from './talk-texts.ts'

/** Some 8 s of processor time, which a loaded machine may give late. */
const LIMIT_MS = 120_000
/** A change of the engine that touches few talks may pass here; `npm run eval:golden -- --diff` reads all of them in half a minute. */
const ONE_IN = 12

/** Read once: making the expressions of their gold takes longer than the reports. */
const TALKS = openTalks()

test(
  'each twelfth open talk gives the frozen report and omissions; `npm run eval:golden -- --diff` shows what changed in all, `npm run eval:golden` freezes it',
  () => {
    const talks = TALKS.filter((_, at) => at % ONE_IN === 0)
    const ids = new Set(talks.map(({ id }) => id))
    const frozen = frozenLines().filter((line) => ids.has(line.split(' ')[0] ?? ''))
    expect(frozen).toHaveLength(talks.length)
    expect(changesText(changesBetween(frozen, talks.map((talk) => digestLine(talkText(talk)))))).toBe('')
  }, LIMIT_MS)

test('the talks that are frozen are the open ones', () => {
  expect(frozenLines().map((line) => line.split(' ')[0])).toEqual(TALKS.map(({ id }) => id))
})

test('a talk stands once in the file', () => {
  const ids = frozenLines().map((line) => line.split(' ')[0])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(400)
})

test('planted: a changed report, a new talk and a lost one are named', () => {
  expect(changesBetween(['a 1', 'b 2', 'c 3'], ['d 4', 'b 5', 'a 1'])).toEqual({ changed: ['b'], added: ['d'], gone: ['c'] })
  expect(changesText({ changed: ['b'], added: [], gone: ['c'] })).toBe('changed (1): b\ngone (1): c')
})

test('planted: another word, another place it rests on and another omission each give another digest', () => {
  const [talk] = TALKS
  if (talk === undefined) throw new Error('there are no open talks')
  const { id, text } = talkText(talk)
  const digest = digestLine({ id, text })
  for (const sign of [/\p{L}{4}/u, /< \d+-/, /omitted\n/]) {
    expect(text).toMatch(sign)
    expect(digestLine({ id, text: text.replace(sign, 'x') })).not.toBe(digest)
  }
})
