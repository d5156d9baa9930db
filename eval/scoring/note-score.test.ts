import { expect, test } from 'vitest'
import { scoreNotes } from './note-score.ts'
import { rouge } from './rouge.ts'

const DIALOGUE =
  '[doctor] Any fever?\n[patient] No.\n[doctor] And the cough?\n[patient] Yeah, for ten days. I take lisinopril, twenty milligrams.\n[doctor] Okay.'

test('a note is worth its words, pairs of words and lines', () => {
  expect(rouge('a b c d', 'a b c d')).toEqual({ rouge1: 1, rouge2: 1, rougeLsum: 1 })
  expect(rouge('a b c d', 'd c b a').rouge2).toBe(0)
  expect(rouge('a b\nc d', 'c d\na b').rougeLsum).toBe(1)
  expect(rouge('a b c d', '')).toEqual({ rouge1: 0, rouge2: 0, rougeLsum: 0 })
  expect(rouge('the cat sat', 'the the the').rouge1).toBeCloseTo(1 / 3)
})

test('a report is grounded in the talk and compared with the note: brand names, spoken doses, answers', () => {
  const note = 'Cough for 10 days. No fever. Lisinopril 20 mg.'
  expect(scoreNotes([{ dialogue: DIALOGUE, note, report: 'Cough x 10 days, denies fever. Zestril 20 mg daily.' }])).toMatchObject({
    n: 1,
    grounding: 100,
    factsRecall: 100,
    factsF1: 100,
    flips: 0,
  })
})

test('an invented dose and a finding told the other way round are seen', () => {
  const { grounding, flips } = scoreNotes([{ dialogue: DIALOGUE, note: '', report: 'Fever. Cough. Lisinopril 40 mg.' }])
  expect(flips).toBe(50)
  expect(grounding).toBe(40)
})

test('a question without a clear answer tells both', () => {
  const dialogue = '[doctor] Any chest pain?\n[patient] Hmm, what do you mean?'
  expect(scoreNotes([{ dialogue, note: '', report: 'No chest pain.' }])).toMatchObject({ grounding: 100, flips: undefined })
})
