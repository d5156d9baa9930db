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

test('what it is not is no summary', () => {
  const { summary } = sectionsOf(`${CHEST.nb}Pasient: Er det hjerteinfarkt?\nLege: Nei, det er det ikke.`, 'nb')
  expect(summary).not.toMatch(/infarkt/)
})

test('an answer that says more is told as it was said', () => {
  const talk = `${CHEST.nb}Pasient: Er det hjerteinfarkt?\nLege: Nei, det sitter i musklene mellom ribbeina.`
  expect(Object.values(sectionsOf(talk, 'nb')).join('\n')).toMatch(/musklene/)
})
