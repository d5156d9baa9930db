import { describe, expect, test } from 'vitest'
import { composeDraft } from '#domain/actions/draft/draft.ts'
import { analyteKeys } from './analytes/analytes.ts'
import { explainLabs } from './explain-labs.ts'
import { standingOf } from './parts/lab-row.ts'
import { readPrintout } from './read-printout.ts'

const read = (text: string) =>
  readPrintout(text).rows.map(({ printed, value, unit, reference, flag, date }) =>
    [printed, value, unit, reference?.text, flag, date].map((one) => one ?? '').join(' | '),
  )

describe('printouts of laboratories are read as they were printed', () => {
  test.each([
    [
      'a table with a head',
      'Prøvetatt 04.02.2026\nAnalyse\tResultat\tEnhet\tRef.område\tMerknad\nB-Hemoglobin\t11,2\tg/dL\t11,7-15,3\tL',
      ['B-Hemoglobin | 11,2 | g/dL | 11,7-15,3 | low | 04.02.2026'],
    ],
    [
      'columns by day with nothing but blanks',
      'Analyse    03.11.25 15.12.25  Enhet   Ref.\nHbA1c          52 *        -  mmol/mol 20-42\nP-Krea           84       91  µmol/L  60-105',
      ['HbA1c | 52 | mmol/mol | 20-42 | marked | 03.11.25', 'P-Krea | 84 | µmol/L | 60-105 |  | 03.11.25', 'P-Krea | 91 | µmol/L | 60-105 |  | 15.12.25'],
    ],
    [
      'words',
      'Hb 13,4 g/dL (11,7–15,3), CRP <5, K 5,3 mmol/L (3,6–5,0) H.',
      ['Hb | 13,4 | g/dL | 11,7–15,3 |  | ', 'CRP | <5 |  |  |  | ', 'K | 5,3 | mmol/L | 3,6–5,0 | high | '],
    ],
    ['codes of a register', 'NPU19651 P-ALAT; kat.k. = 62 U/L (10-45) *', ['P-ALAT; kat.k. | 62 | U/L | 10-45 | marked | ']],
    ['a name above its result', 'P-Kalium\n    5,1 mmol/L   ref. 3,6–4,6', ['P-Kalium | 5,1 | mmol/L | ref. 3,6–4,6 |  | ']],
    [
      'tests as columns',
      'Dato\tHb\tCRP\n12.01.2026\t13,2\t5\n14.02.2026\t12,8\t-',
      ['Hb | 13,2 |  |  |  | 12.01.2026', 'CRP | 5 |  |  |  | 12.01.2026', 'Hb | 12,8 |  |  |  | 14.02.2026'],
    ],
    [
      'commas between cells',
      'Test,Result,Units,Reference,Flag\nTSH,2.61,mU/L,0.27-4.20,\nHbA1c,38,mmol/mol,20-41,',
      ['TSH | 2.61 | mU/L | 0.27-4.20 |  | ', 'HbA1c | 38 | mmol/mol | 20-41 |  | '],
    ],
    ['odd blanks and unseen signs', 'Hb\u00a013,2\u202fg/dL\u200b (11,7\u201315,3)', ['Hb | 13,2 | g/dL | 11,7–15,3 |  | ']],
  ])('%s', (_what, text, rows) => expect(read(text).map((row) => row.replace('ref. ', ''))).toEqual(rows.map((row) => row.replace('ref. ', ''))))

  test.each([
    'Ring 00 11 22 33 ved spørsmål.', 'Ny kontroll om 6 uker.', 'BT 142/88, puls 108, temp 39,2, saturasjon 91 %.', 'Katt «Sotpus», 13 år, 3,4 kg',
    'Utskrift 03.02.2026 kl 14:02', 'Faktura 3 450 kr.', 'Time  08:15  Rom 4\nTime  09:30  Rom 2', 'Pasienten har hatt feber, hoste, slapphet.',
  ])('%s is no reading', (text) => expect(read(text)).toEqual([]))

  test('what lies beside its range is told by number and range alone', () => {
    const [over, under, bound] = readPrintout('P-ALAT 62 U/L (10-45)\nHb 9,8 g/dL (11,7-15,3) H\nP-CRP <5 mg/L (<5)').rows.map(standingOf)
    expect([over, under, bound]).toEqual(['over', 'under', 'within'])
  })

  test('a mark that contradicts its range is told as a gap, and nothing is concluded', () => {
    const { value, gaps } = composeDraft(explainLabs(readPrintout('Hb 9,8 g/dL (11,7-15,3) H').rows, 'nb'))
    expect(value).toContain('under området laboratoriet oppgir (11,7-15,3)')
    expect(gaps.map(({ start, end }) => value.slice(start, end))).toEqual(['[Sjekk: merket og området på utskriften stemmer ikke overens]'])
  })

  test.each([
    ['x'.repeat(100_000)], ['1 '.repeat(50_000)], [`${'| a '.repeat(20_000)}\n`.repeat(2)], ['Hb 13,2 '.repeat(10_000)], ['Hb\t13,2\n'.repeat(3_000)],
    [`Dato\tHb\tCRP\n${'12.01.2026\t13,2\t5\n'.repeat(999)}${'\tg/dL\tmg/L\n'.repeat(999)}`], ['P-CRP  12  mg/L  <5\n'.repeat(2_000)],
    ['P-CRP\nSvar: 12 mg/L\n'.repeat(1_000)], [`${'a  '.repeat(300)}\n`.repeat(300)],
  ])('REL-32 %#: what is far too long is read in time', (text) => {
    expect(Array.isArray(readPrintout(text).rows)).toBe(true)
  })

  test('every language explains the same tests', () => {
    const keys = analyteKeys('nb').toSorted()
    for (const language of ['sv', 'da', 'en', 'ru'] as const) expect(analyteKeys(language).toSorted()).toEqual(keys)
  })
})

