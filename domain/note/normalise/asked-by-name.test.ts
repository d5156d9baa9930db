import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'
import { askedByPronoun } from './asked-by-name.ts'

test.each<readonly [Language, readonly string[], readonly string[]]>([
  ['nb', ['Hoster Jonas?', 'Ja.', 'Har Jonas feber?'], ['Hoster han?', 'Ja.', 'Har han feber?']],
  ['sv', ['Hostar Elsa?', 'Har Elsa feber?'], ['Hostar han?', 'Har han feber?']],
  ['da', ['Drikker Bella mere end før?'], ['Drikker han mere end før?']],
  ['en', ['Does Harry have a fever?'], ['Does he have a fever?']],
  // a patient who is asked about a child
  ['nb', ['Hvordan har du det?', 'Sover du?', 'Sover Jonas om natta?'], ['Hvordan har du det?', 'Sover du?', 'Sover Jonas om natta?']],
  // a brother stays who he is, and so do a medicine, an office, and what is no question
  ['nb', ['Hoster Jonas?', 'Sover Jonas?', 'Hoster Ola også?', 'Sover Ola?'], ['Hoster han?', 'Sover han?', 'Hoster Ola også?', 'Sover Ola?']],
  ['nb', ['Hjelper Xonvea?', 'Tåler du Paracet?', 'Er Paracet noe for deg?', 'Har Oslo Sykehus ringt?', 'Har Jonas feber.'],
    ['Hjelper Xonvea?', 'Tåler du Paracet?', 'Er Paracet noe for deg?', 'Har Oslo Sykehus ringt?', 'Har Jonas feber.']],
  ['nb', ['Hvor Jonas har vondt?', 'Her Jonas?'], ['Hvor Jonas har vondt?', 'Her Jonas?']],
])('%s: whoever is asked about by name is the patient: %s', (language, said, read) => expect(askedByPronoun(said, tongueOf(language), false)).toEqual(read))

test.each<readonly [Language, string, readonly string[]]>([
  ['nb', 'Lege: Hoster Jonas?\nMor: Ja, i to uker.\nLege: Har Jonas feber?\nMor: Nei.\nLege: Lungene er fine.', ['Ingen feber']],
  ['sv', 'Läkare: Hostar Elsa?\nMamma: Ja, i två veckor.\nLäkare: Har Elsa feber?\nMamma: Nej.\nLäkare: Lungorna är rena.', ['Ingen feber']],
  ['da', 'Læge: Hoster Emil?\nMor: Ja, i to uger.\nLæge: Har Emil feber?\nMor: Nej.\nLæge: Lungerne er rene.', ['Ingen feber']],
  ['en', 'Doctor: Is Harry coughing?\nMother: Yes, for two weeks.\nDoctor: Does Harry have a fever?\nMother: No.\nDoctor: The lungs are clear.', ['No fever']],
])('%s: its answer makes a sentence: %s', (language, talk, told) => {
  const text = Object.values(sectionsOf(talk, language)).join(' ')
  for (const one of told) expect(text).toContain(one)
})
