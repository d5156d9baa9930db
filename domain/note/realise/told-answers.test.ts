import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const OPENING: Readonly<Record<Language, string>> = {
  nb: 'Lege: Hva plager deg?\nPasient: Jeg har hatt hoste i to uker.',
  sv: 'Läkare: Vad besväras du av?\nPatient: Jag har haft hosta i två veckor.',
  da: 'Læge: Hvad fejler du?\nPatient: Jeg har haft hoste i to uger.',
  en: 'Doctor: What brings you in?\nPatient: I have had a cough for two weeks.',
  ru: 'Врач: Что беспокоит?\nПациент: Кашель две недели.',
}
const [CLINICIAN, PATIENT] = [
  { nb: 'Lege', sv: 'Läkare', da: 'Læge', en: 'Doctor', ru: 'Врач' }, { nb: 'Pasient', sv: 'Patient', da: 'Patient', en: 'Patient', ru: 'Пациент' },
]
const told = (language: Language, question: string, answer: string): string =>
  sectionsOf(`${OPENING[language]}\n${CLINICIAN[language]}: ${question}\n${PATIENT[language]}: ${answer}`, language).complaints ?? ''

describe('a question and its answer are told as a note tells them', () => {
  test.each<[Language, string, string, string]>([
    // denied, in the form that the thing asks for
    ['sv', 'Ont i ryggen eller i sidan?', 'Nej.', 'Inget ont i ryggen eller i sidan.'],
    ['sv', 'Har du haft några känningar, lågt socker?', 'Nej, aldrig.', 'Inga känningar eller lågt socker.'],
    ['sv', 'Svullen i benen?', 'Nej.', 'Inte svullen i benen.'],
    ['nb', 'Vondt i magen eller ryggen?', 'Nei.', 'Ikke vondt i magen eller ryggen.'],
    ['nb', 'Har du hatt feber, eller gått ned i vekt?', 'Nei.', 'Ingen feber, har ikke gått ned i vekt.'],
    ['nb', 'Noe magesår eller noe sånt?', 'Nei.', 'Ingen magesår.'],
    ['nb', 'Brystsmerter når du går i bakker?', 'Nei.', 'Ingen brystsmerter når pasienten går i bakker.'],
    ['da', 'Føleforstyrrelser eller besvær med at tale?', 'Nej.', 'Ingen føleforstyrrelser eller besvær med at tale.'],
    ['ru', 'Отёки на ногах?', 'Нет.', 'Отёков на ногах нет.'],
    ['ru', 'Живот болит?', 'Нет.', 'Живот не болит.'],
    // agreed to, without its yes
    ['ru', 'Голова болит?', 'Да, в затылке.', 'Голова болит, в затылке.'],
    ['ru', 'Слабость?', 'Да.', 'Слабость.'],
    ['nb', 'Kommer det noe opp når du hoster?', 'Ja, gulgrønt slim.', 'Hoster opp gulgrønt slim.'],
    ['nb', 'Vannlatingen og avføringen, går det som normalt?', 'Ja.', 'Vannlatingen og avføringen går som normalt.'],
    // a yes that is taken back keeps it
    ['nb', 'Kvalme?', 'Ja, men bare litt om morgenen.', 'Kvalme: ja, bare litt om morgenen.'],
    // an answer that leans on its question carries what was asked
    ['nb', 'Får du sove?', 'Dårlig, jeg våkner hver gang jeg snur meg.', 'Sover dårlig, pasienten våkner hver gang pasienten snur seg.'],
    ['en', 'How are you sleeping?', 'Badly, I wake up every time I turn over.', 'Sleeping: badly, wakes up every time the patient turns over.'],
    ['da', 'Hvor mange dage om måneden tager du håndkøbsmedicin?', 'Tyve dage, måske.', 'Tager håndkøbsmedicin: 20 dage om måneden, måske.'],
    ['en', 'How many cigarettes a day do you smoke?', 'About ten.', 'Smoking: about 10 cigarettes a day.'],
    ['da', 'Siden hvornår?', 'Siden jeg begyndte på nyt arbejde i august.', 'Varighed: siden patienten begyndte på nyt arbejde i august.'],
    ['nb', 'Hvor gammel er du nå, 61?', '62, fylte i forrige uke.', '62 år.'],
    ['da', 'Kan du beskrive et anfald?', 'Det starter bag højre øje og dunker.', 'Anfald: det starter bag højre øje og dunker.'],
  ])('%s: %s %s', (language, question, answer, written) => {
    expect(told(language, question, answer)).toContain(written)
  })
})

test.each<[Language, string, string, string]>([
  ['en', 'Can I drive?', "Not while you're getting spells of it.", 'Driving: not while the patient is getting spells of it.'],
  ['nb', 'Kan jeg trene?', 'Ja, men ikke tunge løft de første to ukene.', 'Trening: ja, men ikke tunge løft de første 2 ukene.'],
  ['sv', 'Får jag träna?', 'Inte förrän svullnaden har lagt sig.', 'Träning: inte förrän svullnaden har lagt sig.'],
  ['da', 'Må jeg løbe?', 'Ikke de første to uger.', 'Træning: ikke de første 2 uger.'],
  ['ru', 'А за руль можно?', 'Не раньше чем через неделю.', 'Вождение: не раньше чем через неделю.'],
])('%s: leave that the patient asks is answered under its name: %s', (language, question, answer, written) => {
  const talk = `${OPENING[language]}\n${PATIENT[language]}: ${question}\n${CLINICIAN[language]}: ${answer}`
  expect(Object.values(sectionsOf(talk, language)).join('\n')).toContain(written)
})

test.each<[Language, string, string]>([
  ['en', "Now I'm going to lay you back quickly with your head to the right.", 'The lungs are clear.'],
  ['nb', 'Nå skal jeg trykke litt på magen.', 'Lungene er rene.'],
  ['da', 'Nu skal jeg lige lytte på dig.', 'Lungerne er fri.'],
])('%s: what is said to somebody on the couch is no plan: %s', (language, said, found) => {
  const talk = `${OPENING[language]}\n${CLINICIAN[language]}: ${said}\n${CLINICIAN[language]}: ${found}`
  expect(sectionsOf(talk, language).treatmentPlans ?? '').toBe('')
})
