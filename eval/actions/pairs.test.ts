import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parsePairs, readPairs } from './pairs.ts'

const TEXT = `## nb letter NAV
R: sm 50 %, går hos fysio. livsvarig
L
Q: Er tilstanden varig? => livsvarig
Q: Behandling og grad => går hos fysio || sm 50 %
Q: Er operasjon aktuelt? => -
L
Q: Prognose => livsvarig

## ru message owner
R: 10 дней
L
Q: сколько дней? => 10 дней
`

test('each letter about some remarks is a case of its own, with the pieces that answer its questions', () => {
  const letters = parsePairs(TEXT, 'a')
  expect(letters.map(({ id, ofCase, kind, language }) => [id, ofCase, kind, language])).toEqual([
    ['a-1-1', 'a-1', 'letter', 'nb'], ['a-1-2', 'a-1', 'letter', 'nb'], ['a-2-1', 'a-2', 'message', 'ru'],
  ])
  const answers = new Map(letters[0]?.questions.map((one) => [one.text, one.answers]))
  expect(answers.get('Behandling og grad')).toEqual(['går hos fysio', 'sm 50 %'])
  expect(answers.get('Er operasjon aktuelt?')).toEqual([])
})

test('the place of a question tells nothing of whether it is answered', () => {
  const letters = readPairs(join(import.meta.dirname, 'pairs'))
  const lasts = letters.map(({ questions }) => questions.at(-1)?.answers?.length === 0)
  const all = letters.flatMap(({ questions }) => questions.map(({ answers }) => answers?.length === 0))
  const share = (some: readonly boolean[]): number => some.filter(Boolean).length / some.length
  expect(Math.abs(share(lasts) - share(all))).toBeLessThan(0.05)
})

test('every piece stands in its remarks letter by letter', () => {
  const astray = readPairs(join(import.meta.dirname, 'pairs')).flatMap(({ id, remarks, questions }) =>
    questions.flatMap(({ answers = [] }) => answers.filter((piece) => !remarks.includes(piece)).map((piece) => `${id}: ${piece}`)))
  expect(astray).toEqual([])
})
