import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const PRESSURE: Readonly<Record<Language, string>> = {
  nb: 'Lege: Blodtrykket er 120/70.', sv: 'Läkare: Blodtrycket är 120/70.', da: 'Læge: Blodtrykket er 120/70.', en: 'Doctor: Blood pressure is 120/70.',
  ru: 'Врач: Давление 120/70.',
}
const WARNING = '(?:Allergi|Intoleranse|Överkänslighet|Intolerans|Allergy|Intolerance|Аллергия|Непереносимость)[^\\n]*'

/** Whether the list of medicines warns of a medicine, in any form of its name. */
const isWarnedOf = (list: string, name: string): boolean => new RegExp(`${WARNING}${name.slice(0, 5)}`, 'iu').test(list)

type Told = readonly [language: Language, said: string, warned: readonly string[], none: readonly string[]]

const FORMS: readonly Told[] = [
  ['nb', 'Lege: Tåler du alle medisiner?\nPasient: Nei, jeg fikk utslett av kodein, men penicillin tåler jeg.', ['kodein'], ['penicillin']],
  ['sv', 'Läkare: Tål du alla mediciner?\nPatient: Nej, jag fick utslag av kodein, men penicillin tål jag.', ['kodein'], ['penicillin']],
  ['da', 'Læge: Tåler du al medicin?\nPatient: Nej, jeg fik udslæt af kodein, men penicillin tåler jeg.', ['kodein'], ['penicillin']],
  ['en', 'Doctor: Any allergies?\nPatient: Codeine gave me a rash, but penicillin I can take.', ['codeine'], ['penicillin']],
  ['nb', 'Pasient: Jeg er ikke allergisk mot penicillin.', [], ['penicillin']],
  ['nb', 'Pasient: Jeg er ikke allergisk mot penicillin, men mot kodein.', ['kodein'], ['penicillin']],
  ['nb', 'Lege: Er du allergisk?\nPasient: Ikke mot penicillin.', [], ['penicillin']],
  ['nb', 'Lege: Er du allergisk mot noe?\nPasient: Ikke mot penicillin, men mot kodein.', ['kodein'], ['penicillin']],
  ['nb', 'Lege: Er du allergisk mot penicillin?\nPasient: Nei, men mot kodein.', ['kodein'], ['penicillin']],
  ['nb', 'Lege: Noen allergier?\nPasient: Penicillin.', ['penicillin'], []],
  ['nb', 'Lege: Noen allergier?\nPasient: Ja, penicillin og kodein.', ['penicillin', 'kodein'], []],
  ['nb', 'Pasient: Jeg er allergisk mot penicillin og kodein.', ['penicillin', 'kodein'], []],
  ['nb', 'Lege: Noe du ikke tåler?\nPasient: Penicillin og kodein tåler jeg ikke.', ['penicillin', 'kodein'], []],
  ['nb', 'Pasient: Jeg trodde jeg var allergisk mot penicillin, men testen var negativ.', [], ['penicillin']],
  ['nb', 'Pasient: Mora mi er allergisk mot penicillin.', [], ['penicillin']],
  ['nb', 'Pasient: Jeg tåler penicillin, men ikke kodein.', ['kodein'], ['penicillin']],
  ['nb', 'Pasient: Penicillin tåler jeg, men kodein tåler jeg ikke.', ['kodein'], ['penicillin']],
  ['nb', 'Lege: Er du allergisk mot penicillin eller kodein?\nPasient: Bare kodein.', ['kodein'], ['penicillin']],
  ['nb', 'Lege: Er du allergisk mot noe?\nPasient: Nei, ingenting.\nLege: Da får du penicillin 660 mg fire ganger daglig.', [], ['penicillin']],
  ['nb', 'Pasient: Jeg ble testet, og jeg er ikke lenger allergisk mot penicillin.', [], ['penicillin']],
  ['nb', 'Lege: Allergisk mot penicillin?\nPasient: Nei, men jeg får utslett av kodein.', ['kodein'], ['penicillin']],
  ['sv', 'Patient: Jag är inte allergisk mot penicillin.', [], ['penicillin']],
  ['sv', 'Patient: Jag är inte allergisk mot penicillin, men mot kodein.', ['kodein'], ['penicillin']],
  ['sv', 'Läkare: Är du allergisk?\nPatient: Inte mot penicillin.', [], ['penicillin']],
  ['sv', 'Läkare: Är du allergisk mot något?\nPatient: Inte mot penicillin, men mot kodein.', ['kodein'], ['penicillin']],
  ['sv', 'Läkare: Är du allergisk mot penicillin?\nPatient: Nej, men mot kodein.', ['kodein'], ['penicillin']],
  ['sv', 'Läkare: Några allergier?\nPatient: Penicillin.', ['penicillin'], []],
  ['sv', 'Läkare: Några allergier?\nPatient: Ja, penicillin och kodein.', ['penicillin', 'kodein'], []],
  ['sv', 'Patient: Jag är allergisk mot penicillin och kodein.', ['penicillin', 'kodein'], []],
  ['sv', 'Läkare: Något du inte tål?\nPatient: Penicillin och kodein tål jag inte.', ['penicillin', 'kodein'], []],
  ['sv', 'Patient: Jag trodde att jag var allergisk mot penicillin, men testet var negativt.', [], ['penicillin']],
  ['sv', 'Patient: Min mamma är allergisk mot penicillin.', [], ['penicillin']],
  ['sv', 'Patient: Jag tål penicillin, men inte kodein.', ['kodein'], ['penicillin']],
  ['sv', 'Patient: Penicillin tål jag, men kodein tål jag inte.', ['kodein'], ['penicillin']],
  ['sv', 'Läkare: Är du allergisk mot penicillin eller kodein?\nPatient: Bara kodein.', ['kodein'], ['penicillin']],
  ['sv', 'Läkare: Är du allergisk mot något?\nPatient: Nej, inget.\nLäkare: Då får du penicillin 1 g tre gånger om dagen.', [], ['penicillin']],
  ['sv', 'Patient: Jag blev testad, och jag är inte längre allergisk mot penicillin.', [], ['penicillin']],
  ['sv', 'Läkare: Allergisk mot penicillin?\nPatient: Nej, men jag får utslag av kodein.', ['kodein'], ['penicillin']],
  ['da', 'Patient: Jeg er ikke allergisk over for penicillin.', [], ['penicillin']],
  ['da', 'Patient: Jeg er ikke allergisk over for penicillin, men over for kodein.', ['kodein'], ['penicillin']],
  ['da', 'Læge: Er du allergisk?\nPatient: Ikke over for penicillin.', [], ['penicillin']],
  ['da', 'Læge: Er du allergisk over for noget?\nPatient: Ikke over for penicillin, men over for kodein.', ['kodein'], ['penicillin']],
  ['da', 'Læge: Er du allergisk over for penicillin?\nPatient: Nej, men over for kodein.', ['kodein'], ['penicillin']],
  ['da', 'Læge: Nogen allergier?\nPatient: Penicillin.', ['penicillin'], []],
  ['da', 'Læge: Nogen allergier?\nPatient: Ja, penicillin og kodein.', ['penicillin', 'kodein'], []],
  ['da', 'Patient: Jeg er allergisk over for penicillin og kodein.', ['penicillin', 'kodein'], []],
  ['da', 'Læge: Noget du ikke tåler?\nPatient: Penicillin og kodein tåler jeg ikke.', ['penicillin', 'kodein'], []],
  ['da', 'Patient: Jeg troede, jeg var allergisk over for penicillin, men testen var negativ.', [], ['penicillin']],
  ['da', 'Patient: Min mor er allergisk over for penicillin.', [], ['penicillin']],
  ['da', 'Patient: Jeg tåler penicillin, men ikke kodein.', ['kodein'], ['penicillin']],
  ['da', 'Patient: Penicillin tåler jeg, men kodein tåler jeg ikke.', ['kodein'], ['penicillin']],
  ['da', 'Læge: Er du allergisk over for penicillin eller kodein?\nPatient: Kun kodein.', ['kodein'], ['penicillin']],
  ['da', 'Læge: Er du allergisk over for noget?\nPatient: Nej, ingenting.\nLæge: Så får du penicillin 1 mio fire gange dagligt.', [], ['penicillin']],
  ['da', 'Patient: Jeg blev testet, og jeg er ikke længere allergisk over for penicillin.', [], ['penicillin']],
  ['da', 'Læge: Allergisk over for penicillin?\nPatient: Nej, men jeg får udslæt af kodein.', ['kodein'], ['penicillin']],
  ['en', "Patient: I'm not allergic to penicillin.", [], ['penicillin']],
  ['en', "Patient: I'm not allergic to penicillin, but I am to codeine.", ['codeine'], ['penicillin']],
  ['en', 'Doctor: Are you allergic to anything?\nPatient: Not to penicillin.', [], ['penicillin']],
  ['en', 'Doctor: Are you allergic to anything?\nPatient: Not to penicillin, but to codeine.', ['codeine'], ['penicillin']],
  ['en', 'Doctor: Are you allergic to penicillin?\nPatient: No, but I am to codeine.', ['codeine'], ['penicillin']],
  ['en', 'Doctor: Any allergies?\nPatient: Penicillin.', ['penicillin'], []],
  ['en', 'Doctor: Any allergies?\nPatient: Yes, penicillin and codeine.', ['penicillin', 'codeine'], []],
  ['en', "Patient: I'm allergic to penicillin and codeine.", ['penicillin', 'codeine'], []],
  ['en', "Doctor: Anything you can't take?\nPatient: I can't take penicillin or codeine.", ['penicillin', 'codeine'], []],
  ['en', 'Patient: I thought I was allergic to penicillin, but the test was negative.', [], ['penicillin']],
  ['en', 'Patient: My mother is allergic to penicillin.', [], ['penicillin']],
  ['en', 'Patient: I can take penicillin, but not codeine.', ['codeine'], ['penicillin']],
  ['en', "Patient: Penicillin I'm fine with, but codeine I can't tolerate.", ['codeine'], ['penicillin']],
  ['en', 'Doctor: Are you allergic to penicillin or codeine?\nPatient: Only codeine.', ['codeine'], ['penicillin']],
  ['en', "Doctor: Are you allergic to anything?\nPatient: No, nothing.\nDoctor: Then I'll give you penicillin 500 mg four times a day.", [], ['penicillin']],
  ['en', "Patient: I was tested, and I'm no longer allergic to penicillin.", [], ['penicillin']],
  ['en', 'Doctor: Allergic to penicillin?\nPatient: No, but I get a rash from codeine.', ['codeine'], ['penicillin']],
  ['ru', 'Пациент: У меня нет аллергии на пенициллин.', [], ['пенициллин']],
  ['ru', 'Пациент: У меня нет аллергии на пенициллин, но есть на кодеин.', ['кодеин'], ['пенициллин']],
  ['ru', 'Врач: Есть аллергия?\nПациент: Не на пенициллин.', [], ['пенициллин']],
  ['ru', 'Врач: Есть аллергия?\nПациент: Не на пенициллин, а на кодеин.', ['кодеин'], ['пенициллин']],
  ['ru', 'Врач: Есть аллергия на пенициллин?\nПациент: Нет, но есть на кодеин.', ['кодеин'], ['пенициллин']],
  ['ru', 'Врач: Аллергия есть?\nПациент: Пенициллин.', ['пенициллин'], []],
  ['ru', 'Врач: Аллергия есть?\nПациент: Да, на пенициллин и кодеин.', ['пенициллин', 'кодеин'], []],
  ['ru', 'Пациент: У меня аллергия на пенициллин и кодеин.', ['пенициллин', 'кодеин'], []],
  ['ru', 'Врач: Что вы не переносите?\nПациент: Пенициллин и кодеин не переношу.', ['пенициллин', 'кодеин'], []],
  ['ru', 'Пациент: Я думал, у меня аллергия на пенициллин, но тест отрицательный.', [], ['пенициллин']],
  ['ru', 'Пациент: У мамы аллергия на пенициллин.', [], ['пенициллин']],
  ['ru', 'Пациент: Пенициллин переношу, а кодеин нет.', ['кодеин'], ['пенициллин']],
  ['ru', 'Пациент: Пенициллин я переношу, а кодеин не переношу.', ['кодеин'], ['пенициллин']],
  ['ru', 'Врач: У вас аллергия на пенициллин или кодеин?\nПациент: Только на кодеин.', ['кодеин'], ['пенициллин']],
  ['ru', 'Врач: Есть аллергия?\nПациент: Нет, ни на что.\nВрач: Тогда пенициллин 500 мг четыре раза в день.', [], ['пенициллин']],
  ['ru', 'Пациент: Меня проверили, аллергии на пенициллин больше нет.', [], ['пенициллин']],
  ['ru', 'Врач: Аллергия на пенициллин?\nПациент: Нет, но от кодеин сыпь.', ['кодеин'], ['пенициллин']],
  // what a denial excepts is not denied
  ['nb', 'Pasient: Ingen allergier bortsett fra penicillin.', ['penicillin'], []],
  ['nb', 'Pasient: Jeg er ikke allergisk mot noe annet enn penicillin.', ['penicillin'], []],
  ['sv', 'Patient: Inga allergier förutom penicillin.', ['penicillin'], []],
  ['da', 'Patient: Ingen allergier ud over penicillin.', ['penicillin'], []],
  ['en', 'Patient: No allergies, just penicillin.', ['penicillin'], []],
  ['en', "Patient: I'm not allergic to anything other than penicillin.", ['penicillin'], []],
  ['ru', 'Пациент: Аллергии нет, кроме пенициллина.', ['пенициллин'], []],
  // what was not got is no reaction
  ['nb', 'Pasient: Voltaren har jeg prøvd, jeg fikk ikke magesår av det.', [], ['Voltaren']],
  ['sv', 'Patient: Voltaren har jag provat, jag fick inte magsår av det.', [], ['Voltaren']],
  ['en', 'Patient: I took naproxen, I had no ulcer from it.', [], ['naproxen']],
]

