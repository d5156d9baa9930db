import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** What the clinician supposes and asks assent to is told without the asking, whatever else is answered. */
test.each<readonly [Language, string, string]>([
  [
    'nb',
    'Hva gjelder det? Jeg har hatt hoste i to uker. Du har jo høyt blodtrykk, har du ikke? Ja, jeg tar enalapril. Lungene er rene.',
    'Pasienten har høyt blodtrykk.',
  ],
  ['nb', 'Hva gjelder det? Jeg har hatt hoste i to uker. Du har diabetes, sant? Ja, siden 2019. Lungene er rene.', 'har diabetes'],
  ['sv', 'Vad gäller det? Jag har hostat i två veckor. Du har ju astma, eller hur? Ja, sedan barn. Lungorna låter bra.', 'har astma'],
  [
    'da',
    'Hvad drejer det sig om? Jeg har hostet i to uger. Du har forhøjet blodtryk, ikke? Jo, jeg får enalapril. Lungerne er fine.',
    'Patienten har forhøjet blodtryk.',
  ],
  [
    'en',
    'What brings you? I have had a cough for two weeks. You have high blood pressure, don’t you? Yes, I take enalapril. The lungs are clear.',
    'has high blood pressure.',
  ],
  ['en', 'What brings you? I have had a cough for two weeks. You’re a smoker, correct? Yes, ten a day. The lungs are clear.', 'smoker'],
  ['en', 'What brings you? I have had a cough for two weeks. You don’t smoke, do you? No. The lungs are clear.', 'smoke'],
  ['nb', 'Hva gjelder det? Jeg har hatt hoste i to uker. Du røyker ikke, vel? Nei. Lungene er rene.', 'øyker ikke'],
])('%s %s', (language, text, wanted) => {
  const { complaints } = sectionsOf(text, language)
  expect(complaints).toContain(wanted)
  expect(complaints).not.toMatch(/, (?:ikke|har|sant|eller|don|do |vel|correct)|\bj[ou]\b/)
})

test.each<readonly [string, RegExp]>([
  [
    'Doctor: What brings you?\nPatient: I have had a cough for two weeks.\nDoctor: You’re a smoker?\nPatient: Yes, ten a day.\nDoctor: The lungs are clear.',
    /\bA smoker: 10 a day/,
  ],
  [
    'Doctor: What brings you?\nPatient: I have had a cough for two weeks.\nDoctor: Do you smoke?\nPatient: Yes, ten a day.\nDoctor: The lungs are clear.',
    /\bSmokes, 10 a day/,
  ],
  [
    'Doctor: What brings you?\nPatient: I have had a cough for two weeks.\nDoctor: Do you snore at night?\nPatient: Yes.\nDoctor: The lungs are clear.',
    /\bSnores at night/,
  ],
])('a question answered yes is told as an English sentence: %s', (text, wanted) => {
  expect(sectionsOf(text, 'en').complaints).toMatch(wanted)
})
