import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { findOmissions } from '#domain/note/omissions/omissions.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'

const reportOf = (language: Language, text: string, { vertical = 'vet', detail = 'usual' }: { vertical?: Vertical; detail?: 'less' | 'usual' } = {}) =>
  writeReport({ sources: [{ kind: 'transcription', text }], language, headingLanguage: language, vertical, detail, generatedAt: '2026-01-01T00:00:00.000Z' })
const linesOf = (report: ReturnType<typeof reportOf>) =>
  report.sections.filter(({ type }) => type === 'medications').flatMap(({ blocks }) => blocks.map(({ text }) => text))
const medicines = (language: Language, text: string, detail: 'less' | 'usual' = 'usual') => linesOf(reportOf(language, text, { detail }))

const TALKS: readonly (readonly [Language, string, readonly string[]])[] = [
  [
    'nb',
    'Veterinær: Kua har jurbetennelse. Temperaturen er 39,8. Jeg gir Penovet 30 ml i dag. Tilbakeholdelsestiden for melk er seks døgn. Hun skal ha ' +
      'Metacam 20 ml en gang. Slaktefrist er 15 dager.',
    ['Penovet 30 ml i dag, startes.', 'Tilbakeholdelsestiden for melk er 6 døgn.', 'Metacam 20 ml en gang, startes.', 'Slaktefrist 15 dager.'],
  ],
  [
    'sv',
    'Veterinär: Kon har juverinflammation. Temperaturen är 40,1. Jag ger Penovet 30 ml intramuskulärt en gång dagligen i tre dagar. ' +
      'Karenstiden för mjölk är 6 dygn.',
    ['Penovet 30 ml intramuskulärt en gång dagligen i 3 dagar, insätts.', 'Karenstiden för mjölk är 6 dygn.'],
  ],
  [
    'da',
    'Dyrlæge: Koen har yverbetændelse. Temperaturen er 40,0. Jeg giver Penovet 30 ml intramuskulært en gang dagligt i tre dage. ' +
      'Tilbageholdelsestid for slagtning er 10 dage.',
    ['Penovet 30 ml intramuskulært en gang dagligt i 3 dage, startes.', 'Tilbageholdelsestid for slagtning er 10 dage.'],
  ],
  [
    'en',
    'Vet: The cow has mastitis. Temperature 40.1. I am giving Penovet 30 ml intramuscularly once daily for three days. Withdrawal period for milk is 6 days.',
    ['Penovet 30 ml intramuscularly once daily for 3 days, started.', 'Withdrawal period for milk is 6 days.'],
  ],
  [
    'ru',
    'Ветеринар: У коровы мастит. Температура 40,1. Ввожу пенициллин 30 мл внутримышечно один раз в день три дня. Период ожидания по молоку 6 дней.',
    ['Пенициллин 30 мл внутримышечно один раз в день 3 дня, назначено.', 'Период ожидания по молоку 6 дней.'],
  ],
]

