import { expect, test } from 'vitest'
import { standingOf } from './parts/lab-row.ts'
import { toldAbove } from './parts/told-above.ts'
import { readPrintout } from './read-printout.ts'

const told = (text: string): string[] =>
  readPrintout(text).rows.map(({ printed, value, unit, reference, flag, date }) =>
    [printed, value, unit, reference?.low, reference?.high, flag, date].map((one) => one ?? '').join('|').replace(/\|+$/u, ''))

test.each([
  ['marks before names', [
    '2025-01-02 03:12',
    '↓ pH             7,312            [ 7,350 - 7,450 ]',
    '  ctHb           151      g/L     [ 134 - 170 ]',
    '↑ cGlu           9,8      mmol/L  [ 4,0 - 6,0 ]',
  ], ['pH|7,312||7.35|7.45|low|2025-01-02', 'ctHb|151|g/L|134|170||2025-01-02', 'cGlu|9,8|mmol/L|4|6|high|2025-01-02']],
  ['a unit behind the name', ['АЛТ, Ед/л: 212 (норма 18–60) повышен', 'Basisk fosfatase;P (enz.)   U/L', '      92       35 - 105'],
    ['АЛТ|212|Ед/л|18|60|high', 'Basisk fosfatase;P (enz.)|92|U/L|35|105']],
  ['tests as columns beside remarks, and what is aimed at', [
    'Behandlingsmål INR 2,0 - 3,0    Tbl 2,5 mg',
    'Dato        INR    Ukedose   Neste ktr.   Merknad',
    '08.01.24    2,4    11        29.01        uendret',
    '29.01.24    3,6 H  11        05.02        antibiotikakur',
  ], ['INR|2,4||2|3||08.01.24', 'INR|3,6||2|3|high|29.01.24']],
  ['units of columns in their heads', [
    'Provdatum   Fett %   Protein %   Urea mmol/l',
    '2024-04-03  4,31     3,52        4,6',
    '2024-04-13  4,28     3,49        5,1',
  ],
    ['Fett|4,31|%||||2024-04-03', 'Protein|3,52|%||||2024-04-03', 'Urea|4,6|mmol/l||||2024-04-03',
      'Fett|4,28|%||||2024-04-13', 'Protein|3,49|%||||2024-04-13', 'Urea|5,1|mmol/l||||2024-04-13']],
  ['what grew and what stops it', ['Dyrkning: Escherichia coli', 'Ampicillin    R', 'Trimetoprim/sulfa: S', 'Blodgruppe: A'],
    ['Dyrkning|Escherichia coli', 'Ampicillin|R', 'Trimetoprim/sulfa|S', 'Blodgruppe|A']],
  ['unit and range of all above', ['Enhed for specifik IgE: kU/L       Ref. < 0,35', 'ALLERGEN        RESULTAT     KLASSE', 'Birk (t3)       22,4         4',
    'Kat (e1)        <0,10        0'], ['Birk (t3)|22,4|kU/L||0.35', 'Kat (e1)|<0,10|kU/L||0.35']],
  ['cells that a single blank parts', [
    'Test name      Result   Abn  Units    Ref low  Ref high',
    'GLUCOSE        287      A    mg/dL    65       99',
    'HGB A1C        9.4      A    %        4.0      5.6',
    'MICROALB/CREAT 66       A    mg/g     0        29',
  ], ['GLUCOSE|287|mg/dL|65|99|marked', 'HGB A1C|9.4|%|4|5.6|marked', 'MICROALB/CREAT|66|mg/g|0|29|marked']],
  ['glued units and ranges in square brackets', ['20.03.2025  LDL-kolesterol 1,7mmol/L  (<1,8)', 'P—Kalium   4,1 mmol/l   [3,5;4,4]'],
    ['LDL-kolesterol|1,7|mmol/L||1.8||20.03.2025', 'P—Kalium|4,1|mmol/l|3.5|4.4']],
  ['columns of days behind an empty first cell', [
    '          |  10/06  |  11/06  | Ref.',
    'Natrium   |  128 L  |  136    | 137-145',
    'Kalium    |  5,9 H  |  4,4    | 3,6-5,0',
  ],
    ['Natrium|128||137|145|low|10/06', 'Natrium|136||137|145||11/06', 'Kalium|5,9||3.6|5|high|10/06', 'Kalium|4,4||3.6|5||11/06']],
  ['days in short', ['12/3 Hb 9,1 Leu 14,2'], ['Hb|9,1|||||12/3', 'Leu|14,2|||||12/3']],
  ['codes of five figures and antibodies', ['19770 Hemoglobin   14,1   g/dL   (13,4 - 17,0)', 'Puumala IgG positiv, CMV IgM negativ'],
    ['Hemoglobin|14,1|g/dL|13.4|17', 'Puumala IgG|positiv', 'CMV IgM|negativ']],
])('%s', (_what, lines, rows) => expect(told(lines.join('\n'))).toStrictEqual(rows))

test.each([
  ['the birth of a patient is no day of samples', 'Patient: 02.02.1958  Mann\nP-PSA  6,8 µg/L  < 5,0\nPrøvetatt: 14.05.25', '14.05.25'],
  ['nor is arrival', 'Uttaksdato 22.05.2024     Ankomst lab 23.05.2024\nCK  219  U/L  100 - 400', '22.05.2024'],
  ['an analyser in the house tells the hour', 'Analysert 22.10.2024 kl. 10:41\nGLU  9,84 mmol/L  4,11 - 8,84', '22.10.2024'],
  ['one far away does not', 'Analysert 22.10.2024\nGLU  9,84 mmol/L  4,11 - 8,84', undefined],
])('%s', (_what, text, day) => expect(readPrintout(text).rows.map(({ date }) => date)).toStrictEqual([day]))

test.each([
  'Ciprofloxacin 500 mg x 2 i 7 dager', 'Dysuri siden fredag, ingen feber.', 'EKG: SR 72. BT 140/80.', 'T              37,0 °C', 'Amoxicillin R 5 dager',
  'Dyrkning: sendt 12.03.2025', 'glucose 5 % 500 ml', 'Metformin 500 mg 2+0+2', 'Pt: 88213',
])('no reading: %s', (text) => expect(told(text)).toStrictEqual([]))

test('a bound below which nothing lies is within a range that begins with nought', () => {
  expect(standingOf({ number: 2, comparator: '<', reference: { text: '0-15', low: 0, high: 15 } })).toBe('within')
  expect(standingOf({ number: 2, comparator: '<', reference: { text: '1-15', low: 1, high: 15 } })).toBe('unknown')
})

test.each([
  ['Target INR 2.0-3.0', { unit: undefined, reference: { text: '2.0-3.0', low: 2, high: 3 }, of: 'INR' }],
  ['Unit: kU/L   Ref. < 0.35', { unit: 'kU/L', reference: { text: '< 0.35', low: undefined, high: 0.35 }, of: undefined }],
  ['Units given: 4', undefined],
  ['Ref. 5512', undefined],
])('above: %s', (line, above) => expect(toldAbove(line)).toStrictEqual(above))
