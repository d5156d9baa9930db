import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { BASE_PATH } from '#contract/route.ts'
import { ANSWER_WITHIN_MS, type Answered, type Outcome } from './judge.ts'
import type { FuzzInput } from './random-inputs.ts'

/** Who calls, and where. */
export type Caller = { readonly url: string; readonly token: string }

/** A report may wait for others before it, and is written within so long. */
const SETTLED_WITHIN_MS = 180_000
const LOOK_EVERY_MS = 300
/** What the product allows of a phrase and a wish; a longer one must be refused plainly, which one in four tries. */
const PHRASE_LETTERS = 200

const Cases = z.object({ cases: z.array(z.object({ id: z.string(), isUpdating: z.boolean() })) })
const Triggers = z.array(z.object({ id: z.string() }))
type Request = { readonly call: string; readonly method: string; readonly path: string; readonly body?: object }

/** Makes a call and notes how it was answered. */
export async function ask({ url, token }: Caller, { call, method, path, body }: Request): Promise<Answered & { readonly text: string }> {
  const started = performance.now()
  const took = () => performance.now() - started
  const isForm = body instanceof FormData
  try {
    const reply = await fetch(`${url}${BASE_PATH}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(2 * ANSWER_WITHIN_MS),
    })
    const text = await reply.text()
    return { call, status: reply.status, hasRetryAfter: reply.headers.has('retry-after'), tookMs: took(), text }
  } catch {
    return { call, status: 0, hasRetryAfter: false, tookMs: took(), text: '' }
  }
}

/** True when a case is still in work when its time is over. A server that does not tell is asked again. */
async function isStuck(caller: Caller, { patientId, caseId }: { patientId: string; caseId: string }): Promise<boolean> {
  for (const end = performance.now() + SETTLED_WITHIN_MS; performance.now() < end; await delay(LOOK_EVERY_MS)) {
    const { status, text } = await ask(caller, { call: 'look', method: 'GET', path: `/patients/${patientId}` })
    if (status === 404) return false
    const cases = status === 200 ? Cases.parse(JSON.parse(text)).cases : undefined
    if (cases !== undefined && cases.every(({ id, isUpdating }) => id !== caseId || !isUpdating)) return false
  }
  return true
}

function formOf(fields: Readonly<Record<string, string>>, input: Extract<FuzzInput, { file: unknown }>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('audioFile', new Blob([new Uint8Array(input.file.bytes)]), input.file.name)
  return form
}

/** The calls that bring an input in, one after the other. */
function requestsOf(input: FuzzInput, { patientId, caseId }: { patientId: string; caseId: string }): Request[] {
  const one = `/patients/${patientId}/cases/${caseId}`
  const save = (fields: object): Request => ({
    call: 'save',
    method: 'POST',
    path: `/patients/${patientId}/cases?regenerate=true`,
    body: { id: caseId, ...fields },
  })
  const read = (what: string): Request => ({ call: what, method: 'GET', path: `${one}/${what}` })
  switch (input.place) {
    case 'transcription':
      return [save({ transcription: input.text }), read('masked'), read('omissions')]
    case 'note':
      return [save({ manualNote: input.text }), read('masked')]
    case 'documents':
      return [
        save({ transcription: input.text }),
        { call: 'referral', method: 'POST', path: `${one}/henvisning`, body: { value: 'Henvisning', reportType: 'text' } },
        { call: 'letter', method: 'POST', path: `${one}/patient-letter`, body: {} },
      ]
    case 'trigger':
      return [
        {
          call: 'trigger',
          method: 'POST',
          path: '/settings/triggers',
          body: { trigger: input.text.slice(0, input.index % 4 === 0 ? input.text.length : PHRASE_LETTERS), action: 'Normal status.' },
        },
      ]
    case 'prompt':
      return [save({ transcription: 'Vondt i kneet.' }), { call: 'prompt', method: 'POST', path: '/prompt', body: { CaseId: caseId, Prompt: input.text } }]
    case 'patientName':
      return [{ call: 'patient', method: 'PUT', path: `/patients/${patientId}`, body: { name: input.text } }]
    case 'upload':
      return [{ call: 'upload', method: 'POST', path: `${one}/manual-audio`, body: formOf({ recordingId: randomUUID(), reportType: 'text' }, input) }]
    case 'chunk': {
      const recordingId = randomUUID()
      const end = new FormData()
      for (const [name, value] of Object.entries({ recordingId, reportType: 'text' })) end.append(name, value)
      return [
        { call: 'part', method: 'POST', path: `${one}/audio-chunk`, body: formOf({ index: '0', recordingId }, input) },
        { call: 'end', method: 'POST', path: one, body: end },
        { call: 'play', method: 'GET', path: `${one}/recordings/${recordingId}/audio` },
      ]
    }
  }
}

/** Puts one input into a case of its own, waits until the work on it has ended, and removes it again. */
export async function playInput(caller: Caller, input: FuzzInput): Promise<Outcome> {
  const place = { patientId: randomUUID(), caseId: randomUUID() }
  const answers: Answered[] = []
  let stuck = false
  for (const request of requestsOf(input, place)) {
    const { text, ...answer } = await ask(caller, request)
    answers.push(answer)
    if (request.call === 'trigger' && answer.status === 200) {
      for (const { id } of Triggers.parse(JSON.parse(text))) await ask(caller, { call: 'remove', method: 'DELETE', path: `/settings/triggers/${id}` })
    }
    stuck = await isStuck(caller, place)
    if (stuck) break
  }
  await ask(caller, { call: 'remove', method: 'DELETE', path: `/patients/${place.patientId}` })
  return { index: input.index, shape: `${input.place}: ${input.shape}`, answers, isStuck: stuck }
}
