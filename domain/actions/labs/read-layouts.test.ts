import { describe, expect, test } from 'vitest'
import { isOneOf } from './parts/any-of.ts'
import { daysIn, sampledOn } from './parts/dates.ts'
import { standingOf } from './parts/lab-row.ts'
import { readRanges, readReference } from './parts/ranges.ts'
import { isUnit } from './parts/units.ts'
import { readPrintout } from './read-printout.ts'

const told = (text: string): string[] =>
  readPrintout(text).rows.map(({ printed, value, unit, reference, flag, date }) =>
    [printed, value, unit, reference?.low, reference?.high, flag, date].map((one) => one ?? '').join('|').replace(/\|+$/u, ''))

test.each([
  ['a sample number, a day and an analyte in each row', [
      'Prøvenr;Dato;Analyse;Verdi;Enhet;Nedre;Øvre;Merknad',
      'H-1;2025-08-19;RBC;8,91;E12/L;6,8;12,9;',
      'H-1;2025-08-19;SAA;612;mg/L;;20;Høy',
    ].join('\n'),
    ['RBC|8,91|E12/L|6.8|12.9||2025-08-19', 'SAA|612|mg/L||20|high|2025-08-19']],
  ['tests as columns, times as rows, units and ranges above', [
      'Prøver 06.01.2026',
      'Kl\tpH\tpCO2',
      '\t\tkPa',
      'Ref.\t7,35–7,45\t4,7–6,0',
      '02:10\t7,21 ↓\t9,4 ↑',
      '06:00\t7,29\t',
    ].join('\n'),
    ['pH|7,21||7.35|7.45|low|06.01.2026', 'pCO2|9,4|kPa|4.7|6|high|06.01.2026', 'pH|7,29||7.35|7.45||06.01.2026']],
  ['the result before the name', [
      '   48 g/l        Totalprotein               ref.  55 - 75         LAV',
      ' 0,41 l/l        Hæmatokrit                 ref.  0,24 - 0,46',
    ].join('\n'),
    ['Totalprotein|48|g/l|55|75|low', 'Hæmatokrit|0,41|l/l|0.24|0.46']],
  ['a code and name, and the result in the next line', [
      'NPU02593  B—Leukocytter; antalk.',
      '            12,6 H  ×10⁹/L                   [3,5 - 8,8]',
    ].join('\n'), ['B—Leukocytter; antalk.|12,6|×10⁹/L|3.5|8.8|high']],
  ['a cell on each line', 'Analyse\nResultat\nEnhet\nReferanse\nHb\n12,1\ng/dL\n11,7 - 15,3\nP-CRP\n<5\nmg/L\n<5', ['Hb|12,1|g/dL|11.7|15.3',
    'P-CRP|<5|mg/L||5']],
  ['the range before the result by words', 'Hemoglobin A1c\nNormal range: below 5.7 %\nValue: 6.1 %\nHigh', ['Hemoglobin A1c|6.1|%||5.7|high']],
  ['words without colons', [
      'Kreatinin (P)',
      'Resultat 88 µmol/L',
      'Referensintervall 60–105 µmol/L',
      'Provtagning 3 mars 2026',
    ].join('\n'), ['Kreatinin (P)|88|µmol/L|60|105||3 mars 2026']],
  ['all parts named', [
      'Analyse: P-Kalium',
      'Resultat: 5,3',
      'Enhet: mmol/L',
      'Referanse: 3,6 - 4,6',
      'Flagg: H',
      'Prøvedato: 12.02.2026',
    ].join('\n'), ['P-Kalium|5,3|mmol/L|3.6|4.6|high|12.02.2026']],
  ['words in the line itself', 'Analyse: Hb  Svar: 9,8 g/dL  Ref: 11,7-15,3', ['Hb|9,8|g/dL|11.7|15.3']],
  ['the range under the line', 'Hb 12,4 g/dL\n  Referanseområde: 11,7 - 15,3', ['Hb|12,4|g/dL|11.7|15.3']],
  ['days under a name', 'PT-INR\n2026-01-05   2,3\n2026-01-19   2,8 H', ['PT-INR|2,3|||||2026-01-05', 'PT-INR|2,8||||high|2026-01-19']],
  ['two panels side by side', 'Na    140 mmol/L  (137-145)      ALAT   45 U/L (10-70)\nK     4,1 mmol/L  (3,6-5,0)      GT    140 U/L (10-80) H',
    ['Na|140|mmol/L|137|145', 'ALAT|45|U/L|10|70', 'K|4,1|mmol/L|3.6|5', 'GT|140|U/L|10|80|high']],
  ['a unit that the heading tells', 'MINERALER (mmol/L)\nKalcium | 1,92 | 2,10–2,60 | lågt\nMagnesium | 0,81 | 0,75–1,20 |',
    ['Kalcium|1,92|mmol/L|2.1|2.6|low', 'Magnesium|0,81|mmol/L|0.75|1.2']],
  ['a scale behind each row', [
      'GLU        6.12 mmol/L      4.11 - 7.95         [------|--X---|------]',
      'ALB          22 g/L         23 - 40       LAV   [-----X|------|------]',
    ].join('\n'),
    ['GLU|6.12|mmol/L|4.11|7.95', 'ALB|22|g/L|23|40|low']],
  ['plus and minus as marks', 'Лейкоциты (WBC)       11,84   +   10^9/л      4,00-9,00\nТромбоциты (PLT)        168   -   10^9/л      180-320',
    ['Лейкоциты (WBC)|11,84|10^9/л|4|9|high', 'Тромбоциты (PLT)|168|10^9/л|180|320|low']],
  ['a unit and a mark before the result', 'Kalium mmol/L 3,2 (3,5–5,8) ↓\n↑ Urea 19,8 mmol/L, ref 5,7–12,9', ['Kalium|3,2|mmol/L|3.5|5.8|low',
    'Urea|19,8|mmol/L|5.7|12.9|high']],
  ['fields of the microscope', 'Leukocytter ........ 5-10 /hpf', ['Leukocytter|5-10|/hpf']],
  ['a column of an earlier day', 'Test\tResult\tReference\tPrevious (12/11/2025)\nALT\t188 U/L\t10-125\t92 U/L\nALP\t44 U/L\t23-212\t51 U/L',
    ['ALT|188|U/L|10|125', 'ALT|92|U/L|10|125||12/11/2025', 'ALP|44|U/L|23|212', 'ALP|51|U/L|23|212||12/11/2025']],
  ['the day on the line under its word', 'Prøvedato\n03.11.2025\nSvaret kom\n05.11.2025\n\nTSH\n2,7 mIE/L', ['TSH|2,7|mIE/L||||03.11.2025']],
  ['sentences with days, names before verbs, a word as a result',
    [
        'Blodprøver 09.02.2026 viste Hb 14,1 g/dL (13,4–17,0) og laktat 2,9 mmol/L (ref. 0,5–2,2). Urin pneumokokkantigen var positiv.',
        'Nye prøver 13.02.2026: CRP 48 mg/L.',
      ].join('\n'),
    ['Hb|14,1|g/dL|13.4|17||09.02.2026', 'laktat|2,9|mmol/L|0.5|2.2||09.02.2026', 'Urin pneumokokkantigen|positiv|||||09.02.2026',
      'CRP|48|mg/L||||13.02.2026']],
  ['a letter at the end of a name', 'Influenza A: Detected\nStrep A: Negative', ['Influenza A|Detected', 'Strep A|Negative']],
  ['a word for the result behind the name', 'Kalium: Resultat 5,4 mmol/L, referanse 3,6-5,0 mmol/L, høy', ['Kalium|5,4|mmol/L|3.6|5|high']],
  ['columns that short days head, and nothing else', 'Dato\t12.01\t15.01\nCRP\t212\t98\nKrea\t143\t',
    ['CRP|212|||||12.01', 'CRP|98|||||15.01', 'Krea|143|||||12.01']],
  ['days without a year in a sentence', 'Inlagd 31/5. Prover tagna 1/6 visade Hb 102. Återbesök den 19/6 kl 10.00.', ['Hb|102|||||1/6']],
  ['what is seen with the eye', 'Colour: yellow\nUSG: 1.022', ['Colour|yellow', 'USG|1.022']],
])('%s', (_, text, rows) => expect(told(text)).toEqual(rows))

