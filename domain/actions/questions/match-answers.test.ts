import { expect, test } from 'vitest'
import { findQuestions } from './find-questions.ts'
import { matchAnswers } from './match-answers.ts'

const matched = (input: string, remarks: string) => {
  const questions = findQuestions(input, 'nb')
  const { answers, rest } = matchAnswers({ questions, remarks, language: 'nb', kind: 'message' })
  return { answers: answers.map((given) => given.map(({ text }) => text)), rest: rest.map(({ text }) => text) }
}

test('each part of the remarks answers its question, what nobody asked stands apart, and what is not answered stays open', () => {
  const { answers, rest } = matched(
    'Hvor lenge skal han ha mykfôr? Når skal stingene fjernes? Kan han bade i sjøen?',
    'mykfôr i 14 dager. stingene løser seg selv.',
  )
  expect(answers).toEqual([['mykfôr i 14 dager.'], ['stingene løser seg selv.'], []])
  expect(rest).toEqual([])
})

test('remarks that carry the numbers of the questions are led by them alone', () => {
  expect(matched('1. Kan jeg trene?\n2. Hvor lenge skal jeg ta tablettene?', '2) ja, rolig\n1) sju dager').answers).toEqual([['sju dager'], ['ja, rolig']])
})

test('nothing of the remarks is lost or told twice where each part has one question', () => {
  const remarks = 'blodprøven var fin. ring hvis feber. resepten er sendt, tas med mat'
  const { answers, rest } = matched('Hva viste blodprøven? Kan du fornye resepten?', remarks)
  const told = [...answers.flat(), ...rest].join(' ')
  for (const word of remarks.match(/\p{L}+/gu) ?? []) expect(told).toContain(word)
})

test('a question and its answer need share no word where they are about one thing', () => {
  const { answers } = matched('Kan jeg kjøre bil til hytta? Hvor mye smertestillende kan hun ta?', 'la mannen ta rattet. Paracet 500 mg x 3')
  expect(answers).toEqual([['la mannen ta rattet.'], ['Paracet 500 mg x 3']])
})

test.each([
  ['a word of 100,000 letters', `Kan ${'x'.repeat(100_000)}? Når skal stingene fjernes?`, `${'y'.repeat(19_000)}. om to uker`],
  ['10,000 questions', 'Kan jeg trene? '.repeat(10_000), 'ja. '.repeat(5_000)],
  ['10,000 lines of a list', '- om det går\n'.repeat(10_000), 'ja, '.repeat(5_000)],
  ['10,000 commas', 'må jeg, '.repeat(10_000), '1. '.repeat(5_000)],
])('REL-32: %s are matched in time', (_what, input, remarks) => {
  expect(matched(input, remarks).answers.length).toBeLessThanOrEqual(60)
})
