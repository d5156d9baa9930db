import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/connect.ts'
import { freshDatabase } from '#server/database/testing.ts'
import { libraryState, placesToLook } from './library-state.ts'
import type { Passage } from './passage.ts'
import { putPassages } from './put-passages.ts'
import { searchLibrary } from './search.ts'
import type { LibraryQuestion } from './search.ts'
import { prepareSpelling } from './spelling-help.ts'
import { examplePassage } from './testing.ts'
import { withdraw } from './withdraw.ts'

let sql: Database
let drop: () => Promise<void>

const PRESSURE = examplePassage({ id: 'helsedirektoratet:pressure#0' })
const COUGH: Partial<Passage> = {
  title: 'Akutt hoste hos voksne',
  headings: ['Luftveier'],
  text: 'Hoste som har vart under tre uker skyldes nesten alltid virus. Antibiotika hjelper ikke.',
  codes: [{ system: 'ICPC-2', code: 'R05' }],
}
const vet = { vertical: 'vet', codes: [], headings: ['Øre'] } as const

beforeAll(async () => {
  ;({ sql, drop } = await freshDatabase())
  await putPassages(sql, [
    PRESSURE,
    examplePassage({ id: 'x:cough#0', ...COUGH }),
    examplePassage({ id: 'x:cough-child#0', ...COUGH, title: 'Akutt hoste hos barn' }),
    examplePassage({ id: 'x:cough-old#0', ...COUGH, isWithdrawn: true, updated: '2019-01-01', edition: '2019-1' }),
    examplePassage({ id: 'x:cough-older#0', ...COUGH, updated: '2021-01-01', edition: '2021-1' }),
    examplePassage({
      id: 'x:cough-se#0',
      ...COUGH,
      country: 'SE',
      language: 'sv',
      title: 'Akut hosta hos vuxna',
      text: 'Hosta under tre veckor beror nästan alltid på virus.',
    }),
    examplePassage({
      id: 'x:sugar#0',
      title: 'Behandling av diabetes type 2',
      headings: [],
      text: 'Metformin er førstevalg. HbA1c måles hver tredje måned.',
      codes: [{ system: 'ICD-10', code: 'E11' }],
    }),
    examplePassage({ id: 'x:ear-dog#0', ...vet, title: 'Øregangsbetennelse hos hund', text: 'Ta utstryk av øregangen før behandling.' }),
    examplePassage({ id: 'x:ear-cat#0', ...vet, title: 'Øregangsbetennelse hos katt', text: 'Ta utstryk av øregangen før behandling.' }),
    examplePassage({ id: 'help:x#0', source: 'help', kind: 'help', title: 'Høyt blodtrykk i rapporten', vertical: 'both', country: null }),
    ...Array.from({ length: 40 }, (_, at) =>
      examplePassage({
        id: `x:filler-${at}#0`,
        title: `Prosedyre nummer ${at}`,
        headings: [],
        text: `Skiftet av bandasje gjøres på rom ${at} med rene hansker.`,
        codes: [],
      }),
    ),
  ])
})
afterAll(() => drop())

const ask = (question: string, more: Partial<LibraryQuestion> = {}) =>
  searchLibrary(sql, { question, language: 'nb', vertical: 'med', country: 'NO', limit: 5, ...more })
const first = async (question: string, more: Partial<LibraryQuestion> = {}) => (await ask(question, more)).found[0]?.passage.id
const order = async (question: string, more: Partial<LibraryQuestion> = {}) => (await ask(question, more)).found.map(({ passage }) => passage.id)

