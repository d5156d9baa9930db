import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordingTranscript } from '#contract/recording.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
})
afterAll(() => server.stop())

const newVisit = () => ({ patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID() })
type Visit = ReturnType<typeof newVisit>
const pathOf = ({ patientId, caseId }: Visit) => `/patients/${patientId}/cases/${caseId}`

async function send(visit: Visit, index: number, text: string): Promise<void> {
  await server.call('POST', `${pathOf(visit)}/audio-chunk`, {
    form: { audioFile: Buffer.from(`group ${index}:${text}`), index: String(index), recordingId: visit.recordingId },
  })
  await server.jobs.settled()
}
const heardOf = async (visit: Visit): Promise<RecordingTranscript> =>
  (await server.call('GET', `${pathOf(visit)}/recordings/${visit.recordingId}/transcript`)).json()
async function finish(visit: Visit): Promise<void> {
  await server.call('POST', pathOf(visit), { form: { recordingId: visit.recordingId } })
  await server.jobs.settled()
}

describe('GDPR-4 the recording of an anonymous case', () => {
  test('is masked while the talk goes on and when it has ended, and its report is written of that', async () => {
    const visit = newVisit()
    await send(visit, 1, 'Hei, Gunhild Sørvik. Jeg har hatt vondt i venstre kne i tre uker.')
    const soFar = await heardOf(visit)
    expect(soFar.text).toMatch(/^Hei, \[navn \d+\]\. Jeg/)
    expect(soFar.text).not.toMatch(/gunhild|sørvik/i)
    await send(visit, 2, 'Mobilen min er 934 55 018. Kona mi Gunhild sier at jeg halter.')
    await finish(visit)
    const whole = await heardOf(visit)
    expect(whole.text).toBe('Hei, [navn 1]. Jeg har hatt vondt i venstre kne i tre uker. Mobilen min er [telefon 1]. Kona mi [navn 1] sier at jeg halter.')
    expect(whole.words.map(({ text }) => text).join(' ')).toBe(whole.text)
    const kept = await server.readCase(visit.patientId, visit.caseId)
    expect(kept?.audioRecordings[0]?.transcription).toBe(whole.text)
    const report = JSON.stringify(kept?.textReport)
    expect(report).toMatch(/venstre kne/)
    expect(report).not.toMatch(/gunhild|sørvik|934 55|55 018/i)
  })

  test('is masked of the name of the doctor who records, though no list knows it', async () => {
    await server.subscribe('Vraskeld')
    const visit = newVisit()
    const as = 'Vraskeld'
    await server.call('POST', `${pathOf(visit)}/audio-chunk`, {
      as,
      form: {
        audioFile: Buffer.from('group 1:Lege: Da sa vraskeld at det går bra. Pasient: Ja, jeg har vondt i kneet.'),
        index: '1',
        recordingId: visit.recordingId,
      },
    })
    await server.call('POST', pathOf(visit), { as, form: { recordingId: visit.recordingId } })
    await server.jobs.settled()
    expect((await server.readCase(visit.patientId, visit.caseId, as))?.audioRecordings[0]?.transcription).toBe(
      'Lege: Da sa [navn 1] at det går bra. Pasient: Ja, jeg har vondt i kneet.',
    )
  })

  test('keeps its words when the patient has a name', async () => {
    const visit = newVisit()
    await server.call('POST', `/patients/${visit.patientId}/cases`, { body: { id: visit.caseId, manualNote: 'x' } })
    await server.call('PUT', `/patients/${visit.patientId}`, { body: { name: 'Gunhild Sørvik', birthDate: '1949-02-02', gender: 'female' } })
    await send(visit, 1, 'hei Gunhild Sørvik hva kan jeg hjelpe deg med')
    await finish(visit)
    expect((await heardOf(visit)).text).toBe('hei Gunhild Sørvik hva kan jeg hjelpe deg med')
  })

  test('is masked but for what the clinician has judged to identify nobody in the case', async () => {
    const visit = newVisit()
    await server.call('POST', `/patients/${visit.patientId}/cases`, { body: { id: visit.caseId, manualNote: 'Bruker Halvard Ruglund på såret.' } })
    await server.call('PUT', `${pathOf(visit)}/masked`, { body: { words: 'Halvard Ruglund', isIdentifier: false } })
    await send(visit, 1, 'Hei, Gunhild Sørvik. Har du brukt Halvard Ruglund i dag?')
    await finish(visit)
    expect((await heardOf(visit)).text).toBe('Hei, [navn 1]. Har du brukt Halvard Ruglund i dag?')
  })
})
