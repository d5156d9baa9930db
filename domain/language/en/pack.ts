import type { LanguagePack } from '#domain/language/pack/language-pack.ts'
import { SPEAKER_LABELS } from '#domain/language/pack/speaker-labels.ts'
import { marks } from './marks.ts'
import { style } from './style.ts'
import { terms } from './terms.ts'

/** English, British and American. */
export const en: LanguagePack = {
  language: 'en',
  ...SPEAKER_LABELS.en,
  marks,
  terms,
  numbers: {
    units: { zero: 0, nought: 0, naught: 0, oh: 0, one: 1, a: 1, an: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 },
    tens: { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
    hundred: ['hundred'],
    thousand: ['thousand'],
    hundreds: {},
    and: ['and'],
    point: ['point'],
    pointBeforePause: [],
    over: ['over'],
    article: ['a', 'an', 'one', 'oh'],
    counted: ['times', 'tablets', 'capsules', 'puffs'],
    fractions: { 'one and a half': 1.5 },
    half: 'and a half',
    hasImpliedHundreds: true,
    ordinal: null,
    ordinalStems: {},
    decimalMark: '.',
    unitSigns: { milligrams: 'mg', milligram: 'mg', micrograms: 'mcg', microgram: 'mcg', grams: 'g', gram: 'g', kilos: 'kg', kilograms: 'kg', kilogram: 'kg', percent: '%', 'per cent': '%', milliliters: 'ml', millilitres: 'ml', milliliter: 'ml', millilitre: 'ml', mil: 'ml', mils: 'ml', mls: 'ml', centimeters: 'cm', centimetres: 'cm', centimeter: 'cm', millimeters: 'mm', millimetres: 'mm', 'milligrams per kilo': 'mg/kg', 'milligrams per kilogram': 'mg/kg', 'mg per kilo': 'mg/kg', 'mg per kg': 'mg/kg', 'milligram per kilo': 'mg/kg', 'milligram per kilogram': 'mg/kg', 'micrograms per kilo': 'mcg/kg', 'micrograms per kilogram': 'mcg/kg' },
  },
  style,
  common: [
    'the', 'and', 'you', 'i', 'is', 'it', 'of', 'to', 'that', 'have', 'any', 'with', "it's", 'my', 'your', 'was', 'this', 'do', 'been', 'just', 'not', "i'm",
    'but', 'what', 'how', 'yes', 'yeah', 'okay', 'so', 'are', 'had', 'at', 'like', "don't", 'she', 'he', 'feel', 'about', 'no', 'she', 'when', 'there',
  ],
}
