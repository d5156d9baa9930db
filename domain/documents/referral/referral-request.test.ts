import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { readReferralRequest } from './referral-request.ts'

test.each<[Language, string, string, string, string]>([
  ['nb', 'Pasienten henvises til ortoped for vurdering av menisk.', 'ortoped', 'vurdering av menisk', ''],
  ['nb', 'Det skrives henvisning til øre-nese-hals-avdelingen på Haukeland innen to uker.', 'øre-nese-hals-avdelingen på Haukeland', '', 'innen to uker'],
  ['nb', 'Henvisning til MR av høyre kne.', '', 'MR av høyre kne', ''],
  ['nb', 'Henvises til vurdering hos nevrolog, haster.', 'nevrolog', 'vurdering hos nevrolog', 'haster'],
  ['nb', 'Henvises til ortoped for vurdering av menisken, og bestiller MR av venstre kne.', 'ortoped', 'vurdering av menisken', ''],
  ['sv', 'Remiss till kardiolog för bedömning av blåsljud, och tar nya prover.', 'kardiolog', 'bedömning av blåsljud', ''],
  ['en', 'Referred to gastroenterology for assessment, endoscopy, and treatment.', 'gastroenterology', 'assessment, endoscopy, and treatment', ''],
  ['nb', 'Henvisning sendes.', '', '', ''],
  ['nb', 'Sender henvisning til hudlege med tanke på fjerning av føflekk.', 'hudlege', 'fjerning av føflekk', ''],
  ['nb', 'Henvises som øyeblikkelig hjelp til kirurgisk avdeling.', 'kirurgisk avdeling', '', 'øyeblikkelig hjelp'],
  ['nb', 'Henvises til ortoped, det haster ikke.', 'ortoped', '', 'haster ikke'],
  ['sv', 'Remiss till ögonkliniken, inte akut.', 'ögonkliniken', '', 'inte akut'],
  ['da', 'Henvises til øjenlæge, det haster ikke.', 'øjenlæge', '', 'det haster ikke'],
  ['en', 'Referral to cardiology, not urgent.', 'cardiology', '', 'not urgent'],
  ['ru', 'Направление к неврологу, не срочно.', 'неврологу', '', 'не срочно'],
  ['sv', 'Remiss till ortopeden för bedömning av menisk.', 'ortopeden', 'bedömning av menisk', ''],
  ['sv', 'Patienten remitteras akut till ögonkliniken.', 'ögonkliniken', '', 'akut'],
  ['sv', 'Remiss för slätröntgen av höger knä.', '', 'slätröntgen av höger knä', ''],
  ['da', 'Patienten henvises til øjenlæge mhp. grå stær.', 'øjenlæge', 'grå stær', ''],
  ['da', 'Henvises til røntgen af venstre hånd.', '', 'røntgen af venstre hånd', ''],
  ['da', 'Henvises subakut til ortopædkirurg.', 'ortopædkirurg', '', 'subakut'],
  ['en', 'Referral to orthopaedics for assessment of the left knee.', 'orthopaedics', 'assessment of the left knee', ''],
  ['en', 'I will refer her to cardiology within two weeks.', 'cardiology', '', 'within two weeks'],
  ['en', 'Referred for physiotherapy.', '', 'physiotherapy', ''],
  ['ru', 'Выдано направление к неврологу для консультации.', 'неврологу', 'консультации', ''],
  ['ru', 'Направлен на рентген коленного сустава.', '', 'рентген коленного сустава', ''],
])('%s: %s', (language, sentence, receiver, asked, urgency) => {
  expect(readReferralRequest(sentence, language)).toEqual({ receiver, asked, urgency })
})

test('every word of a part stands in the sentence', () => {
  const sentence = 'Pasienten henvises raskt til revmatolog ved sykehuset for utredning av leddgikt, prøvesvar vedlegges.'
  for (const part of Object.values(readReferralRequest(sentence, 'nb'))) for (const word of part.split(' ')) expect(sentence).toContain(word)
})
