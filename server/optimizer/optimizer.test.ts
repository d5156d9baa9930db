import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Case } from '#contract/case.ts'
import type { CustomPrompt, SoftRun } from '#contract/optimizer.ts'
import { refusalText } from '#contract/refusal-text/in-language.ts'
import { Language } from '#contract/vertical.ts'
import { openZip } from '#server/account/archive/zip-reader.ts'
import { restoreArchive } from '#server/account/archive/restore-archive.ts'
import { findUserId } from '#server/profile/store.ts'
import { makeAudioStore } from '#server/recordings/audio-store.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { sealClearPrompts } from './seal-clear-prompts.ts'

const TALK = [
  'Hva kan jeg hjelpe deg med? Jeg har hatt vondt i halsen i fire dager. Jeg har også hatt feber opp til 39 grader, og jeg er veldig ' +
    'sliten. Jeg er allergisk mot sulfa.',
  'Har du hatt hoste? Nei, ingen hoste. Jeg ser i halsen. Tonsillene er hovne og røde med hvitt belegg. Lungene er rene.',
  'Jeg tror dette er en halsbetennelse. Du får Apocillin 660 mg fire ganger daglig i ti dager. Drikk rikelig og hvil deg. Ta kontakt ' +
    'hvis du ikke er bedre om tre dager.',
].join(' ')
const PATH = '/report-prompt-optimizer'

let server: TestServer
const patientId = randomUUID()
const caseId = randomUUID()
beforeAll(async () => {
  server = await startTestServer()
  for (const person of ['doctor', 'other', 'leaving', 'mover', 'clear']) await server.subscribe(person)
  await server.subscribe('lapsed', 'Expired')
  await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id: caseId, transcription: TALK } })
  await server.jobs.settled()
})
afterAll(() => server.stop())

type Asked = { as?: string; headers?: Record<string, string> }
const save = (change: object, asked: Asked = {}) => server.call('POST', PATH, { ...asked, body: { examples: [], acceptCustomPrompt: false, ...change } })
const remove = (as = 'doctor') => server.call('DELETE', PATH, { as, body: { instructions: '', examples: [], acceptCustomPrompt: false } })
const run = (as = 'doctor', id = caseId) => server.call('POST', `${PATH}/softrun`, { as, body: { CaseId: id } })
const told = async (as = 'doctor') =>
  (await server.call('GET', '/user-profile', { as })).json<{ optimizationInstructions: CustomPrompt }>().optimizationInstructions
const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code?: string }>().code]
const typesOf = ({ textReport }: Pick<Case, 'textReport'>) => textReport?.sections.map(({ type }) => type)
const standing = async () => {
  const found = await server.readCase(patientId, caseId)
  if (!found) throw new Error('the case is gone')
  return found
}
const NOTHING = { instructions: '', examples: [], acceptCustomPrompt: false }

