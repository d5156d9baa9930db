import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LightMyRequestResponse } from 'fastify'
import type { Case } from '#contract/case.ts'
import type { CaseDocument, WrittenDocument } from '#contract/document.ts'
import type { RecordingTranscript } from '#contract/recording.ts'
import type { CorrectedTranscript } from '#contract/transcript.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  for (const person of ['doctor', 'other']) await server.subscribe(person)
})
afterAll(() => server.stop())

const TALK = [
  'Lege: Hva kan jeg hjelpe deg med?',
  'Pasient: Jeg har hatt vondt i venstre kne i tre uker. Jeg har ikke feber.',
  'Lege: Du får Paracet 1 g fire ganger daglig i ti dager. Du henvises til ortoped.',
].join('\n')
const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code?: string }>().code]

type Visit = { patientId: string; caseId: string; path: string }
async function typed(talk = TALK): Promise<Visit & { made: Case }> {
  const [patientId, caseId] = [randomUUID(), randomUUID()]
  await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id: caseId, transcription: talk } })
  await server.jobs.settled()
  const made = await server.readCase(patientId, caseId)
  if (!made) throw new Error('no case was made')
  return { patientId, caseId, path: `/patients/${patientId}/cases/${caseId}`, made }
}
const correct = (path: string, body: object, as = 'doctor') => server.call('POST', `${path}/transcript/correct`, { as, body })
const place = (talk: string, heard: string) => ({ start: talk.indexOf(heard), heard })
const quotesOf = ({ textReport, transcription }: Case) =>
  textReport?.sections.flatMap(({ blocks }) => blocks.flatMap(({ evidence }) => evidence.map(({ start, end }) => transcription?.slice(start, end)))) ?? []

