import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Passage } from '#server/knowledge/passage.ts'
import { readXmlRecords } from '../fetching/xml-records.ts'
import { brand, FEST_HEAD, festXml, interaction, warning } from '../testing/fest-fixture.ts'
import { makeZip } from '../testing/make-zip.ts'
import { file, passagesIn, readAll, skippedIn, startSourceStandIn, status, steppedWaiting } from '../testing/source-stand-in.ts'
import type { SourceStandIn } from '../testing/source-stand-in.ts'
import { readFest } from './read-fest.ts'

let source: SourceStandIn
let folder: string

beforeEach(async () => {
  source = await startSourceStandIn()
  folder = await mkdtemp(join(tmpdir(), 'fest-'))
})
afterEach(async () => {
  await source.stop()
  await rm(folder, { recursive: true, force: true })
})

const read = (from?: string) =>
  readAll(readFest({ url: `${source.url}/fest251.zip`, folder, from, mostCalls: 20, today: '2026-11-23', waiting: steppedWaiting() }))
const zipped = (xml: string) => makeZip([{ name: 'fest251.xml', bytes: Buffer.from(xml) }])
const readXml = (xml: string) => {
  source.answer('/fest251.zip', file(Buffer.from(xml), { etag: `"${xml.length}"` }))
  return read()
}