describe('what a doctor tells of every report', () => {
  test('is nothing at first, is kept trimmed, stands in the profile, and is gone when deleted', async () => {
    expect(await told()).toEqual(NOTHING)
    const kept = { instructions: 'Kortere.', examples: ['Har hostet.'], acceptCustomPrompt: true }
    expect((await save({ instructions: ' Kortere. ', examples: ['Har hostet. ', '  '], acceptCustomPrompt: true })).json()).toEqual(kept)
    expect(await told()).toEqual(kept)
    expect((await remove()).statusCode).toBe(204)
    expect(await told()).toEqual(NOTHING)
    expect((await server.call('DELETE', PATH)).statusCode).toBe(204)
  })

  test.each<[object, string]>([
    [{ instructions: ' \n ' }, 'optimizer.no_instructions'],
    [{ instructions: 'x'.repeat(8_001) }, 'optimizer.too_long'],
    [{ instructions: 'x', examples: ['y'.repeat(4_001)] }, 'optimizer.too_long'],
    [{ instructions: 'x', examples: ['a', 'b', 'c', 'd'] }, 'optimizer.too_many_examples'],
  ])('%j is refused in every language, and what was saved stays', async (change, code) => {
    await save({ instructions: 'Som før' })
    for (const language of Language.options) {
      const answer = await save(change, { headers: { 'accept-language': language } })
      expect([answer.statusCode, answer.json()]).toEqual([422, { code, message: refusalText(code as 'optimizer.too_long', language) }])
    }
    expect(await told()).toMatchObject({ instructions: 'Som før' })
  })

  test.each([{ instructions: 7 }, { instructions: 'x', examples: 'y' }, { instructions: 'x', acceptCustomPrompt: 'ja' }])(
    'what has another shape is malformed: %j',
    async (change) => {
      expect(codeOf(await save(change))).toEqual([400, 'request.malformed'])
    },
  )

  test('SEC-50 is seen and changed by nobody else; a read-only account changes nothing', async () => {
    await save({ instructions: 'Mine ord' })
    expect(await told('other')).toEqual(NOTHING)
    await remove('other')
    expect(await told()).toMatchObject({ instructions: 'Mine ord' })
    for (const refused of [await save({ instructions: 'x' }, { as: 'lapsed' }), await remove('lapsed'), await run('lapsed')])
      expect(codeOf(refused)).toEqual([403, 'subscription.inactive'])
    expect((await server.app.inject({ method: 'POST', url: `/api/v1.0${PATH}`, payload: NOTHING })).statusCode).toBe(401)
  })

  test('two at once leave one, whole, and one key', async () => {
    await Promise.all(['a', 'b', 'c'].map((name) => save({ instructions: name, examples: [name] }, { as: 'other' })))
    const { instructions, examples } = await told('other')
    expect(examples).toEqual([instructions])
    const keys = await server.sql`select 1 from data_key k join app_user u on u.id = k.belongs_to where u.subject = 'other'`
    expect(keys).toHaveLength(1)
  })

  test('GDPR-2 GDPR-3 lies sealed, travels in the archive, and goes with the account', async () => {
    const secret = 'Kanarifuglinstruks'
    await save({ instructions: secret, examples: [`${secret} eksempel`], acceptCustomPrompt: true }, { as: 'mover' })
    const rows = await server.sql<
      { row: string }[]
    >`select to_jsonb(u)::text || coalesce(to_jsonb(p)::text, '') as row from app_user u left join custom_prompt p on p.user_id = u.id`
    expect(rows.map(({ row }) => row).join('')).not.toContain(secret)
    const folder = await mkdtemp(join(tmpdir(), 'epikrise-optimizer-'))
    const path = join(folder, 'a.zip')
    await writeFile(path, (await server.call('GET', '/account/export', { as: 'mover' })).rawPayload)
    const zip = await openZip(path)
    expect(JSON.parse((await zip.read('custom_prompt.json')).toString('utf8'))).toMatchObject([{ customPrompt: { instructions: secret } }])
    const userId = await findUserId(server.sql, { issuer: 'https://issuer.example', subject: 'leaving' })
    await save({ instructions: 'Det som var' }, { as: 'leaving' })
    await restoreArchive({ sql: server.sql, vault: server.vault, audio: makeAudioStore(server.blobs, server.vault) }, zip, userId!).catch(() => undefined)
    await zip.close()
    await rm(folder, { recursive: true, force: true })
    await server.call('DELETE', '/account', { as: 'leaving' })
    expect(
      await server.sql`select 1 from custom_prompt p where not exists (select from app_user u where u.id = p.user_id) or p.user_id = ${userId!}`,
    ).toHaveLength(0)
    expect(await server.sql`select 1 from data_key where belongs_to = ${userId!}`).toHaveLength(0)
  })

  test('an archive read in on another server brings it along, sealed under a key of its own', async () => {
    await save({ instructions: 'Reisefølge', acceptCustomPrompt: true }, { as: 'mover' })
    const folder = await mkdtemp(join(tmpdir(), 'epikrise-optimizer-'))
    await writeFile(join(folder, 'a.zip'), (await server.call('GET', '/account/export', { as: 'mover' })).rawPayload)
    const zip = await openZip(join(folder, 'a.zip'))
    const elsewhere = await startTestServer()
    await elsewhere.subscribe('mover')
    const userId = await findUserId(elsewhere.sql, { issuer: 'https://issuer.example', subject: 'mover' })
    await restoreArchive({ sql: elsewhere.sql, vault: elsewhere.vault, audio: makeAudioStore(elsewhere.blobs, elsewhere.vault) }, zip, userId!)
    expect((await elsewhere.call('GET', '/user-profile', { as: 'mover' })).json()).toMatchObject({
      optimizationInstructions: { instructions: 'Reisefølge', acceptCustomPrompt: true },
    })
    await zip.close()
    await elsewhere.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('what stood in clear is sealed at the start, once, and nothing gets there again', async () => {
    await server.sql`alter table app_user drop constraint app_user_optimization_told_elsewhere`
    await server.sql`update app_user set optimization = '{"instructions":" Fra før ","examples":["Gammelt"],"acceptCustomPrompt":true}' where subject = 'clear'`
    await Promise.all([sealClearPrompts(server), sealClearPrompts(server)])
    expect(await told('clear')).toEqual({ instructions: 'Fra før', examples: ['Gammelt'], acceptCustomPrompt: true })
    expect(await server.sql`select 1 from app_user where optimization::text like '%Fra før%'`).toHaveLength(0)
    await server.sql`alter table app_user add constraint app_user_optimization_told_elsewhere check
      (optimization = '{"instructions":"","examples":[],"acceptCustomPrompt":false}') not valid`
    await expect(
      server.sql`update app_user set optimization = '{"instructions":"x","examples":[],"acceptCustomPrompt":true}'`.then(() => 'written'),
    ).rejects.toThrow()
  })
})

describe('reports by the built-in engine', () => {
  test('a test report is Markdown in the saved form; nothing is stored and the case is as it was', async () => {
    await save({ instructions: 'Kall Plan for «Veien videre». Begynn med medisiner. Ta bort sammendrag. Skriv på vers.' })
    const before = await standing()
    const { value, engine, notFollowed, keptForSafety } = (await run()).json<SoftRun>()
    expect(value).toMatch(/^## Medisiner\n\nApocillin/)
    expect(value).toContain('## Veien videre')
    expect(value).not.toContain('Sammendrag')
    expect([engine, notFollowed, keptForSafety]).toEqual(['builtin', ['skriv på vers'], undefined])
    expect(await standing()).toEqual({ ...before, timeRemaining: expect.any(Number) })
    const { items } = (await server.call('GET', '/account/access-log')).json<{ items: { action: string; caseId: string }[] }>()
    expect(items.some(({ action, caseId: id }) => action === 'regenerate' && id === caseId)).toBe(true)
  })

  test('SEC-50 another one’s case, one that is none, and no saved instructions', async () => {
    expect(codeOf(await run('doctor', randomUUID()))).toEqual([404, 'case.not_found'])
    expect(codeOf(await server.call('POST', `${PATH}/softrun`, { body: { CaseId: 'x' } }))).toEqual([400, 'request.malformed'])
    expect(codeOf(await run('clear'))).toEqual([404, 'case.not_found'])
    await remove()
    expect(codeOf(await run())).toEqual([422, 'optimizer.no_instructions'])
  })

  test('only active instructions change later reports; medicines and allergies stand whatever they say', async () => {
    const again = async () => {
      const { revision } = await standing()
      await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id: caseId, revision } })
      await server.jobs.settled()
      return standing()
    }
    const instructions = 'Bare plan. Ta bort medisiner. Kall Plan for Veien videre.'
    await save({ instructions })
    const usual = typesOf(await again())
    expect(usual).toContain('summary')
    await save({ instructions, acceptCustomPrompt: true })
    const report = await again()
    expect(report.textReport?.sections[0]).toMatchObject({ type: 'treatmentPlans', heading: 'Veien videre' })
    expect(typesOf(report)).toContain('medications')
    expect(typesOf(report)).not.toContain('summary')
    expect(JSON.stringify(report.textReport)).toMatch(/Allergi\/CAVE: Sulfa/)
    expect((await run()).json<SoftRun>().keptForSafety).toContain('Medisiner')
    // One section anew keeps to it, though the report of today would not have it.
    const section = await server.call('POST', `/patients/${patientId}/cases/${caseId}/sections/medications/regenerate`, { body: {} })
    expect(section.json()).toMatchObject({ value: { type: 'medications' } })
    await remove()
    expect(typesOf(await again())).toEqual(usual)
  })
})
