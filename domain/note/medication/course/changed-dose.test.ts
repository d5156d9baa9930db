import { expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const BACK = 'Hei. Det er ryggen. Ryggen er øm. Dette er en lumbago. '

test.each<[Language, string, string, RegExp, Vertical]>([
  [
    'nb', `${BACK}Da gir jeg deg Somac 20 milligram en gang om dagen. Og jobben? Jeg kjører buss. Nei, da sykmelder jeg deg hundre prosent i en uke.`,
    'Somac 20 mg en gang om dagen, startes', /%|økes/u, 'med',
  ],
  [
    'sv', 'Då får du Omeprazol 20 milligram en gång om dagen. Och jobbet? Jag kör buss. Nej, då sjukskriver jag dig hundra procent i två veckor.',
    'Omeprazol 20 mg en gång om dagen, insätts', /%|höjs/u, 'med',
  ],
])('%s: what is told of something else puts no dose right: %s', (language, said, wanted, unwanted, vertical) => {
  const { medications = '' } = sectionsOf(said, language, vertical)
  expect(medications).toContain(wanted)
  expect(medications).not.toMatch(unwanted)
})

test.each<[Language, string, string]>([
  [
    'nb',
    'Så gir jeg metacam tolv milliliter under huden en gang. Nei vent, hun er vel litt tung, hun er vel seks hundre kilo. Da blir det seksten milliliter.',
    'Metacam 16 ml under huden en gang, startes',
  ],
  ['en', "Vet: I'll give Metacam 12 millilitres, no wait, she's heavier than that, so that makes it 16 millilitres.", 'Metacam 16 ml, started'],
  ['sv', 'Veterinär: Jag ger Metacam 12 milliliter, nej vänta, hon är ju tyngre, då blir det 16 milliliter.', 'Metacam 16 ml, insätts'],
])('%s: an order put right is no raise, and keeps how it is given: %s', (language, said, wanted) => {
  expect(sectionsOf(said, language, 'vet').medications).toContain(wanted)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Lege: Hvor mye metotreksat tar du?\nPasient: Tjue milligram i uka på søndager, og folsyre på mandag.\n' +
    'Lege: Vi setter ned metotreksat til femten milligram.',
    /Metotreksat 15 mg i uka/u],
  ['sv', 'Patient: Jag tar Metotrexat 20 milligram en gång i veckan.\nLäkare: Vi sänker Metotrexat till 15 milligram.', /Metotrexat 15 mg en gång i veckan/u],
  ['da', 'Patient: Jeg tager Metotrexat 20 milligram om ugen.\nLæge: Vi sætter Metotrexat ned til 15 milligram.', /Metotrexat 15 mg om ugen/u],
  ['en', "Patient: I take methotrexate 20 milligrams once a week.\nDoctor: We'll lower the methotrexate to 15 milligrams.", /15 mg once a week/u],
  ['ru', 'Пациент: Принимаю метотрексат 20 миллиграммов раз в неделю.\nВрач: Снизим метотрексат до 15 миллиграммов.', /15 мг раз в неделю/u],
])('%s: what is taken once a week still is when its dose is changed', (language, said, wanted) => {
  expect(sectionsOf(said, language).medications).toMatch(wanted)
})
