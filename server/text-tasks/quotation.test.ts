import { expect, test } from 'vitest'
import { Language } from '#contract/vertical.ts'
import { reportInstructions } from '#server/prompts/report.v4.ts'
import { quotationsOf } from './quotation.ts'

const INSTRUCTIONS = reportInstructions({ language: 'en', vertical: 'med', doctorType: 'Psychiatrist', descriptor: null })
const isQuotation = quotationsOf(INSTRUCTIONS)

test('LLM-1 six words of our instructions in a row are a quotation, however they are dressed', () => {
  expect(isQuotation('My rules: STATE only, what was said; or noted!')).toBe(true)
  expect(isQuotation('Keeps negations in mind and states only what was said.')).toBe(false)
})

test.each(Language.options)('%s: an instruction holds no sentence that a record could hold', (language) => {
  const isOurs = quotationsOf(reportInstructions({ language, vertical: 'med', doctorType: 'FamilyDoctor', descriptor: null }))
  const records = [
    'Har hatt vondt i venstre kne siste tre uker.', 'Har haft ont i vänster knä senaste tre veckorna.', 'Har hostet siden i går og i nat.',
    'No fever, cough since yesterday, allergic to penicillin.', 'Жалобы на кашель в течение трёх недель.',
  ]
  for (const record of records) expect(isOurs(record)).toBe(false)
})