describe('FEST', () => {
  test('comes as an archive with one XML file in it', async () => {
    source.answer('/fest251.zip', file(zipped(festXml(brand({ id: 'ID_1', name: 'Prøvol' })))))
    expect(passagesIn(await read())).toHaveLength(1)
  })

  test('gives medicines with name, substance, ATC code and form; animals’ apart', async () => {
    const passages = passagesIn(
      await readXml(
        festXml(
          brand({ id: 'ID_1', name: 'Prøvol' }),
          brand({ id: 'ID_2', name: 'Hundol', atc: 'QN02BE01' }),
          brand({ id: 'ID_3', name: 'Gammelt', status: 'D' }),
        ),
      ),
    )
    expect(passages.map(({ id, title, vertical, codes }) => [id, title, vertical, codes[0]?.system, codes[0]?.code])).toEqual([
      ['fest:ID_1#0', 'Prøvol tab 500 mg', 'med', 'ATC', 'N02BE01'],
      ['fest:ID_2#0', 'Hundol tab 500 mg', 'vet', 'ATCvet', 'QN02BE01'],
    ])
    expect(passages[0]).toMatchObject({ kind: 'medicine', updated: '2025-03-04', url: 'https://produkt.example.no/ID_1', html: null })
    expect(passages[0]?.text).toBe(
      'Prøvol tab 500 mg\nVarenavn: Prøvol\nVirkestoff: Smertestillende stoff\nATC-kode: N02BE01\nLegemiddelform: Tablett\n' +
        'Reseptgruppe: C: Reseptpliktig\nPreparattype: Legemiddel',
    )
    for (const passage of passages) expect(Passage.safeParse(passage).success).toBe(true)
  })

  test('gives interactions with both sides and what to do, and warnings in force with the medicines they are about', async () => {
    const passages = passagesIn(
      await readXml(
        festXml(
          brand({ id: 'ID_1', name: 'Prøvol' }),
          interaction('ID_I1'),
          interaction('ID_I2', 'D'),
          warning('ID_V1', 'ID_1'),
          warning('ID_V2', 'ID_1', '2026-11-22'),
        ),
      ),
    ).slice(1)
    expect(passages.map(({ kind, title }) => [kind, title])).toEqual([
      ['interaction', 'Interaksjon: Fortynnere – Smertestillende stoff'],
      ['warning', 'Mangel på Prøvol'],
    ])
    expect(passages[0]?.text).toContain('Klinisk konsekvens: Økt risiko for blødning & svimmelhet.\nHåndtering: Mål INR.')
    expect(passages[0]?.codes.map(({ code }) => code)).toEqual(['B01AA03', 'N02BE01'])
    expect(passages[1]).toMatchObject({ url: 'https://varsel.example.no/1', codes: [{ system: 'ATC', code: 'N02BE01' }] })
    expect(passages[1]?.text).toContain('Bruk et annet.\nSpør apoteket.\nGjelder: Prøvol tab 500 mg')
  })

  test('an entry without a name is passed over and told', async () => {
    expect(
      skippedIn(
        await readXml(festXml(brand({ id: 'ID_1', name: 'Prøvol' }), '<OppfLegemiddelMerkevare><Id>ID_9</Id><LegemiddelMerkevare/></OppfLegemiddelMerkevare>')),
      ),
    ).toEqual(['ID_9: it has no name or no id'])
  })

  test('an XML file brought by hand is read without asking anybody', async () => {
    await writeFile(join(folder, 'mine.xml'), festXml(brand({ id: 'ID_1', name: 'Prøvol' })))
    expect(passagesIn(await read(join(folder, 'mine.xml')))).toHaveLength(1)
    expect(source.asked).toEqual([])
    await expect(read(join(folder, 'none.xml'))).rejects.toThrow(/is no file/)
  })

  test('a slow line is waited for as long as something comes', async () => {
    const bytes = Buffer.from(festXml(brand({ id: 'ID_1', name: 'Prøvol' })))
    source.answer('/fest251.zip', (_, response) => {
      response.writeHead(200, { 'content-length': bytes.length })
      const cuts = [0, 200, 400, 600, 800, bytes.length]
      for (const [at, from] of cuts.slice(0, -1).entries()) setTimeout(() => response.write(bytes.subarray(from, cuts[at + 1])), at * 100)
    })
    expect(
      passagesIn(
        await readAll(
          readFest({
            url: `${source.url}/fest251.zip`,
            folder,
            from: undefined,
            mostCalls: 20,
            today: '2026-11-23',
            waiting: steppedWaiting(),
            silenceMs: 250,
          }),
        ),
      ),
    ).toHaveLength(1)
    source.answer('/fest251.zip', () => undefined)
    await expect(
      readAll(
        readFest({ url: `${source.url}/fest251.zip`, folder, from: undefined, mostCalls: 20, today: '2026-11-23', waiting: steppedWaiting(), silenceMs: 50 }),
      ),
    ).rejects.toThrow(/could not be reached, 5 times/)
  })

  test('a file that is there is not fetched again, a cut one is gone on with, a newer one is told by its edition', async () => {
    const bytes = Buffer.from(festXml(...Array.from({ length: 4_000 }, (_, n) => brand({ id: `ID_${n}`, name: `Prøvol${n}` }))))
    source.answer('/fest251.zip', file(bytes, { cutAfter: 2_000_000 }))
    await expect(read()).rejects.toThrow(/ended/)
    source.answer('/fest251.zip', file(bytes))
    const [first] = (await read()).filter(({ kind }) => kind === 'edition')
    expect(source.asked.at(-1)?.headers.range).toMatch(/^bytes=\d+-$/)
    const [second] = (await read()).filter(({ kind }) => kind === 'edition')
    expect(source.asked.at(-1)?.headers['if-none-match']).toBe('"1"')
    expect(second).toEqual(first)
    source.answer('/fest251.zip', file(bytes, { etag: '"2"' }))
    expect((await read()).filter(({ kind }) => kind === 'edition')).not.toEqual([first])
  })
})

