import { randomUUID } from 'node:crypto'
import { recordSpeech, uploadGroups } from '../../e2e/harness/recorded-speech.ts'
import { newVisit } from '../../e2e/harness/visit-client.ts'
import type { Answer, Visit, VisitClient } from '../../e2e/harness/visit-client.ts'
import { type Repeated, repeatFaults } from '../checks/repeats.ts'
import { openClinic } from '../harness/clinic.ts'
import { startCuttingProxy } from '../harness/cutting-proxy.ts'
import type { CuttingProxy } from '../harness/cutting-proxy.ts'
import type { Protocol } from '../harness/protocol.ts'

const SAID = 'Det gjør vondt i halsen når jeg svelger, og slik har det vært i fire dager nå.'
/** Nothing, half a head, all of a usual head, and some of the body; the shortest answer is longer than the last of them. */
const CUTS = { short: [0, 300], full: [0, 1, 40, 150, 300, 500, 700] }

type Made = { visit: Visit; triggerId: string }

/** A call that makes something under ids of the client's. */
interface Creating {
  readonly call: string
  /** What must stand before it. */
  readonly before?: (client: VisitClient, made: Made) => Promise<unknown>
  readonly send: (client: VisitClient, made: Made) => Promise<Answer>
  /** The same ids, other content. */
  readonly sendOther?: (client: VisitClient, made: Made) => Promise<Answer>
  readonly count: (client: VisitClient, made: Made) => Promise<number>
}

const groupsOf = (mark: string) => uploadGroups(recordSpeech({ seconds: 8, mark }))
const firstGroup = ({ recordingId }: Visit) => groupsOf(recordingId)[0] ?? { index: 1, bytes: Buffer.alloc(0) }

const recordingsIn = async (client: VisitClient, { visit }: Made): Promise<number> => (await client.readCase(visit))?.audioRecordings.length ?? 0

const casesOf = async (client: VisitClient, { visit }: Made): Promise<number> => {
  const { body } = await client.call('GET', `/patients/${visit.patientId}`)
  return (body as { cases?: unknown[] }).cases?.length ?? 0
}

function uploadForm({ recordingId }: Visit, mark: string): FormData {
  const form = new FormData()
  form.append('recordingId', recordingId)
  form.append('audioFile', new Blob([new Uint8Array(Buffer.concat(recordSpeech({ seconds: 8, mark })))], { type: 'audio/webm' }), 'visit.webm')
  return form
}

const upload = (client: VisitClient, visit: Visit, mark: string): Promise<Answer> =>
  client.call('POST', `/patients/${visit.patientId}/cases/${visit.caseId}/manual-audio`, uploadForm(visit, mark))

const CALLS: readonly Creating[] = [
  {
    call: 'saveCase',
    send: (client, { visit }) => client.call('POST', `/patients/${visit.patientId}/cases`, { id: visit.caseId, manualNote: SAID }),
    sendOther: (client, { visit }) => client.call('POST', `/patients/${visit.patientId}/cases`, { id: visit.caseId, manualNote: 'noe annet' }),
    count: casesOf,
  },
  {
    call: 'saveAudioChunk',
    send: (client, { visit }) => client.sendGroup(visit, firstGroup(visit)),
    sendOther: (client, { visit }) => client.sendGroup(visit, { index: 1, bytes: firstGroup(newVisit()).bytes }),
    count: recordingsIn,
  },
  {
    call: 'finalizeRecording',
    before: (client, { visit }) => client.sendGroup(visit, firstGroup(visit)),
    send: async (client, { visit }) => settledAnswer(client, visit, await client.finalize(visit, { chunkCount: '1' })),
    count: recordingsIn,
  },
  {
    call: 'uploadAudio',
    send: async (client, { visit }) => settledAnswer(client, visit, await upload(client, visit, visit.recordingId)),
    sendOther: (client, { visit }) => upload(client, visit, 'another'),
    count: recordingsIn,
  },
  {
    call: 'saveTrigger',
    send: (client, { triggerId }) =>
      client.call('POST', '/settings/triggers', { id: triggerId, trigger: `frase ${triggerId.slice(0, 8)}`, action: 'Normale funn.' }),
    count: async (client, { triggerId }) =>
      ((await client.call('GET', '/settings/triggers')).body as { id: string }[]).filter(({ id }) => id === triggerId).length,
  },
]

/** A report may be written between two answers: they are compared once it stands. */
async function settledAnswer(client: VisitClient, visit: Visit, answer: Answer): Promise<Answer> {
  if (answer.status !== 200) return answer
  const { id, patientId, audioRecordings } = await client.settled(visit, 60_000)
  return { ...answer, body: { id, patientId, recordings: audioRecordings.map((recording) => recording.id) } }
}

/** REL-12: whatever answer is lost, the call can be sent again. */
export const protocol: Protocol = {
  number: 'REL-12',
  title: 'lost answers',
  async run({ amount, say }) {
    const clinic = await openClinic({ speech: { script: () => SAID } })
    const proxy = await startCuttingProxy(clinic.server.port)
    try {
      const cuts = amount('cuts', { short: CUTS.short.length, full: CUTS.full.length })
      const seen: Repeated[] = []
      for (const cutAfterBytes of (cuts > CUTS.short.length ? CUTS.full : CUTS.short).slice(0, cuts)) {
        say(`answers cut after ${cutAfterBytes} bytes`)
        for (const creating of CALLS)
          seen.push(await loseAnswer(creating, { through: clinic.client({ url: proxy.url }), direct: clinic.client(), proxy, cutAfterBytes }))
      }
      return {
        figures: [
          { name: 'calls that make something', value: CALLS.length, unit: 'count' },
          { name: 'answers lost', value: proxy.cuts, unit: 'count', atLeast: seen.length },
          { name: 'calls that took effect other than once', value: seen.filter(({ made }) => made !== 1).length, unit: 'count', atMost: 0 },
          {
            name: 'other content under the same ids that was taken',
            value: seen.filter(({ otherContent }) => otherContent !== undefined && otherContent < 400).length,
            unit: 'count',
            atMost: 0,
          },
        ],
        faults: seen.flatMap(repeatFaults),
      }
    } finally {
      await proxy.stop()
      await clinic.dispose()
    }
  },
}

type Losing = { through: VisitClient; direct: VisitClient; proxy: CuttingProxy; cutAfterBytes: number }

async function loseAnswer({ call, before, send, sendOther, count }: Creating, { through, direct, proxy, cutAfterBytes }: Losing): Promise<Repeated> {
  const made: Made = { visit: newVisit(), triggerId: randomUUID() }
  // Of a named patient: nothing goes by itself meanwhile.
  await direct.namePatient(made.visit, 'Prøve Pasient')
  await before?.(direct, made)
  proxy.cutNext(cutAfterBytes)
  const wasLost = await send(through, made).then(() => false, () => true)
  const second = await send(through, made)
  const third = await send(through, made)
  return {
    call,
    cutAfterBytes,
    wasLost,
    status: second.status,
    again: { status: third.status, isEqual: JSON.stringify(third.body) === JSON.stringify(second.body) },
    made: await count(direct, made),
    otherContent: sendOther && (await sendOther(direct, made)).status,
  }
}