describe('a question finds the passage that speaks of it', () => {
  test.each<[how: string, question: string, id: string, more?: Partial<LibraryQuestion>]>([
    ['by another form of its words', 'Hvor lenge varer hosten?', 'x:cough#0'],
    ['by the parts of a compound', 'Hvilken blodtrykksmedisin er best for eldre?', PRESSURE.id],
    ['by a compound whose parts are known and which is not', 'hostebehandling hos voksne', 'x:cough#0'],
    ['by what lay people call it', 'medisin mot sukkersyke', 'x:sugar#0'],
    ['by a trade name', 'Glucophage ved sukkersyke type 2', 'x:sugar#0'],
    ['by a code of another system', 'Hva er førstevalg ved T90?', 'x:sugar#0'],
    ['by a code under its group', 'E11.9 førstevalg', 'x:sugar#0'],
    ['in another language of the north', 'medicin mot högt blodtryck', PRESSURE.id, { language: 'sv' }],
    ['in Russian', 'Лечение диабета: какой препарат выбора?', 'x:sugar#0', { language: 'ru' }],
    ['in English', 'first-line drug for type 2 diabetes', 'x:sugar#0', { language: 'en' }],
    ['with unseen signs and no-break blanks in it', 'h\u200Boste\u00A0hos vok\u00ADsne', 'x:cough#0'],
    ['in capitals', 'HOSTE HOS VOKSNE', 'x:cough#0'],
  ])('%s', async (_, question, id, more) => {
    expect(await first(question, more)).toBe(id)
  })
})

describe('what fits the one who asks goes first', () => {
  test('the own country before another, in whatever language it is asked', async () => {
    expect(await first('hosta hos vuxna', { language: 'sv', country: 'SE' })).toBe('x:cough-se#0')
    expect(await first('hosta hos vuxna', { language: 'sv', country: 'NO' })).toBe('x:cough#0')
  })

  test('the age and the species asked for', async () => {
    expect(await first('hoste hos toåringen')).toBe('x:cough-child#0')
    expect(await first('øregangsbetennelse hos katten', { vertical: 'vet' })).toBe('x:ear-cat#0')
    expect(await first('bikkja har vondt i øregangen', { vertical: 'vet' })).toBe('x:ear-dog#0')
  })

  test('the edition that holds before an older one, and that before one that was withdrawn', async () => {
    const found = await order('Akutt hoste hos voksne')
    expect(found.indexOf('x:cough#0')).toBe(0)
    expect(found.indexOf('x:cough-older#0')).toBeLessThan(found.indexOf('x:cough-old#0'))
  })

  test('another edition of the product, and its help texts, are not among them unless asked for', async () => {
    expect(await order('utstryk av øregangen')).not.toContain('x:ear-dog#0')
    expect(await order('høyt blodtrykk')).not.toContain('help:x#0')
    expect(await order('høyt blodtrykk', { kinds: ['help'] })).toEqual(['help:x#0'])
  })
})

describe('nothing here answers this', () => {
  test.each([
    ['of a condition that the library has never heard of', 'Hva er behandlingen av podagra?'],
    ['of everyday things', 'Hvilket tog går til Bergen i morgen?'],
    ['of nothing', '???'],
    ['of function words alone', 'hva er det som er med den og det'],
  ])('%s', async (_, question) => {
    expect((await ask(question)).answered).toBe(false)
  })

  test('while what it has is answered', async () => {
    expect((await ask('Skal voksne med akutt hoste ha antibiotika?')).answered).toBe(true)
  })

  test('what is withdrawn from the library is not found again', async () => {
    await putPassages(sql, [examplePassage({ id: 'x:gone#0', title: 'Feltsyke i skogen', text: 'Om feltsyke.', codes: [] })])
    expect(await first('feltsyke')).toBe('x:gone#0')
    await withdraw(sql, ['x:gone#0'])
    expect((await ask('feltsyke')).found).toEqual([])
  })
})

