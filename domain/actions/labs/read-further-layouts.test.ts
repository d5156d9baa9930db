import { expect, test } from 'vitest'
import { standingOf } from './parts/lab-row.ts'
import { readPrintout } from './read-printout.ts'

const told = (text: string): string[] =>
  readPrintout(text).rows.map(({ printed, value, unit, reference, flag, date }) =>
    [printed, value, unit, reference?.low, reference?.high, flag, date].map((one) => one ?? '').join('|').replace(/\|+$/u, ''))

test.each([
  ['a series whose head tells unit and range, with a day that has no result', [
      '■ B-LPK, 10^9/L, ref 3,5-8,8',
      '   2025-11-02    9,4 (H)',
      '   2025-12-02    hemolys',
      '   2026-01-02    4,1',
      'Urea (mmol/L, ref 2.5 - 7.8)',
      '    02 May 2026   8.1',
      '    10 Mar 2026   6.0',
    ],
    ['B-LPK|9,4|10^9/L|3.5|8.8|high|2025-11-02', 'B-LPK|4,1|10^9/L|3.5|8.8||2026-01-02', 'Urea|8.1|mmol/L|2.5|7.8||02 May 2026',
      'Urea|6.0|mmol/L|2.5|7.8||10 Mar 2026']],
  ['the ten of a unit alone, which is no result', ['Leukocytter, 10^9/L, følger'], []],
  ['a cross under the word for low or high, and ends behind their words', [
      '            Lav   Normal   Høj',
      'MCH          x                      17.1 pg         min 19.0    max 23.0',
      'MCHC                x               33.0 g/dL       min 31.0    max 37.0',
      'WBC                         x       15.0 x10^9/L    min 5.0     max 12.0',
    ],
    ['MCH|17.1|pg|19|23|low', 'MCHC|33.0|g/dL|31|37', 'WBC|15.0|x10^9/L|5|12|high']],
  ['the range of the animal it is, of two', [
      'Dyr: Pus   Art: katt',
      'Analyse     Ref. hund    Ref. katt   Resultat',
      'Urea        3,5-9,2      5,4-12,1    10,1',
      'Kreatinin   44-138       70-165      150',
    ],
    ['Urea|10,1||5.4|12.1', 'Kreatinin|150||70|165']],
  ['no range where nothing tells which animal it is', [
      'Analyse     Ref. hund    Ref. katt   Resultat',
      'Urea        3,5-9,2      5,4-12,1    10,1',
      'Kreatinin   44-138       70-165      150',
    ],
    ['Urea|10,1', 'Kreatinin|150']],
  ['ranges in a block of their own below', [
      'pH        7.31',
      'Na        131 mmol/L',
      'K         4.4 mmol/L',
      '06:40     02FEB26',
      'Ref. Ranges',
      'pH        7.350    7.450',
      'Na        138      146   mmol/L',
    ],
    ['pH|7.31||7.35|7.45||02FEB26', 'Na|131|mmol/L|138|146||02FEB26', 'K|4.4|mmol/L||||02FEB26']],
  ['a bound in brackets behind a name', [
      '                        2026-01-18   2026-01-19', 'P-CRP (<3) mg/L                88*          42*', 'P-Krea (<90) µmol/L            99*           85',
    ],
    ['P-CRP|88|mg/L||3|marked|2026-01-18', 'P-CRP|42|mg/L||3|marked|2026-01-19', 'P-Krea|99|µmol/L||90|marked|2026-01-18',
      'P-Krea|85|µmol/L||90||2026-01-19']],
  ['one range for each sex and age in the line below',
    ['Kvinna 44 år', 'GT                0,61 µkat/L', '   kvinnor >40 år <0,8 µkat/L, män >40 år <1,4 µkat/L'],
    ['GT|0,61|µkat/L||0.8']],
  ['the range before the result, and an end with its word behind it', [
      'FERRITIN', 'Desired range: above 30 ng/mL', '18', 'Low', '', 'Serum folate', '9', 'ug/L', 'Normal range: 4 or more',
    ],
    ['FERRITIN|18|ng/mL|30||low', 'Serum folate|9|ug/L|4']],
  ['a range that goes on in the next line', ['ALAT;P', '88 U/L', 'Ref. 10 -', '45 Forhøjet'], ['ALAT;P|88|U/L|10|45|high']],
  ['words before the parts of a record without a colon', ['TEST           CRP', 'SVAR           31 mg/L', 'OMRÅDE         <10', 'STATUS         HØY'],
    ['CRP|31|mg/L||10|high']],
  ['a mark between the name and the result', ['ALAT, plasma', 'Avviker', 'Värde', '1,2 µkat/L'], ['ALAT, plasma|1,2|µkat/L|||marked']],
])('reads %s', (_what, lines, rows) => {
  expect(told(lines.join('\n'))).toEqual(rows)
})