describe('what is no reading', () => {
  test.each([
    'Paracetamol 1 g x 4', 'Kalium 750 mg x 2', 'Vitamin D 20 µg daglig', 'Kalsium 1000 mg/dag', 'Niferex 100 mg x 2, ny kontroll 12.03.2026.',
    'P-Folat\tSvar følger\t\tnmol/L\t>7', 'Kreatinin tas på nytt 14.02.2026 kl 08.30', 'CRP falt fra 123 til 14 ved utreise.',
      'Kalv CKR 00999-01342   CHR  099999',
    'Ferritin\n\nIkke utført', 'Semintra 4 mg/ml, 0,85 ml po sid. Nytt bt 28/1 kl 09:40', 'Tlf. vagt  97 00 12 34      side 2 / 2',
  ])('%s', (text) => expect(told(text)).toEqual([]))

  test('a row without a result beside rows with one', () => {
    expect(told([
        'MCV            71,8    61,6 - 73,5       fL',
        'MPV            ---     8,7 - 13,2        fL',
        'PLT             148    148 - 484         K/µL',
      ].join('\n'))).toEqual(
      ['MCV|71,8|fL|61.6|73.5', 'PLT|148|K/µL|148|484'])
  })
})

test.each([
  ['x10^9/L', true], ['10*9/L', true], ['x10(9)/L', true], ['×10⁻³ int.enh./L', true], ['mL/min/1,73 m²', true], ['mg/L FEU', true], ['/hpf', true],
    ['мкмоль/л', true],
  ['x109/L', true], ['107', false], ['104 umol/L', false], ['A/G', false], ['BUN/CREA', false], ['HIV Ag/As', false], ['L', false],
])('%s is a unit: %s', (text, is) => expect(isUnit(text)).toBe(is))

