import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Passage } from '#server/knowledge/passage.ts'
import { ADVICE, answerGuideline, CHAPTER, childLink, GUIDE, hapiObject, OLD } from '../testing/hapi-fixture.ts'
import { json, passagesIn, readAll, skippedIn, startSourceStandIn, status, steppedWaiting } from '../testing/source-stand-in.ts'
import type { SourceStandIn } from '../testing/source-stand-in.ts'
import { readHapi } from './read-hapi.ts'
import type { HapiOptions } from './read-hapi.ts'

let source: SourceStandIn
let folder: string
let waiting: ReturnType<typeof steppedWaiting>

beforeEach(async () => {
  source = await startSourceStandIn()
  folder = await mkdtemp(join(tmpdir(), 'hapi-'))
  waiting = steppedWaiting()
  answerGuideline(source)
})
afterEach(async () => {
  await source.stop()
  await rm(folder, { recursive: true, force: true })
})

const read = (options: Partial<HapiOptions> = {}) =>
  readAll(readHapi({ baseUrl: source.url, key: 'secret-key', folder, run: 'one', mostCalls: 100, waiting, ...options }))

describe('the directorate’s publications', () => {
  test('are read down the tree and cut at headings, with place, codes, day and public page', async () => {
    const passages = passagesIn(await read())
    expect(passages.map(({ id, headings, title }) => [id, ...headings, title])).toEqual([
      [`helsedirektoratet:${ADVICE}#0`, 'Halsbesvær', 'Behandling', 'Vent med penicillin'],
      [`helsedirektoratet:${ADVICE}#1`, 'Halsbesvær', 'Behandling', 'Vent med penicillin', 'Praktisk – slik kan anbefalingen følges'],
      [`helsedirektoratet:${ADVICE}#2`, 'Halsbesvær', 'Behandling', 'Vent med penicillin', 'Begrunnelse'],
    ])
    expect(passages[0]).toMatchObject({
      kind: 'recommendation',
      language: 'nb',
      updated: '2024-01-09',
      licence: 'NLOD',
      url: `https://www.helsedirektoratet.no/oppdiktet/${ADVICE}`,
      text: 'De fleste blir friske uten. Se kapittelet og annet.',
    })
    expect(passages[0]?.codes).toEqual([{ system: 'ICPC-2', code: 'R72' }, { system: 'ICPC-2', code: 'R74' }, { system: 'ICD-10', code: 'J02.0' }])
    expect(passages[1]?.text).toBe('Alder | Dose\nBarn | Lite')
    for (const passage of passages) expect(Passage.safeParse(passage).success).toBe(true)
  })

  test('are kept word for word, links to the API turned into the page a reader can open, others into words; no official is named', async () => {
    const passages = passagesIn(await read())
    expect(passages[0]?.html).toBe(
      `<p>De fleste blir friske&nbsp;uten. Se <a href="https://www.helsedirektoratet.no/oppdiktet/${CHAPTER}">kapittelet</a> og <u>annet</u>.</p>`,
    )
    expect(JSON.stringify(passages)).not.toContain('Embetsmann')
  })

  test('a part in force no longer is told and not brought in, nor anything below it', async () => {
    const readings = await read()
    expect(readings.filter(({ kind }) => kind === 'withdrawn')).toEqual([{ kind: 'withdrawn', what: OLD }])
    expect(JSON.stringify(passagesIn(readings))).not.toContain('Gammelt')
  })

  test('a part without codes takes those of a publication that has few, and none of one that has many', async () => {
    answerGuideline(source, { koder: null })
    expect(passagesIn(await read())[0]?.codes).toEqual([{ system: 'ICPC-2', code: 'R72' }])
    source.answer(
      '/innhold/innhold?infoTyper=retningslinje',
      json([hapiObject({ id: GUIDE, koder: { 'ICPC-2': ['R72', 'R73', 'R74', 'R75', 'R76', 'R77'] }, links: [childLink('kapitler', CHAPTER)] })]),
    )
    expect(passagesIn(await read({ run: 'two' }))[0]?.codes).toEqual([])
  })

  test('an object in another shape is passed over with its name, a part that is not there as well', async () => {
    source.answer(
      '/innhold/innhold?infoTyper=faglig-rad',
      json([{ id: 'odd', links: 'none' }, { id: 'a#1' }, 7, hapiObject({ id: 'leads', links: [childLink('rad', 'gone')] })]),
    )
    expect(skippedIn(await read())).toEqual([
      'odd: it is not in the shape of the content API', 'a#1: it is not in the shape of the content API',
      'an object without an id: it is not in the shape of the content API',
      '/innhold/rad/gone: it is named as a part of a publication, and is not there',
    ])
  })

  test('a tree that leads into itself ends; children elsewhere are not followed, and the key goes to no other host', async () => {
    const other = await startSourceStandIn()
    source.answer(
      `/innhold/kapitler/${CHAPTER}`,
      json(
        hapiObject({
          id: CHAPTER,
          links: [
            childLink('retningslinjer', GUIDE),
            { rel: 'barn', href: `${other.url}/innhold/rad/1` },
            { rel: 'barn', href: 'https://api.helsedirektoratet.no/hemmelig/1' },
          ],
        }),
      ),
    )
    source.answer(`/innhold/retningslinjer/${GUIDE}`, json(hapiObject({ id: GUIDE, links: [childLink('kapitler', CHAPTER)] })))
    expect(passagesIn(await read())).toEqual([])
    expect(other.asked).toEqual([])
    expect(source.asked.every(({ path }) => path.startsWith('/innhold/'))).toBe(true)
    await other.stop()
  })
})

