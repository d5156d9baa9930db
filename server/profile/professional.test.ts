import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WrittenDocument } from '#contract/document.ts'
import { isLicence, NOTHING_TOLD, tidyLicence } from '#contract/professional.ts'
import { openZip } from '#server/account/archive/zip-reader.ts'
import { ownerNames } from '#server/patients/known-people.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  for (const person of ['doctor', 'other', 'leaving']) await server.subscribe(person)
  await server.subscribe('lapsed', 'Expired')
})
afterAll(() => server.stop())

const PATH = '/account/professional'
const ABOUT = {
  name: 'Kari Lege',
  title: 'spesialist i allmennmedisin',
  licence: '1234567',
  clinic: 'Bakken legesenter',
  address: 'Bakken 1, 0150 Oslo',
  telephone: '22 33 44 55',
}
const tell = (body: object, as = 'doctor') => server.call('PUT', PATH, { as, body })
const told = async (as = 'doctor') => (await server.call('GET', PATH, { as })).json<typeof ABOUT>()
const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code?: string }>().code]

describe('what a professional tells of themselves', () => {
  test('is nothing at first, then what was told; a change leaves the fields it does not name', async () => {
    expect(await told()).toEqual(NOTHING_TOLD)
    expect((await tell(ABOUT)).json()).toEqual(ABOUT)
    expect((await tell({ telephone: ' 99 88 77 66 ' })).json()).toEqual({ ...ABOUT, telephone: '99 88 77 66' })
    await tell(ABOUT)
    expect(await told()).toEqual(ABOUT)
  })

  test('SEC-50 is seen and changed by nobody else', async () => {
    await tell(ABOUT)
    expect(await told('other')).toEqual(NOTHING_TOLD)
    await tell({ ...ABOUT, clinic: 'En annen' }, 'other')
    expect(await told()).toEqual(ABOUT)
    expect((await server.app.inject({ url: `/api/v1.0${PATH}` })).statusCode).toBe(401)
  })

  test('belongs to the person: an expired account may tell it too, and fields of no kind are not kept', async () => {
    expect((await tell({ ...ABOUT, role: 'admin', email: 'x@y.no' }, 'lapsed')).json()).toEqual(ABOUT)
    expect(await server.sql`select 1 from app_user where role <> 'user'`).toHaveLength(0)
  })

  test('two changes at once of different fields are both kept', async () => {
    await Promise.all([tell({ clinic: 'Ny klinikk' }), tell({ telephone: '11 22 33 44' })])
    expect(await told()).toMatchObject({ clinic: 'Ny klinikk', telephone: '11 22 33 44' })
  })

  test.each(['123456', '1234567890', 'HPR123', '12345a7'])(
    'a number that no register gave is refused, and nothing of the call is kept: %s',
    async (licence) => {
      await tell(ABOUT)
      expect(codeOf(await tell({ clinic: 'Feil', licence }))).toEqual([422, 'professional.licence_invalid'])
      expect(await told()).toEqual(ABOUT)
    },
  )

  test.each([{ licence: 1_234_567 }, { clinic: null }, { name: ['x'] }, []])('what is no text is malformed: %j', async (body) => {
    expect(codeOf(await tell(body))).toEqual([400, 'request.malformed'])
  })

  test('a text without end is refused; line breaks become blanks', async () => {
    expect((await tell({ clinic: 'x'.repeat(100_000) })).statusCode).toBe(422)
    expect((await tell({ address: 'Bakken 1\n0150 Oslo\u2028Norge' })).json()).toMatchObject({ address: 'Bakken 1 0150 Oslo Norge' })
  })

  test('GDPR-3 GDPR-1 goes along in the export, and goes with the account', async () => {
    await tell(ABOUT, 'leaving')
    const folder = await mkdtemp(join(tmpdir(), 'epikrise-professional-'))
    const path = join(folder, `${randomUUID()}.zip`)
    await writeFile(path, (await server.call('GET', '/account/export', { as: 'leaving' })).rawPayload)
    const zip = await openZip(path)
    expect(JSON.parse((await zip.read('profile.json')).toString('utf8'))).toMatchObject({ professional: ABOUT })
    await zip.close()
    await rm(folder, { recursive: true, force: true })
    await server.call('DELETE', '/account', { as: 'leaving' })
    expect(await server.sql`select 1 from app_user where professional->>'clinic' = ${ABOUT.clinic} and email like 'leaving%'`).toHaveLength(0)
  })

  test('stands on a referral and a letter', async () => {
    await tell(ABOUT)
    const [patientId, id] = [randomUUID(), randomUUID()]
    const at = `/patients/${patientId}/cases/${id}`
    await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, {
      body: { id, transcription: 'Pasient: Jeg har hatt vondt i venstre kne i tre uker.\nLege: Du henvises til ortoped for vurdering av menisken.' },
    })
    await server.jobs.settled()
    const referral = (await server.call('POST', `${at}/henvisning`, { body: { value: 'Henvises til ortoped.' } })).json<WrittenDocument>()
    expect(referral.value).toContain(
      'Lege: Kari Lege, spesialist i allmennmedisin\nHPR-nummer: 1234567\nKlinikk: Bakken legesenter\nAdresse: Bakken 1, 0150 Oslo\nTelefon: 22 33 44 55',
    )
    const letter = (await server.call('POST', `${at}/patient-letter`)).json<WrittenDocument>()
    expect(letter.value).toMatch(/Vennlig hilsen\nKari Lege, spesialist i allmennmedisin\nBakken legesenter\nBakken 1, 0150 Oslo\nTelefon: 22 33 44 55$/)
  })
})

test.each<[string, 'med' | 'vet', string, boolean]>([
  ['NO', 'med', '1234567', true], ['NO', 'med', '123456789', true], ['NO', 'med', 'SE2321000016-1A2B', false],
  ['SE', 'med', 'SE2321000016-1A2B', true], ['SE', 'med', '123456', true], ['SE', 'med', '1234567', false],
  ['DK', 'med', '012345', true], ['DK', 'med', '02KX9', true], ['DK', 'med', '1234567', false],
  ['NO', 'vet', '12345', true], ['SE', 'vet', 'VET-1042', true], ['NO', 'vet', '-', false], ['GB', 'med', '7654321', true], ['NO', 'med', '', true],
])('in %s, %s edition, %s is a licence number: %s', (country, vertical, licence, expected) => {
  expect(isLicence(licence, { country, vertical })).toBe(expected)
})

test('blanks between the groups of a number, seen or not, are no part of it', () => {
  expect(tidyLicence(' 1234\u00A0567\u200B ')).toBe('1234567')
  expect(tidyLicence('se2321000016-1a2b')).toBe('SE2321000016-1A2B')
})

test('the name a doctor signs documents with is masked like that of the account, and an address is none', () => {
  expect(ownerNames({ name: 'kari@klinikk.example', professional: { name: 'Kari Nordmann' } })).toEqual(['Kari Nordmann'])
  expect(ownerNames({ name: 'Kari Nordmann', professional: {} })).toEqual(['Kari Nordmann'])
  expect(ownerNames({ name: 'Kari Nordmann', professional: { name: 'Kari Nordmann' } })).toEqual(['Kari Nordmann'])
})
