import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Case } from '#contract/case.ts'
import { refusalText } from '#contract/refusal-text/in-language.ts'
import type { Report } from '#contract/report.ts'
import { templateBounds } from '#contract/template.ts'
import type { Template } from '#contract/template.ts'
import { Language } from '#contract/vertical.ts'
import { openZip } from '#server/account/archive/zip-reader.ts'
import { restoreArchive } from '#server/account/archive/restore-archive.ts'
import { findUserId } from '#server/profile/store.ts'
import { makeAudioStore } from '#server/recordings/audio-store.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const TALK = [
  'Hva kan jeg hjelpe deg med? Jeg har hatt vondt i halsen i fire dager. Jeg har også hatt feber opp til 39 grader, og jeg er veldig ' +
    'sliten. Jeg er allergisk mot sulfa.',
  'Har du hatt hoste? Nei, ingen hoste. Jeg ser i halsen. Tonsillene er hovne og røde med hvitt belegg. Lungene er rene.',
  'Jeg tror dette er en halsbetennelse. Du får Apocillin 660 mg fire ganger daglig i ti dager. Drikk rikelig og hvil deg. Ta kontakt ' +
    'hvis du ikke er bedre om tre dager.',
].join(' ')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  for (const person of ['doctor', 'other', 'mover', 'leaving']) await server.subscribe(person)
  await server.subscribe('lapsed', 'Expired')
})
afterAll(() => server.stop())

type Asked = { as?: string; headers?: Record<string, string> }
const list = async (asked: Asked = {}) => (await server.call('GET', '/templates', asked)).json<Template[]>()
const save = (change: object, asked: Asked = {}) =>
  server.call('POST', '/templates', { ...asked, body: { name: 'Min mal', sections: [{ type: 'complaints', heading: 'Sykehistorie' }], ...change } })
const owned = async (asked: Asked = {}) => (await list(asked)).filter(({ isOwn }) => isOwn)
const write = async (template?: string | null, ids = { patientId: randomUUID(), id: randomUUID() }) => {
  const { patientId, id } = ids
  const answer = await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, {
    body: { id, transcription: TALK, ...(template !== undefined && { template }) },
  })
  await server.jobs.settled()
  return { answer, ids, kase: await server.readCase(patientId, id) }
}
const reportOf = ({ kase }: { kase: Case | undefined }): Report => {
  if (!kase?.textReport) throw new Error('no report was written')
  return kase.textReport
}
const typesOf = ({ sections }: Report) => sections.map(({ type }) => type)
const sentencesOf = ({ sections }: Report) =>
  sections
    .filter(({ type }) => type !== 'summary')
    .flatMap(({ blocks }) => blocks.map(({ text }) => text))
    .toSorted()

