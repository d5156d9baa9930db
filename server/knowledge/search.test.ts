import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/connect.ts'
import { freshDatabase } from '#server/database/testing.ts'
import { putPassages } from './put-passages.ts'
import { searchLibrary } from './search.ts'
import type { LibraryQuestion } from './search.ts'
import { examplePassage } from './testing.ts'

let sql: Database
let drop: () => Promise<void>

beforeAll(async () => {
  ;({ sql, drop } = await freshDatabase())
  await putPassages(sql, [
    examplePassage({ id: 'helsedirektoratet:pressure#0' }),
    examplePassage({ id: 'helsedirektoratet:cough#0', title: 'Akutt hoste hos voksne', text: 'Hoste som har vart under tre uker skyldes nesten alltid virus.', codes: [{ system: 'ICPC-2', code: 'R05' }] }),
  ])
})
afterAll(() => drop())

const ask = (question: string, more: Partial<LibraryQuestion> = {}) => searchLibrary(sql, { question, language: 'nb', vertical: 'med', country: 'NO', limit: 5, ...more })
const ids = async (question: string, more: Partial<LibraryQuestion> = {}) => (await ask(question, more)).found.map(({ passage }) => passage.id)

describe('a question', () => {
  test('finds the passage that speaks of it, by another form of its words', async () => {
    expect((await ids('Hvor lenge varer hosten?'))[0]).toBe('helsedirektoratet:cough#0')
  })

  test.each(["'; drop table passage; --", 'hoste & !voksne | (', ':* <-> hoste:A', '\\', '\u0000', '', '   ', "''''"])('SEC-2 %j is words and nothing else', async (question) => {
    await expect(ask(question)).resolves.toMatchObject({ answered: expect.any(Boolean) })
  })
})
