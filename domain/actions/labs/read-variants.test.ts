import { describe, expect, test } from 'vitest'
import { readPrintout } from './read-printout.ts'

const told = (text: string): string[] =>
  readPrintout(text).rows.map(({ printed, value, unit, reference, flag, date }) =>
    [printed, value, unit, reference?.low, reference?.high, flag, date].map((one) => one ?? '').join('|').replace(/\|+$/u, ''))

describe('a table copied cell by cell', () => {
  test.each([
    ['with blank lines for empty cells', [
      'Prøve', 'Verdi', 'Enhet', 'Nedre', 'Øvre', 'Avvik', 'TSH', '7,8', 'mIE/L', '0,3', '4,2', 'Høy', 'TRAS', '< 0,8', 'IE/L', '', '1,75', '',
      'Kalium', '4,1', 'mmol/L', '3,5', '4,6', '',
    ].join('\n'),
      ['TSH|7,8|mIE/L|0.3|4.2|high', 'TRAS|< 0,8|IE/L||1.75', 'Kalium|4,1|mmol/L|3.5|4.6']],
    ['with a mark that no head announces', 'Test\nResultat\nEnhed\nReference\nALB\n31\ng/L\n22-44\nALT\n214\nU/L\n20-100\nH\nUPC\n0,61\n\n<0,40\nH',
      ['ALB|31|g/L|22|44', 'ALT|214|U/L|20|100|high', 'UPC|0,61|||0.4|high']],
    ['one end that may be either is not told', 'Test\nResult\nUnits\nLow\nHigh\nFlag\nCRP\n12\nmg/L\n5\nH', ['CRP|12|mg/L|||high']],
    ['another order of columns', [
      'Показатель', 'Ед. изм.', 'Референс', 'Рез-т', 'АЛТ', 'Ед/л', '10-58', '112', 'АСТ', 'Ед/л', '8-42', '44',
    ].join('\n'), ['АЛТ|112|Ед/л|10|58', 'АСТ|44|Ед/л|8|42']],
  ])('%s', (_what, text, rows) => expect(told(text)).toStrictEqual(rows))
})

describe('cells', () => {
  test.each([
    ['quoted where they hold the sign between them', 'Analys,Resultat,Enhet,Referens,Avvikande\nP-PSA,"11,4",µg/L,"< 5,0",Ja\nB-Hb,146,g/L,"134 - 170",Nej',
      ['P-PSA|11,4|µg/L||5|marked', 'B-Hb|146|g/L|134|170']],
    ['of whole numbers between commas', [
      'Test,Result,Min,Max,UOM', 'CK,290,120,470,U/L', 'RBC,6.12,6.4,10.4,10^12/L',
    ].join('\n'), ['CK|290|U/L|120|470', 'RBC|6.12|10^12/L|6.4|10.4']],
    ['an empty first one before a stroke', 'Flag|Test|Result|Unit|Range\n|Sodium|139|mmol/L|135-145\nH|Potassium|5.6|mmol/L|3.5-5.1',
      ['Sodium|139|mmol/L|135|145', 'Potassium|5.6|mmol/L|3.5|5.1|high']],
    ['a name that ran into its result', [
      'B-EVF           21       %        37-57', 'B-Retikulocyter 312      10^9/L   10-110', 'B-LPK           24,8     10^9/L   5,2-13,9',
      'S-CRP           117      mg/L     <10',
    ].join('\n'),
      ['B-EVF|21|%|37|57', 'B-Retikulocyter|312|10^9/L|10|110', 'B-LPK|24,8|10^9/L|5.2|13.9', 'S-CRP|117|mg/L||10']],
    ['a head with nothing under it', [
      'Analyse    Svar   Nedre    Øvre grense   Enhet', 'Birk       22,4            0,35          kU/L',
      'Kat (e1)   <0,10           0,35          kU/L',
    ].join('\n'),
      ['Birk|22,4|kU/L||0.35', 'Kat (e1)|<0,10|kU/L||0.35']],
    ['days above numbers of samples', [
      'Date:        21/07/25    03/11/25', 'Lab No:      77120144    78855093', '                                     Units      Reference',
      'Urea         6.9         8.8 H       mmol/L     (3.0-8.0)', 'Urate        0.51 H      0.47 H      mmol/L     (0.20-0.42)',
    ].join('\n'),
      ['Urea|6.9|mmol/L|3|8||21/07/25', 'Urea|8.8|mmol/L|3|8|high|03/11/25',
        'Urate|0.51|mmol/L|0.2|0.42|high|21/07/25', 'Urate|0.47|mmol/L|0.2|0.42|high|03/11/25']],
  ])('%s', (_what, text, rows) => expect(told(text)).toStrictEqual(rows))
})

test.each([
  ['Ref. lav', 'Ref. høy'], ['Nedre grense', 'Øvre grense'], ['Undre gräns', 'Ref hög'], ['Nedre grænse', 'Ref. høj'], ['Lower limit', 'Upper limit'],
  ['Мин', 'Верхняя граница'], ['LLN', 'ULN'],
])('ends of a range under %s and %s', (low, high) => {
  const head = ['Test', 'Result', low, high, 'Unit'].join('\t')
  expect(told(`${head}\nCK\t290\t120\t470\tU/L\nALT\t51\t10\t45\tU/L`)).toStrictEqual(['CK|290|U/L|120|470', 'ALT|51|U/L|10|45'])
})

