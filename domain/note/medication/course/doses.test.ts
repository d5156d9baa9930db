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