describe('POST …/transcript/correct', () => {
  test('saves the words, moves the evidence, marks what is no longer carried, and touches no word of the report', async () => {
    const { path, made } = await typed()
    const { case: after, changes } = (
      await correct(path, { revision: made.revision, ...place(TALK, 'Paracet 1 g'), words: 'Paracet 500 milligram' })
    ).json<CorrectedTranscript>()
    expect(after.transcription).toBe(TALK.replace('Paracet 1 g', 'Paracet 500 milligram'))
    expect(after.revision).toBe(made.revision + 1)
    expect(changes.map(({ kind, text }) => [kind, /Paracet 1 g/.test(text)])).toEqual([['lost', true]])
    expect(quotesOf(after)).toEqual(quotesOf(made).map((quote) => quote?.replace('Paracet 1 g', 'Paracet 500 milligram')))
    const words = ({ textReport }: Case) => textReport?.sections.flatMap(({ blocks }) => blocks.map(({ text }) => text))
    expect(words(after)).toEqual(words(made))
    expect(
      after.textReport?.sections
        .flatMap(({ blocks }) => blocks)
        .filter(({ supported }) => supported === false)
        .map(({ id }) => id),
    ).toEqual(changes.map(({ blockId }) => blockId))
    // and back again
    const back = (
      await correct(path, { revision: after.revision, ...place(after.transcription ?? '', 'Paracet 500 milligram'), words: 'Paracet 1 g' })
    ).json<CorrectedTranscript>()
    expect(back.changes.map(({ kind }) => kind)).toEqual(['gained'])
    expect(back.case.textReport?.sections.flatMap(({ blocks }) => blocks).some(({ supported }) => supported === false)).toBe(false)
  })

  test('of a recording keeps words and stretches in their places in the audio, the new ones certain', async () => {
    const visit = { patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID() }
    const path = `/patients/${visit.patientId}/cases/${visit.caseId}`
    const said = 'jeg har hatt vondt i venstre kne i tre uker og jeg har ikke feber. du får paracet 1 g fire ganger daglig i ti dager'
    await server.call('POST', `${path}/audio-chunk`, { form: { audioFile: Buffer.from(`group 1:${said}`), index: '1', recordingId: visit.recordingId } })
    await server.call('POST', path, { form: { recordingId: visit.recordingId } })
    await server.jobs.settled()
    const made = await server.readCase(visit.patientId, visit.caseId)
    const before = (await server.call('GET', `${path}/recordings/${visit.recordingId}/transcript`)).json<RecordingTranscript>()
    const answer = (
      await correct(path, { revision: made?.revision, recordingId: visit.recordingId, ...place(said, 'venstre'), words: ' det høyre ' })
    ).json<CorrectedTranscript>()
    const after = (await server.call('GET', `${path}/recordings/${visit.recordingId}/transcript`)).json<RecordingTranscript>()
    expect(after.text).toBe(said.replace('venstre', 'det høyre'))
    expect(answer.case.audioRecordings[0]?.transcription).toBe(after.text)
    const at = before.words.findIndex(({ text }) => text === 'venstre')
    expect(after.words.slice(at, at + 2).map(({ text, confidence }) => [text, confidence])).toEqual([['det', 1], ['høyre', 1]])
    expect(after.words.slice(at + 2)).toEqual(before.words.slice(at + 1))
    expect(answer.changes.some(({ kind, text }) => kind === 'lost' && /venstre kne/.test(text))).toBe(true)
  })

  test('holds the other documents of the case to it, too', async () => {
    const { path, made } = await typed()
    const { document } = (await server.call('POST', `${path}/henvisning`, { body: { value: 'Henvises til ortoped.' } })).json<WrittenDocument>()
    const id = randomUUID()
    await server.call('PUT', `${path}/documents/${id}`, { body: { kind: 'referral', content: document } })
    const { changes } = (await correct(path, { revision: made.revision, ...place(TALK, 'venstre kne'), words: 'det høyre kneet' })).json<CorrectedTranscript>()
    expect(changes.some(({ documentId, kind }) => documentId === id && kind === 'lost')).toBe(true)
    const [stored] = (await server.call('GET', `${path}/documents`)).json<CaseDocument[]>()
    const history = stored?.content.sections.find(({ heading }) => heading === 'Sykehistorie')?.blocks
    expect(history?.some(({ supported, text }) => supported === false && /venstre kne/.test(text))).toBe(true)
  })

  test('REL-26 on an older revision is refused with the case as it is', async () => {
    const { path, made } = await typed()
    const body = { revision: made.revision, ...place(TALK, 'tre uker'), words: 'fire uker' }
    await correct(path, body)
    const stale = await correct(path, body)
    expect(codeOf(stale)).toEqual([409, 'case.stale_revision'])
    expect(stale.json()).toMatchObject({ details: { case: { transcription: TALK.replace('tre uker', 'fire uker') } } })
  })

  test('of words that do not stand there, of nothing left, of a recording that is not there, is refused', async () => {
    const { path, made } = await typed()
    const { revision } = made
    expect(codeOf(await correct(path, { revision, start: 3, heard: 'fire uker', words: 'x' }))).toEqual([409, 'case.stale_revision'])
    expect(codeOf(await correct(path, { revision, start: 0, heard: TALK, words: '  ' }))).toEqual([422, 'case.empty'])
    expect(codeOf(await correct(path, { revision, recordingId: randomUUID(), start: 0, heard: 'x', words: 'y' }))).toEqual([404, 'recording.not_found'])
    expect((await server.readCase(made.patientId, made.id))?.revision).toBe(revision)
  })

  test('while a report is being written waits', async () => {
    const { path, made } = await typed()
    server.jobs.hold()
    const waiting = (await server.call('POST', `/patients/${made.patientId}/cases?regenerate=true`, { body: { id: made.id } })).json<Case>()
    expect(codeOf(await correct(path, { revision: waiting.revision, ...place(TALK, 'tre uker'), words: 'fire uker' }))).toEqual([409, 'case.stale_revision'])
    server.jobs.release()
    await server.jobs.settled()
  })
})
