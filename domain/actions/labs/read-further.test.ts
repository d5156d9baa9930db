import { expect, test } from 'vitest'
import { boldMarks } from './text/bold.ts'
import { sentencesOf } from './parts/sentences.ts'
import { readPrintout } from './read-printout.ts'

const told = (text: string): string[] =>
  readPrintout(text).rows.map(({ printed, value, unit, reference, flag, date }) =>
    [printed, value, unit, reference?.low, reference?.high, flag, date].map((one) => one ?? '').join('|').replace(/\|+$/u, ''))

test.each([
  ['the result first, its name behind its unit', [
    'Legevakten Øst   LAB   tatt 03.03.2026 08:00   nr 22',
    'Resultat   Enhet    Prøve           Ref.',
    '7,2 *      mmol/L   P-Kalium        3,5-4,6',
    '140        mmol/L   P-Natrium       137-145',
    '<5         mg/L     P-CRP           <5',
  ], ['P-Kalium|7,2|mmol/L|3.5|4.6|marked|03.03.2026', 'P-Natrium|140|mmol/L|137|145||03.03.2026', 'P-CRP|<5|mg/L||5||03.03.2026']],
  ['the range first, its name last', [
    'Ref.       Svar      Enhet    Analyse',
    '11,7-15,3  9,8 L     g/dL     Hemoglobin',
    '<5         88 H      mg/L     CRP',
    '137-145    140       mmol/L   Natrium',
  ], ['Hemoglobin|9,8|g/dL|11.7|15.3|low', 'CRP|88|mg/L||5|high', 'Natrium|140|mmol/L|137|145']],
  ['a name that runs into its result, and a minus where others have pluses', [
    'Parameter      Result             Ref',
    'Glucose        24.6 ++            3.6 - 6.6         mmol/l',
    'Alk. phosphatase 644 ++           20 - 160          U/l',
    'Sodium         139 --             142 - 153         mmol/l',
    'Potassium      4.1                3.5 - 5.3         mmol/l',
  ], ['Glucose|24.6|mmol/l|3.6|6.6|high', 'Alk. phosphatase|644|U/l|20|160|high', 'Sodium|139|mmol/l|142|153|low', 'Potassium|4.1|mmol/l|3.5|5.3']],
  ['signs in brackets behind results', [
    'Analys              Resultat          Referens       Enhet',
    'Natrium             132 (-)           140-155        mmol/L',
    'Kalium              6,1 (+)           3,5-5,8        mmol/L',
  ], ['Natrium|132|mmol/L|140|155|low', 'Kalium|6,1|mmol/L|3.5|5.8|high']],
  ['signs in brackets behind ranges', ['WBC 22.4 K/µL [5.5 ; 18.5] (+)', 'RBC 4.02 M/µL [5.3 ; 10.0] (-)'],
    ['WBC|22.4|K/µL|5.5|18.5|high', 'RBC|4.02|M/µL|5.3|10|low']],
  ['semicolons and marks in words', [
    'Показатель; Результат; Ед.; Норма; Оценка',
    'Глюкоза; 7,9; ммоль/л; 3,9-6,1; выше нормы',
    'Калий; 3,1; ммоль/л; 3,5-5,1; ниже нормы',
    'Натрий; 151; ммоль/л; 136-145; за пределами нормы',
  ], ['Глюкоза|7,9|ммоль/л|3.9|6.1|high', 'Калий|3,1|ммоль/л|3.5|5.1|low', 'Натрий|151|ммоль/л|136|145|marked']],
  ['semicolons without a head', ['PK(INR); 2,4; ; 0,9-1,2; utanför referens', 'Trombocyter; 210; 10*9/L; 165-400;',
    'Fibrinogen; 1,2; g/L; 2,0-4,2; under ref'],
    ['PK(INR)|2,4||0.9|1.2|marked', 'Trombocyter|210|10*9/L|165|400', 'Fibrinogen|1,2|g/L|2|4.2|low']],
  ['strokes with blanks', ['Hemoglobin / 9,8 / g/dL / 11,7-15,3 / L', 'CRP / 88 / mg/L / <5 / H'], ['Hemoglobin|9,8|g/dL|11.7|15.3|low',
    'CRP|88|mg/L||5|high']],
  ['dots between readings', ['Hb 98 g/L · CRP 88 mg/L · Na 140 mmol/L'], ['Hb|98|g/L', 'CRP|88|mg/L', 'Na|140|mmol/L']],
  ['arrows and signs before names', ['Hemoglobin → 9,8 g/dL (11,7–15,3) ↓', '✅ Natrium 140 mmol/L (137-145)', '❗ Kalium 5,9 mmol/L (3,5-5,0)'],
    ['Hemoglobin|9,8|g/dL|11.7|15.3|low', 'Natrium|140|mmol/L|137|145', 'Kalium|5,9|mmol/L|3.5|5|marked']],
  ['results in brackets', ['Hb(98) CRP(88) Na(140)'], ['Hb|98', 'CRP|88', 'Na|140']],
  ['marks with how much', ['ALAT 70 U/L (10-45) lett forhøyet', 'Albumin 30 g/L (36-45) litt lav', 'Na 128 mmol/L (133-146) abnormally low',
    'CRP 88 mg/L (<5) ovanför gränsen'],
    ['ALAT|70|U/L|10|45|high', 'Albumin|30|g/L|36|45|low', 'Na|128|mmol/L|133|146|low', 'CRP|88|mg/L||5|high']],
])('table: %s', (_what, lines, rows) => expect(told(lines.join('\n'))).toStrictEqual(rows))

