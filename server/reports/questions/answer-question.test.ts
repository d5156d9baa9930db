import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Case } from '#contract/case.ts'
import type { AccessLogPage } from '#contract/access-log.ts'
import { refusalText } from '#contract/refusal-text/in-language.ts'
import type { Question, Report } from '#contract/report.ts'
import type { KeptReport, ReportVersion } from '#contract/signature.ts'
import { Language } from '#contract/vertical.ts'
import { questionOf } from '#domain/note/testing/question-of.ts'
import { builtinWriter } from '#server/reports/builtin-writer.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const TALK = 'Pasienten har hodepine og kvalme siden i går. Ingen feber. Blodtrykk 140 over 90. Har du metformin hjemme, forresten?'
const WORDS = 'Har du metformin hjemme'
const grounds = (): Question['evidence'] => [{ source: 'transcription', start: TALK.indexOf(WORDS), end: TALK.indexOf(WORDS) + WORDS.length }]

/** Planted in each question, to be looked for where it must not stand. */
const PLANTED = 'Spørsmålsmerke'
const asks = (...questions: Question[]): Question[] => questions.map((one) => ({ ...one, text: `${PLANTED} ${one.text}` }))

let server: TestServer
/** What the engine asks beside its next reports. */
let asked: Question[] | undefined
beforeAll(async () => {
  const write: typeof builtinWriter.write = async (request) => ({ ...(await builtinWriter.write(request)), ...(asked && { questions: asked }) })
  server = await startTestServer({ powers: { writerFor: () => ({ write }) } })
  for (const person of ['doctor', 'other']) await server.subscribe(person)
})
afterAll(() => server.stop())

const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code?: string }>().code]
const openOf = ({ textReport }: Case) => textReport?.questions?.map(({ id }) => id)
const listOf = ({ textReport }: Pick<Case, 'textReport'>) =>
  textReport?.sections.find(({ type }) => type === 'medications')?.blocks.map(({ text }) => text) ?? []

async function written(questions = asks(questionOf('med-1', 'Metformin 500 mg', grounds()), questionOf('med-2', 'Albyl-E 75 mg')), as = 'doctor') {
  asked = questions
  const [patientId, caseId] = [randomUUID(), randomUUID()]
  await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { as, body: { id: caseId, transcription: TALK } })
  await server.jobs.settled()
  const path = `/patients/${patientId}/cases/${caseId}`
  const read = async () => {
    const found = await server.readCase(patientId, caseId, as)
    if (!found?.textReport) throw new Error('no report was written')
    return { ...found, textReport: found.textReport }
  }
  const answer = (id: string, body: object, headers = {}) => server.call('POST', `${path}/questions/${id}`, { as, body, headers })
  const save = async (body: object, query = '') =>
    server.call('POST', `/patients/${patientId}/cases${query}`, { as, body: { id: caseId, revision: (await read()).revision, ...body } })
  return { path, patientId, caseId, made: await read(), read, answer, save }
}

