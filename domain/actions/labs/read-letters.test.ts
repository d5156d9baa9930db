import { expect, test } from 'vitest'
import { readPrintout } from './read-printout.ts'

const told = (text: string): string[] =>
  readPrintout(text).rows.map(({ printed, value, unit, reference, flag, date }) =>
    [printed, value, unit, reference?.low, reference?.high, flag, date].map((one) => one ?? '').join('|').replace(/\|+$/u, ''))

/** Letters, messages, portals and analysers. */
test.each<[string, string[], string[]]>([
  ['double colon record lines', [
    'Name:: Ferritin',
    'Value:: 8',
    'Unit:: ug/L',
    'Range:: 15-200',
    'Name:: Vitamin B12',
    'Value:: 350',
    'Unit:: ng/L',
    'Range:: 200-900',
  ], [
    'Ferritin|8|ug/L|15|200', 'Vitamin B12|350|ng/L|200|900',
  ]],
  ['portal cards with status words', [
    'Mine prøvesvar',
    'HbA1c',
    '48 mmol/mol',
    'Utenfor referanseområdet',
    'Referanseområde: 20-42',
    '28.01.2026',
    'Kreatinin',
    '77 µmol/L',
    'Innenfor referanseområdet',
    'Referanseområde: 60-105',
    '28.01.2026',
  ], [
    'HbA1c|48|mmol/mol|20|42|marked|28.01.2026', 'Kreatinin|77|µmol/L|60|105|normal|28.01.2026',
  ]],
  ['english portal cards above range', [
    'Potassium',
    'Your result 5.6 mmol/L',
    'Above normal range',
    'Normal range: 3.5 - 5.3 mmol/L',
    'Sodium',
    'Your result 140 mmol/L',
    'In range',
    'Normal range: 133 - 146 mmol/L',
  ], [
    'Potassium|5.6|mmol/L|3.5|5.3|high', 'Sodium|140|mmol/L|133|146|normal',
  ]],
  ['letter danish between and', [
    'Kære Hanne',
    'Dine prøver fra 12. januar 2026 ser sådan ud:',
    'Hæmoglobin 7,1 mmol/L (skal ligge mellem 7,3 og 9,5)',
    'Ferritin 11 µg/L (skal ligge mellem 12 og 300)',
    'TSH 2,4 mIU/L (skal ligge mellem 0,3 og 4,0)',
    'Du skal tage jern 100 mg dagligt i 3 måneder.',
  ], [
    'Hæmoglobin|7,1|mmol/L|7.3|9.5||12. januar 2026', 'Ferritin|11|µg/L|12|300||12. januar 2026', 'TSH|2,4|mIU/L|0.3|4||12. januar 2026',
  ]],
  ['letter english bullets with healthy range', [
    'Dear Mrs Example,',
    'Your blood test on 14 January 2026 showed:',
    '- Total cholesterol 6.2 mmol/L (ideally below 5)',
    '- HbA1c 41 mmol/mol, which is normal (healthy range 20 to 41)',
    '- Vitamin D 28 nmol/L. The healthy range is 50 to 120.',
    'Please take vitamin D 800 units a day.',
  ], [
    'Total cholesterol|6.2|mmol/L||5||14 January 2026', 'HbA1c|41|mmol/mol|20|41||14 January 2026', 'Vitamin D|28|nmol/L|50|120||14 January 2026',
  ]],
  ['russian letter with norms in words', [
    'Здравствуйте, Анна! Результаты от 15.01.2026:',
    'Ферритин — 8 нг/мл (норма от 10 до 120).',
    'Гемоглобин — 112 г/л (норма от 120 до 140).',
    'Витамин D — 22 нг/мл, норма 30–100.',
    'Принимайте железо 100 мг в день.',
  ], [
    'Ферритин|8|нг/мл|10|120||15.01.2026', 'Гемоглобин|112|г/л|120|140||15.01.2026', 'Витамин D|22|нг/мл|30|100||15.01.2026',
  ]],
  ['cell by cell with flag column', [
    'Analys',
    'Resultat',
    'Flagga',
    'Enhet',
    'Referens',
    'B-Hb',
    '101',
    'L',
    'g/L',
    '117-153',
    'B-LPK',
    '6,2',
    '',
    '10^9/L',
    '3,5-8,8',
  ], [
    'B-Hb|101|g/L|117|153|low', 'B-LPK|6,2|10^9/L|3.5|8.8',
  ]],
  ['quoted mail with pipes', [
    '> Skickat: den 3 februari 2026',
    '> Provtagning: 2026-02-02',
    '> | Analys | Svar | Enhet | Ref |',
    '> | P-TSH | 6,1 | mIE/L | 0,3-4,2 |',
    '> | P-T4 fritt | 10 | pmol/L | 12-22 |',
  ], [
    'P-TSH|6,1|mIE/L|0.3|4.2||2026-02-02', 'P-T4 fritt|10|pmol/L|12|22||2026-02-02',
  ]],
  ['forwarded mail doubly quoted plain', [
    '>> Sample collected: 02/02/2026',
    '>> Troponin I 8 ng/L (<16)',
    '>> D-dimer 310 ng/mL FEU (<500)',
    '> thanks, see above. Ring 01234 567890',
  ], [
    'Troponin I|8|ng/L||16||02/02/2026', 'D-dimer|310|ng/mL FEU||500||02/02/2026',
  ]],
  ['vet analyser with bars', [
    'IDEXX-like   Patient: REX   Canine  7 y',
    '2026-01-22 10:14',
    'GLU   5.11 mmol/L   3.89 - 7.94   [   |#|   ]',
    'CREA  182  µmol/L   44 - 159      [   | |#  ]  HIGH',
    'BUN   11.4 mmol/L   2.5 - 9.6     [   | |#  ]  HIGH',
  ], [
    'GLU|5.11|mmol/L|3.89|7.94||2026-01-22', 'CREA|182|µmol/L|44|159|high|2026-01-22', 'BUN|11.4|mmol/L|2.5|9.6|high|2026-01-22',
  ]],
  ['ocr of photo with ragged cells', [
    'B-Hemoglobin 118 g/L   117 - 153',
    'B-LPK   7,2 10E9/L 3,5 - 8,8',
    'P-CRP  <5   mg/L   <5',
    'P-Kreatinin 71    µmol/L    45 - 90',
  ], [
    'B-Hemoglobin|118|g/L|117|153', 'B-LPK|7,2|10E9/L|3.5|8.8', 'P-CRP|<5|mg/L||5', 'P-Kreatinin|71|µmol/L|45|90',
  ]],
  ['semen analysis', [
    'Sædanalyse   Levert 12.01.2026',
    'Volum          3,2 ml        (> 1,4)',
    'Konsentrasjon  12 mill/ml    (> 16)',
    'Progressiv motilitet  28 %   (> 30)',
    'Normale former  3 %          (> 4)',
  ], [
    'Konsentrasjon|12|mill/ml|16|||12.01.2026', 'Progressiv motilitet|28|%|30|||12.01.2026', 'Normale former|3|%|4|||12.01.2026',
  ]],
  ['drug screen', [
    'Urine drug screen      Collected 01/02/2026',
    'Amphetamine ......... Negative',
    'Cannabinoids ........ POSITIVE',
    'Opiates ............. Negative',
    'Benzodiazepines ..... Negative',
    'Creatinine (urine) .. 9.8 mmol/L',
  ], [
    'Amphetamine|Negative|||||01/02/2026', 'Cannabinoids|POSITIVE|||||01/02/2026', 'Opiates|Negative|||||01/02/2026',
    'Benzodiazepines|Negative|||||01/02/2026', 'Creatinine (urine)|9.8|mmol/L||||01/02/2026',
  ]],
  ['result then arrow then ref on next line', [
    'Calcium: 2.71 mmol/L ↑',
    '  (ref 2.20 - 2.60)',
    'PTH: 12.1 pmol/L ↑',
    '  (ref 1.6 - 6.9)',
  ], [
    'Calcium|2.71|mmol/L|2.2|2.6|high', 'PTH|12.1|pmol/L|1.6|6.9|high',
  ]],
  ['two panels side by side with pipes', [
    'Hb 132 g/L (117-153)  |  Na 139 mmol/L (137-145)',
    'LPK 6,1 10^9/L (3,5-8,8)  |  K 4,1 mmol/L (3,5-4,4)',
  ], [
    'Hb|132|g/L|117|153', 'Na|139|mmol/L|137|145', 'LPK|6,1|10^9/L|3.5|8.8', 'K|4,1|mmol/L|3.5|4.4',
  ]],
  ['OGTT', [
    'Glukosebelastning 75 g, 15.01.2026',
    'Glukose fastende 5,4 mmol/L (<5,3)',
    'Glukose 120 min 9,2 mmol/L (<9,0)',
  ], [
    'Glukose fastende|5,4|mmol/L||5.3||15.01.2026', 'Glukose 120 min|9,2|mmol/L||9||15.01.2026',
  ]],
  ['box drawing', [
    '│ Показатель │ Результат │ Норма     │ Ед.      │',
    '├────────────┼───────────┼───────────┼──────────┤',
    '│ АЛТ        │ 61 ↑      │ 0–41      │ Ед/л     │',
    '│ АСТ        │ 33        │ 0–40      │ Ед/л     │',
  ], [
    'АЛТ|61|Ед/л|0|41|high', 'АСТ|33|Ед/л|0|40',
  ]],
  ['ru numbered lines', [
    '1. Гемоглобин — 109 г/л ↓ (120–140)',
    '2. Лейкоциты — 6,2 ×10^9/л (4,0–9,0)',
    '3. СОЭ — 31 мм/ч ↑ (2–15)',
  ], [
    'Гемоглобин|109|г/л|120|140|low', 'Лейкоциты|6,2|×10^9/л|4|9', 'СОЭ|31|мм/ч|2|15|high',
  ]],
  ['ru cells with codes', [
    'A09.05.041 АЛТ 24 Ед/л (0-35)',
    'A09.05.042 АСТ 52 Ед/л (0-31) выше нормы',
  ], [
    'АЛТ|24|Ед/л|0|35', 'АСТ|52|Ед/л|0|31|high',
  ]],
  ['ru vet', [
    'Клиника «Хвост»   Собака   12.01.2026',
    'ALT (АЛТ): 245 Ед/л при норме 10–80',
    'AST (АСТ): 61 Ед/л при норме 10–55',
    'Креатинин: 98 мкмоль/л при норме 44–150',
  ], [
    'ALT (АЛТ)|245|Ед/л|10|80||12.01.2026', 'AST (АСТ)|61|Ед/л|10|55||12.01.2026', 'Креатинин|98|мкмоль/л|44|150||12.01.2026',
  ]],
  ['result in sentence with against', [
    'Calprotectin came back at 612 µg/g against an upper limit of 50. FIT was 8 µg/g (normal under 10).',
  ], [
    'Calprotectin|612|µg/g||50', 'FIT|8|µg/g||10',
  ]],
  ['swedish prose normally', [
    'Ferritin ligger på 9 µg/L, normalt ska det vara över 15. Hb är 119 g/L och bör ligga mellan 117 och 153.',
  ], [
    'Ferritin|9|µg/L|15', 'Hb|119|g/L|117|153',
  ]],
  ['dilution serology with ratio', [
    'Serologi hund 2026-02-01',
    'Leptospira ser. Bratislava .... 1:400',
    'Leptospira ser. Canicola ...... <1:100',
    'Borrelia (SNAP) ............... Pos',
  ], [
    'Leptospira ser. Bratislava|1:400|||||2026-02-01', 'Leptospira ser. Canicola|<1:100|||||2026-02-01', 'Borrelia (SNAP)|Pos|||||2026-02-01',
  ]],
  ['faecal egg counts', [
    'Träckprov häst 2026-01-20',
    'Stora strongylider: 0 EPG',
    'Små strongylider: 650 EPG',
    'Spolmask: ej påvisad',
  ], [
    'Stora strongylider|0|EPG||||2026-01-20', 'Små strongylider|650|EPG||||2026-01-20', 'Spolmask|ej påvisad|||||2026-01-20',
  ]],
  ['portal english no colon table spaced', [
    'Result name          Value   Units     Range       Out of range?',
    'Haemoglobin          98      g/L       115 - 165   Yes',
    'MCV                  71      fL        80 - 100    Yes',
    'Platelets            410     10*9/L    150 - 450   No',
  ], [
    'Haemoglobin|98|g/L|115|165|marked', 'MCV|71|fL|80|100|marked', 'Platelets|410|10*9/L|150|450',
  ]],
  ['gp system bracketed', [
    'Serum ferritin (XE24r)  12 ug/L  [15.00 - 150.00]  Below low reference limit',
    'Serum folate (XE22o)    9.1 ug/L [3.90 - 26.80]',
  ], [
    'Serum ferritin (XE24r)|12|ug/L|15|150|low', 'Serum folate (XE22o)|9.1|ug/L|3.9|26.8',
  ]],
  ['whole table without names that are known', [
    'Undersökning        Svar     Enhet     Referens',
    'P-Zonulin           41       ng/mL     <48',
    'S-Interferonindex   3,1      kvot      <1,0',
    'P-Pentraxin 3       2,2      µg/L      0,5-3,5',
  ], [
    'P-Zonulin|41|ng/mL||48', 'S-Interferonindex|3,1|kvot||1', 'P-Pentraxin 3|2,2|µg/L|0.5|3.5',
  ]],
  ['flags as plus and minus', [
    'Kolesterol    6,9 +    3,9-7,8',
    'Natrium       131 -    137-145',
    'Kalium        4,1      3,5-4,4',
    'Kreatinin     133 ++   60-105',
  ], [
    'Kolesterol|6,9||3.9|7.8|high', 'Natrium|131||137|145|low', 'Kalium|4,1||3.5|4.4', 'Kreatinin|133||60|105|high',
  ]],
  ['whatsapp message vet', [
    '[12:41, 05.02.2026] Vet Anna: Blodprøver Luna: ALT 212 U/L (10-125) høy, ALP 88 U/L (23-212) ok, GLU 5,1 mmol/L. Ring oss på 99 88 77 66',
  ], [
    'ALT|212|U/L|10|125|high|05.02.2026', 'ALP|88|U/L|23|212|normal|05.02.2026', 'GLU|5,1|mmol/L||||05.02.2026',
  ]],
  ['ru whatsapp', [
    'Анализы кота: креатинин 211 мкмоль/л (норма 70-165), мочевина 18,2 ммоль/л (норма 5,4-12), калий 3,1 (3,5-5,8). Тел 8 900 123-45-67',
  ], [
    'креатинин|211|мкмоль/л|70|165', 'мочевина|18,2|ммоль/л|5.4|12', 'калий|3,1||3.5|5.8',
  ]],
  ['mail signature and ids', [
    'Hei, prøvesvar på ID 4451-22: TSH 8,9 mIE/L (0,3-4,2), fritt T4 9,1 pmol/L (9-19).',
    'Mvh Lab Sør, Storgata 12, 4630 Kristiansand, tlf 38 00 11 22, org.nr 912 345 678',
  ], [
    'TSH|8,9|mIE/L|0.3|4.2', 'fritt T4|9,1|pmol/L|9|19',
  ]],
  ['ratio and percent names', [
    'Na/K-kvot            24       27 - 40    L',
    'Retikulocyter %      2,9      0,5 - 2,0  H',
    'NT-proBNP (katt)     <24 pmol/L   <100',
  ], [
    'Na/K-kvot|24||27|40|low', 'Retikulocyter|2,9|%|0.5|2|high', 'NT-proBNP (katt)|<24|pmol/L||100',
  ]],
  ['INR list headed', [
    'INR',
    '05.01.26   2,1',
    '12.01.26   2,7',
    '19.01.26   3,4',
  ], [
    'INR|2,1|||||05.01.26', 'INR|2,7|||||12.01.26', 'INR|3,4|||||19.01.26',
  ]],
])('%s', (_what, lines, rows) => expect(told(lines.join('\n'))).toStrictEqual(rows))
