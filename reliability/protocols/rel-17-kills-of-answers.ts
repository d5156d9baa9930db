import { setTimeout as delay } from 'node:timers/promises'
import type { Message } from '#contract/conversation.ts'
import { newVisit } from '../../e2e/harness/visit-client.ts'
import { startModelStandIn } from '../../e2e/stand-ins/language.ts'
import { type Clinic, openClinic } from '../harness/clinic.ts'
import type { Protocol } from '../harness/protocol.ts'

const TALK = 'Pasienten sover dårlig og våkner klokka fire. Hun har sluttet å røyke.'
const SAID = Array.from({ length: 40 }, (_, at) => `Setning ${at + 1} om saken.`).join(' ')
const MIDDLE = SAID.indexOf('Setning 20')
const ANSWER_WITHIN_MS = 60_000

/** What the model is at: it stands still in the middle of an answer until it is let go, and says when it came there. */
function makeBrake() {
  let reached = Promise.withResolvers<void>()
  let goOn = Promise.withResolvers<void>()
  let isSet = false
  return {
    gate(sent: number): Promise<void> | undefined {
      if (!isSet || sent < MIDDLE) return undefined
      reached.resolve()
      return goOn.promise
    },
    set() {
      isSet = true
      reached = Promise.withResolvers<void>()
      goOn = Promise.withResolvers<void>()
      return reached.promise
    },
    letGo() {
      isSet = false
      goOn.resolve()
    },
  }
}

async function answeredIn(clinic: Clinic, id: string): Promise<readonly Message[]> {
  const until = performance.now() + ANSWER_WITHIN_MS
  for (;;) {
    const messages = (await clinic.client().call('GET', `/c/${id}`)).body as Message[]
    if ((Array.isArray(messages) && messages.length > 1 && messages.every(({ done }) => done)) || performance.now() > until) return messages
    await delay(200)
  }
}

/** REL-17: a server is killed in the middle of an answer, and nobody asks again: the next one has it whole, once. */
export const protocol: Protocol = {
  number: 'REL-17',
  title: 'kills in the middle of an answer',
  async run({ amount, say }) {
    const brake = makeBrake()
    const model = await startModelStandIn({ script: () => SAID, pace: { firstTokenMs: 20, tokensPerSecond: 2_000 }, gate: brake.gate })
    const clinic = await openClinic({ speech: { script: () => '' }, env: { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'stand-in' } })
    const kills = amount('kills', { short: 1, full: 20 })
    let lost = 0
    try {
      for (let kill = 0; kill < kills; kill += 1) {
        const visit = newVisit()
        await clinic.client().call('POST', `/patients/${visit.patientId}/cases`, { id: visit.caseId, transcription: TALK })
        const reached = brake.set()
        await clinic.client().call('POST', `/c/${visit.caseId}/ask-case`, { Content: 'Hvordan sover hun?', CaseBound: true })
        await reached
        await clinic.server.kill()
        brake.letGo()
        await clinic.restart()
        const messages = await answeredIn(clinic, visit.caseId)
        if (messages.length !== 2 || messages[1]?.text !== SAID) lost += 1
      }
      say(`${kills} kills in the middle of an answer`)
      return {
        figures: [
          { name: 'kills in the middle of an answer', value: kills, unit: 'count', atLeast: 1 },
          { name: 'answers not whole, or told twice, afterwards', value: lost, unit: 'count', atMost: 0 },
        ],
        faults: [],
      }
    } finally {
      brake.letGo()
      await clinic.dispose()
      await model.stop()
    }
  },
}
