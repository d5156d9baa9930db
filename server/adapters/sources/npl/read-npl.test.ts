import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Passage } from '#server/knowledge/passage.ts'
import { makeZip } from '../testing/make-zip.ts'
import { file, passagesIn, readAll, skippedIn, startSourceStandIn, status, steppedWaiting } from '../testing/source-stand-in.ts'
import type { Reply, SourceStandIn } from '../testing/source-stand-in.ts'
import { newestTotal, readNpl } from './read-npl.ts'

let source: SourceStandIn
let folder: string

beforeEach(async () => {
  source = await startSourceStandIn()
  folder = await mkdtemp(join(tmpdir(), 'npl-'))
})
afterEach(async () => {
  await source.stop()
  await rm(folder, { recursive: true, force: true })
})

const product = (id: string, name: string, atc: string): string => `<?xml version="1.0"?>\
<npl:medprod xmlns:mpa="urn:schemas-npl:mpa:12" xmlns:npl="urn:schemas-npl:instance:12"><mpa:nplid>${id}</mpa:nplid><npl:names>\
<mpa:medprodname v="${name}" /></npl:names>
<mpa:strength-text><mpa:v>20 mg</mpa:v></mpa:strength-text><mpa:pharmaceutical-form-lx v="FICOTA" lexicon="pharmaceutical-form-lx" />\
<npl:classifications><mpa:atc-code-lx v="${atc}" /></npl:classifications><npl:flags><mpa:salesstopped v="N" /></npl:flags>
<npl:packages><npl:package><mpa:nplpackid>1</mpa:nplpackid><mpa:pack-text><mpa:v>Blister, 30 tabletter</mpa:v></mpa:pack-text></npl:package>\
<npl:package><mpa:pack-text><mpa:v>Burk, 100 tabletter</mpa:v></mpa:pack-text></npl:package></npl:packages></npl:medprod>`

const listing = (...names: readonly string[]) => `<html><body>${names.map((name) => `<A HREF="${name}">${name}</A><br>`).join('')}</body></html>`
const page = (html: string): Reply => (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(html)
const read = () => readAll(readNpl({ baseUrl: `${source.url}/export/4.5`, folder, from: undefined, mostCalls: 20, waiting: steppedWaiting() }))

describe('NPL', () => {
  test('the newest complete archive of the listing is read, a product a passage, animals’ apart', async () => {
    source.answer(
      '/export/4.5/',
      page(
        listing(
          '/export/4.5/20261101_Total_NPL.zip', '20261122_Total_NPL.zip', '20261123_Delta_NPL.zip',
          'https://elsewhere.example.no/20261124_Total_NPL.zip',
        ),
      ),
    )
    source.answer('/export/4.5/20261122_Total_NPL.zip', file(makeZip([
          { name: 'Productsdata/10010101000011.xml', bytes: Buffer.from(product('10010101000011', 'Provol', 'C07AB08')) },
          { name: 'Productsdata/10010101000012.xml', bytes: Buffer.from(product('10010101000012', 'Hundol', 'QC07AB08')) },
          { name: 'Productsdata/10010101000013.xml', bytes: Buffer.from(product('', 'Utan nummer', 'C07')) },
          { name: 'Lexicon/form.xml', bytes: Buffer.from('<x/>') },
        ])))
    const readings = await read()
    expect(passagesIn(readings).map(({ id, title, vertical, codes }) => [id, title, vertical, codes[0]?.system])).toEqual([
      ['npl:10010101000011#0', 'Provol 20 mg', 'med', 'ATC'],
      ['npl:10010101000012#0', 'Hundol 20 mg', 'vet', 'ATCvet'],
    ])
    expect(passagesIn(readings)[0]?.text).toBe('Provol 20 mg\nATC-kod: C07AB08\nStyrka: 20 mg\nFörpackningar: Blister, 30 tabletter; Burk, 100 tabletter')
    expect(skippedIn(readings)).toEqual(['10010101000013.xml: it has no name or no id'])
    for (const passage of passagesIn(readings)) expect(Passage.safeParse(passage).success).toBe(true)
  })

  test('a listing without archives, an archive without products and a page that is not there say so', async () => {
    expect(() => newestTotal('<a href="x.zip">', new URL('https://a.no/'))).toThrow(/NPL_BASE_URL/)
    source.answer('/export/4.5/', page(listing('20261122_Total_NPL.zip')))
    source.answer('/export/4.5/20261122_Total_NPL.zip', file(makeZip([{ name: 'readme.txt', bytes: Buffer.from('x') }])))
    await expect(read()).rejects.toThrow(/holds no products/)
    source.answer('/export/4.5/', status(404))
    await expect(read()).rejects.toThrow(/answered 404/)
  })

  test('one broken product is passed over and told, the others are read', async () => {
    const bytes = Buffer.from(product('10010101000011', 'Provol', 'C07AB08'))
    source.answer('/export/4.5/', page(listing('20261122_Total_NPL.zip')))
    source.answer(
      '/export/4.5/20261122_Total_NPL.zip',
      file(
        makeZip([
          { name: 'Productsdata/1.xml', bytes: bytes.subarray(0, 300) },
          { name: 'Productsdata/2.xml', bytes },
        ]),
      ),
    )
    const readings = await read()
    expect(skippedIn(readings)).toEqual(['1.xml: it is broken XML'])
    expect(passagesIn(readings)).toHaveLength(1)
  })

  test('an archive that is damaged ends the reading', async () => {
    source.answer('/export/4.5/', page(listing('20261122_Total_NPL.zip')))
    source.answer(
      '/export/4.5/20261122_Total_NPL.zip',
      file(makeZip([{ name: 'Productsdata/1.xml', bytes: Buffer.from(product('10010101000011', 'Provol', 'C07AB08')), sum: 7 }])),
    )
    await expect(read()).rejects.toThrow(/damaged archive/)
  })
})
