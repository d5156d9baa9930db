import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { readSource } from '#domain/note/pipeline/read-source.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** The phase of the statement that holds a word. */
function phaseOf(text: string, language: Language, word: string): string | undefined {
  return readSource(text, tongueOf(language)).find((statement) => statement.text.toLowerCase().includes(word))?.phase
}

const NB = 'Lege: Hva har skjedd?\nPasient: Jeg har hatt vondt i kneet i to uker.\nLege: Har du hatt feber?\nPasient: Nei.\n'

describe('the parts of a talk are followed by what speaks for each', () => {
  test.each<[string, Language, string, string, string]>([
    ['an examination nobody announced', 'nb', `${NB}Lege: Pulsen er 88, temperatur 37,2. Kneet er hovent. Lungene er rene.`, 'pulsen', 'examination'],
    [
      'its first finding too', 'sv',
      'Veterinär: Hur är det?\nÄgare: Hon har hostat i tre dagar.\nVeterinär: Puls fyrtioåtta. Slemhinnorna är rosa. Inga blåsljud på hjärtat.',
      'puls', 'examination',
    ],
    [
      'a plan without a word of judging', 'da',
      'Læge: Hvad sker der?\nPatient: Jeg har en plet på ryggen.\nLæge: Lad mig se. Der er en asymmetrisk plet på ryggen med uregelmæssig kant. ' +
        'Ingen forstørrede lymfeknuder. Jeg skærer den ud nu. Prøven er sendt, og svaret kommer om ti dage. Vi ses igen om tre måneder.',
      'svaret', 'plan',
    ],
    [
      'parts of the body described without a word of announcing', 'nb',
      'Hva plager deg? Jeg har hatt feber siden søndag. Leggene er slanke. Magen er myk og levra kjennes ikke. Vondt her? Nei. Milten er ikke stor.',
      'leggene', 'examination',
    ],
    [
      'findings told by size', 'sv',
      'Läkare: Vad gäller det?\nPatient: En prick på armen.\nLäkare: Är det ömt här?\nPatient: Nej.\n' +
        'Läkare: Kanten är jämn, åtta millimeter. Huden runt om är slät.',
      'kanten', 'examination',
    ],
    [
      'what the patient tells last is no plan', 'en',
      "Doctor: What brings you in?\nPatient: I've had a cough for a week.\nDoctor: Any fever?\nPatient: No.\nDoctor: Do you smoke?\n" +
        "Patient: I gave up years ago.",
      'gave up', 'history',
    ],
  ])('%s', (_, language, text, word, phase) => {
    expect(phaseOf(text, language, word)).toBe(phase)
  })
})

describe('who noticed it is not whom it is about', () => {
  test.each<[Language, Vertical, string, string]>([
    ['nb', 'med', 'Lege: Hva gjelder det?\nPasient: Kona mi sier at jeg snorker, og at jeg slutter å puste om natta.', 'snorker'],
    ['sv', 'med', 'Läkare: Vad har hänt?\nPatient: Min fru märkte en knöl på ryggen för två månader sedan.', 'knöl'],
    ['da', 'med', 'Læge: Hvad er der sket?\nPatient: Min mand opdagede en plet på ryggen for tre måneder siden.', 'plet'],
    ['en', 'med', 'Doctor: What brings you in?\nPatient: My wife noticed a lump on my neck two weeks ago.', 'lump'],
    ['ru', 'med', 'Врач: Что беспокоит?\nПациент: Жена заметила пятно на спине три месяца назад.', 'пятно'],
    ['nb', 'med', 'Lege: Hva gjelder det?\nPasient: Kona mi Berit sier at jeg snorker, og at jeg slutter å puste om natta.', 'snorker'],
    ['en', 'med', 'Doctor: What brings you in?\nPatient: My husband [name 1] noticed a lump on my neck two weeks ago.', 'lump'],
  ])('%s %s', (language, vertical, text, expected) => {
    expect(sectionsOf(text, language, vertical).complaints ?? '').toContain(expected)
  })
})

test('somebody named in a question of the patient is still spoken of in what follows', () => {
  const made = sectionsOf('Lege: Hva tar du?\nPasient: Metformin, femhundre. Skal jeg ha sånne sprøyter som naboen? Han går på Ozempic.\nLege: Ikke nå.', 'nb')
  expect(made.medications).toContain('Metformin')
  expect(JSON.stringify(made)).not.toContain('Ozempic')
})