describe('a question of the report', () => {
  test('answered, is gone from what is asked and stands in the list of medicines with what it rests on', async () => {
    const { made, answer, read } = await written()
    expect(openOf(made)).toEqual(['med-1', 'med-2'])
    const changed = (await answer('med-1', { answer: 'started', revision: made.revision })).json<Case>()
    expect(openOf(changed)).toEqual(['med-2'])
    expect(listOf(changed)).toEqual([...listOf(made), 'Metformin 500 mg, startes'])
    const block = changed.textReport?.sections.flatMap(({ blocks }) => blocks).find(({ id }) => id === 'med-1.a1')
    expect(TALK.slice(block?.evidence[0]?.start, block?.evidence[0]?.end)).toBe(WORDS)
    expect(changed.revision).toBe(made.revision + 1)
    expect(changed.textReport?.editedAt).toEqual(expect.any(String))
    expect(await read()).toEqual(changed)
  })

  test('answered that it is not the patient’s, leaves every word as it was', async () => {
    const { made, answer } = await written()
    const changed = (await answer('med-2', { answer: 'notPatient', revision: made.revision })).json<Case>()
    expect(changed.textReport).toEqual({ ...made.textReport, questions: made.textReport.questions?.slice(0, 1) })
  })

  test('the text before an answer is kept as a version, without questions', async () => {
    const { made, answer, path } = await written()
    await answer('med-1', { answer: 'uses', revision: made.revision })
    const versions = (await server.call('GET', `${path}/report/versions`)).json<ReportVersion[]>()
    expect(versions.map(({ kind }) => kind)).toEqual(['edited'])
    const kept = (await server.call('GET', `${path}/report/versions/${versions[0]?.revision ?? 0}`)).json<z.infer<typeof KeptReport>>()
    expect(kept.report.sections).toEqual(made.textReport.sections)
    expect(JSON.stringify(kept)).not.toContain(PLANTED)
  })

  test('REL-12 the same answer sent again changes nothing and answers the same; another one then is refused', async () => {
    const { made, answer } = await written()
    const first = (await answer('med-1', { answer: 'uses', revision: made.revision })).json<Case>()
    for (const revision of [made.revision, first.revision]) expect((await answer('med-1', { answer: 'uses', revision })).json()).toEqual(first)
    expect(codeOf(await answer('med-1', { answer: 'stopped', revision: made.revision }))).toEqual([409, 'case.stale_revision'])
    expect(codeOf(await answer('med-1', { answer: 'stopped', revision: first.revision }))).toEqual([404, 'question.not_found'])
  })

  test('REL-26 of two who answer differently at once, one is heard and the other is shown the case as it is', async () => {
    const { made, answer, read } = await written()
    const answers = await Promise.all(['uses', 'stopped', 'started'].map((word) => answer('med-1', { answer: word, revision: made.revision })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const now = await read()
    expect(now.revision).toBe(made.revision + 1)
    expect(listOf(now)).toHaveLength(listOf(made).length + 1)
    const late = answers.find(({ statusCode }) => statusCode === 409)
    expect(late?.json<{ details: { case: Case } }>().details.case).toEqual(now)
  })

  test('taken back, is asked again and its line is gone; taken back twice is taken back', async () => {
    const { made, answer } = await written()
    const answered = (await answer('med-1', { answer: 'uses', revision: made.revision })).json<Case>()
    const back = (await answer('med-1', { answer: null, revision: answered.revision })).json<Case>()
    expect(back.textReport?.sections).toEqual(made.textReport.sections)
    expect(openOf(back)?.toSorted()).toEqual(['med-1', 'med-2'])
    expect((await answer('med-1', { answer: null, revision: made.revision })).json()).toEqual(back)
    expect(codeOf(await answer('unknown', { answer: null, revision: back.revision }))).toEqual([404, 'question.not_found'])
  })

  test('is refused in words where it is not open, the answer does not fit, the text is signed or the account may only read', async () => {
    const { made, answer, path } = await written()
    expect(codeOf(await answer('med-1', { answer: 'both', revision: made.revision }))).toEqual([422, 'question.choice_invalid'])
    expect(codeOf(await answer('nothing', { answer: 'uses', revision: made.revision }))).toEqual([404, 'question.not_found'])
    for (const body of [{ answer: 'perhaps', revision: made.revision }, { answer: 'uses' }, { answer: 'uses', revision: '1' }, {}])
      expect((await answer('med-1', body)).statusCode).toBe(400)
    expect(codeOf(await answer('x'.repeat(65), { answer: 'uses', revision: made.revision }))[0]).toBeGreaterThanOrEqual(400)
    expect(codeOf(await server.call('POST', `${path}/questions/med-1`, { as: 'other', body: { answer: 'uses', revision: made.revision } }))).toEqual([
      404,
      'case.not_found',
    ])
    await server.subscribe('doctor', 'Expired')
    expect(codeOf(await answer('med-1', { answer: 'uses', revision: made.revision }))).toEqual([403, 'subscription.inactive'])
    await server.subscribe('doctor')
    const signed = (await server.call('POST', `${path}/report/sign`, { body: { revision: made.revision } })).json<Case>()
    expect(codeOf(await answer('med-1', { answer: 'uses', revision: signed.revision }))).toEqual([409, 'report.signed'])
    expect([signed.textReport?.questions, signed.signature?.isIntact]).toEqual([[], true])
  })

  test.each(Language.options)('the refusals speak %s', async (language) => {
    const { made, answer } = await written()
    const headers = { 'accept-language': language }
    expect((await answer('nothing', { answer: 'uses', revision: made.revision }, headers)).json()).toMatchObject({
      message: refusalText('question.not_found', language),
    })
    expect((await answer('med-1', { answer: 'both', revision: made.revision }, headers)).json()).toMatchObject({
      message: refusalText('question.choice_invalid', language),
    })
  })

  test('NORM-1 an answer is one line in the access log', async () => {
    const { made, answer, caseId } = await written()
    const lines = async () =>
      (await server.call('GET', '/account/access-log')).json<AccessLogPage>().items.filter((line) => line.caseId === caseId && line.action === 'change').length
    const before = await lines()
    await answer('med-1', { answer: 'uses', revision: made.revision })
    expect(await lines()).toBe(before + 1)
  })

  test('a list that is full takes no more, and the report stays readable', async () => {
    const { answer, save, read } = await written()
    const blocks = Array.from({ length: 1_000 }, (_, at) => ({ id: `b${at}`, kind: 'paragraph', text: `Middel ${at}`, evidence: [] }))
    const { textReport } = await read()
    await save({ textReport: { ...textReport, sections: [{ type: 'medications', heading: 'Medisiner', blocks }] } })
    expect(codeOf(await answer('med-1', { answer: 'uses', revision: (await read()).revision }))).toEqual([413, 'request.too_large'])
    expect(openOf(await read())).toEqual(['med-1', 'med-2'])
  })
})

describe('what a client saves', () => {
  test('neither drops, alters nor invents a question: what is asked is the server’s own', async () => {
    const { made, save, read, answer } = await written()
    const { questions, ...text } = made.textReport
    const forged = asks({ ...questionOf('med-1', 'Morfin 100 mg'), lines: { uses: ['Morfin 100 mg'] } }, questionOf('mine', 'Oxycontin 40 mg'))
    for (const textReport of [text, { ...text, questions: [] }, { ...text, questions: forged }]) {
      const saved = (await save({ textReport })).json<Case>()
      expect(saved.textReport?.questions).toEqual(questions)
      expect((await save({ textReport, transcription: TALK })).json<Case>().textReport?.questions).toEqual(questions)
    }
    const answered = (await answer('med-1', { answer: 'uses', revision: (await read()).revision })).json<Case>()
    expect(listOf(answered).at(-1)).toBe('Metformin 500 mg')
    const own = await written(undefined)
    asked = undefined
    const plain = (await own.save({ textReport: null })).json<Case>()
    expect(plain.textReport).toBeNull()
    const back = (
      await server.call('POST', `/patients/${own.patientId}/cases`, {
        body: { id: own.caseId, revision: plain.revision, textReport: { ...text, questions: forged } },
      })
    ).json<Case>()
    expect(back.textReport?.questions).toBeUndefined()
  })

  test('a text written anew brings what it asks once it is saved, and answers given before count in it', async () => {
    const { made, path, save, read, answer } = await written()
    await answer('med-1', { answer: 'started', revision: made.revision })
    const standing = await read()
    asked = asks(questionOf('new-1', 'Metformin 500 mg', grounds()), questionOf('new-2', 'Simvastatin 20 mg'))
    const { value } = (await server.call('POST', `${path}/report/regenerate`)).json<{ value: Report }>()
    expect(value.questions?.map(({ id }) => id)).toEqual(['new-2'])
    expect(listOf({ textReport: value }).at(-1)).toBe('Metformin 500 mg, startes')
    expect(await read()).toEqual(standing)
    const typed = (await save({ textReport: standing.textReport })).json<Case>()
    expect(openOf(typed)).toEqual(['med-2'])
    const kept = (await save({ textReport: { ...value, questions: undefined } })).json<Case>()
    expect(openOf(kept)).toEqual(['new-2'])
    expect((await answer('new-1', { answer: null, revision: kept.revision })).statusCode).toBe(200)
    expect(openOf(await read())).toEqual(['new-2', 'new-1'])
  })

  test('a report written over brings its own questions, and the answers that fit it', async () => {
    const { made, patientId, caseId, read, answer } = await written()
    await answer('med-1', { answer: 'uses', revision: made.revision })
    await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id: caseId } })
    await server.jobs.settled()
    const now = await read()
    expect([openOf(now), listOf(now).at(-1)]).toEqual([['med-2'], 'Metformin 500 mg'])
    asked = []
    await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id: caseId } })
    await server.jobs.settled()
    expect([openOf(await read()), listOf(await read())]).toEqual([[], listOf(made)])
  })

  test('MED-2 a question follows its words when the talk is corrected', async () => {
    const { made, path, read } = await written()
    await server.call('POST', `${path}/transcript/correct`, {
      body: { revision: made.revision, start: TALK.indexOf('hodepine'), heard: 'hodepine', words: 'sterk hodepine' },
    })
    const { textReport, transcription } = await read()
    const [first] = textReport.questions?.[0]?.evidence ?? []
    expect(transcription?.slice(first?.start, first?.end)).toBe(WORDS)
  })
})