const told = (text: string): string[] =>
  readPrintout(text).rows.map(({ printed, value, unit, reference, flag, date }) =>
    [printed, value, unit, reference?.low, reference?.high, flag, date].map((one) => one ?? '').join('|').replace(/\|+$/u, ''))

test.each([
  ['the range before the result, and unit and mark in one cell', 'P-ALAT  (10 - 45)  78 (H)  U/l\nB-HbA1c(IFCC)   (< 48)  62  mmol/mol (H)',
    ['P-ALAT|78|U/l|10|45|high', 'B-HbA1c(IFCC)|62|mmol/mol||48|high']],
  ['the day at the end of the row', 'P-Kreatinin 104 (45–90) µmol/L H  2026-01-20', ['P-Kreatinin|104|µmol/L|45|90|high|2026-01-20']],
  ['a day with its time above', '2026-01-14 07:50\nP-Natrium: 131 ▼ mmol/L [137-145]', ['P-Natrium|131|mmol/L|137|145|low|2026-01-14']],
  [
    'a range before its result where both may be bounds',
    'P-CRP             <5 mg/L      <1\nP-Kreatinin   45-90 µmol/L      64',
    ['P-CRP|<1|mg/L||5', 'P-Kreatinin|64|µmol/L|45|90'],
  ],
  [
    'columns that nothing heads: code, name, result, unit, both ends, mark, day',
    'NPU02319;B-Hb;13.9;g/dL;11.7;15.3;;2026-03-02\nNPU19748;P-CRP;38;mg/L;;5;H;2026-03-02',
    ['B-Hb|13.9|g/dL|11.7|15.3||2026-03-02', 'P-CRP|38|mg/L||5|high|2026-03-02']],
  ['cells in quotes', '"Analyse","Svar","Enhet","Ref"\n"P-GT","133","U/L","15 - 115"', ['P-GT|133|U/L|15|115']],
  [
    'a record whose parts stand under each other',
    'P-Ferritin\nResultat: 620 µg/L (H)\nReferanse: 30 - 400\nTatt: 01.03.2026',
    ['P-Ferritin|620|µg/L|30|400|high|01.03.2026'],
  ],
  ['the day told behind the readings', 'B-Hb 108(L) g/L 117-153\nProvtagningsdatum: 260211', ['B-Hb|108|g/L|117|153|low|260211']],
  [
    'one test by days, with the dose beside it',
    'Uke  Dato      INR   Dose\n4    22.01.26  2,2   9\n6    05.02.26  3,4   9',
    ['INR|2,2|||||22.01.26', 'INR|3,4|||||05.02.26'],
  ],
  ['a number within a name', 'eGFR using creatinine (CKD-EPI) per 1.73 square metres 48 mL/min [> 60.0]; Below low reference limit',
    ['eGFR using creatinine (CKD-EPI) per 1.73 square metres|48|mL/min|60||low']],
  ['strips in one line', 'Urin stiks: Leu 1+, Nit neg, Prot spor', ['Leu|1+', 'Nit|neg', 'Prot|spor']],
  ['several tests side by side', 'Hb 13,4 | CRP 12*', ['Hb|13,4', 'CRP|12||||marked']],
])('%s', (_, text, rows) => {
  expect(told(text)).toEqual(rows)
})

test('a number of six signs behind a row is no day', () => {
  expect(told('P-CRP 12 mg/L <5  260120')).toEqual(['P-CRP|12|mg/L||5'])
})
