import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Case } from '#contract/case.ts'
import type { WrittenDocument } from '#contract/document.ts'
import type { AnonymousCase } from '#contract/patient.ts'
import { recordingRoutes } from '#contract/routes/recording-routes.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import { readDescriptor } from '#server/recordings/consultation-fields.ts'
import { builtinWriter } from '#server/reports/builtin-writer.ts'
import { makeModelWriter } from '#server/reports/model-writer.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { factsFor } from '../../../e2e/stand-ins/facts.ts'

const headers = { host: 'vet.localhost' }
const TALK =
  'Veterinær: Dette er ku 0412 3377 hos Xulvik. Hun er halt på venstre bakbein siden i går. Temperaturen er 38,5.\nEier: Ja, xulvik her.\n' +
  'Veterinær: Du henvises til dyresykehuset for røntgen.'
const COW = {
  kind: 'animal',
  species: 'other',
  otherSpecies: 'cattle',
  herdNumber: 'NO 04123377',
  ownerName: 'Xulvik Brannstokk',
  sex: 'female',
  reproductiveStatus: 'intact',
  ageYears: 4,
  ageMonths: 0,
}

const asked: string[] = []
const model: LanguageModel = {
  name: 'listening',
  answer: ({ instructions, material, schema }) => {
    asked.push(`${instructions}\n${material}`)
    return Promise.resolve(schema.parse(JSON.parse(factsFor(material, [{ type: 'complaints', paragraphs: ['Halt på venstre bakbein siden i går.'] }]))))
  },
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ powers: { writerFor: ({ engine }) => (engine === 'builtin' ? builtinWriter : makeModelWriter(model)) } })
  await server.subscribe('doctor')
})
afterAll(() => server.stop())

const save = (at: { patientId: string; id: string }, body: object, query = '') =>
  server.call('POST', `/patients/${at.patientId}/cases${query}`, { headers, body: { id: at.id, ...body } })
const newCase = () => ({ patientId: randomUUID(), id: randomUUID() })

async function made(descriptor: object, query = '') {
  const at = newCase()
  const answer = await save(at, { transcription: TALK, descriptor }, query)
  expect(answer.statusCode, answer.body).toBe(200)
  await server.jobs.settled()
  return { ...at, kase: answer.json<Case>() }
}
const read = async ({ patientId, id }: { patientId: string; id: string }) =>
  (await server.call('GET', `/patients/${patientId}`, { headers })).json<{ cases: Case[] }>().cases.find((kase) => kase.id === id)

