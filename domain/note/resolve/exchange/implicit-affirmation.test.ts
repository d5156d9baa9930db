import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const came: Readonly<Record<Language, string>> = {
  nb: 'Lege: Hva kan jeg hjelpe med?\nPasient: Jeg har hatt vondt i magen i to uker.',
  sv: 'Läkare: Vad söker du för?\nPatient: Jag har haft ont i magen i två veckor.',
  da: 'Læge: Hvad kan jeg hjælpe med?\nPatient: Jeg har haft ondt i maven i to uger.',
  en: 'Doctor: What brings you in?\nPatient: I have had pain in my belly for two weeks.',
  ru: 'Врач: Что беспокоит?\nПациентка: Две недели болит живот.',
}
const roles: Readonly<Record<Language, readonly [string, string]>> = {
  nb: ['Lege', 'Pasient'],
  sv: ['Läkare', 'Patient'],
  da: ['Læge', 'Patient'],
  en: ['Doctor', 'Patient'],
  ru: ['Врач', 'Пациентка'],
}

function told(language: Language, question: string, answer: string): string {
  const [asks, answers] = roles[language]
  return sectionsOf(`${came[language]}\n${asks}: ${question}\n${answers}: ${answer}`, language).complaints ?? ''
}

test.each<[Language, string, string, RegExp]>([
  ['nb', 'Er du kvalm?', 'Hele tida.', /kvalm, hele tida/i],
  ['sv', 'Är du trött?', 'Jättemycket, jag somnar på bussen.', /trött, jättemycket/i],
  ['da', 'Er du svimmel?', 'En del, især om morgenen.', /svimmel, en del/i],
  ['en', 'Are you tired?', 'Like a wet rag.', /tired, like a wet rag/i],
  ['ru', 'Кашель есть?', 'Постоянно.', /кашель.*постоянно/i],
  ['en', 'Have you coughed up blood?', 'A little dry cough.', /^(?!.*blood)/i],
])('%s how much of it, or like what, says yes to %s', (language, question, answer, wanted) => {
  expect(told(language, question, answer)).toMatch(wanted)
})

test.each<[Language, string, string, RegExp]>([
  ['nb', 'Feber? Utslett?', 'Ingen av delene.', /Ingen feber eller utslett/],
  ['sv', 'Feber? Utslag? Hosta?', 'Nej, inget av det.', /Ingen feber, utslag eller hosta/],
  ['da', 'Feber? Udslæt?', 'Nej, ingen af delene.', /Ingen feber eller udslæt/],
  ['en', 'Fever? Rash?', 'Neither.', /No fever or rash/],
  ['ru', 'Тошнота? Рвота?', 'Ни того, ни другого.', /Тошноты, рвоты нет/],
  ['en', 'Fever? Rash?', 'Both.', /Fever, rash\./],
])('%s several things asked after in a row are answered at once: %s', (language, question, answer, wanted) => {
  expect(told(language, question, answer)).toMatch(wanted)
})

test.each<[Language, string, string, RegExp]>([
  ['nb', 'Hvor mange anfall har du hatt?', 'Seks.', /Anfall: 6/],
  ['nb', 'Hvor mange timer varer det?', 'Fire.', /Varer: 4 timer/],
  ['sv', 'Hur många dagar håller det i sig?', 'Tre.', /Håller i sig: 3 dagar/],
  ['da', 'Hvor mange dage varer det?', 'Otte.', /Varer: 8 dage/],
  ['en', 'How many attacks have you had?', 'Five, this year.', /Attacks: 5, this year/],
])('%s a number stands with what it was asked of: %s', (language, question, answer, wanted) => {
  expect(told(language, question, answer)).toMatch(wanted)
})

test.each<[Language, string, RegExp]>([
  [
    'nb',
    'Lege: Lungene har knatrelyder nederst til høyre. CRP er 120.\nPasient: Er det lungebetennelse?\nLege: Ja, det stemmer med både lyden og prøven.',
    /Lungebetennelse/,
  ],
  [
    'da',
    'Læge: Der er knitren nederst på højre lunge. CRP er 120.\nPatient: Er det lungebetændelse?\nLæge: Ja, det peger både lyden og prøven på.',
    /Lungebetændelse/,
  ],
  ['en', 'Doctor: The toe is red and hot. Urate is 520.\nPatient: Is it gout?\nDoctor: Yes, that goes with the crystals we saw.', /Gout/],
])('%s a yes to what one fears names what it is', (language, talk, wanted) => {
  expect(sectionsOf(`${came[language]}\n${talk}`, language).diagnoses ?? '').toMatch(wanted)
})

test.each<[Language, string]>([
  ['en', 'Doctor: The toe is red and hot.\nPatient: Is it gout?\nDoctor: No, I think it is an infection.'],
  ['nb', 'Lege: Lungene har knatrelyder.\nPasient: Har du hatt lungebetennelse?\nLege: Ja, en gang.'],
])('%s but neither a no nor what is asked of somebody else does', (language, talk) => {
  expect(sectionsOf(`${came[language]}\n${talk}`, language).diagnoses ?? '').not.toMatch(/gout|lungebetennelse/i)
})
