import { expect, test } from 'vitest'
import { readPrintout } from './read-printout.ts'

const told = (text: string): string[] =>
  readPrintout(text).rows.map(({ printed, value, unit, reference, flag, date }) =>
    [printed, value, unit, reference?.low, reference?.high, flag, date].map((one) => one ?? '').join('|').replace(/\|+$/u, ''))

/** Layouts in which parts of a reading stand in another order, or apart by other signs, than in most. */
test.each<[string, string[], string[]]>([
  ['value-unit-name-range with arrows last', [
    'Legevakten Bryggen, hurtigprøver 03.01.2026',
    ' 88 mg/L    CRP            (<5)  ↑',
    ' 13,2 g/dL  Hemoglobin     (11,7-15,3)',
    ' 7,9 mmol/L Glukose        (4,0-6,0)  ↑',
  ], [
    'CRP|88|mg/L||5|high|03.01.2026', 'Hemoglobin|13,2|g/dL|11.7|15.3||03.01.2026', 'Glukose|7,9|mmol/L|4|6|high|03.01.2026',
  ]],
  ['equal signs and hash separators', [
    'Prov # Resultat # Enhet # Ref',
    'P-CRP # 12 # mg/L # <5',
    'P-Natrium # 139 # mmol/L # 137-145',
    'P-Kalium # 3,1 # mmol/L # 3,5-4,4',
  ], [
    'P-CRP|12|mg/L||5', 'P-Natrium|139|mmol/L|137|145', 'P-Kalium|3,1|mmol/L|3.5|4.4',
  ]],
  ['tilde separators', [
    'Analyse~Svar~Enhed~Reference',
    'P-Ferritin~9~µg/L~15-150',
    'P-Transferrin~42~µmol/L~24-41',
  ], [
    'P-Ferritin|9|µg/L|15|150', 'P-Transferrin|42|µmol/L|24|41',
  ]],
  ['cell by cell english no heads units glued', [
    'Test',
    'Result',
    'Reference',
    'Sodium',
    '138 mmol/L',
    '133-146',
    'Potassium',
    '4.4 mmol/L',
    '3.5-5.3',
    'Urea',
    '9.1 mmol/L H',
    '2.5-7.8',
  ], [
    'Sodium|138|mmol/L|133|146', 'Potassium|4.4|mmol/L|3.5|5.3', 'Urea|9.1|mmol/L|2.5|7.8|high',
  ]],
  ['S I R before names in brackets', [
    'Resistens – E. coli i urin, tatt 04.02.2026',
    '(S) Mecillinam',
    '(R) Trimetoprim',
    '(S) Nitrofurantoin',
    '(I) Ciprofloksacin',
  ], [
    'Mecillinam|S|||||04.02.2026', 'Trimetoprim|R|||||04.02.2026', 'Nitrofurantoin|S|||||04.02.2026', 'Ciprofloksacin|I|||||04.02.2026',
  ]],
  ['S I R with MIC', [
    'Isolate: Staphylococcus pseudintermedius     collected 02/02/2026',
    'Antibiotic        MIC     Interp',
    'Amoxicillin-clav  <=2     S',
    'Cephalexin        4       S',
    'Enrofloxacin      >4      R',
    'Clindamycin       0.5     S',
  ], [
    'Amoxicillin-clav|S|||||02/02/2026', 'Cephalexin|S|||||02/02/2026', 'Enrofloxacin|R|||||02/02/2026', 'Clindamycin|S|||||02/02/2026',
  ]],
  ['PCR ticks', [
    'Luftveisagens PCR 11.01.2026',
    'Influensa A: ikke påvist',
    'Influensa B: ikke påvist',
    'RS-virus: PÅVIST',
    'SARS-CoV-2: ikke påvist',
  ], [
    'Influensa A|ikke påvist|||||11.01.2026', 'Influensa B|ikke påvist|||||11.01.2026', 'RS-virus|PÅVIST|||||11.01.2026',
    'SARS-CoV-2|ikke påvist|||||11.01.2026',
  ]],
  ['PCR english detected first', [
    'Respiratory PCR, swab taken 11 Jan 2026',
    'NOT DETECTED - Influenza A',
    'NOT DETECTED - Influenza B',
    'DETECTED - Rhinovirus',
    'NOT DETECTED - Adenovirus',
  ], [
    'Influenza A|NOT DETECTED|||||11 Jan 2026', 'Influenza B|NOT DETECTED|||||11 Jan 2026', 'Rhinovirus|DETECTED|||||11 Jan 2026',
    'Adenovirus|NOT DETECTED|||||11 Jan 2026',
  ]],
  ['allergy panel classes', [
    'Spesifikk IgE (kU/L)',
    'Allergen        Resultat    Klasse',
    'Bjørk t3        12,0        3',
    'Timotei g6      0,52        1',
    'Katt e1         <0,10       0',
    'Hund e5         3,1         2',
  ], [
    'Bjørk t3|12,0|kU/L', 'Timotei g6|0,52|kU/L', 'Katt e1|<0,10|kU/L', 'Hund e5|3,1|kU/L',
  ]],
  ['json-like', [
    '{"test":"CRP","value":14,"unit":"mg/L","ref":"<5"}',
    '{"test":"Hb","value":131,"unit":"g/L","ref":"117-153"}',
  ], [
    'CRP|14|mg/L||5', 'Hb|131|g/L|117|153',
  ]],
  ['label pairs in one line', [
    'Test: CRP, Result: 14, Unit: mg/L, Range: <5, Flag: H',
    'Test: Albumin, Result: 38, Unit: g/L, Range: 36-48',
  ], [
    'CRP|14|mg/L||5|high', 'Albumin|38|g/L|36|48',
  ]],
  ['key=value semicolons', [
    'analyse=P-Kalium; svar=5,9; enhet=mmol/L; ref=3,5-4,4; flagg=H',
    'analyse=P-Natrium; svar=138; enhet=mmol/L; ref=137-145; flagg=',
  ], [
    'P-Kalium|5,9|mmol/L|3.5|4.4|high', 'P-Natrium|138|mmol/L|137|145',
  ]],
  ['hl7 segments', [
    'OBR|1||S123|CHEM|||20260112',
    'OBX|1|NM|NPU19748^P-CRP^NPU||14|mg/L|<5|H|||F',
    'OBX|2|NM|NPU03429^P-Natrium^NPU||139|mmol/L|137-145||||F',
  ], [
    'P-CRP|14|mg/L||5|high|20260112', 'P-Natrium|139|mmol/L|137|145||20260112',
  ]],
  ['headed unit for each block', [
    'Elektrolytter, mmol/L',
    'Natrium   131 L   137-145',
    'Kalium    3,3 L   3,5-4,4',
    'Klorid    101     98-107',
  ], [
    'Natrium|131|mmol/L|137|145|low', 'Kalium|3,3|mmol/L|3.5|4.4|low', 'Klorid|101|mmol/L|98|107',
  ]],
  ['all values in unit', [
    'Alle verdier i µmol/L. Prøve 02.02.2026',
    'Bilirubin 31 (5-25) *',
    'Bilirubin konjugert 9 (<4) *',
    'Kreatinin 78 (60-105)',
  ], [
    'Bilirubin|31|µmol/L|5|25|marked|02.02.2026', 'Bilirubin konjugert|9|µmol/L||4|marked|02.02.2026', 'Kreatinin|78|µmol/L|60|105||02.02.2026',
  ]],
  ['blood gas two columns name value', [
    'Syra-bas arteriell 2026-01-30 04:20',
    'pH 7,21 (7,35-7,45) ↓      pCO2 9,8 kPa (4,7-6,0) ↑',
    'pO2 7,1 kPa (10-14) ↓      BE -6,1 mmol/L (-3 - 3) ↓',
    'Laktat 4,8 mmol/L (<2,3) ↑',
  ], [
    'pH|7,21||7.35|7.45|low|2026-01-30', 'pCO2|9,8|kPa|4.7|6|high|2026-01-30', 'pO2|7,1|kPa|10|14|low|2026-01-30',
    'BE|-6,1|mmol/L|-3|3|low|2026-01-30', 'Laktat|4,8|mmol/L||2.3|high|2026-01-30',
  ]],
  ['units before values', [
    'Hb (g/dL): 12,1 [11,7-15,3]',
    'Ferritin (µg/L): 9 [15-150] L',
    'TSH (mIE/L): 2,2 [0,3-4,2]',
  ], [
    'Hb (g/dL)|12,1|g/dL|11.7|15.3', 'Ferritin (µg/L)|9|µg/L|15|150|low', 'TSH (mIE/L)|2,2|mIE/L|0.3|4.2',
  ]],
  ['range below in brackets with flag above', [
    '**Ferritin**',
    '↓ 8 µg/L',
    '[15 – 150]',
    '**Hemoglobin**',
    '12,4 g/dL',
    '[11,7 – 15,3]',
  ], [
    'Ferritin|8|µg/L|15|150|low', 'Hemoglobin|12,4|g/dL|11.7|15.3',
  ]],
  ['date per row last', [
    'Analyse          Svar      Ref           Tatt',
    'LDL-kolesterol   4,1 H     1,9-4,0       03.01.2026',
    'HDL-kolesterol   1,3       1,0-2,7       03.01.2026',
    'HbA1c            38        20-42         15.12.2025',
  ], [
    'LDL-kolesterol|4,1||1.9|4|high|03.01.2026', 'HDL-kolesterol|1,3||1|2.7||03.01.2026', 'HbA1c|38||20|42||15.12.2025',
  ]],
  ['names unknown in lines', [
    'Kromogranin A 212 µg/L (<102)',
    'Bombesin 14 pmol/L (ref <30)',
    'Vasoaktivt intestinalt peptid 9 pmol/L (ref <30)',
  ], [
    'Kromogranin A|212|µg/L||102', 'Bombesin|14|pmol/L||30', 'Vasoaktivt intestinalt peptid|9|pmol/L||30',
  ]],
  ['comma lines', [
    'Hb, 13,2 g/dL, 11,7-15,3',
    'CRP, 22 mg/L, <5, H',
  ], [
    'Hb|13,2|g/dL|11.7|15.3', 'CRP|22|mg/L||5|high',
  ]],
  ['dash lines', [
    'Hb - 13,2 g/dL - ref 11,7-15,3',
    'CRP - 22 mg/L - ref <5 - høy',
  ], [
    'Hb|13,2|g/dL|11.7|15.3', 'CRP|22|mg/L||5|high',
  ]],
  ['middle dots', [
    'Natrium · 139 mmol/L · 137–145',
    'Kalium · 5,1 mmol/L · 3,5–4,4 · Høyt',
  ], [
    'Natrium|139|mmol/L|137|145', 'Kalium|5,1|mmol/L|3.5|4.4|high',
  ]],
  ['slash', [
    'Natrium / 139 / mmol/L / 137-145',
    'Kalium / 5,1 / mmol/L / 3,5-4,4',
  ], [
    'Natrium|139|mmol/L|137|145', 'Kalium|5,1|mmol/L|3.5|4.4',
  ]],
  ['flag words before the result', [
    'High: LDL 4.9 mmol/L (<3.0)',
    'Normal: HDL 1.4 mmol/L (>1.0)',
  ], [
    'LDL|4.9|mmol/L||3|high', 'HDL|1.4|mmol/L|1||normal',
  ]],
  ['marks in own column before name with emoji', [
    '🔴 Ferritin 7 µg/L (15–150)',
    '🟢 B12 402 pmol/L (150–650)',
  ], [
    'Ferritin|7|µg/L|15|150', 'B12|402|pmol/L|150|650',
  ]],
  ['nb journal note with dates as headings', [
    '12.01.26',
    'Hb 10,1 g/dL',
    'CRP 45 mg/L',
    '14.01.26',
    'Hb 9,8 g/dL',
    'CRP 88 mg/L',
  ], [
    'Hb|10,1|g/dL||||12.01.26', 'CRP|45|mg/L||||12.01.26', 'Hb|9,8|g/dL||||14.01.26', 'CRP|88|mg/L||||14.01.26',
  ]],
  ['sv journal date before the results comma list', [
    '260112: Hb 121, LPK 6,1, TPK 233, CRP <5, Krea 77, ALAT 0,44',
  ], [
    'Hb|121|||||260112', 'LPK|6,1|||||260112', 'TPK|233|||||260112', 'CRP|<5|||||260112', 'Krea|77|||||260112', 'ALAT|0,44|||||260112',
  ]],
  ['da table with interval til and mark before number', [
    'Analyse              Resultat      Interval',
    'P-Albumin            ↓ 31 g/L      36 til 48 g/L',
    'P-Calcium (total)      2,31 mmol/L 2,15 til 2,51 mmol/L',
    'P-Bilirubiner        ↑ 44 µmol/L   5 til 25 µmol/L',
  ], [
    'P-Albumin|31|g/L|36|48|low', 'P-Calcium (total)|2,31|mmol/L|2.15|2.51', 'P-Bilirubiner|44|µmol/L|5|25|high',
  ]],
  ['en lab letter with ranges first in bracket columns', [
    '[3.5-5.3]   Potassium   6.1 mmol/L  HIGH',
    '[133-146]   Sodium      137 mmol/L',
    '[2.5-7.8]   Urea        14.2 mmol/L HIGH',
  ], [
    'Potassium|6.1|mmol/L|3.5|5.3|high', 'Sodium|137|mmol/L|133|146', 'Urea|14.2|mmol/L|2.5|7.8|high',
  ]],
  ['name last with dots', [
    '7,4 .......... pH (7,35-7,45)',
    '5,1 kPa ...... pCO2 (4,7-6,0)',
  ], [
    'pH|7,4||7.35|7.45', 'pCO2|5,1|kPa|4.7|6',
  ]],
  ['nb unit first column then name', [
    'mmol/L   Natrium    141   137-145',
    'mmol/L   Kalium     4,9 * 3,5-4,4',
    'g/L      Albumin    33 *  36-48',
  ], [
    'Natrium|141|mmol/L|137|145', 'Kalium|4,9|mmol/L|3.5|4.4|marked', 'Albumin|33|g/L|36|48|marked',
  ]],
  ['OCR with comma spacing lost and O for zero is not guessed', [
    'P - Kreatinin   88 µmol / L   60 - 105',
    'P - Urea        6,1 mmol / L  3,1 - 7,9',
  ], [
    'P - Kreatinin|88|µmol / L|60|105', 'P - Urea|6,1|mmol / L|3.1|7.9',
  ]],
  ['coded value tables en two line head', [
    '                   Result    Reference',
    '                             Interval',
    'Vitamin B12        180 L     200 - 900   ng/L',
    'Folate             9.1       3.9 - 26.8  ug/L',
  ], [
    'Vitamin B12|180|ng/L|200|900|low', 'Folate|9.1|ug/L|3.9|26.8',
  ]],
  ['empty first header', [
    ';Enhet;12.01.2026;19.01.2026;Ref',
    'CRP;mg/L;88;12;<5',
    'Hb;g/dL;10,1;10,9;11,7-15,3',
  ], [
    'CRP|88|mg/L||5||12.01.2026', 'CRP|12|mg/L||5||19.01.2026', 'Hb|10,1|g/dL|11.7|15.3||12.01.2026', 'Hb|10,9|g/dL|11.7|15.3||19.01.2026',
  ]],
  ['previous in brackets', [
    'Hb 10,1 g/dL (11,7-15,3) [forrige 9,4]',
    'Ferritin 22 µg/L (15-150) [forrige 8]',
  ], [
    'Hb|10,1|g/dL|11.7|15.3', 'Ferritin|22|µg/L|15|150',
  ]],
])('%s', (_what, lines, rows) => expect(told(lines.join('\n'))).toStrictEqual(rows))