describe('ranges', () => {
  test.each([
    ['(11,7 - 15,3 g/dL)', 11.7, 15.3], ['< 5', undefined, 5], ['ref. > 60', 60, undefined], ['-3,0 - 3,0', -3, 3], ['150-400 x 10^9/L', 150, 400],
      ['до 31', undefined, 31],
  ])('%s', (text, low, high) => expect(readReference(text)).toMatchObject({ low, high }))

  test('the name of a marker is no range', () => expect(readReference('19-9')).toBeUndefined())

  test.each([
    ['М: 130–160; Ж: 120–140', { sex: 'female', years: undefined }, [120, 140]],
    ['М: 130–160; Ж: 120–140', { sex: undefined, years: undefined }, [undefined, undefined]],
    ['1–9 år: 2,0–6,5; 10–15 år: 2,2–7,8; vuxna: 0,70–1,9', { sex: undefined, years: 7 }, [2, 6.5]],
    ['Kvinner 18–50 år: 10–170 Kvinner over 50 år: 20–300', { sex: 'female', years: undefined }, [undefined, undefined]],
    ['Tanner 1: 57–277; Tanner 2: 84–488', { sex: 'female', years: 7 }, [undefined, undefined]],
  ] as const)('%s is settled by the patient alone', (text, patient, [low, high]) => {
    expect(readRanges(text, patient)).toMatchObject({ low, high })
  })
})

test('of several days in a line each is told by the word before it', () => {
  const line = 'Prøvetatt: 14.01.2026 08:20   Mottatt: 15.01.2026 09:05   Utskrift: 16.01.2026'
  expect(daysIn(line).map(({ day, kind }) => [day, kind])).toEqual([['14.01.2026', 'said'], ['15.01.2026', 'other'], ['16.01.2026', 'other']])
  expect(sampledOn('Remissdatum: 2026-02-01 Provdatum: 2026-02-03 Svarsdatum: 2026-02-05')).toEqual({ day: '2026-02-03', isSaid: true })
})

test('a comma parts thousands where the printout has decimal points', () => {
  expect(readPrintout('SAA 1,840 mg/L (<20)\nLactate 4.1 mmol/L (<2.0)').rows.map(standingOf)).toEqual(['over', 'over'])
  expect(readPrintout('U-densitet 1,009 (1,015-1,045)').rows.map(standingOf)).toEqual(['under'])
})

test('a word of a table is found whole, with its endings where it has a star', () => {
  const is = isOneOf('nb: avvik*, over ref*, h*')
  expect(['avvikende', 'OVER  referanse', 'h*', 'avvikende svar', 'hei'].map(is)).toEqual([true, true, true, false, false])
})

test.each([
  ['Hb 13,2 g/dL (11,7-15,3), '.repeat(150)], ['1 '.repeat(1_900)], ['og er en '.repeat(400)], ['Kalium\n'.repeat(2_000)],
    ['INR\n12.01.2026 2,3\n'.repeat(1_000)], ['1-2;'.repeat(900)], ['[-'.repeat(1_900)],
])('REL-32 %#: a long line and many short ones are read in time', (text) => {
  const started = performance.now()
  readPrintout(`${text}\n`.repeat(20))
  expect(performance.now() - started).toBeLessThan(20_000)
})
