import { expect, test } from 'vitest'
import { freshDatabase } from '#server/database/testing.ts'
import { presentPassage } from '../read-passage.ts'
import { importSample } from './import-sample.ts'
import { readSample, readSampleLine } from './read-sample.ts'

const line = {
  id: 'sample:x-1#0',
  title: 'Hoste',
  headings: [],
  text: 'Hoste.',
  kind: 'advice',
  language: 'nb',
  country: 'NO',
  vertical: 'med',
  edition: null,
  updated: null,
  withdrawn: false,
  codes: [],
  owner: 'Eksempeletaten for helse',
}

test('the invented library has 800 passages and more, each of its own id, marked as an example, under a name that nobody has, with no address', async () => {
  const passages = await readSample()
  expect(passages.length).toBeGreaterThanOrEqual(800)
  expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length)
  for (const passage of passages)
    expect(presentPassage(passage)).toMatchObject({ isExample: true, url: null, source: expect.stringMatching(/^(?:Eksempel|Exempel|Prøve|Prov)/) })
})

test.each(['Helsedirektoratet', 'Socialstyrelsen', 'Sundhedsstyrelsen', 'Mattilsynet', 'Prov'])('a sample passage under the name %s is not read', (owner) => {
  expect(() => readSampleLine(JSON.stringify({ ...line, owner }))).toThrow()
  expect(readSampleLine(JSON.stringify(line)).source).toBe('sample')
})

test('brought in twice it is there once, and leaves nothing of other sources out', async () => {
  const { sql, drop } = await freshDatabase()
  const { added } = await importSample(sql)
  expect(await importSample(sql)).toEqual({ added: 0, changed: 0, same: added, withdrawn: 0 })
  await drop()
})