describe('a report by a template', () => {
  test('has its order and headings, leaves out a summary, and says what the usual one says in the same words', async () => {
    const usual = reportOf(await write())
    const { kase, ...rest } = await write('telephone')
    const shaped = reportOf({ kase, ...rest })
    expect(kase?.template).toBe('telephone')
    expect(typesOf(shaped)).not.toContain('summary')
    expect(shaped.sections[0]).toMatchObject({ type: 'complaints', heading: 'Henvendelsen' })
    expect(typesOf(shaped).indexOf('treatmentMeasures')).toBeLessThan(typesOf(shaped).indexOf('physicalExamination'))
    expect(sentencesOf(shaped)).toEqual(sentencesOf(usual))
  })

  test('is as it always was where none is chosen, and where one is taken back', async () => {
    const usual = reportOf(await write())
    const { ids, kase } = await write('telephone')
    const back = await server.call('POST', `/patients/${ids.patientId}/cases?regenerate=true`, {
      body: { id: ids.id, revision: kase?.revision, template: null },
    })
    expect(back.statusCode).toBe(200)
    await server.jobs.settled()
    const after = await server.readCase(ids.patientId, ids.id)
    expect(after?.template).toBeUndefined()
    expect(after?.textReport?.sections).toEqual(usual.sections)
  })

  test('keeps medicines, allergies and when to seek help though all else is left out', async () => {
    const sections = [
      { type: 'diagnoses' },
      ...['summary', 'complaints', 'physicalExamination', 'treatmentPlans', 'treatmentMeasures', 'medications', 'additionalNotes'].map((type) => ({
        type,
        isLeftOut: true,
      })),
    ]
    const [own] = (await save({ name: 'Bare diagnose', sections })).json<Template[]>().filter(({ name }) => name === 'Bare diagnose')
    const report = JSON.stringify(reportOf(await write(own?.id)))
    for (const told of [/Apocillin/, /[Ss]ulfa/, /[Tt]a kontakt|[Kk]ontakt hvis/]) expect(report).toMatch(told)
    expect(report).not.toContain('hvitt belegg')
  })

  test('goes below what the doctor asks of every report', async () => {
    await server.call('POST', '/report-prompt-optimizer', {
      as: 'other',
      body: { instructions: 'Kall Aktuelt for Bakgrunn. Begynn med plan.', examples: [], acceptCustomPrompt: true },
    })
    const [patientId, id] = [randomUUID(), randomUUID()]
    await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { as: 'other', body: { id, transcription: TALK, template: 'telephone' } })
    await server.jobs.settled()
    const { sections } = (await server.call('GET', `/patients/${patientId}`, { as: 'other' })).json<{ cases: Case[] }>().cases[0]?.textReport ?? {
      sections: [],
    }
    expect(sections[0]?.type).toBe('treatmentPlans')
    expect(sections.find(({ type }) => type === 'complaints')?.heading).toBe('Bakgrunn')
    expect(sections.find(({ type }) => type === 'treatmentMeasures')?.heading).toBe('Tiltak og råd')
  })

  test('is kept when the report is written shorter, and when one section is written anew', async () => {
    const { ids } = await write('telephone')
    const path = `/patients/${ids.patientId}/cases/${ids.id}`
    const shorter = (await server.call('POST', `${path}/report/regenerate`, { body: { command: 'lessDetailed' } })).json<{ value: Report }>()
    expect(shorter.value.sections[0]).toMatchObject({ type: 'complaints', heading: 'Henvendelsen' })
    const inWords = (await server.call('POST', '/prompt', { body: { CaseId: ids.id, Prompt: 'kortere' } })).json<{ value: Report }>()
    expect(typesOf(inWords.value)).not.toContain('summary')
    const first = (await server.call('POST', '/prompt', { body: { CaseId: ids.id, Prompt: 'sett medisiner først' } })).json<{ value: Report }>()
    expect(typesOf(first.value)[0]).toBe('medications')
  })

  test('what kind of visit it was stands nowhere in clear', async () => {
    await write('pregnancy')
    const rows = await server.sql<{ row: string }[]>`select to_jsonb(c)::text as row from consultation_case c`
    expect(rows.some(({ row }) => row.includes('pregnancy'))).toBe(false)
    expect(await server.sql`select 1 from consultation_case where template_sealed is not null`).not.toHaveLength(0)
  })
})