describe('a withdrawal period', () => {
  test.each(TALKS)('%s: stands behind the medicine it was said of, in a shorter report too: %s', (language, text, expected) => {
    expect(medicines(language, text)).toEqual(expected)
    expect(medicines(language, text, 'less')).toEqual(expected)
  })

  test.each<[Language, string, string[]]>([
    [
      'nb',
      'Veterinær: Kua er halt, temperaturen 39. Hun får Penovet 30 ml intramuskulært i tre dager med tilbakeholdelsestid på 6 ' +
        'døgn for melk og 10 dager for slakt.',
      ['Penovet 30 ml intramuskulært i 3 dager, startes.', 'Tilbakeholdelsestid på 6 døgn for melk og 10 dager for slakt.'],
    ],
    [
      'ru',
      'Ветеринар: Корова хромает, температура 39. Даю метакам 15 мл сегодня, каренция 5 дней по молоку.',
      ['Метакам 15 мл сегодня, назначено.', 'Каренция 5 дней по молоку.'],
    ],
    [
      'en',
      'Vet: The cow is lame, temp 39. She gets Metacam 15 ml today, withdrawal is 5 days for milk and 15 days for meat, and Penovet 30 ml for ' +
        'three days, withdrawal 6 days.',
      ['Metacam 15 ml today, started.', 'Withdrawal 5 days for milk and 15 days for meat.', 'Penovet 30 ml for 3 days, started.', 'Withdrawal 6 days.'],
    ],
    [
      'nb',
      'Veterinær: Kua er halt, temperaturen 39. Hun får Penovet 30 ml daglig i tre dager. Tilbakeholdelsestiden for Penovet er seks døgn.',
      ['Penovet 30 ml daglig i 3 dager, startes.', 'Tilbakeholdelsestiden for Penovet er 6 døgn.'],
    ],
  ])('%s: its days are no days of treatment: %s', (language, text, expected) => {
    expect(medicines(language, text)).toEqual(expected)
  })

  test.each<[Language, string, string]>([
    [
      'nb',
      'Veterinær: Kua er halt. Vi gir Metacam 15 ml under huden.\nEier: Hvor lang tilbakeholdelsestid er det?\n' +
        'Veterinær: Det er fem døgn på melka og femten på kjøtt.',
      'Tilbakeholdelsestid: 5 døgn på melka og 15 på kjøtt.',
    ],
    [
      'nb',
      'Veterinær: Kua er halt, temperaturen 39. Hun får Metacam 15 ml i dag.\nEier: Er det seks døgns tilbakeholdelsestid?\nVeterinær: Ja, det stemmer.',
      '6 døgns tilbakeholdelsestid.',
    ],
    [
      'sv',
      'Veterinär: Kon är halt, temperaturen 39. Hon får Metacam 15 ml i dag.\nÄgare: Är det någon karens?\nVeterinär: Ingen karens på mjölk, 15 dygn på slakt.',
      'Ingen karens på mjölk, 15 dygn på slakt.',
    ],
    [
      'nb',
      'Veterinær: Kua er halt, temperaturen 39. Hun får Metacam 15 ml i dag.\nEier: Er det tilbakeholdelsestid på melka?\nVeterinær: Nei.',
      'Ikke tilbakeholdelsestid på melka.',
    ],
    ['da', 'Dyrlæge: Koen er halt, temperaturen 39. Den får Metacam 15 ml i dag, og der er ingen tilbageholdelsestid.', 'Ingen tilbageholdelsestid.'],
    ['en',
      'Vet: The ewe is lame on the right fore leg. She gets oxytetracycline 10 ml into the muscle today.\n' +
      'Owner: What about withdrawal?\nVet: 21 days for meat.', 'Withdrawal period: 21 days for meat.'],
    ['ru', 'Ветеринар: Корова хромает, температура 39. Даю метакам 15 мл сегодня.\nВладелец: А срок убоя?\nВетеринар: 15 дней.', 'Период ожидания: 15 дней.'],
  ])('%s: asked for by the owner it is told with its name: %s', (language, text, expected) => {
    expect(medicines(language, text)).toContain(expected)
  })

  test.each<[Language, string, string]>([
    ['nb', 'Veterinær: Geita har diaré. Vi gir Baycox 10 ml i munnen i dag. Melken må ikke leveres på 12 døgn.', 'Melken må ikke leveres på 12 døgn.'],
    [
      'da',
      'Dyrlæge: Grisen hoster. Temperaturen er 40,3. Den får Streptocillin 5 ml i dag. Grisen må ikke slagtes i 14 dage.',
      'Grisen må ikke slagtes i 14 dage.',
    ],
    ['en', 'Vet: The cow is lame. I gave Metacam 15 ml under the skin. Do not sell the milk for 5 days.', 'Do not sell the milk for 5 days.'],
    ['ru', 'Ветеринар: У козы понос. Температура 40,1. Даю байкокс 10 мл внутрь сегодня. Молоко нельзя сдавать 12 суток.', 'Молоко нельзя сдавать 12 суток.'],
  ])('%s: is known without its name too: %s', (language, text, expected) => {
    expect(medicines(language, text)).toContain(expected)
  })

  test.each<[Language, string]>([
    ['nb', 'Eier: Kua har gitt lite melk i tre dager.\nVeterinær: Hun har jurbetennelse, temperaturen er 40,1. Hun får Penovet 30 ml i dag.'],
    ['en', 'Owner: The cow has given no milk for three days.\nVet: She has mastitis, temperature 40.1. She gets Penovet 30 ml today.'],
  ])('%s: is never made up where none was said: %s', (language, text) => {
    const report = reportOf(language, text)
    expect(linesOf(report)).toHaveLength(1)
    expect(JSON.stringify(report)).not.toMatch(/tilbakehold|karens|withdrawal/i)
    expect(findOmissions(report, [{ kind: 'transcription', text }], 'vet').map((one) => one.text).join()).not.toMatch(/tilbakehold|karens|withdrawal/i)
  })

  test('is told as omitted where a report leaves it out, though its medicine stands there', () => {
    const [language, text] = TALKS[0]!
    const whole = reportOf(language, text)
    const without = {
      ...whole,
      sections: whole.sections.map((section) => ({ ...section, blocks: section.blocks.filter((block) => !/frist|tilbake/i.test(block.text)) })),
    }
    const omitted = (report: typeof whole) => findOmissions(report, [{ kind: 'transcription', text }], 'vet').map((one) => one.text)
    expect(omitted(without)).toEqual(expect.arrayContaining(['Tilbakeholdelsestiden for melk er 6 døgn.', 'Slaktefrist 15 dager.']))
    expect(omitted(whole)).toEqual([])
  })

  test('a person has none: a waiting day of sick pay stays where it was', () => {
    const text = 'Lege: Du har influensa. Temperaturen er 39,2. Du får Paracet 1 g fire ganger daglig. Karenstiden for sykepenger er 1 dag.'
    expect(linesOf(reportOf('nb', text, { vertical: 'med' })).join()).not.toMatch(/karens/i)
  })
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Veterinær: Kua har jurbetennelse. Temperaturen er 39,8. Penovet 30 ml i dag. Melka holder dere tilbake, og slakt er ti dager.', /slakt 10 dager/i],
  ['en', 'Vet: The cow has mastitis. Temperature 39.8. I give Penovet 30 ml today. Keep her milk out of the tank, and meat is ten days.', /meat is 10 days/i],
])('%s slaughter is ten days: a period without its word', (language, text, wanted) => {
  expect(medicines(language, text).join('\n')).toMatch(wanted)
})
