import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'

const found = (language: Language, text: string) => findIdentifiers({ text, language }).map(({ start, end }) => text.slice(start, end))

describe('GDPR: where only a person can stand, any word is a name', () => {
  const rows: readonly (readonly [Language, string, string])[] = [
    // behind relatives of every compound
    ['nb', 'Dattersønnen Ledu henter medisinen.', 'Ledu'],
    ['sv', 'Dotterdottern Klang droppar ögonen.', 'Klang'],
    ['en', 'My stepsister Summer came along.', 'Summer'],
    ['ru', 'Внуки Марк и Яна здоровы.', 'Марк'],
    // the answer to the question for a name, whoever is spoken to, behind a pronoun
    ['nb', 'Hva heter du? Skogli. Hvor gammel er du?', 'Skogli'],
    ['da', 'Hvad hedder du? Ravnkær. Tak.', 'Ravnkær'],
    ['en', "What's your name, sweetheart? Cordwell. Thanks.", 'Cordwell'],
    ['ru', 'Ваша фамилия? Заяц. Возраст?', 'Заяц'],
    ['sv', 'Adaeze, vill du boka en tid?', 'Adaeze'],
    ['en', 'Zendaya, could you fetch the trolley?', 'Zendaya'],
    ['nb', 'Jeg spurte ham Storm i resepsjonen.', 'Storm'],
    ['da', 'Kære Bæk, tak for henvisningen.', 'Bæk'],
    // initials before a surname that is a word
    ['en', 'Dr P. Savage saw him.', 'P. Savage'],
    ['nb', 'hilsen o m klippe', 'o m klippe'],
    ['da', 'med venlig hilsen p ravnkær', 'p ravnkær'],
    ['ru', 'любовь андреевна придёт завтра утром', 'любовь андреевна'],
  ]
  test.each(rows)('%s: %s', (language, text, expected) => expect(found(language, text).join(' ')).toContain(expected))

  const others: readonly (readonly [Language, string])[] = [
    ['nb', 'Vel, du må hvile. Greit, vil du ha resept? Hva heter medisinen? Paracet. Hun bor hjemme. Han har vondt.'],
    ['nb', 'vi ringer spesialist i allmennmedisin og i dag er det greit'],
    ['sv', 'Vad heter tabletten? Alvedon. Jaha, du har feber.'],
    ['en', "Sorry, can you repeat? What's the name of it? Aspirin. Right, you need rest."],
    ['ru', 'Как называется лекарство? Нурофен. Хорошо, что у вас болит?'],
  ]
  test.each(others)('%s: %s', (language, text) => expect(found(language, text)).toEqual([]))
})
