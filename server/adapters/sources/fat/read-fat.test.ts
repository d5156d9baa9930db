import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Passage } from '#server/knowledge/passage.ts'
import { file, passagesIn, readAll, startSourceStandIn, steppedWaiting } from '../testing/source-stand-in.ts'
import type { SourceStandIn } from '../testing/source-stand-in.ts'
import { readFat } from './read-fat.ts'

let source: SourceStandIn
let folder: string

beforeEach(async () => {
  source = await startSourceStandIn()
  folder = await mkdtemp(join(tmpdir(), 'fat-'))
  answer('ICD10', [
    row({ Kode: 'E119', Tekst_uten_lengdebegrensning: 'Oppdiktet sukkersyke', Foreldrekodetekst: 'Stoffskifte' }),
    row({ Kode: 'IV', Tekst_uten_lengdebegrensning: 'Et kapittel' }),
  ])
})
afterEach(async () => {
  await source.stop()
  await rm(folder, { recursive: true, force: true })
})

const row = (given: Record<string, string | null>) => ({ Gyldig_fra: '1999-01-01T00:00:00', Gyldig_til: null, ...given })
const answer = (system: string, value: unknown): void =>
  source.answer(`/api/code-systems/${system}/download/JSON`, file(Buffer.from(JSON.stringify(value)), { etag: `"${JSON.stringify(value).length}"` }))
const read = () => readAll(readFat({ baseUrl: `${source.url}/`, folder, mostCalls: 20, today: '2026-11-23', waiting: steppedWaiting() }))

describe('code systems', () => {
  test('a code with what it includes, its criteria and the terms below it; expired ones are taken out', async () => {
    answer('ICPC2', [
      row({
        Kode: 'T90',
        Kodeverk: 'ICPC-2',
        Tekst_uten_lengdebegrensning: 'Oppdiktet sukkersyke',
        Inkluderer: 'sukker i blodet\u00A0',
        Ekskluderer: 'barn T89',
        Kriterier: 'to målinger',
        Foreldrekodetekst: 'Diagnoser/sykdommer',
      }),
      row({ Kode: 'T90.0001', Kodeverk: 'ICPC-2B', Tilhørighet_i_ICPC_2B: 'TERM', Foreldrekode: 'T90', Tekst_uten_lengdebegrensning: 'Alderssukker' }),
      row({ Kode: 'T88', Kodeverk: 'ICPC-2', Tekst_uten_lengdebegrensning: 'Utgått', Gyldig_til: '2019-12-31T00:00:00' }),
      7,
    ])
    const readings = await read()
    const [one, other, ...more] = passagesIn(readings)
    expect(more).toEqual([])
    expect(one).toMatchObject({
      id: 'fat:icpc-2/T90#0',
      title: 'T90 Oppdiktet sukkersyke',
      kind: 'code',
      headings: ['ICPC-2', 'Diagnoser/sykdommer'],
      codes: [{ system: 'ICPC-2', code: 'T90' }],
    })
    expect(one?.text).toBe('ICPC-2 T90 Oppdiktet sukkersyke\nInkluderer: sukker i blodet\nEkskluderer: barn T89\nKriterier: to målinger\nTermer: Alderssukker')
    expect(other?.codes).toEqual([{ system: 'ICD-10', code: 'E11.9' }])
    expect(readings).toContainEqual({ kind: 'withdrawn', what: 'ICPC-2 T88' })
    for (const passage of passagesIn(readings)) expect(Passage.safeParse(passage).success).toBe(true)
  })

  test.each([
    ['half a list', '[{"Kode":"T90"'],
    ['an empty list', '[]'],
    ['something else', '{"a":1}'],
  ])('%s is refused, and fetched anew by the next run', async (_, body) => {
    source.answer('/api/code-systems/ICPC2/download/JSON', file(Buffer.from(body)))
    await expect(read()).rejects.toThrow(/no list of codes/)
    await expect(read()).rejects.toThrow(/no list of codes/)
    expect(source.asked.filter(({ path }) => path.includes('ICPC2')).at(-1)?.headers['if-none-match']).toBeUndefined()
  })
})