describe('an open question stands nowhere else', () => {
  test.each(['txt', 'fhir'])('not in the export as %s', async (format) => {
    const { path } = await written()
    expect((await server.call('GET', `${path}/export?format=${format}`)).body).not.toContain(PLANTED)
  })

  test('not in a letter, a referral, the summary of the sidebar, or what is left out', async () => {
    const { path, save, read } = await written()
    const { textReport } = await read()
    const plan = { type: 'treatmentPlans', heading: 'Plan', blocks: [{ id: 'p', kind: 'paragraph', text: 'Henvises til nevrolog.', evidence: [] }] }
    await save({ textReport: { ...textReport, sections: [...textReport.sections, plan] } })
    const letter = await server.call('POST', `${path}/patient-letter`, { body: {} })
    const referral = await server.call('POST', `${path}/henvisning`, { body: { value: 'Henvises til nevrolog.', reportType: 'text' } })
    expect([letter.statusCode, referral.statusCode]).toEqual([200, 200])
    const kept = await server.call('PUT', `${path}/documents/${randomUUID()}`, { body: { kind: 'referral', content: textReport } })
    expect(kept.statusCode).toBe(200)
    const others = await Promise.all(
      ['/cases', '/patients/anonymous', '/patients', `${path}/omissions`, `${path}/report/draft`].map((one) => server.call('GET', one)),
    )
    for (const { body } of [letter, referral, kept, ...others]) {
      expect(body).not.toContain(PLANTED)
      expect(body).not.toContain('Metformin 500 mg')
    }
  })

  test('not in what a signature covers, and at rest nowhere unsealed', async () => {
    const { path, made, read } = await written()
    await server.call('POST', `${path}/report/sign`, { body: { revision: made.revision } })
    expect(JSON.stringify(await read())).not.toContain(PLANTED)
    const rows = await server.sql`select c::text from consultation_case c`
    expect(JSON.stringify(rows)).not.toContain(PLANTED)
  })
})
