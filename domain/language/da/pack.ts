import type { LanguagePack } from '#domain/language/pack/language-pack.ts'
import { SPEAKER_LABELS } from '#domain/language/pack/speaker-labels.ts'
import { marks } from './marks.ts'
import { style } from './style.ts'
import { terms } from './terms.ts'

/** Danish. */
export const da: LanguagePack = {
  language: 'da',
  ...SPEAKER_LABELS.da,
  marks,
  terms,
  numbers: {
    units: { nul: 0, en: 1, én: 1, et: 1, ét: 1, to: 2, tre: 3, fire: 4, fem: 5, seks: 6, syv: 7, otte: 8, ni: 9, ti: 10, elleve: 11, tolv: 12, tretten: 13, fjorten: 14, femten: 15, seksten: 16, sytten: 17, atten: 18, nitten: 19 },
    tens: { tyve: 20, tredive: 30, fyrre: 40, halvtreds: 50, tres: 60, halvfjerds: 70, firs: 80, halvfems: 90 },
    hundred: ['hundrede', 'hundred'],
    thousand: ['tusinde', 'tusind'],
    hundreds: {},
    and: ['og'],
    point: ['komma', 'punktum'],
    pointBeforePause: [],
    over: ['over', 'på'],
    article: ['en', 'et', 'én', 'ét'],
    counted: ['gang', 'gange', 'styk', 'stykker', 'tabletter'],
    fractions: { 'halvanden': 1.5, 'halvandet': 1.5, 'en og en halv': 1.5, 'to en halv': 2.5, 'to og en halv': 2.5, 'tre og en halv': 3.5 },
    half: 'og e(?:n|t) halvt?',
    hasImpliedHundreds: false,
    ordinal: null,
    ordinalStems: {},
    decimalMark: ',',
    unitSigns: { milligram: 'mg', mikrogram: 'µg', gram: 'g', kilo: 'kg', kilogram: 'kg', procent: '%', milliliter: 'ml', deciliter: 'dl', liter: 'liter', centimeter: 'cm', millimeter: 'mm', 'milligram per kilo': 'mg/kg', 'milligram pr kilo': 'mg/kg', 'mikrogram per kilo': 'µg/kg', 'mikrogram pr kilo': 'µg/kg', 'milliliter per kilo': 'ml/kg', 'mg per kilo': 'mg/kg', 'mg pr kilo': 'mg/kg', millimol: 'mmol' },
  },
  style,
  common: [
    'af', 'mig', 'dig', 'hvad', 'noget', 'nogle', 'nogen', 'lidt', 'meget', 'uger', 'gøre', 'efter', 'mærker', 'begyndte', 'ondt', 'dage', 'gange', 'blev',
    'bliver', 'hende', 'nu', 'nej', 'måske', 'hjælpe', 'tager', 'været', 'uden', 'have', 'jer', 'igen', 'godt', 'ud', 'ned', 'op', 'mere', 'giver', 'gav',
    'hvem', 'hvordan', 'gør', 'siger', 'ser', 'derfor', 'sådan', 'fik', 'gik', 'læge', 'tak', 'goddag', 'okay', 'spist', 'jeg', 'ikke', 'hjem', 'dagen',
  ],
}
