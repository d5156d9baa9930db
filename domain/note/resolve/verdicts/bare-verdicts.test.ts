import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const CHEST: Readonly<Record<Language, string>> = {
  nb: 'Pasient: Jeg har hatt vondt i brystet i to dager.\nLege: EKG er helt normalt.\n',
  sv: 'Patient: Jag har haft ont i bröstet i två dagar.\nLäkare: EKG är normalt.\n',
  da: 'Patient: Jeg har haft ondt i brystet i to dage.\nLæge: EKG er normalt.\n',
  en: "Patient: I've had chest pain for two days.\nDoctor: Your ECG is normal.\n",
  ru: 'Пациент: Болит грудь два дня.\nВрач: ЭКГ нормальная.\n',
}

test.each<[Language, string, string]>([
  ['nb', 'Pasient: Er det hjerteinfarkt?\nLege: Nei, det er det ikke.', 'Ikke hjerteinfarkt.'],
  ['nb', 'Pasient: Kan det være lungebetennelse?\nLege: Det tror jeg ikke.', 'Trolig ikke lungebetennelse.'],
  ['nb', 'Pasient: Er det lungebetennelse?\nLege: Ja, det er det.', 'Lungebetennelse.'],
  ['nb', 'Pasient: Kan det være lungebetennelse?\nLege: Det kan det være.', 'Mulig lungebetennelse.'],
  ['sv', 'Patient: Är det hjärtinfarkt?\nLäkare: Nej, det är det inte.', 'Inte hjärtinfarkt.'],
  ['sv', 'Patient: Är det lunginflammation?\nLäkare: Ja, det är det.', 'Lunginflammation.'],
  ['sv', 'Patient: Kan det vara lunginflammation?\nLäkare: Det tror jag inte.', 'Sannolikt inte lunginflammation.'],
  ['da', 'Patient: Er det en blodprop?\nLæge: Nej, det er det ikke.', 'Ikke blodprop.'],
  ['da', 'Patient: Så er det lungebetændelse?\nLæge: Ja, det er det.', 'Lungebetændelse.'],
  ['en', "Patient: So is it a heart attack?\nDoctor: No, it isn't.", 'Not heart attack.'],
  ['en', "Patient: So is it heart failure?\nDoctor: I don't think so.", 'Probably not heart failure.'],
  ['en', 'Patient: Is it pneumonia?\nDoctor: It could be.', 'Possible pneumonia.'],
  ['ru', 'Пациент: Это инфаркт?\nВрач: Нет.', 'Не инфаркт.'],
  ['ru', 'Пациент: Это пневмония?\nВрач: Да, она.', 'Пневмония.'],
])('%s: what somebody feared is told by its name and how sure it is: %s', (language, talk, judged) => {
  expect(sectionsOf(`${CHEST[language]}${talk}`, language).diagnoses?.split('\n')).toContain(judged)
})

test.each<[Language, string, RegExp]>([
  ['en', "Patient: Is it dangerous with asthma?\nDoctor: No, it isn't.", /asthma/i],
  ['en', 'Patient: My mother had breast cancer, can it be hereditary?\nDoctor: It could be.', /cancer/i],
  ['nb', 'Pasient: Er det farlig med astma?\nLege: Nei, det er det ikke.', /astma/i],
  ['nb', 'Pasient: Er det angst eller infarkt?\nLege: Ja.', /angst|infarkt/i],
  ['nb', 'Pasient: Det er ikke kreft, da?\nLege: Jo, dessverre.', /ikke kreft/i],
  ['nb', 'Pasient: Kan jeg få kreft av det?\nLege: Det kan det.', /kreft/i],
  ['nb', 'Pasient: Trenger jeg antibiotika mot lungebetennelsen?\nLege: Ja.', /lungebetennelse/i],
  ['sv', 'Patient: Smittar lunginflammation?\nLäkare: Ja.', /lunginflammation/i],
  ['da', 'Patient: Er det farligt med astma?\nLæge: Nej, det er det ikke.', /astma/i],
  ['ru', 'Пациент: С астмой это опасно?\nВрач: Нет.', /астм/i],
])('%s: a question of something else about a disease gives no verdict of it: %s', (language, talk, disease) => {
  expect(sectionsOf(`${CHEST[language]}${talk}`, language).diagnoses ?? '').not.toMatch(disease)
})

test('an answer that repeats itself without end is no verdict, and is read at once', () => {
  const talk = `${CHEST.nb}Pasient: Er det hjerteinfarkt?\nLege: ${'det tror jeg ikke '.repeat(2_000)}altså`
  expect(sectionsOf(talk, 'nb').diagnoses ?? '').not.toMatch(/Trolig ikke/)
})

test('what it is not is no summary', () => {
  const { summary } = sectionsOf(`${CHEST.nb}Pasient: Er det hjerteinfarkt?\nLege: Nei, det er det ikke.`, 'nb')
  expect(summary).not.toMatch(/infarkt/)
})

test('an answer that says more is told as it was said', () => {
  const talk = `${CHEST.nb}Pasient: Er det hjerteinfarkt?\nLege: Nei, det sitter i musklene mellom ribbeina.`
  expect(Object.values(sectionsOf(talk, 'nb')).join('\n')).toMatch(/musklene/)
})