describe('an animal of the farm', () => {
  test('is what was told, in the case and in its row', async () => {
    const cow = await made(COW)
    expect(cow.kase.descriptor).toEqual(COW)
    expect((await read(cow))?.descriptor).toEqual(COW)
    const rows = (await server.call('GET', '/patients/anonymous', { headers })).json<AnonymousCase[]>()
    expect(rows.find(({ id }) => id === cow.id)?.descriptor).toEqual(COW)
  })

  test('what nobody filled in is absent, and what is taken away is gone', async () => {
    const cow = await made({ kind: 'animal', species: 'other', ageYears: 1 })
    expect(Object.keys(cow.kase.descriptor ?? {}).toSorted()).toEqual(['ageMonths', 'ageYears', 'kind', 'reproductiveStatus', 'sex', 'species'])
    const told = await save(cow, { revision: cow.kase.revision, descriptor: COW })
    expect(told.json<Case>().descriptor).toEqual(COW)
    const { ownerName: _owner, ...without } = COW
    expect((await save(cow, { revision: told.json<Case>().revision, descriptor: without })).json<Case>().descriptor).toEqual(without)
    expect((await read(cow))?.descriptor).toEqual(without)
  })

  test.each([
    ['a herd number of a dog', { kind: 'animal', species: 'dog', herdNumber: 'NO 1' }],
    ['a closer species of a horse', { kind: 'animal', species: 'horse', otherSpecies: 'pig' }],
    ['a closer species of the preset dog', { kind: 'animal', otherSpecies: 'pig' }],
    ['a species that is none', { kind: 'animal', species: 'other', otherSpecies: 'llama' }],
    ['cattle as a species', { kind: 'animal', species: 'cattle' }],
    ['an owner of a person', { kind: 'human', ownerName: 'Xulvik' }],
    ['a number too long', { kind: 'animal', species: 'other', herdNumber: 'x'.repeat(41) }],
    ['a number on two lines', { kind: 'animal', species: 'other', herdNumber: '12\n34' }],
    ['a number of blanks', { kind: 'animal', species: 'other', herdNumber: '  ' }],
    ['a list of owners', { kind: 'animal', ownerName: ['Xulvik'] }],
  ])('is refused with %s, and the answer repeats nothing of it', async (_, descriptor) => {
    const answer = await save(newCase(), { transcription: TALK, descriptor })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'request.malformed'])
    expect(answer.body).not.toMatch(/xulvik|xxx/i)
  })

  test.each([201, 100_000])('is refused with an owner of %i letters', async (length) => {
    const answer = await save(newCase(), { descriptor: { kind: 'animal', ownerName: 'x'.repeat(length) } })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'request.text_too_long'])
    expect(answer.body).not.toContain('xxx')
  })

  test('comes field by field with a recording, and is judged alike', () => {
    const fields = (more: object) => recordingRoutes.uploadAudio.body.parse({ ...more })
    expect(readDescriptor(fields({ species: 'other', otherSpecies: 'goat', herdNumber: ' NO 7 ', ownerName: 'Kari' }), 'vet')).toMatchObject({
      kind: 'animal',
      otherSpecies: 'goat',
      herdNumber: 'NO 7',
      ownerName: 'Kari',
      ageIsPreset: true,
    })
    expect(readDescriptor(fields({ ownerName: 'Kari' }), 'vet')).toMatchObject({ species: 'dog', ownerName: 'Kari' })
    expect(() => readDescriptor(fields({ species: 'cat', herdNumber: 'NO 7' }), 'vet')).toThrow('request.malformed')
    expect(() => readDescriptor(fields({ kind: 'human', ownerName: 'Kari' }), 'med')).toThrow('request.malformed')
    expect(() => readDescriptor(fields({ ownerName: 'Kari' }), 'med')).toThrow('edition.mismatch')
  })

  test('blanks at the ends are no part of what was typed', async () => {
    const cow = await made({ ...COW, herdNumber: '  NO 04123377 ', ownerName: '\tXulvik Brannstokk\n' })
    expect(cow.kase.descriptor).toEqual(COW)
  })

  test('SEC-12 its owner and number lie sealed, and go when the case goes', async () => {
    const cow = await made(COW)
    const [row] = await server.sql<
      { plain: string; sealed: Uint8Array }[]
    >`select c::text as plain, animal_details_sealed as sealed from consultation_case c where id = ${cow.id}`
    expect(row?.plain).not.toMatch(/Xulvik|04123377|cattle/)
    expect(Buffer.from(row?.sealed ?? []).toString('latin1')).not.toMatch(/Xulvik|04123377/)
    const [other] = await server.sql<
      { sealed: Uint8Array | null }[]
    >`select animal_details_sealed as sealed from consultation_case where id = ${(await made({ kind: 'animal', species: 'dog' })).id}`
    expect(other?.sealed).toBeNull()
  })

  test('LLM-2 no model reads its owner or number, whatever list has them', async () => {
    const cow = await made(COW)
    asked.length = 0
    await save(cow, {}, '?regenerate=true')
    await server.jobs.settled()
    expect((await read(cow))?.textReport?.engine).toMatch(/^listening/)
    expect(asked.join('\n')).toContain('cattle')
    expect(asked.join('\n')).toContain('bakbein')
    expect(asked.join('\n')).not.toMatch(/xulvik|brannstokk|0412 ?3377/i)
  })

  test('its number and owner stand in the referral', async () => {
    const cow = await made(COW, '?regenerate=true&engine=builtin')
    const referral = await server.call('POST', `/patients/${cow.patientId}/cases/${cow.id}/henvisning?engine=builtin`, {
      headers,
      body: { value: 'Henvisning til dyresykehuset for røntgen.', reportType: 'text' },
    })
    expect(referral.statusCode, referral.body).toBe(200)
    expect(referral.json<WrittenDocument>().value).toContain(
      'Dyreart: storfe\nKjønn: hunn\nKastrert/sterilisert: nei\nAlder: 4 år\nBesetnings-/øremerkenummer: NO 04123377\nEier: Xulvik Brannstokk\n',
    )
  })

  test('REL-32 details that cannot be read are told as a failure of the case and hand no text on', async () => {
    const cow = await made(COW)
    await server.sql`update consultation_case set animal_details_sealed = ${Buffer.alloc(40)} where id = ${cow.id}`
    expect(await read(cow)).toMatchObject({ descriptor: null, failure: { code: 'case.unreadable' }, transcription: TALK })
    asked.length = 0
    await save(cow, {}, '?regenerate=true')
    await server.jobs.settled()
    expect(asked).toEqual([])
    expect(await read(cow)).toMatchObject({ isUpdating: false, failure: { code: 'case.unreadable' } })
  })

  test('a species changed by a server that knows no details leaves none of another kind', async () => {
    const cow = await made(COW)
    await server.sql`update consultation_case set descriptor = descriptor || '{"species":"horse"}'::jsonb where id = ${cow.id}`
    const { otherSpecies: _species, herdNumber: _herd, ...horse } = COW
    expect(await read(cow)).toMatchObject({ descriptor: { ...horse, species: 'horse' }, failure: null })
  })
})
