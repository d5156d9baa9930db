import { expect, test } from 'vitest'
import { findQuestions } from './find-questions.ts'
import { matchAnswers } from './match-answers.ts'

const matched = (input: string, remarks: string) => {
  const questions = findQuestions(input, 'nb')
  const { answers, rest } = matchAnswers(questions, remarks, 'nb')
  return { answers: answers.map((given) => given.map(({ text }) => text)), rest: rest.map(({ text }) => text) }
}

test('each part of the remarks answers its question, what nobody asked stands apart, and what is not answered stays open', () => {
  const { answers, rest } = matched('Hvor lenge skal han ha mykfôr? Når skal stingene fjernes? Kan han bade i sjøen?', 'mykfôr i 14 dager. stingene løser seg selv.')
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
