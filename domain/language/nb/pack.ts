import type { LanguagePack } from '#domain/language/pack/language-pack.ts'
import { SPEAKER_LABELS } from '#domain/language/pack/speaker-labels.ts'
import { marks } from './marks.ts'
import { style } from './style.ts'
import { terms } from './terms.ts'

/** Norwegian: bokmål written, nynorsk and dialect understood. */
export const nb: LanguagePack = {
  language: 'nb',
  ...SPEAKER_LABELS.nb,
  marks,
  terms,
  numbers: {
    units: { null: 0, en: 1, én: 1, ett: 1, eitt: 1, et: 1, ein: 1, ei: 1, eit: 1, to: 2, tre: 3, tri: 3, fire: 4, fem: 5, seks: 6, sju: 7, syv: 7, åtte: 8, åtta: 8, ni: 9, ti: 10, elleve: 11, tolv: 12, tretten: 13, trettån: 13, fjorten: 14, femten: 15, seksten: 16, sytten: 17, atten: 18, nitten: 19 },
    tens: { tjue: 20, tyve: 20, tjuge: 20, tretti: 30, tredve: 30, førti: 40, førr: 40, femti: 50, seksti: 60, sytti: 70, åtti: 80, nitti: 90 },
    hundred: ['hundre'],
    thousand: ['tusen'],
    hundreds: {},
    and: ['og'],
    point: ['komma', 'punktum'],
    pointBeforePause: [],
    over: ['over', 'på'],
    article: ['en', 'et', 'ett', 'eitt', 'ein', 'ei', 'eit', 'én', 'førr'],
    counted: ['gang', 'ganger', 'gong', 'gonger', 'stykk', 'stykker', 'tabletter'],
    fractions: { 'halvannen': 1.5, 'halvanna': 1.5, 'halvannet': 1.5, 'en og en halv': 1.5, 'ett og et halvt': 1.5, 'et og et halvt': 1.5, 'to og en halv': 2.5, 'to og et halvt': 2.5, 'tre og en halv': 3.5 },
    half: 'og e(?:n|in|t|it) halvt?',
    hasImpliedHundreds: false,
    ordinal: null,
    ordinalStems: {},
    decimalMark: ',',
    unitSigns: { milligram: 'mg', mikrogram: 'µg', gram: 'g', kilo: 'kg', kilogram: 'kg', prosent: '%', milliliter: 'ml', desiliter: 'dl', liter: 'l', centimeter: 'cm', millimeter: 'mm', 'milligram per kilo': 'mg/kg', 'mikrogram per kilo': 'µg/kg', 'milliliter per kilo': 'ml/kg', 'milligram per kg': 'mg/kg', 'mg per kilo': 'mg/kg', 'mg per kg': 'mg/kg', 'milligram pr kilo': 'mg/kg', 'milligram per kilogram': 'mg/kg', 'millimol': 'mmol', 'internasjonale enheter': 'IE' },
  },
  style,
  common: [
    'meg', 'deg', 'hva', 'noe', 'noen', 'litt', 'mye', 'uker', 'gjøre', 'etter', 'kjenner', 'begynte', 'vondt', 'dager', 'ganger', 'ble', 'blir', 'henne',
    'nå', 'nei', 'kanskje', 'hjelpe', 'tar', 'vært', 'uten', 'ha', 'dere', 'igjen', 'bra', 'ut', 'opp', 'mer', 'av', 'eg', 'ikkje', 'kva', 'noko', 'mykje',
    'frå', 'æ', 'ittj', 'sidan', 'vore', 'ei', 'veke', 'veker', 'gonger', 'sånn', 'gikk', 'fikk', 'sier', 'ser', 'tror', 'hvem', 'hvilke', 'gjør', 'gjorde',
    'legen', 'hjemme', 'hodet', 'natta', 'seg', 'mine', 'kjøre', 'skjedde', 'okei', 'hei', 'greit', 'takk', 'jeg', 'ikke',
  ],
}
