import { describe, expect, test } from 'vitest'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const told = (text: string, language: 'nb' | 'sv' | 'da' | 'en' | 'ru'): string => Object.values(sectionsOf(text, language, 'med')).join('\n')

describe('a line that denies every allergy does not stand beside a warning', () => {
  test.each([
    ['en', 'Doctor: Any allergies?\nPatient: No.\nMother: He came out in hives from amoxicillin.\nDoctor: He is allergic to amoxicillin.', /No allergies/iu],
    [
      'nb', 'Lege: Noen allergier?\nPasient: Nei.\nMor: Jo, han fikk elveblest av amoxicillin.\n' +
        'Lege: Da er han allergisk mot amoxicillin.', /Ingen allergi|Allergier: nei/iu,
    ],
    [
      'sv', 'Läkare: Några allergier?\nPatient: Nej.\nMamma: Jo, han fick nässelutslag av amoxicillin.\n' +
        'Läkare: Då är han allergisk mot amoxicillin.', /Ingen allergi|Inga allergi/iu,
    ],
    [
      'da', 'Læge: Har du allergi?\nPatient: Nej.\nMor: Jo, han fik nældefeber af amoxicillin.\n' +
        'Læge: Så er han allergisk over for amoxicillin.', /Ingen allergi/iu,
    ],
    ['ru', 'Врач: Аллергия есть?\nПациент: Нет.\nМама: От амоксициллина была крапивница.\nВрач: Значит, аллергия на амоксициллин.', /Аллергии нет/iu],
  ] as const)('%s', (language, text, denial) => {
    expect(told(text, language)).toMatch(/amoxicillin|амоксициллин/iu)
    expect(told(text, language)).not.toMatch(denial)
  })

  test('what is not borne is no denial of it', () => {
    const text = 'Lege: Tåler du penicillin?\nPasient: Nei, jeg er allergisk mot penicillin, jeg fikk utslett.\n' +
      'Lege: Da skriver jeg at hun ikke tåler den, så ingen prøver igjen.'
    expect(told(text, 'nb')).toMatch(/ikke tåler den/u)
  })

  test('what tells of more than that stays', () => {
    const text = 'Läkare: Några allergier?\nPatient: Ingen känd allergi, men han tål inte tejp, får blåsor. Penicillin fick han utslag av.\n' +
      'Läkare: Då är han allergisk mot penicillin.'
    expect(told(text, 'sv')).toMatch(/tejp/u)
  })

  test('of all others it does, and so does the denial alone', () => {
    const others = 'Doctor: I see you are allergic to penicillin.\nPatient: Yes, hives.\nDoctor: Any other allergies?\nPatient: No other allergies.'
    expect(told(others, 'en')).toMatch(/No other allergies/u)
    expect(told('Doctor: Any allergies?\nPatient: No.\nDoctor: You have a sore throat, red tonsils.', 'en')).toMatch(/No allergies/u)
  })
})
