import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sentencesOfBlock } from '#domain/report/sentences-of-block.ts'
import { referralSentence, speaksOfReferral } from './referral-word.ts'

test.each<[Language, string]>([
  ['nb', 'Det skrives henvisning til ortoped.'],
  ['nb', 'HENVISNING sendes.'],
  ['nb', 'Øyehenvisningen er sendt.'],
  ['nb', 'Pasienten henvises til hudlege.'],
  ['nb', 'Pasienten vert tilvist til DPS.'],
  ['sv', 'Remiss skickas till ortopeden.'],
  ['sv', 'Patienten remitteras till öron-näsa-hals.'],
  ['sv', 'Skriver röntgenremiss idag.'],
  ['sv', 'Skickar henvisning til Norge.'],
  ['da', 'Patienten henvises til øjenlæge.'],
  ['da', 'Viderehenvist til kirurg.'],
  ['en', 'Referral to orthopaedics.'],
  ['en', 'I will refer her to cardiology.'],
  ['en', 'Referred for physiotherapy.'],
  ['ru', 'Выдано направление к неврологу.'],
  ['ru', 'Направлен на рентген.'],
])('%s speaks of it: %s', (language, text) => {
  expect(speaksOfReferral(text, language)).toBe(true)
})

test.each<[Language, string]>([
  ['nb', 'Pasienten viser til tidligere notat.'],
  ['nb', 'Kontroll om to uker.'],
  ['sv', 'Sjukdomen är i remission.'],
  ['sv', 'Patienten hänvisar till sin dotter.'],
  ['da', 'Kontrol om to uger.'],
  ['en', 'Referred pain in the left arm.'],
  ['en', 'With reference to the last visit.'],
  ['en', 'Hemoglobin within the reference range.'],
  ['ru', 'Боль отдаёт в правую ногу.'],
])('%s does not: %s', (language, text) => {
  expect(speaksOfReferral(text, language)).toBe(false)
})

const block = (text: string) => ({ id: 'a', kind: 'paragraph' as const, text, evidence: [] })

test('the sentence that holds the word is taken, not the paragraph', () => {
  const sentences = sentencesOfBlock(block('Ta Paracet ved behov. Henvises til ortoped for vurdering. Kontroll om to uker.'))
  expect(referralSentence(sentences, { language: 'nb' })?.text).toBe('Henvises til ortoped for vurdering.')
})

test('of two, the one the cursor stands in', () => {
  const sentences = sentencesOfBlock(block('Henvises til ortoped. Henvises til fysioterapeut.'))
  expect(referralSentence(sentences, { language: 'nb', cursor: 30 })?.text).toBe('Henvises til fysioterapeut.')
  expect(referralSentence(sentencesOfBlock(block('Kontroll om to uker.')), { language: 'nb' })).toBeUndefined()
})