describe('slips', () => {
  const SLIPS = ['blodtrykkk hos voksne', 'bldotrykk hos voksne', 'diabettes type 2']

  test.each(SLIPS)('%s, where Postgres has no trigrams', async (question) => {
    expect(await first(question)).toBe(question.startsWith('d') ? 'x:sugar#0' : PRESSURE.id)
  })

  test('with trigrams a slip in the first letters is met too, and preparing twice does no harm', async () => {
    const told: string[] = []
    const log = { warn: (_: object, message: string) => void told.push(message) }
    await Promise.all([prepareSpelling(sql, log), prepareSpelling(sql, log)])
    expect(told).toEqual([])
    expect(await first('vlodtrykk hos voksne')).toBe(PRESSURE.id)
    for (const question of SLIPS) expect(await first(question)).toBe(question.startsWith('d') ? 'x:sugar#0' : PRESSURE.id)
  })

  test('where it cannot be had the log says so, and nothing fails', async () => {
    const told: string[] = []
    const without = Object.assign(((...given: Parameters<Database>) => sql(...given)) as Database, sql, {
      begin: () => Promise.reject(new Error('permission denied')),
    })
    await sql`drop index library_word_trigrams`
    await prepareSpelling(without, { warn: (_, message) => void told.push(message) })
    expect(told.join()).toContain('pg_trgm')
    expect(await first('diabettes type 2')).toBe('x:sugar#0')
  })
})

describe('SEC-2, SEC-9 whatever is typed is words and nothing else', () => {
  test.each(["'; drop table passage; --", 'hoste & !voksne | (', ':* <-> hoste:A', '\\', '\u0000', '', '   ', "''''", '\ud800', '$1 ${x} %s', '^hoste', '*'])(
    '%j',
    async (question) => {
      await expect(ask(question)).resolves.toMatchObject({ answered: expect.any(Boolean) })
      expect((await sql`select count(*)::int as n from passage`)[0]?.['n']).toBeGreaterThan(40)
    },
  )

  test.each([
    ['a question of 100,000 letters', 'hoste hos voksne '.repeat(6_000)],
    ['a word of 100,000 letters', 'blodtrykk'.repeat(11_000)],
    ['100,000 zero-width signs', `hoste${'\u200B'.repeat(100_000)}`],
    ['100,000 marks on one letter', `a${'\u0301'.repeat(100_000)}`],
    ['forty words of forty letters', 'blodtrykkslungebetennelsesmedisinskriving '.repeat(40)],
    ['5,000 codes', 'K86 '.repeat(5_000)],
  ])('%s is answered', async (_, question) => {
    await expect(ask(question)).resolves.toMatchObject({ answered: expect.any(Boolean) })
  })
})

describe('what the product brings along', () => {
  test('a code that is asked for is answered without any import, and opened', async () => {
    const { found, answered } = await ask('Hva er koden for podagra?')
    expect([answered, found[0]?.passage.kind, found[0]?.passage.id]).toEqual([true, 'code', 'codes:icpc-2/T92#0'])
  })

  test('so is the substance of a medicine', async () => {
    const { found, answered } = await ask('Hva er virkestoffet i Paracet?')
    expect([answered, found[0]?.passage.kind, found[0]?.passage.title]).toEqual([true, 'medicine', 'paracetamol'])
  })

  test('a medicine that is only named is near and no answer', async () => {
    const { found, answered } = await ask('Hvilken dose levodopa ved Parkinson?')
    expect([answered, found.some(({ passage }) => passage.kind === 'medicine')]).toEqual([false, true])
  })

  test('an empty library says that no national source is in it, and where to look', async () => {
    const empty = await freshDatabase()
    expect(await libraryState(empty.sql)).toEqual({ hasNational: false, hasExamples: false })
    await putPassages(empty.sql, [examplePassage({ id: 'sample:x#0', source: 'sample' }), examplePassage({ id: 'clinic:x#0', source: 'clinic' })])
    expect(await libraryState(empty.sql)).toEqual({ hasNational: false, hasExamples: true })
    await putPassages(empty.sql, [PRESSURE])
    expect((await libraryState(empty.sql)).hasNational).toBe(true)
    await empty.drop()
    for (const country of ['NO', 'SE', 'DK'] as const)
      for (const vertical of ['med', 'vet'] as const) expect(placesToLook(country, vertical).every(({ url }) => url.startsWith('https://'))).toBe(true)
  })
})
