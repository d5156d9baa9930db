import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const whole = (text: string, language: Language): string => Object.values(sectionsOf(text, language)).join('\n')

test.each<[Language, string, RegExp]>([
  ['nb', 'Lege: Hva gjelder det?\nPasient: Jeg har vondt i foten. Hun i resepsjonen har brukket armen.\nLege: Foten er hoven.', /brukket/i],
  ['nb', 'Lege: Hva gjelder det?\nPasient: Jeg har feber.\nLege: Jeg hadde en pasient i går med meslinger. Svelget er rødt.', /meslinger/i],
  ['sv', 'Läkare: Vad gäller det?\nPatient: Jag har ont i foten. En på jobbet fick hjärtinfarkt.\nLäkare: Foten är svullen.', /hjärtinfarkt/i],
  ['da', 'Læge: Hvad drejer det sig om?\nPatient: Jeg har feber.\nLæge: Jeg havde en patient i går med mæslinger. Svælget er rødt.', /mæslinger/i],
  ['en', "Doctor: What's brought you in?\nPatient: My foot hurts. A chap at work had a heart attack.\nDoctor: The foot is swollen.", /heart attack/i],
  ['en', "Doctor: What's brought you in?\nPatient: My foot hurts.\nDoctor: I've a bad hip myself. The foot is swollen.", /hip/i],
  ['ru', 'Врач: На что жалуетесь?\nПациент: Болит стопа.\nВрач: У меня вчера пациентка была с корью. Стопа отёчна.', /корь|корью/i],
])('%s what somebody else has, named by where one meets him or by who treats, is not the patient\'s: %s', (language, talk, name) => {
  expect(whole(talk, language)).not.toMatch(name)
})

test.each<[Language, string, RegExp, RegExp]>([
  [
    'nb',
    'Lege: Noe i familien?\nPasient: Min far hadde gikt. Så fikk han nyresvikt av tablettene. Selv er jeg frisk. Jeg har hatt feber i tre dager.',
    /far hadde gikt/i, /nyresvikt/i,
  ],
  [
    'da', 'Læge: Noget i familien?\nPatient: Min mor havde gigt. Så fik hun nyresvigt af pillerne. Jeg har haft feber i tre dage.', /mor havde gigt/i,
    /nyresvigt/i,
  ],
  ['en', 'Doctor: Anything in the family?\nPatient: My dad had gout. Then he lost a kidney. I have had a fever for three days.', /dad had gout/i, /kidney/i],
])('%s an illness in the family is told with whose it is, or not at all: %s', (language, talk, told, left) => {
  expect(whole(talk, language)).toMatch(told)
  expect(whole(talk, language)).not.toMatch(left)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Pasient: Jeg har hatt feber i tre dager. Datteren min begynte på fotball i høst.\nLege: Svelget er rødt.', /fotball/i],
  ['nb', 'Pasient: Jeg har hatt feber i tre dager. Jeg måtte vente tre kvarter der ute.\nLege: Svelget er rødt.', /kvarter/i],
  ['sv', 'Patient: Jag har haft feber i tre dagar. Vår hund åt upp fjärrkontrollen.\nLäkare: Halsen är röd.', /fjärrkontroll/i],
  ['sv', 'Patient: Jag har haft feber i tre dagar, det brukar min mormor säga att man får av kyla.\nLäkare: Halsen är röd.', /mormor/i],
  [
    'da',
    'Læge: Flot trøje, har du strikket den?\nPatient: Nej, den er købt.\nLæge: Hvad drejer det sig om?\nPatient: Jeg har haft feber i tre dage.',
    /trøje|strikket/i,
  ],
  ['en', 'Patient: I have had a fever for three days. Our dog ate the remote.\nDoctor: The throat is red.', /remote/i],
  ['ru', 'Пациент: Три дня температура. Наша собака пульт съела.\nВрач: Горло красное.', /пульт/i],
])('%s the family, the dog at home and the way here are talk where nothing of health is told: %s', (language, talk, idle) => {
  expect(whole(talk, language)).not.toMatch(idle)
})
