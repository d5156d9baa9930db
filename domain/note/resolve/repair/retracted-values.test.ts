import { expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const whole = (text: string, language: Language, vertical: Vertical): string => Object.values(sectionsOf(text, language, vertical)).join('\n')

test.each<[Language, Vertical, string, RegExp, RegExp]>([
  ['nb', 'vet',
    'Eier: Hun spiser ikke, og hun kastet opp i går.\nVeterinær: Vekt to komma fire, nei, buret, vent, jeg nullstiller. ' +
    'En komma nitti kilo. Temperatur trettisju komma to.', /1,90/, /2,4|nullstiller/],
  ['sv', 'vet',
    'hon äter inte sedan i går och hon kräktes två gånger. då väger vi tre komma ett. nej. hon hänger i väskan. två komma nio kilo. ' +
    'temperatur trettiosju komma sex.', /2,9/, /3,1|väskan/],
  ['da', 'med',
    'Læge: Hvor mange dage varer blødningen?\nPatient: Ti dage. Nej, ti er at tage munden for fuld, otte plejer det at være. ' +
    'Jeg har ondt i maven.\nLæge: Maven er blød.', /8 dage/, /10/],
  ['sv', 'med',
    'Läkare: Hur länge har ni haft ont?\nPatient: Klockan sex, när jag åt. Nej, halv sju var det. Jag har ont i magen.\n' +
    'Läkare: Magen är mjuk.', /halv 7/, /klockan [67]/i],
  ['en', 'med',
    "Doctor: How often do you go?\nPatient: Eight times a day. No, eight was at the weekend, it's ten now. My belly hurts.\n" +
    "Doctor: The belly is soft.", /10 times/, /8/],
  ['ru', 'med',
    'Врач: Понос сколько раз в день?\nПациент: Понос восемь раз в день. Нет, восемь было в выходные, сейчас десять. Живот болит.\n' +
    'Врач: Живот мягкий.', /10 раз/, /8/],
])('%s %s what is taken back and told anew is told once, and right: %s', (language, vertical, talk, right, wrong) => {
  expect(whole(talk, language, vertical)).toMatch(right)
  expect(whole(talk, language, vertical)).not.toMatch(wrong)
})

test.each<[Language, Vertical, string, RegExp]>([
  ['nb', 'med',
    'Pasient: Jeg er tungpustet.\nLege: Vekta er åttifire kilo. Høyden er hundre og åtti centimeter.\n' +
    'Pasient: Jeg var hundre og åttifire en gang.\nLege: Lungene er rene.', /180/],
  ['sv', 'vet',
    'Veterinär: Hur länge har hon kräkts?\nDjurägare: Det blev väl tio dagar sammanlagt. Jag har tre kvar av kuren. Hon linkade.\n' +
    'Veterinär: Hon är halt på vänster bak.', /10 dagar/],
])('%s %s another number is no repair: %s', (language, vertical, talk, right) => {
  expect(whole(talk, language, vertical)).toMatch(right)
})

test.each<[Language, Vertical, string, RegExp]>([
  ['da', 'vet',
    'Dyrlæge: Drikker Maxi mere end før?\nEjer: Næh, det synes jeg ikke. Eller jo, skålen er tom hver aften. Han tisser meget.\n' +
    'Dyrlæge: Maven er blød.', /mere[^.]*: nej|ikke mere/i],
  ['ru', 'med',
    'Врач: Антибиотики пили?\nПациентка: Не пила. А, хотя доксициклин был в прошлом месяце. У меня сыпь.\nВрач: Сыпь на бедре.', /не пила|антибиотики: нет/i],
  ['en', 'med', "Doctor: Any blood in your stool?\nPatient: No, none. Oh wait, yes, once on Sunday. My belly hurts.\nDoctor: The belly is soft.", /no blood/i],
])('%s %s a denial that is turned round at once is none: %s', (language, vertical, talk, denied) => {
  expect(whole(talk, language, vertical)).not.toMatch(denied)
})
