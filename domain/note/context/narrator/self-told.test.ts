import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const whole = (text: string, language: Language): string => Object.values(sectionsOf(text, language)).join('\n')

test.each<[Language, string, RegExp]>([
  ['nb',
    'Lege: Hva plager deg?\nPasient: Jeg er tungpustet i bakker. Jeg hoster om morgenen. Han Leif er åttifire og går fra meg. ' +
    'Han har operert begge hoftene og er som ny. Jeg får ikke puste når jeg ligger.\nLege: Du har pipelyder i lungene.', /hoftene/],
  ['nb',
    'Lege: Hva plager deg?\nPasient: Jeg hoster mye. Jeg har feber. Broren min døde av lungekreft.\nLege: Hvor gammel var han?\n' +
    'Pasient: Sekstini.\nPasient: Jeg er redd for det samme.\nLege: Du har pipelyder i lungene.', /69/],
  ['nb',
    'Pasient: Jeg er tungpustet. Jeg hoster om natta. Kona sitter hjemme, hun har fått influensa. Trettini i feber. ' +
    'Jeg har sovet på gjesterommet.\nLege: Har du feber?\nPasient: Nei.\nLege: Du har pipelyder i lungene.', /39/],
  ['da',
    'jeg kan ikke se ordentligt på venstre øje er det kommet langsomt ja ser du dobbelt nej jeg ser dårligt om aftenen. ' +
    'min mand han så alting skævt. han har den våde gule plet og får indsprøjtninger. har du lysglimt nej. jeg har lidt hovedpine.', /gule plet/],
  ['sv',
    'Läkare: Vad gäller det?\nPatient: Jag har ont i knät. Jag sover dåligt. Min granne opererade sitt knä. ' +
    'Hon fick en blodpropp efteråt. Jag tar Alvedon.\nLäkare: Du är svullen i knät.', /blodpropp/],
  ['en',
    "Doctor: What's brought you in?\nPatient: I feel low in waves. I can't sleep. I get up four times. I have a bad knee. " +
    "I wake at five. Little Theo, he's the one with the asthma. He was in hospital with it in the spring, it gave us all a fright.\n" +
    "Doctor: You have a swollen knee.", /hospital|asthma/],
  ['ru',
    'Врач: На что жалуетесь?\nПациентка: Меня тошнит. У меня слабость. У сестры тромбоз был. ' +
    'Во время беременности ей уколы ставили, кололи клексан. Меня рвёт утром.\nВрач: У вас живот мягкий.', /клексан/i],
])('%s he and she are not the patient where the patient speaks as I: %s', (language, talk, other) => {
  expect(whole(talk, language)).not.toMatch(other)
})

test.each<[Language, string, RegExp]>([
  ['nb',
    'Lege: Hva gjelder det?\nMor: Han er så trøtt. Han hoster om natta. Han har hatt feber i tre dager. Jeg ga ham Paracet.\n' +
    'Lege: Han har rød hals.', /hoster/i],
  ['da',
    'Jordemoder: Du er træt?\nPatient: Jeg er helt vildt træt. Jeg er svimmel. Jeg har halsbrand.\nMand: Hun kaster op hver morgen.\n' +
    'Patient: Jeg tager jern.\nJordemoder: Dit blodtryk er 110/70.', /kaster op/i],
  ['da',
    'Læge: Er du hans kone?\nKone: Ja. Han slog hovedet, og han var væk i et minut.\nPatient: Jeg har ondt i hovedet. Jeg er svimmel. ' +
    'Jeg har ondt i armen.\nLæge: Dit blodtryk er 110/70.', /væk i et minut/i],
  ['nb',
    'Lege: Hva plager deg?\nPasient: Jeg hoster. Jeg har feber. Jeg er kvalm.\n' +
    'Mor: Jonas tåler ikke Apocillin, han ble full av prikker som liten.\nLege: Du har rød hals.', /Apocillin/],
])('%s who was brought, and what a companion tells of the patient, stays: %s', (language, talk, told) => {
  expect(whole(talk, language)).toMatch(told)
})
