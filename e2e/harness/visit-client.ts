import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { Patient } from '#contract/case.ts'
import type { Case } from '#contract/case.ts'
import { RecordingTranscript } from '#contract/recording.ts'
import { BASE_PATH } from '#contract/route.ts'
import { SOCKET_PROTOCOL, StreamEvent } from '#contract/stream-event.ts'

/** The ids of one consultation: the client makes them all. */
export interface Visit {
  readonly patientId: string
  readonly caseId: string
  readonly recordingId: string
}

export const newVisit = (): Visit => ({ patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID() })

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly retryAfter: string | null
}

/** What came over the socket of a case, with when. */
export interface Watched {
  readonly frames: readonly { readonly atMs: number; readonly event: StreamEvent }[]
  /** The first frame that fits; rejected when the socket ends before. */
  until(fits: (event: StreamEvent) => boolean): Promise<{ readonly atMs: number; readonly event: StreamEvent }>
  close(): void
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** The public calls of a consultation, as any client makes them. A call without an answer rejects. */
export class VisitClient {
  readonly #url: string
  readonly #token: string

  constructor(url: string, token: string) {
    this.#url = url
    this.#token = token
  }

  async call(method: string, path: string, body?: FormData | object): Promise<Answer> {
    const isForm = body instanceof FormData
    const reply = await fetch(this.#url + BASE_PATH + path, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await reply.text()
    return { status: reply.status, body: text === '' ? undefined : JSON.parse(text), retryAfter: reply.headers.get('retry-after') }
  }

  sendGroup({ patientId, caseId, recordingId }: Visit, { index, bytes }: { index: number; bytes: Uint8Array }): Promise<Answer> {
    const form = formOf({ index: String(index), recordingId })
    form.append('audioFile', new Blob([new Uint8Array(bytes)], { type: 'audio/webm;codecs=opus' }), `chunk-${index}.webm`)
    return this.call('POST', `/patients/${patientId}/cases/${caseId}/audio-chunk`, form)
  }

  finalize({ patientId, caseId, recordingId }: Visit, fields: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.call('POST', `/patients/${patientId}/cases/${caseId}`, formOf({ reportType: 'text', recordingId, ...fields }))
  }

  cancel({ patientId, caseId, recordingId }: Visit): Promise<Answer> {
    return this.call('POST', `/patients/${patientId}/cases/${caseId}/recording/${recordingId}/cancel`)
  }

  namePatient({ patientId }: Visit, name: string): Promise<Answer> {
    return this.call('PUT', `/patients/${patientId}`, { name })
  }

  async transcript({ patientId, caseId, recordingId }: Visit): Promise<RecordingTranscript> {
    return RecordingTranscript.parse((await this.call('GET', `/patients/${patientId}/cases/${caseId}/recordings/${recordingId}/transcript`)).body)
  }

  /** The recording's sound as it is kept, put together of its groups. */
  async audio({ patientId, caseId, recordingId }: Visit): Promise<{ status: number; bytes: Buffer }> {
    const reply = await fetch(`${this.#url}${BASE_PATH}/patients/${patientId}/cases/${caseId}/recordings/${recordingId}/audio`, {
      headers: { authorization: `Bearer ${this.#token}` },
    })
    return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) }
  }

  async readCase({ patientId, caseId }: Visit): Promise<Case | undefined> {
    const { status, body } = await this.call('GET', `/patients/${patientId}`)
    if (status === 404) return undefined
    return Patient.parse(body).cases.find(({ id }) => id === caseId)
  }

  /** The case once it is no longer being written. */
  async settled(visit: Visit, withinMs: number): Promise<Case> {
    for (const giveUpAt = performance.now() + withinMs; performance.now() < giveUpAt; await delay(100)) {
      const found = await this.readCase(visit)
      if (found && !found.isUpdating) return found
    }
    throw new Error(`the case was still being written after ${withinMs} ms`)
  }

  /** Opens the case's socket; resolves when it is listening. */
  async watch({ caseId }: Visit): Promise<Watched> {
    const { ticket } = (await this.call('POST', '/ws-tickets', { caseId })).body as { ticket: string }
    const address = `${this.#url.replace('http', 'ws')}${BASE_PATH}/ws?caseId=${caseId}`
    return openWatch(new WebSocket(address, { protocols: [SOCKET_PROTOCOL, `ticket.${ticket}`], headers: { origin: this.#url } } as never))
  }
}

async function openWatch(socket: WebSocket): Promise<Watched> {
  const frames: { atMs: number; event: StreamEvent }[] = []
  const waiting = new Set<() => void>()
  let hasEnded = false
  socket.addEventListener('message', ({ data }) => {
    frames.push({ atMs: performance.now(), event: StreamEvent.parse(JSON.parse(String(data))) })
    for (const look of waiting) look()
  })
  socket.addEventListener('close', () => {
    hasEnded = true
    for (const look of waiting) look()
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('the socket was refused')))
  })
  // The server takes the ticket a moment after the socket is open.
  await delay(50)
  return {
    frames,
    close: () => socket.close(),
    until: (fits) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = frames.find(({ event }) => fits(event))
          if (!found && !hasEnded) return
          waiting.delete(look)
          if (found) resolve(found)
          else reject(new Error('the socket ended'))
        }
        waiting.add(look)
        look()
      }),
  }
}