const listOf = (said: string, language: Language): string => sectionsOf(said, language).medications ?? ''

test.each(FORMS)('%s: who is allergic to what, and to what not: %s', (language, said, warned, none) => {
  const list = listOf(`${said}\n${PRESSURE[language]}`, language)
  expect(warned.filter((name) => !isWarnedOf(list, name))).toEqual([])
  expect(none.filter((name) => isWarnedOf(list, name))).toEqual([])
})

/** As a recogniser without stops writes it. */
const flat = (said: string): string => said.replaceAll(/^\p{L}+: /gmu, '').replaceAll(/[.,?!;:]/g, '').replaceAll('\n', ' ').toLowerCase()

test.each(FORMS)('%s: no warning of what is not an allergy in flat speech either: %s', (language, said, _, none) => {
  const list = listOf(flat(`${said}\n${PRESSURE[language]}`), language)
  expect(none.filter((name) => isWarnedOf(list, name))).toEqual([])
})

test('ru: what is borne is told behind the one that is not', () => {
  const list = sectionsOf('Врач: Аллергия на лекарства есть?\nПациент: На кодеин была сыпь, а пенициллин переношу.', 'ru').medications ?? ''
  expect([isWarnedOf(list, 'кодеин'), isWarnedOf(list, 'пенициллин')]).toEqual([true, false])
})
