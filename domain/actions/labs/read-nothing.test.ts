import { expect, test } from 'vitest'
import { readPrintout } from './read-printout.ts'

const told = (text: string): string[] =>
  readPrintout(text).rows.map(({ printed, value, unit, reference, flag, date }) =>
    [printed, value, unit, reference?.low, reference?.high, flag, date].map((one) => one ?? '').join('|').replace(/\|+$/u, ''))

/** What stands beside results and is none; a range of something else is none of theirs. */
test.each<[string, string[], string[]]>([
  ['S I R in groups', [
    'Odling urin 2026-01-19: Klebsiella pneumoniae',
    'Känslig för: mecillinam, trimetoprim',
    'Resistent mot: ampicillin',
  ], [
   
  ]],
  ['no results at all negative', [
    'BT 134/82, puls 76, temp 37,2. Vekt 82 kg, høyde 178 cm, BMI 25,9.',
    'Metoprolol 50 mg x 1. Albyl-E 75 mg x 1.',
    'Tlf 22 33 44 55. Journalnr 120045. Kontroll 14.03.2026 kl 10.15.',
  ], [
   
  ]],
  ['negatives in english', [
    'BP 132/78, HR 72, sats 97%, temp 36.8. Weight 71 kg.',
    'Amoxicillin 500 mg tds for 7 days. Age 45. NHS 485 777 3456. Room 12.',
  ], [
   
  ]],
  ['negative receipt vet', [
    'Faktura 100234   Vaksine 450,00   Konsultasjon 890,00   Sum 1340,00',
    'Vekt 12,4 kg. Dosering: 1,5 ml x 2 i 7 dager.',
  ], [
   
  ]],
  ['negative home measurements', [
    'Hjemmemålinger: 12.01 134/82, 13.01 141/88, puls 72. Vekt 81,2 kg.',
  ], [
   
  ]],
  ['negative prescription list', [
    'Faste medisiner:',
    'Metformin 500 mg x 2',
    'Atorvastatin 40 mg vesp',
    'Levaxin 100 µg x 1',
    'Insulin Lantus 14 E kveld',
  ], [
   
  ]],
  ['negative order form', [
    'Bestilling nr 4451902',
    'Antall 3   Pris 129,00',
    'Levering 12-14 dager',
    'Telefon 22 11 00 99',
  ], [
   
  ]],
  ['negative english appointment', [
    'Your next appointment: 14 March 2026 at 10:15, Room 3, Level 2.',
    'Parking costs £3.50. Ref 99812.',
  ], [
   
  ]],
  ['negative spirometry and ECG', [
    'Spirometri: FEV1 2,4 L (78 %), FVC 3,6 L (92 %)',
    'EKG: sinusrytme 72/min, QTc 412 ms',
  ], [
   
  ]],
  ['negative bone density', [
    'T-skår hofte -2,6. Z-skår -1,1.',
  ], [
   
  ]],
  ['negative vet vaccination', [
    'Vaccination: 12-01-2026 DHPPi, næste 12-01-2027. Chip 208000000000000. Vægt 12,4 kg. Milbemax 1 tablet.',
  ], [
   
  ]],
  ['negative ru ambulance', [
    'АД 160/95, ЧСС 88, температура 37,2. Вес 82 кг. Эналаприл 10 мг 2 раза в день. Полис 1234567890.',
  ], [
   
  ]],
  ['negative list with brackets', [
    '[x] Fastende',
    '[ ] Gravid',
    '[2] Prøverør fylt',
    '3 - Rør lilla kork',
    '5 - Rør gul kork',
  ], [
   
  ]],
  ['negative questionnaire head', [
    'Spørsmål     Svar',
    'PHQ-9 sum    12',
    'GAD-7 sum    9',
  ], [
   
  ]],
  ['negative sentence with ranges', [
    'Ta 1-2 tabletter ved behov, maks 4 per døgn. Drikk 2-3 liter. Kontroll om 4-6 uker.',
  ], [
   
  ]],
  ['value first in words nb', [
    'Det ble målt 6,1 mmol/L i glukose og 48 mmol/mol i HbA1c.',
  ], [
   
  ]],
  ['stacked value first name second', [
    'Prøvesvar',
    '5,1 mmol/L',
    'Kalium',
    '3,5-4,4',
    '139 mmol/L',
    'Natrium',
    '137-145',
  ], [
   
  ]],
  ['reading and then weeks', [
    'Ferritin 9 µg/L. Du bør ta jern i 8-12 uker.',
    'TSH 6,1 mIE/L. Du skal måle den igjen om 6-8 uker.',
  ], [
    'Ferritin|9|µg/L', 'TSH|6,1|mIE/L',
  ]],
  ['reading and then dose', [
    'INR 3,6. Du skal ta 1-2 tabletter mindre.',
  ], [
    'INR|3,6',
  ]],
  ['reading and then age', [
    'PSA 6,3 µg/L. Menn over 70 år bør ikke ta prøven.',
  ], [
    'PSA|6,3|µg/L',
  ]],
  ['reading and temperature', [
    'CRP 88 mg/L og feber over 39.',
  ], [
    'CRP|88|mg/L',
  ]],
  ['reading and blood pressure goal', [
    'Kreatinin 121 µmol/L. Blodtrykket bør være under 130.',
    'HbA1c 58 mmol/mol. Blodtrykk bør ligge under 140/90.',
  ], [
    'Kreatinin|121|µmol/L', 'HbA1c|58|mmol/mol',
  ]],
  ['reading and target weight', [
    'Triglyserider 4,1 mmol/L. Vekten bør under 90 kg.',
  ], [
    'Triglyserider|4,1|mmol/L',
  ]],
  ['reading and water', [
    'Natrium 128 mmol/L. Du bør drikke under 1,5 liter.',
  ], [
    'Natrium|128|mmol/L',
  ]],
  ['number before words', [
    '3 uker etter kur: CRP 5',
    '2 dager gammel prøve: Kalium 5,9',
  ], [
    'CRP|5', 'Kalium|5,9',
  ]],
  ['epicrisis with PHQ and age', [
    '58 år gammel kvinne, NYHA 2, EF 45 %. NT-proBNP 1800 ng/L. Kreatinin 88.',
  ], [
    'NT-proBNP|1800|ng/L', 'Kreatinin|88',
  ]],
])('%s', (_what, lines, rows) => expect(told(lines.join('\n'))).toStrictEqual(rows))