test.each([
  ['of a rabbit, without a colon', ['Glukos', '17,8 mmol/L', 'Ref. kanin 4,1 - 8,2', 'Förhöjt', 'Urea', '12,1 mmol/L', 'Referensvärde (katt): 4,0 - 9,0'],
    ['Glukos|17,8|mmol/L|4.1|8.2|high', 'Urea|12,1|mmol/L|4|9']],
  ['of men, and a mark that is a head elsewhere', ['Glucose', '17.8 mmol/L', 'Reference range (adult male): 3.9 - 5.6', 'High', 'Sodium',
    '136 mmol/L', 'Normal: 136 - 147'],
    ['Glucose|17.8|mmol/L|3.9|5.6|high', 'Sodium|136|mmol/L|136|147']],
  ['of women', ['Hæmoglobin', '7,1 mmol/L', 'Referenceinterval, kvinde: 7,3 - 9,5', 'Lav', 'CRP', '88 mg/L', 'Reference: <8', 'Høj'],
    ['Hæmoglobin|7,1|mmol/L|7.3|9.5|low', 'CRP|88|mg/L||8|high']],
  ['in Russian', ['Гемоглобин', '98 г/л', 'Норма (жен.): 117 - 153', 'Понижен', 'СРБ', '88 мг/л', 'Норма: до 5', 'Повышен'],
    ['Гемоглобин|98|г/л|117|153|low', 'СРБ|88|мг/л||5|high']],
  ['a mark behind the range', ['Glucose: 112 mg/dL', '   Normal range: 65 - 99 mg/dL     High', 'A1c 8.2% (4.0-5.6)'],
    ['Glucose|112|mg/dL|65|99|high', 'A1c|8.2|%|4|5.6']],
  ['a result by its word, and a mark told in a sentence', ['Hemoglobin', 'Ditt resultat: 98 g/L', 'Lägre än referensintervallet 117–153 g/L'],
    ['Hemoglobin|98|g/L|117|153|low']],
  ['in bold', ['Ferritin', '**8** µg/L', 'Normalområde: 15 - 200', 'Kobalamin', '312 pmol/L', 'Normalområde: 175 - 700', 'Hemoglobin', '**104 g/L**',
    'Normalområde: 117 - 153'],
    ['Ferritin|8|µg/L|15|200|marked', 'Kobalamin|312|pmol/L|175|700', 'Hemoglobin|104|g/L|117|153|marked']],
])('cell by cell: %s', (_what, lines, rows) => expect(told(lines.join('\n'))).toStrictEqual(rows))