test.each([
  ['a mark before the newest of two results', [
      'Chemistry      14 Jan 2026            Ref Interval   10 Oct 2025',
      'SDMA       H   21            ug/dL    0 - 14         12',
      'BUN            22            mg/dL    7 - 27         19',
    ].join('\n'),
    ['SDMA|21|ug/dL|0|14|high|14 Jan 2026', 'SDMA|12|ug/dL|0|14||10 Oct 2025', 'BUN|22|mg/dL|7|27||14 Jan 2026', 'BUN|19|mg/dL|7|27||10 Oct 2025']],
  ['a word beside a star', 'Test\tResult\tUnit\tRef\tComment\nALT\t61*\tU/L\t< 41\tHigh\nAST\t30\tU/L\t< 40\t', ['ALT|61|U/L||41|high', 'AST|30|U/L||40']],
  ['marks drawn with letters', [
      '  Low     Result    High     Units      Test',
      '  11.0    9.1 v     23.0     mmol/L     Glucose',
      '  100     540 ^     400      U/L        AST',
      '  2.00    2.20      3.25     mmol/L     Calcium',
    ].join('\n'),
    ['Glucose|9.1|mmol/L|11|23|low', 'AST|540|U/L|100|400|high', 'Calcium|2.20|mmol/L|2|3.25']],
  ['a mark behind the name', '1. СОЭ ▲ 39 [мм/ч] норма 2..15', ['СОЭ|39|мм/ч|2|15|high']],
  ['what is normal in a word, which is no result', 'Nitrite:             Positive (A)      Ref: Negative\nLeukocyte Esterase:  Large (A)         Ref: Negative',
    ['Nitrite|Positive||||marked', 'Leukocyte Esterase|Large||||marked']],
  ['how much grew',
    'Funn 1: Klebsiella oxytoca – sparsom vekst\n2) Candida albicans — 10^3 КОЕ/мл',
    ['Klebsiella oxytoca|sparsom vekst', 'Candida albicans|10^3|КОЕ/мл']],
  ['readings parted by strokes', 'Na 131L / K 5.6H / Cl 99 / CO2 19L', ['Na|131||||low', 'K|5.6||||high', 'Cl|99', 'CO2|19||||low']],
  ['an order for later, which is no reading', 'AKI on CKD3, repeat K at 1400.', []],
  ['short names beside vital signs', 'Hb 9,8, Na 128, K 3,1, BT 105/60, puls 96, RF 22', ['Hb|9,8', 'Na|128', 'K|3,1']],
  ['the analyte after another one', 'Kortisol efter ACTH var 640 nmol/L.', ['Kortisol efter ACTH|640|nmol/L']],
  ['a message with the day of its order',
    'OBR|1||S1|CHEM|||20260214\nOBX|1|NM|GLU^CSF Glucose||1.4|mmol/L|2.2-3.9|L|||F', ['CSF Glucose|1.4|mmol/L|2.2|3.9|low|20260214']],
  ['the day of each sentence',
    'Blodprøver 14.01.26 viste CRP 88 mg/L. Kontrollprøver 16.01.26: CRP 31 mg/L.', ['CRP|88|mg/L||||14.01.26', 'CRP|31|mg/L||||16.01.26']],
  ['a Russian day without its year', 'Анализы, брали 9.03: гемоглобин 91 г/л', ['гемоглобин|91|г/л||||9.03']],
  ['a day that leads its line',
    '12-Jan-2026  Full blood count  (Abnormal - contact patient)\n  Haemoglobin  108 g/L [115.0 - 165.0]', ['Haemoglobin|108|g/L|115|165||12-Jan-2026']],
])('reads %s', (_what, text, rows) => {
  expect(told(text)).toEqual(rows)
})

test('a number under the range of another animal is not told to lie within', () => {
  const lines = ['Analyse     Ref. hund    Ref. katt   Resultat', 'Urea        3,5-9,2      5,4-12,1    10,1', 'ALAT        10-65        18-79       61']
  const [row] = readPrintout(lines.join('\n')).rows
  expect(row && standingOf(row)).toBe('unknown')
})