test.each([
  ['nb', 'Verdien er høyere enn referanseområdet', 'high'], ['nb', 'Verdien ligger under nedre referansegrense', 'low'],
  ['sv', 'Värdet är lägre än referensintervallet', 'low'], ['da', 'Værdien er højere end referenceintervallet', 'high'],
  ['en', 'Result is above the upper limit of normal', 'high'], ['en', 'Outside the reference range', 'marked'], ['ru', 'Значение ниже нормы', 'low'],
  ['nb', 'Vurdering: Funnene er forenlige med jernmangel og høy risiko for videre tap', ''],
])('a mark told in words (%s): %s', (_language, words, flag) => {
  expect(told(`S-TSH\nResultat: 2,2 mIE/L\nReferens: 0,30 - 4,2\n${words}`)).toStrictEqual([`S-TSH|2,2|mIE/L|0.3|4.2|${flag}`.replace(/\|$/u, '')])
})

test.each([
  ['1,870', '337 - 1,469', 'over'], ['1,204', '150 - 400', 'over'], ['1.204', '145 - 390', 'over'], ['1.018', '1.010 - 1.025', 'within'],
  ['12.400', '< 300', 'over'], ['0,350', '0,2 - 0,5', 'within'], ['2.310', '2,15 - 2,51', 'within'],
])('thousands: %s beside %s is %s', async (value, range, standing) => {
  const { standingOf } = await import('./parts/lab-row.ts')
  expect(readPrintout(`Kreatinin  ${value} U/L  (${range})`).rows.map(standingOf)).toStrictEqual([standing])
})

test.each([
  ['a titre is no range', 'ANA 1:640 (<1:160)', ['ANA|1:640']],
  ['how much in brackets', 'Coombs test   Positiv (3+)', ['Coombs test|Positiv (3+)']],
  ['a word cut short', 'Глюкоза: отриц.', ['Глюкоза|отриц.']],
  ['figures within a name', 'TSH, 3RD GENERATION 2.04 0.40-4.50 mIU/L', ['TSH, 3RD GENERATION|2.04|mIU/L|0.4|4.5']],
  ['a mark before a unit', 'ALAT 62 H U/L 10-45', ['ALAT|62|U/L|10|45|high']],
  ['a mark between stars', 'Potassium: 5.6 mmol/L *H* (3.5-5.1)', ['Potassium|5.6|mmol/L|3.5|5.1|high']],
  ['three dots between the ends', 'Kalium  4,1  mmol/L  3,5 ... 4,6', ['Kalium|4,1|mmol/L|3.5|4.6']],
  ['whose a range is', 'Hb 14,8 g/dL   M: 13,4–17,0', ['Hb|14,8|g/dL|13.4|17']],
  ['of two, neither is told', 'Hb 14,8 g/dL   kvinner 11,7–15,3  menn 13,4–17,0', ['Hb|14,8|g/dL']],
  ['potassium is no woman', 'Collected: 12/03/2026\n\nK: 5.5 mmol/L (3.5-5.1)', ['K|5.5|mmol/L|3.5|5.1||12/03/2026']],
  ['what lies beyond a limit', 'Lp(a) over 125 nmol/L gir økt risiko.', []],
  ['what is aimed at', 'LDL-mål ved etablert hjertesykdom er < 1,4 mmol/L.', []],
  ['letters beside vital signs', 'BT 134/82, puls 76, tp 37,9', []],
  ['the number of an examination is no day', 'Исследование № 26-03-1190\nГемоглобин 84 г/л (80-150)', ['Гемоглобин|84|г/л|80|150']],
  ['a name that goes on in the next line', 'Alkalisk fosfatase\n   (ALP)    112   U/L   35-105   H', ['Alkalisk fosfatase (ALP)|112|U/L|35|105|high']],
  ['words before a mark and a day', 'Glukose 6,4 mmol/L Ref: 4,0-6,0 Flagg: H Dato: 03.02.2026', ['Glukose|6,4|mmol/L|4|6|high|03.02.2026']],
  ['a segment of a message', 'OBX|1|NM|2823-3^Potassium^LN||5.6|mmol/L|3.5-5.1|H\nOBX|2|NM|2951-2^Sodium^LN||139|mmol/L|135-145|',
    ['Potassium|5.6|mmol/L|3.5|5.1|high', 'Sodium|139|mmol/L|135|145']],
  ['a day in a cell of its own', 'Patient: Testesen, Åge | Dato: 03-12-2025 | Side 1/1\nP-APTT 36 s (25-38)', ['P-APTT|36|s|25|38||03-12-2025']],
  ['no day of receipt', 'Дата поступления материала: 09.03.2026\nГемоглобин 84 г/л (80-150)', ['Гемоглобин|84|г/л|80|150']],
])('%s', (_what, text, rows) => expect(told(text)).toStrictEqual(rows))

test.each([
  ['a word of 100,000 letters', 'a'.repeat(100_000)], ['commas and blanks', 'Hb, '.repeat(25_000)], ['tabs only', '\t'.repeat(100_000)],
  ['quotes', '"a,'.repeat(30_000)], ['2,000 rows', 'B-Hb\t12,1\tg/dL\t11,7-15,3\n'.repeat(2_000)], ['brackets and blanks', '[    1   '.repeat(10_000)],
  ['heads one under the other', 'Test\nResult\nUnits\n'.repeat(600)],
])('%s: nothing is told that is not printed', (_what, text) => {
  const { rows } = readPrintout(text)
  expect(rows.every(({ value }) => text.includes(value))).toBe(true)
})
