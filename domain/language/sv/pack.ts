import type { LanguagePack } from '#domain/language/pack/language-pack.ts'
import { SPEAKER_LABELS } from '#domain/language/pack/speaker-labels.ts'
import { marks } from './marks.ts'
import { style } from './style.ts'
import { terms } from './terms.ts'

/** Swedish. */
export const sv: LanguagePack = {
  language: 'sv',
  ...SPEAKER_LABELS.sv,
  marks,
  terms,
  numbers: {
    units: { noll: 0, en: 1, ett: 1, två: 2, tre: 3, fyra: 4, fem: 5, sex: 6, sju: 7, åtta: 8, nio: 9, nie: 9, tio: 10, tie: 10, elva: 11, tolv: 12, tretton: 13, fjorton: 14, femton: 15, sexton: 16, sjutton: 17, arton: 18, nitton: 19 },
    tens: { tjugo: 20, tjuge: 20, trettio: 30, fyrtio: 40, femtio: 50, sextio: 60, sjuttio: 70, åttio: 80, nittio: 90 },
    hundred: ['hundra'],
    thousand: ['tusen'],
    hundreds: {},
    and: ['och'],
    point: ['komma', 'punkt'],
    pointBeforePause: [],
    over: ['genom', 'över', 'på'],
    article: ['en', 'ett'],
    counted: ['gång', 'gånger', 'stycken', 'tabletter'],
    fractions: { 'en och en halv': 1.5, 'ett och ett halvt': 1.5, 'två och en halv': 2.5, 'två och ett halvt': 2.5, 'tre och en halv': 3.5 },
    half: 'och e(?:n|tt) halvt?',
    hasImpliedHundreds: false,
    ordinal: null,
    ordinalStems: {},
    decimalMark: ',',
    unitSigns: { milligram: 'mg', mikrogram: 'µg', gram: 'g', kilo: 'kg', kilogram: 'kg', procent: '%', milliliter: 'ml', deciliter: 'dl', liter: 'liter', centimeter: 'cm', millimeter: 'mm', 'milligram per kilo': 'mg/kg', 'mikrogram per kilo': 'µg/kg', 'milliliter per kilo': 'ml/kg', 'mg per kilo': 'mg/kg', 'milligram per kg': 'mg/kg', millimol: 'mmol' },
  },
  style,
  common: [
    'inte', 'jag', 'och', 'är', 'mig', 'dig', 'vad', 'något', 'också', 'från', 'lite', 'ska', 'hur', 'veckor', 'mycket', 'nu', 'nej', 'ett', 'göra', 'efter',
    'sedan', 'väldigt', 'känner', 'började', 'ont', 'några', 'när', 'där', 'dagar', 'inga', 'honom', 'hon', 'blir', 'för', 'att', 'gör', 'får', 'varje', 'ej',
    'gånger', 'läkare', 'sitter', 'hej', 'tack', 'okej',
  ],
}
