import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import { asksForReferral, referralSentence, speaksOfReferral } from './referral-word.ts'

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

test.each<[Language, string]>([
  ['nb', 'Det trenger pasienten ikke henvisning til.'],
  ['nb', 'Ingen henvisning nå.'],
  ['nb', 'Pasienten ønsker ikke å bli henvist, og tar kontakt ved forverring.'],
  ['nb', 'Henvisning er ikke nødvendig.'],
  ['nb', 'Henvist fra fastlege for kraftige menstruasjoner.'],
  ['nb', 'Blir bedre, så vi avventer henvisning.'],
  ['sv', 'Ingen remiss behövs.'],
  ['sv', 'Kommer på remiss från vårdcentralen.'],
  ['sv', 'Remitteras inte i nuläget.'],
  ['da', 'Der er ikke behov for henvisning.'],
  ['da', 'Henvist fra egen læge.'],
  ['en', 'No referral is needed.'],
  ["en", "He doesn't need to be referred."],
  ['en', 'Referred by her GP with four months of tiredness.'],
  ['ru', 'Направление не требуется.'],
])('%s nothing is offered beside a referral that is denied or lies behind: %s', (language, text) => {
  expect([speaksOfReferral(text, language), asksForReferral(text, language)]).toEqual([true, false])
})

test.each<[Language, string]>([
  ['nb', 'Ikke bedre av øvelser, henvises til ortoped.'],
  ['nb', 'Henvises ikke til kirurg, men til ortoped.'],
  ['nb', 'Henvises til ortoped hvis det ikke blir bedre.'],
  ['nb', 'Vi kan ikke vente med henvisning.'],
  ['nb', 'Ingen feber. Henvises til hudlege.'],
  ['sv', 'Blir det inte bra skickas remiss till neurofys.'],
  ['sv', 'Remitteras utan dröjsmål till ögonkliniken.'],
  ['nb', 'Blir det ikke bedre henvises pasienten til ortoped.'],
  ['da', 'Ikke bedring og henvises derfor til reumatolog.'],
  ['en', 'Not improving, so I will refer her to cardiology.'],
  ['ru', 'Боль не проходит, направлен к неврологу.'],
])('%s a no to something else takes nothing away: %s', (language, text) => {
  expect(asksForReferral(text, language)).toBe(true)
})

test('of a denied one and one that is asked for, the second is taken', () => {
  const sentences = sentencesOfBlock(block('Til kirurg trenger han ikke henvisning. Henvises til fysioterapeut.'))
  expect(referralSentence(sentences, { language: 'nb' })?.text).toBe('Henvises til fysioterapeut.')
})
