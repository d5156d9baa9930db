import { expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** To whom a dose belongs: `wanted` and `unwanted` are patterns of the medication section. */
const ROWS: readonly (readonly [language: Language, text: string, wanted: readonly RegExp[], unwanted: readonly RegExp[], vertical?: Vertical])[] = [
  // minerals with a weight are taken, without one they were measured
  ['nb', 'Lege: Du må ha jern, 65 mg daglig.', [/^Jern 65 mg daglig, startes/mu], []],
  ['sv', 'Läkare: Du får järn, 80 mg en gång om dagen.', [/^Järn 80 mg.*insätts/mu], []],
  ['da', 'Læge: Magnesium 0,7, jern 9, det er fint.', [], [/Jern|Magnesium/u]],
  ['en', 'Doctor: And iron, two hundred milligrams once a day.', [/^Iron 200 mg once a day, started/mu], []],
  ['ru', 'Врач: Железо 80 мг раз в день.', [/^Железо 80 мг.*назначено/mu], []],
  // put off until later the same day, and ordered by a pronoun
  [
    'nb',
    'Veterinær: Så har vi karprofen, den vil jeg ikke gi før hun har drukket, så den starter vi i kveld når hun har bæsja, 2 mg per kilo.',
    [/arprofen 2 mg\/kg.*startes/u],
    [/Bæsja/u],
    'vet',
  ],
  [
    'en',
    "Vet: Then carprofen, I don't want to give it until he's had fluids, so we'll start that tonight, 2 milligrams per kilo once a day.",
    [/arprofen tonight, 2 mg\/kg.*started/u],
    [],
    'vet',
  ],
  // two products of one substance, each with its own dose
  ['sv', 'Läkare: Du fortsätter med Asacol 1600 mg och får Pentasa lavemang 1 g till natten.', [/^Asacol 1600 mg/mu, /^Pentasa.*1 g till natten/mu], []],
  [
    'da',
    'Læge: Du får Asacol 800 mg tre gange dagligt og Pentasa klysma 1 g til natten.',
    [/^Asacol 800 mg 3 gange dagligt, startes/mu, /^Pentasa.*1 g til natten, startes/mu],
    [],
  ],
]

test.each(ROWS.map((row) => [row[0], row[1], row] as const))('%s %s', (language, text, [, , wanted, unwanted, vertical = 'med']) => {
  const { medications = '' } = sectionsOf(text, language, vertical)
  for (const one of wanted) expect(medications).toMatch(one)
  for (const one of unwanted) expect(medications).not.toMatch(one)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Lege: Du får Paracet 1 gram fire ganger daglig og 400 milligram Ibux ved behov.', /Paracet 1 g 4 ganger daglig, startes\.\nIbux 400 mg ved behov/u],
  ['sv', 'Läkare: Du får Alvedon 1 gram fyra gånger om dagen och 400 milligram Ipren vid behov.',
    /Alvedon 1 g 4 gånger om dagen, insätts\.\nIpren 400 mg vid behov/u],
  ['da', 'Læge: Du får Panodil 1 gram fire gange dagligt og 400 milligram Ibumetin ved behov.',
    /Panodil 1 g 4 gange dagligt, startes\.\nIbumetin 400 mg ved behov/u],
  ['en', 'Doctor: Take paracetamol one gram four times a day and 400 milligrams of ibuprofen as needed.', /1 g 4 times a day, started\.\nIbuprofen 400 mg/u],
  ['ru', 'Врач: Принимайте парацетамол 1 грамм три раза в день и 400 миллиграммов ибупрофена при болях.', /1 г 3 раза в день, назначено\.\nИбупрофен 400 мг/u],
  ['nb', 'Lege: Du tar Metoprolol 50 mg og Eliquis 5 mg to ganger daglig.', /Metoprolol 50 mg, .*\nEliquis 5 mg 2 ganger daglig/u],
])('%s: a dose told before the name of a further medicine is of that one', (language, said, wanted) => {
  expect(sectionsOf(said, language).medications).toMatch(wanted)
})
