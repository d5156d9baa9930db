import { describe, expect, test } from 'vitest'
import type { SectionType } from '#contract/report.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** Language, edition, talk, section, what must stand there, or must not when it begins with `!`. */
type Row = readonly [language: Language, vertical: Vertical, text: string, section: SectionType, expected: string]

const KINDS: Readonly<Record<string, readonly Row[]>> = {
  'how it happened and since when': [
    [
      'sv', 'vet', 'Veterinär: Vad har hänt?\nÄgare: Hon trampade på en spik i går kväll.\nVeterinär: Haltar hon?\nÄgare: Ja, på vänster bak.',
      'complaints', 'trampade på en spik',
    ],
    [
      'nb', 'med', 'Lege: Hva har skjedd?\nPasient: Jeg sklei på baderomsgulvet i natt.\nLege: Hvor har du vondt?\nPasient: I hofta, den høyre.',
      'complaints', 'sklei på baderomsgulvet',
    ],
    [
      'da', 'med', 'Læge: Hvad drejer det sig om?\nPatient: Jeg har fået svimmelhed. Det startede i torsdags.\nLæge: Kvalme?\nPatient: Ja.',
      'complaints', 'startede i torsdags',
    ],
  ],
  'what is seen, in words that no list has': [
    ['nb', 'med',
      'Lege: Hva er det?\nPasient: En kul på halsen.\nLege: Da skal jeg kjenne på halsen din. Spyttkjertelen virker litt svullen, mest på venstre ' +
      'side, og der kjenner jeg en knute på to centimeter.', 'physicalExamination', 'Spyttkjertelen virker litt svullen'],
  ],
  'an answer that leans on its question takes it along': [
    [
      'nb', 'med', 'Lege: Hva er galt?\nPasient: Jeg har vondt i skuldra.\nLege: Får du sove?\nPasient: Ikke på den sida.', 'complaints',
      'Sover ikke på den sida',
    ],
    [
      'nb', 'med', 'Lege: Hva er galt?\nPasient: Jeg har vondt i skuldra.\nLege: Hvor vondt, fra null til ti?\nPasient: Seks når jeg løfter.',
      'complaints', 'Smerte: 6 når pasienten løfter',
    ],
  ],
  'what hardly anything speaks for is no diagnosis': [
    ['nb', 'med',
      'Lege: Hva er det?\nPasient: En kul på halsen.\nLege: Da undersøker jeg deg. Puls 70. Det ser ut som en struma.\nPasient: Er det kreft?\n' +
      'Lege: Det er det lite som tyder på.', 'diagnoses', '!reft'],
  ],
  'a step of the examination is no finding': [
    [
      'da', 'vet',
      'Dyrlæge: Hvad er der galt?\nEjer: Han hoster.\nDyrlæge: Jeg undersøger ham. Puls 120. Jeg tager et røntgenbillede. Temperatur 38,4. Lungerne er rene.',
      'physicalExamination', '!røntgenbillede',
    ],
  ],
  'pain is no way to give a medicine': [
    [
      'da', 'med', 'Læge: Hvad får du?\nPatient: Jeg fik Lipitor, men det har jeg ikke taget siden jul, jeg fik ondt i musklerne.', 'medications',
      '!musklerne,',
    ],
  ],
  'what somebody handed over, and nobody gave, is not told': [
    ['nb', 'vet', 'Dyrlege: Hva er det?\nEier: Han hoster om natta. Naboen ga meg noe Cortison, men det har jeg ikke gitt ham.', 'complaints', '!ortison'],
  ],
  'that there is an allergy is told by what it is to': [
    [
      'sv', 'med',
      'Läkare: Vad gäller det?\nPatient: Jag har ont i örat.\nLäkare: Är du allergisk mot något?\nPatient: Ja. Jag får utslag av penicillin.',
      'complaints', '!llergisk',
    ],
  ],
  'a taper stands in the plan': [
    ['da', 'med',
      'Læge: Hvad får du?\nPatient: Gabapentin, 300 milligram tre gange dagligt.\nLæge: Så undersøger jeg ryggen. Arret er pænt. Kraften er ' +
      'normal, refleksen er svag. Det er en diskusprolaps. Vi trapper Gabapentin ud over to uger.', 'treatmentPlans', '2 uger'],
  ],
  'whose it is goes without saying': [
    ['sv', 'med', 'Läkare: Hur är det hemma?\nPatient: Min mamma har gikt.\nLäkare: Och du?\nPatient: Jag har ont i tån.', 'complaints', '!Sin mamma'],
    ['da', 'med', 'Læge: Hvad er der galt?\nPatient: Det er mit knæ, det højre. Det gør ondt.', 'complaints', '!Sin knæ'],
  ],
}

describe.each(Object.entries(KINDS))('%s', (_, rows) => {
  test.each(rows.map((row) => [row[0], row[2], row] as const))('%s %s', (language, text, [, vertical, , section, expected]) => {
    const told = sectionsOf(text, language, vertical)[section] ?? ''
    if (expected.startsWith('!')) expect(told).not.toContain(expected.slice(1))
    else expect(told).toContain(expected)
  })
})
