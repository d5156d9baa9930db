import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endUnreadBody } from './unread-body.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const LINGER_MS = 2_000
const MOST_BYTES = 4 * 1024 * 1024

/** A call that was answered before its body was read. */
function answered({ complete = false } = {}) {
  const raw = Object.assign(new PassThrough({ highWaterMark: 2 * MOST_BYTES }), { complete })
  const end = () => endUnreadBody(raw as unknown as IncomingMessage)
  return { raw, end }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a body that has come is left alone', () => {
  const { raw, end } = answered({ complete: true })
  end()
  expect([raw.readableFlowing, vi.getTimerCount()]).toEqual([null, 0])
})

test('one whose connection is gone is, too', () => {
  const { raw, end } = answered()
  raw.destroy()
  end()
  expect(vi.getTimerCount()).toBe(0)
})

test('a short rest is taken and thrown away, and its connection lives on', async () => {
  const { raw, end } = answered()
  end()
  raw.end(Buffer.alloc(1_000))
  await settled()
  vi.advanceTimersByTime(LINGER_MS)
  expect(raw.readableEnded).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('nobody else goes on taking it', async () => {
  const { raw, end } = answered()
  const reader = new PassThrough()
  raw.pipe(reader)
  end()
  raw.write('rest')
  await settled()
  expect(reader.read()).toBeNull()
})

test('a slow one has two seconds, then its connection is closed', () => {
  const { raw, end } = answered()
  end()
  vi.advanceTimersByTime(LINGER_MS - 1)
  expect(raw.destroyed).toBe(false)
  vi.advanceTimersByTime(1)
  expect(raw.destroyed).toBe(true)
})

test('of a long one four megabytes are taken, no more', async () => {
  const { raw, end } = answered()
  end()
  raw.write(Buffer.alloc(MOST_BYTES))
  await settled()
  expect(raw.isPaused()).toBe(false)
  raw.write(Buffer.alloc(1))
  await settled()
  expect(raw.isPaused()).toBe(true)
})

test('a connection that breaks meanwhile takes no server with it, and is not waited for', async () => {
  const { raw, end } = answered()
  end()
  raw.destroy(new Error('reset'))
  await settled()
  expect(vi.getTimerCount()).toBe(0)
})