describe('templates', () => {
  test.each(Language.options)('of the edition and trade are offered by name (%s)', async (language) => {
    const offered = (await list({ headers: { 'accept-language': language } })).filter(({ isOwn }) => !isOwn)
    expect(offered.map(({ id }) => id)).toEqual(expect.arrayContaining(['firstVisit', 'control', 'telephone', 'vaccination']))
    expect(offered.map(({ id }) => id)).not.toContain('lameness')
    expect(new Set(offered.map(({ name }) => name)).size).toBe(offered.length)
  })

  test('of one’s own are made, changed and deleted; names and headings are trimmed', async () => {
    const made = (
      await save(
        {
          name: '  Min kontroll ',
          sections: [
            { type: 'complaints', heading: '  Siden   sist ' },
            { type: 'treatmentPlans', heading: ' ' },
          ],
        },
        { as: 'other' },
      )
    )
      .json<Template[]>()
      .find(({ isOwn }) => isOwn)
    expect(made).toMatchObject({
      name: 'Min kontroll',
      sections: [{ type: 'complaints', heading: 'Siden sist' }, { type: 'treatmentPlans' }],
      normalFinding: 'asSaid',
    })
    await save({ id: made?.id, name: 'Ny' }, { as: 'other' })
    expect((await owned({ as: 'other' })).map(({ name }) => name)).toEqual(['Ny'])
    const deleted = await server.call('DELETE', `/templates/${made?.id ?? ''}`, { as: 'other' })
    expect(deleted.json<Template[]>().some(({ isOwn }) => isOwn)).toBe(false)
    expect((await server.call('DELETE', `/templates/${made?.id ?? ''}`, { as: 'other' })).statusCode).toBe(404)
  })

  test.each<[object, string]>([
    [{ name: ' \u200B ' }, 'template.incomplete'],
    [{ sections: [{ type: 'summary' }, { type: 'summary' }] }, 'template.incomplete'],
    [{ sections: [{ type: 'summary', isLeftOut: true }] }, 'template.incomplete'],
    [{ name: 'x'.repeat(61) }, 'template.too_long'],
    [{ sections: [{ type: 'summary', heading: 'x'.repeat(61) }] }, 'template.too_long'],
    [{ sections: [{ type: 'summary', heading: 'Ingen allergi' }] }, 'template.heading_invalid'],
    [{ sections: [{ type: 'medications', heading: 'Bruker Marevan' }] }, 'template.heading_invalid'],
    [{ sections: [{ type: 'summary', heading: 'Ola f. 010180' }] }, 'template.heading_invalid'],
    [{ id: randomUUID() }, 'template.not_found'],
  ])('%j is refused in every language', async (change, code) => {
    for (const language of Language.options) {
      const answer = await save(change, { headers: { 'accept-language': language } })
      expect([answer.json<{ code: string }>().code, answer.json<{ message: string }>().message]).toEqual([
        code,
        refusalText(code as 'template.too_long', language),
      ])
    }
  })

  test('what has another shape is malformed, and a list has an end', async () => {
    for (const change of [{ name: 7 }, { sections: [] }, { sections: [{ type: 'insuranceCertificate' }] }, { normalFinding: 'x' }])
      expect((await save(change)).statusCode).toBe(400)
    expect((await write('nonsense')).answer.statusCode).toBe(400)
    const all = await Promise.all(Array.from({ length: templateBounds.perUser + 3 }, () => save({}, { as: 'leaving' })))
    expect(all.filter(({ statusCode }) => statusCode === 422)).toHaveLength(3)
  })

  test('SEC-50 are seen, changed and used by nobody else; a read-only account makes none', async () => {
    const [mine] = (await save({ name: 'Hemmelig' })).json<Template[]>().filter(({ name }) => name === 'Hemmelig')
    const id = mine?.id ?? ''
    expect((await owned({ as: 'other' })).map(({ name }) => name)).not.toContain('Hemmelig')
    expect((await server.call('DELETE', `/templates/${id}`, { as: 'other' })).statusCode).toBe(404)
    expect((await save({ id, name: 'Tatt' }, { as: 'other' })).statusCode).toBe(404)
    const used = await server.call('POST', `/patients/${randomUUID()}/cases?regenerate=true`, {
      as: 'other',
      body: { id: randomUUID(), transcription: TALK, template: id },
    })
    expect([used.statusCode, used.json<{ code: string }>().code]).toEqual([404, 'template.not_found'])
    expect((await save({}, { as: 'lapsed' })).statusCode).toBe(403)
    expect((await list({ as: 'lapsed' })).length).toBeGreaterThan(0)
  })

  test('a case whose template was deleted is written as usual from then on', async () => {
    const [mine] = (await save({ name: 'Kort tid', sections: [{ type: 'treatmentPlans' }] })).json<Template[]>().filter(({ name }) => name === 'Kort tid')
    const { ids } = await write(mine?.id)
    await server.call('DELETE', `/templates/${mine?.id ?? ''}`)
    const again = (await server.call('POST', `/patients/${ids.patientId}/cases/${ids.id}/report/regenerate`, { body: {} })).json<{ value: Report }>()
    expect(again.value.sections[0]?.type).toBe('summary')
  })

  test('GDPR-2 GDPR-3 lie sealed, travel in the archive to another server, and go with the account', async () => {
    await save({ name: 'Kanarifuglmal' }, { as: 'mover' })
    const rows = await server.sql<{ row: string }[]>`select to_jsonb(t)::text as row from report_template t`
    expect(rows.map(({ row }) => row).join('')).not.toContain('Kanarifugl')
    const folder = await mkdtemp(join(tmpdir(), 'epikrise-templates-'))
    await writeFile(join(folder, 'a.zip'), (await server.call('GET', '/account/export', { as: 'mover' })).rawPayload)
    const zip = await openZip(join(folder, 'a.zip'))
    const elsewhere = await startTestServer()
    await elsewhere.subscribe('mover')
    const userId = await findUserId(elsewhere.sql, { issuer: 'https://issuer.example', subject: 'mover' })
    if (userId === undefined) throw new Error('nobody is there')
    await restoreArchive({ sql: elsewhere.sql, vault: elsewhere.vault, audio: makeAudioStore(elsewhere.blobs, elsewhere.vault) }, zip, userId)
    expect((await elsewhere.call('GET', '/templates', { as: 'mover' })).json<Template[]>().filter(({ isOwn }) => isOwn)).toMatchObject([
      { name: 'Kanarifuglmal' },
    ])
    await zip.close()
    await elsewhere.stop()
    await rm(folder, { recursive: true, force: true })
    const leaver = await findUserId(server.sql, { issuer: 'https://issuer.example', subject: 'leaving' })
    await server.call('DELETE', '/account', { as: 'leaving' })
    expect(await server.sql`select 1 from report_template where owner_id = ${leaver ?? ''}`).toHaveLength(0)
    expect(await server.sql`select 1 from data_key where belongs_to = ${leaver ?? ''}`).toHaveLength(0)
  })
})
