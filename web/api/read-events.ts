import * as z from 'zod/mini'
import { Offline } from './offline.ts'
import { readRefusal } from './read-refusal.ts'

const Delta = z.object({ text: z.string() })

const parse = (data: string): unknown => {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

/**
 * Reads an answer told in server-sent events: each `delta` is handed on as it comes, `done` holds the whole.
 * @throws Refusal what the server refused on the way · Offline when the stream broke off
 */
export async function readEvents(response: Response, onText: (piece: string) => void): Promise<unknown> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let held = ''
  for (;;) {
    const { value, done } = await (reader?.read().catch((error: unknown) => { throw new Offline(error) }) ?? { value: undefined, done: true })
    if (done) throw new Offline(new Error('the stream ended without an answer'))
    held += value ?? ''
    const events = held.split('\n\n')
    held = events.pop() ?? ''
    for (const event of events) {
      const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(event) ?? []
      const told = parse(data)
      if (name === 'done') return told
      if (name === 'error') throw readRefusal(500, told, null)
      const delta = Delta.safeParse(told)
      if (delta.success) onText(delta.data.text)
    }
  }
}