test('a list that is no longer there makes the reading incomplete, after all that is there was read', async () => {
  source.answer('/innhold/innhold?infoTyper=faglig-rad', status(404))
  const met: unknown[] = []
  const reading = async () => {
    for await (const one of readHapi({ baseUrl: source.url, key: 'k', folder, run: 'one', mostCalls: 100, waiting })) met.push(one)
  }
  await expect(reading()).rejects.toThrow(/no list of faglig-rad/)
  expect(met.some((one) => (one as { kind: string }).kind === 'passages')).toBe(true)
})

describe('asking politely', () => {
  test('the key goes along as the API wants it and is in no file', async () => {
    await read()
    expect(source.asked.every(({ headers }) => headers['ocp-apim-subscription-key'] === 'secret-key')).toBe(true)
    expect(await readdir(join(folder, 'hapi'))).not.toHaveLength(0)
    const { execFileSync } = await import('node:child_process')
    expect(() => execFileSync('grep', ['-r', 'secret-key', folder])).toThrow()
  })

  test('without a key nothing is asked', async () => {
    await expect(read({ key: undefined })).rejects.toThrow(/HAPI_KEY/)
    expect(source.asked).toEqual([])
  })

  test.each([401, 403])('%i says what to look at, without the key', async (code) => {
    source.answer('/innhold/innhold?infoTyper=retningslinje', status(code))
    await expect(read()).rejects.toThrow(new RegExp(`answered ${code}.*HAPI_KEY`))
    await expect(read()).rejects.not.toThrow(/secret-key/)
  })

  test('a run goes on where it was cut off and asks for nothing twice; the next run asks whether it still holds', async () => {
    await expect(read({ mostCalls: 3 })).rejects.toThrow(/--max-calls/)
    const before = source.asked.length
    expect(passagesIn(await read())).toHaveLength(3)
    const paths = source.asked.map(({ path }) => path)
    expect(before).toBe(3)
    expect(new Set(paths).size).toBe(paths.length)
    expect(passagesIn(await read({ run: 'two' }))).toHaveLength(3)
    expect(source.asked.slice(paths.length).every(({ headers }) => headers['if-none-match'] !== undefined)).toBe(true)
    expect(source.asked).toHaveLength(paths.length * 2)
  })

  test('429 is waited for as long as it asks, and a long while is left to the person', async () => {
    let turns = 0
    source.answer('/innhold/innhold?infoTyper=retningslinje', (request, response) =>
      ++turns < 3 ? status(429, { 'retry-after': '7' })(request, response) : json([])(request, response),
    )
    await expect(read()).rejects.toThrow(/lists no publication/)
    expect(waiting.waited.filter((ms) => ms === 7_000)).toHaveLength(2)
    source.answer('/innhold/innhold?infoTyper=retningslinje', status(503, { 'retry-after': '7200' }))
    await expect(read({ run: 'two' })).rejects.toThrow(/left alone for 120 minutes/)
  })

  test('503 without end is given up after five times, each after a longer rest', async () => {
    source.answer('/innhold/innhold?infoTyper=retningslinje', status(503))
    await expect(read()).rejects.toThrow(/answered 503, 5 times/)
    expect(source.asked).toHaveLength(5)
    expect(waiting.waited.filter((ms) => ms >= 1_000)).toEqual([1_000, 2_000, 4_000, 8_000])
  })

  test('a redirect to another host is not followed', async () => {
    const other = await startSourceStandIn()
    source.answer('/innhold/innhold?infoTyper=retningslinje', status(302, { location: `${other.url}/x` }))
    await expect(read()).rejects.toThrow(/nothing is fetched from another host/)
    expect(other.asked).toEqual([])
    await other.stop()
  })

  test.each([
    ['half of it', '[{"id": "x", "tit'],
    ['a web page', '<html>Logg inn</html>'],
  ])('%s is asked for again, and then given up', async (_, body) => {
    source.answer(
      '/innhold/innhold?infoTyper=retningslinje',
      (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    )
    await expect(read()).rejects.toThrow(/no JSON/)
    expect(source.asked).toHaveLength(3)
  })

  test('a length that is not kept, and a line that goes dead, are no answer', async () => {
    source.answer(
      '/innhold/innhold?infoTyper=retningslinje',
      (_request, response) => void response.writeHead(200, { 'content-length': '5000' }).write('[]', () => response.destroy()),
    )
    await expect(read()).rejects.toThrow(/ended in its middle/)
    source.answer('/innhold/innhold?infoTyper=retningslinje', (_request, response) => void response.writeHead(200).write('[{"id":'))
    await expect(read({ run: 'two', silenceMs: 50 })).rejects.toThrow(/ended in its middle/)
  })
})