test.each([
  ['adjectives cut short', 'Prover: tot-kolesterol 5,2, dir. bilirubin 4, fr. T4 14, korr. Ca 2,41 mmol/L, tot.bilirubin 12, fria kappakedjor 22 mg/L.',
    ['tot-kolesterol|5,2', 'dir. bilirubin|4', 'fr. T4|14', 'korr. Ca|2,41|mmol/L', 'tot.bilirubin|12', 'fria kappakedjor|22|mg/L']],
  ['the same in Russian', 'Анализы: прям. билирубин 6,1, общ. белок 70 г/л, своб. Т4 14,2 пмоль/л, щел. фосфатаза 88 Ед/л.',
    ['прям. билирубин|6,1', 'общ. белок|70|г/л', 'своб. Т4|14,2|пмоль/л', 'щел. фосфатаза|88|Ед/л']],
  ['the same in English', 'Labs: corrected calcium 2.6, total bilirubin 12, ionised calcium 1.12 mmol/L, Cr 1.2.',
    ['corrected calcium|2.6', 'total bilirubin|12', 'ionised calcium|1.12|mmol/L', 'Cr|1.2']],
  ['units glued to numbers', 'Hb 13.2g/dL, WCC 11.8x10^9/L, Plt 244x109/L, leuk 11,8·10⁹/L, тромб. 244×10⁹/л, creat 77umol/L, Na 140mmol/L',
    ['Hb|13.2|g/dL', 'WCC|11.8|x10^9/L', 'Plt|244|x109/L', 'leuk|11,8|10⁹/L', 'тромб.|244|×10⁹/л', 'creat|77|umol/L', 'Na|140|mmol/L']],
  ['below nought', 'ABG: pH 7.31, BE -4.2, HCO3 19, base excess −3.1. Hb -12.', ['pH|7.31', 'BE|-4.2', 'HCO3|19', 'base excess|−3.1']],
  ['an earlier result in brackets', 'Hemoglobin 9,8 g/dL (forrige: 10,4 den 03.11.25), ref 11,7-15,3\nCRP: 88 mg/L (previous 104 on 03/11/25)',
    ['Hemoglobin|9,8|g/dL|11.7|15.3', 'CRP|88|mg/L']],
  ['names side by side that are units elsewhere', 'Na 138 K 4.1 Cl 101 HCO3 24 Mg 0.8 Glu 98', ['Na|138', 'K|4.1', 'Cl|101', 'HCO3|24', 'Mg|0.8', 'Glu|98']],
  ['a plus between words and one that is a result', 'Urinstix: protein + glukose neg blod ++. TSH + fritt T4 tas om 3 v.',
    ['protein|+', 'glukose|neg', 'blod|++']],
  ['a label before a list', 'pH: 7,0\nÖvrigt: P-Urat 390 µmol/L (150-350) förhöjt, P-ALAT 0,4 µkat/L (0,1-0,8)',
    ['pH|7,0', 'P-Urat|390|µmol/L|150|350|high', 'P-ALAT|0,4|µkat/L|0.1|0.8']],
  ['a label before a list in Russian', 'СРБ: 12 мг/л\nДополнительно: мочевая кислота 512 мкмоль/л (200-420) повышена, АЛТ 22 Ед/л (до 41)',
    ['СРБ|12|мг/л', 'мочевая кислота|512|мкмоль/л|200|420|high', 'АЛТ|22|Ед/л||41']],
  ['the stop of a sentence', 'Urinsticka: glukos neg, blod ++, bilirubin neg. Densitet 1,018.', ['glukos|neg', 'blod|++', 'bilirubin|neg', 'Densitet|1,018']],
  ['results in words right behind names',
    'Непрямая проба Кумбса слабоположительная. Direkte Coombs negativ. Pregnancy test negative. Family history positive.',
    ['Непрямая проба Кумбса|слабоположительная', 'Direkte Coombs|negativ', 'Pregnancy test|negative']],
])('in words: %s', (_what, text, rows) => expect(told(text)).toStrictEqual(rows))

test.each([
  ['HIV-1/2 antigen og antistoff: negativ', 'HIV-1/2 antigen og antistoff|negativ'],
  ['Borrelia burgdorferi IgG og IgM:    Påvist', 'Borrelia burgdorferi IgG og IgM|Påvist'],
  ['HIV 1+2 antigen/antibody: Not detected', 'HIV 1+2 antigen/antibody|Not detected'],
  ['Influenza A and B antigen: Negative', 'Influenza A and B antigen|Negative'],
  ['Антитела к Treponema pallidum IgG и IgM: обнаружены', 'Антитела к Treponema pallidum IgG и IgM|обнаружены'],
  ['Agglutination i koksaltlösning: negativ', 'Agglutination i koksaltlösning|negativ'],
])('a name that two kinds or a small word are in: %s', (line, row) => expect(told(line)).toStrictEqual([row]))