describe('what is no extract is refused in words', () => {
  test.each([
    ['half of it', `${FEST_HEAD}<KatLegemiddelMerkevare>${brand({ id: 'ID_1', name: 'Prøvol' })}<OppfLegemid`, /ends in its middle/],
    [
      'entities that grow',
      `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;">]><FEST><OppfInteraksjon>&b;&b;</OppfInteraksjon></FEST>`,
      /definitions of its own/,
    ],
    ['an entity of nobody', '<FEST><OppfInteraksjon>&b;</OppfInteraksjon></FEST>', /no well-formed XML/],
    ['another document', '<html><body>Logg inn</body></html>', /no FEST extract/],
    ['nesting without end', `<FEST>${'<a>'.repeat(200)}`, /nested deeper/],
    ['nesting in a record', `<FEST><OppfInteraksjon>${'<a>'.repeat(200)}`, /nested deeper/],
    ['a text without end', `<FEST><OppfInteraksjon>${'x'.repeat(5_000_000)}`, /no end|more than/],
    ['an attribute without end', `<FEST a="${'x'.repeat(9_000_000)}`, /no end/],
    ['a record of a million parts', `<FEST><OppfInteraksjon>${'<a/>'.repeat(30_000)}`, /more than 20000 elements/],
  ])('%s', async (_, xml, words) => {
    await expect(readXml(xml)).rejects.toThrow(words)
  })

  test('what could not be read is fetched anew next time, not taken for the one we have', async () => {
    await expect(readXml('<html/>')).rejects.toThrow()
    await read().catch(() => undefined)
    expect(source.asked.at(-1)?.headers['if-none-match']).toBeUndefined()
  })

  test.each([
    ['a bomb', () => makeZip([{ name: 'fest.xml', bytes: Buffer.alloc(30_000_000, ' ') }]), /unpack to more/],
    [
      'one that lies about its length',
      () => makeZip([{ name: 'fest.xml', bytes: Buffer.from(festXml(brand({ id: 'ID_1', name: 'A' }).repeat(20))), claims: 100 }]),
      /damaged/,
    ],
    ['one with a wrong sum', () => makeZip([{ name: 'fest.xml', bytes: Buffer.from(festXml(brand({ id: 'ID_1', name: 'A' }))), sum: 1 }]), /damaged/],
    ['one of 60 files', () => makeZip(Array.from({ length: 60 }, (_, n) => ({ name: `${n}.xml`, bytes: Buffer.from('x') }))), /more than 50/],
    ['one cut off', () => zipped(festXml(brand({ id: 'ID_1', name: 'A' }))).subarray(0, 300), /damaged/],
    ['one without XML', () => makeZip([{ name: 'les.txt', bytes: Buffer.from('x') }]), /no XML file/],
  ])('an archive: %s', async (_, bytes, words) => {
    source.answer('/fest251.zip', file(bytes()))
    await expect(read()).rejects.toThrow(words)
  })

  test.each([
    [404, /It may have moved/],
    [403, /answered 403/],
    [500, /answered 500, 5 times/],
  ])('%i', async (code, words) => {
    source.answer('/fest251.zip', status(code))
    await expect(read()).rejects.toThrow(words)
  })

  test('a sign-in page of the network, and a file larger than any register', async () => {
    source.answer('/fest251.zip', (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'))
    await expect(read()).rejects.toThrow(/web page/)
    source.answer('/fest251.zip', (_, response) => void response.writeHead(200, { 'content-length': '9000000000' }).write('x'))
    await expect(read()).rejects.toThrow(/9000 MB/)
  })
})

test('120 MB of XML pass by in little memory', async () => {
  const record = Buffer.from(brand({ id: 'ID_1', name: 'Prøvol' }).repeat(100))
  async function* flood() {
    yield Buffer.from(FEST_HEAD)
    for (let sent = 0; sent < 120_000_000; sent += record.length) yield record
    yield Buffer.from('</FEST>')
  }
  const isRecord = (name: string) => name === 'OppfLegemiddelMerkevare'
  let most = 0
  let count = 0
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  for await (const one of readXmlRecords(flood(), { isRecord, name: 'flood.xml' })) {
    count += one.record.children.length > 0 ? 1 : 0
    if (count % 10_000 === 0) most = Math.max(most, process.memoryUsage().rss - before)
  }
  expect(count).toBeGreaterThan(100_000)
  expect(most).toBeLessThan(100_000_000)
})
