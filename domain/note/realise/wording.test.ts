import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { rewrite } from '#domain/language/phrase.ts'
import { tongueOf } from '#domain/language/language.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'

const judged = (language: Language, text: string) => rewrite(text, tongueOf(language).style.judgement)
const polished = (language: Language, text: string) => rewrite(text, tongueOf(language).style.polish)

describe('a judgement says how sure it is in the word of the trade', () => {
  test.each<[Language, string, string]>([
    ['nb', 'det jeg tror er at det kan være en skade på menisken', 'mulig skade på menisken'],
    ['nb', 'dette kan være en blindtarmbetennelse, jeg kan ikke si det helt sikkert', 'mulig blindtarmbetennelse'],
    ['nb', 'jeg mistenker en brudd i ankelen', 'mistanke om brudd i ankelen'],
    ['nb', 'det passer best med en virusinfeksjon', 'passer best med virusinfeksjon'],
    ['nb', 'jeg er redd for at det kan være en sprukket trommehinne', 'mulig sprukket trommehinne'],
    ['nb', 'det er ikke lungebetennelse', 'det er ikke lungebetennelse'],
    ['sv', 'jag misstänker att det är en njursten', 'misstanke om njursten'],
    ['sv', 'jag är orolig för att det kan vara en blodpropp', 'möjlig blodpropp'],
    ['sv', 'det här är hjärtsvikt', 'hjärtsvikt'],
    ['sv', 'det är inte lunginflammation', 'det är inte lunginflammation'],
    ['da', 'jeg er bange for at det kan være et brud', 'mulig brud'],
    ['da', 'det kan godt være en discusprolaps', 'mulig discusprolaps'],
    ['da', 'det passer godt med en mellemørebetændelse', 'foreneligt godt med mellemørebetændelse'],
    ['en', 'this looks very much like a chest infection', 'probable chest infection'],
    ['en', 'i think it could be a blood clot', 'possible blood clot'],
    ['en', "i'm worried it might be a fracture", 'possible fracture'],
    ['en', 'it is not pneumonia', 'it is not pneumonia'],
    ['ru', 'я думаю, что это бронхит', 'вероятно, бронхит'],
    ['ru', 'боюсь, что это может быть перелом', 'возможно, перелом'],
    ['ru', 'подозреваю пневмонию', 'подозрение на пневмонию'],
  ])('%s: %s', (language, said, written) => {
    expect(judged(language, said)).toBe(written)
  })
})

describe('what is plain in speech and clumsy on paper', () => {
  test.each<[Language, string, string]>([
    ['nb', 'har hatt så vondt i høyre kne i 3 uker nå', 'har hatt vondt i høyre kne i 3 uker'],
    ['nb', 'det venstre kneet har pasienten hatt vondt i', 'vondt i venstre kneet'],
    ['nb', 'jeg henviser pasienten til fotterapeut', 'henvises til fotterapeut'],
    ['nb', 'piper hun, hun vandrer rundt', 'piper hun, hun vandrer rundt'],
    ['sv', 'är så trött i 2 veckor nu', 'är trött i 2 veckor'],
    ['da', 'skriver til sin læge', 'skriver til egen læge'],
    ['en', 'sudden hearing loss, on the right', 'sudden hearing loss, on the right'],
    ['en', "he's 4 out of 5 lame", "he's 4 out of 5 lame"],
    ['en', 'right ear full of wax', 'right ear full of wax'],
    ['en', 'right, the ear is full of wax', 'the ear is full of wax'],
    ['en', "the heart rate's 112, blood pressure's 118/74", 'heart rate 112, blood pressure 118/74'],
    ['en', 'no blood, any phlegm', 'no blood or phlegm'],
    ['ru', 'простыл, что ли', 'простыл'],
  ])('%s: %s', (language, said, written) => {
    expect(polished(language, said)).toBe(written)
  })
})

describe('whom the clinician sends and what is swollen now', () => {
  const worded = (language: Language, text: string): string => {
    const { sections } = writeReport({
      sources: [{ kind: 'transcription', text }],
      language,
      headingLanguage: language,
      vertical: 'med',
      generatedAt: '2026-01-01T00:00:00.000Z',
    })
    return sections.flatMap(({ blocks }) => blocks.map((block) => block.text)).join('\n')
  }
  test.each<[Language, string, RegExp, RegExp]>([
    [
      'nb', 'Pasient: Jeg falt i trappa i går. Nå er ankelen hoven og vond. Lege: Ankelen er hoven og øm. Jeg sender deg til røntgen i dag.',
      /Sender pasienten til røntgen/, /Ankelen er hoven og vond/,
    ],
    [
      'sv',
      'Patient: Jag ramlade i trappan i går. Nu är fotleden svullen och öm. Läkare: Fotleden är svullen och öm. Jag skickar dig på röntgen i dag.',
      /Skickar patienten på röntgen/, /Fotleden är svullen och öm/,
    ],
    [
      'da', 'Patient: Jeg faldt på trappen i går. Nu er anklen hævet og øm. Læge: Anklen er hævet og øm. Jeg sender dig til røntgen i dag.',
      /Sender patienten til røntgen/, /Anklen er hævet og øm/,
    ],
  ])('%s', (language, talk, sent, swollen) => {
    expect(worded(language, talk)).toMatch(sent)
    expect(worded(language, talk)).toMatch(swollen)
  })
})

test('a sentence that leans on talk outside the report is left out; one that says what to do stays', () => {
  const talk =
    'Lege: Hva plager deg? Pasient: Jeg har hatt vondt i halsen i 4 dager og feber 39. Lege: Svelget er rødt. Det er en halsbetennelse. Det ' +
    'trenger du. Du skal drikke rikelig. Kontroll om en uke.'
  const { sections } = writeReport({
    sources: [{ kind: 'transcription', text: talk }],
    language: 'nb',
    headingLanguage: 'nb',
    vertical: 'med',
    generatedAt: '2026-01-01T00:00:00.000Z',
  })
  const text = sections.flatMap(({ blocks }) => blocks.map((block) => block.text)).join('\n')
  expect(text).not.toMatch(/trenger/)
  expect(text).toMatch(/rikelig/i)
})

test.each<readonly ['nb' | 'sv' | 'da' | 'en', string, string]>([
  ['nb', 'Jeg har vondt i halsen. Halsen er rød. Dette er en streptokokkhals.', 'Streptokokkhals.'],
  ['sv', 'Jag har ont i halsen. Halsen är röd. Det här är en halsfluss.', 'Halsfluss.'],
  ['da', 'Jeg har ondt i halsen. Halsen er rød. Det er en halsbetændelse.', 'Halsbetændelse.'],
  ['en', 'I have a sore throat. The throat is red. This is a tonsillitis.', 'Tonsillitis.'],
])('%s: a diagnosis is named without an article', (language, text, wanted) => {
  expect(sectionsOf(text, language).diagnoses).toBe(wanted)
})

test.each<readonly ['nb' | 'sv' | 'da', string, RegExp]>([
  ['nb', 'Lege: Så lenge du tar antibiotika, må du ikke drikke melk til tablettene. Halsen er rød.', /Så lenge pasienten tar antibiotika/],
  ['sv', 'Läkare: Så länge du har feber ska du stanna hemma. Halsen är röd.', /Så länge patienten har feber/],
  ['da', 'Læge: Så længe du tager antibiotika, skal du bruge kondom. Halsen er rød.', /Så længe patienten tager antibiotika/],
])('%s: the word for so that tells how long is no word to open with: %s', (language, text, told) => {
  expect(Object.values(sectionsOf(text, language)).join('\n')).toMatch(told)
})