test.each([
  ['of samples, in the sentence before', 'Svar på proverna du lämnade den 2026-02-02. Hb är 148 g/L. Ny tid 2026-05-02.', ['2026-02-02']],
  ['of samples that were given', 'Thank you for the blood samples you gave on 4 March 2026. Hb is 131 g/L.', ['4 March 2026']],
  ['in Russian', 'Вы сдали кровь 05.03.2026. Гемоглобин 132 г/л.', ['05.03.2026']],
  ['of coming and leaving', 'On admission 12/02/2026: CRP 312. On discharge 19/02/2026: CRP 40.', ['12/02/2026', '19/02/2026']],
  ['of coming and leaving, in lines', 'Ved innleggelse 12.02.2026: CRP 312\nVed utskrivelse 19.02.2026: CRP 40', ['12.02.2026', '19.02.2026']],
  ['of coming, above the readings', 'Vid inskrivning 2026-02-12\nHb 101 g/L\nCRP 212 mg/L', ['2026-02-12', '2026-02-12']],
  ['of leaving in Russian', 'При выписке 20.02.2026: СРБ 12 мг/л.', ['20.02.2026']],
  ['of birth, before a sex and an age', 'Smith John 14/08/1968 M 57\nPotassium 4.1 mmol/L', [undefined]],
])('the day: %s', (_what, text, days) => expect(readPrintout(text).rows.map(({ date }) => date)).toStrictEqual(days))

test.each([
  ['cells', ['Antibiotikum        Resultat    MIC', 'Meropenem           S           0,12', 'Cefiderokol         S           0,5',
    'Ceftazidim-avibaktam S          1'],
    ['Meropenem|S', 'Cefiderokol|S', 'Ceftazidim-avibaktam|S']],
  ['strokes', ['Бензилпенициллин — S', 'Тедизолид — S', 'Цефиксим — I'], ['Бензилпенициллин|S', 'Тедизолид|S', 'Цефиксим|I']],
  ['words', ['Ampicillin resistent', 'Temocillin følsom'], ['Ampicillin|resistent', 'Temocillin|følsom']],
  ['one line', ['Resistens: Ampicillin R, Temocillin S, Gentamicin S.'], ['Ampicillin|R', 'Temocillin|S', 'Gentamicin|S']],
  ['nothing that is tried', ['Grade I', 'Grade S', 'Type R'], []],
])('what stops the growth, among others that do: %s', (_what, lines, rows) => expect(told(lines.join('\n'))).toStrictEqual(rows))

test.each([
  'Haugen, Marit 010265 34567 K 61 år', 'Fnr 010265 34567   M   40 år', 'Nilsson Eva 650201-1234 K 61 år', 'Dahl, Ingrid  140868  K',
    'Per Lie f. 140868, 57 år',
  'urat + krea tas om 2 v', 'PTH + repeat Ca with next level', 'Madopar 5 ggr/d',
  'Imp: COPD + pneumonia. DKA + sepsis.', 'Fixed rate insulin 0.1 units/kg/h, heparin 500 units/h', 'инсулин 0,1 ед/кг/ч, калий 20 ммоль в/в',
])('no reading: %s', (text) => expect(told(text)).toStrictEqual([]))

test('numbers in bold mark what lies outside, where others stand plain', () => {
  expect(boldMarks(['Hb **98** g/L', 'Na 140 mmol/L'])).toBe(true)
  expect(boldMarks(['Hb **98** g/L', 'Ref: 117-153', 'Na **140** mmol/L', '2026-02-17'])).toBe(false)
  expect(boldMarks(['**Hb** 98 g/L'])).toBe(false)
})

test('a word cut short ends no sentence', () => {
  expect(sentencesOf('Korr. Ca 2,4. Hb 98. Ny time.')).toStrictEqual(['Korr. Ca 2,4.', 'Hb 98.', 'Ny time.'])
})

test.each([
  'tot. ', 'ved ankomst ', 'Ved ankomst 22-01-2026: CRP 3 ', '** 1 ', '**8**', '140868 12345 ', 'Ref. kanin ', ' / ', '4×10⁹/л', 'IgG og ',
    'korr. Ca ', 'Ampicillin S, ', '(forrige 1 ',
])('REL-32: a line of %s without end is read in time', (part) => {
  const line = part.repeat(100_000 / part.length)
  const started = performance.now()
  readPrintout(line)
  readPrintout(line.slice(0, 3_900))
  expect(performance.now() - started).toBeLessThan(3_000)
})
