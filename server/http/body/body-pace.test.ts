import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { BODY_PACE, watchBody } from './body-pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A call as it comes in, as far as its pace is judged by it. */
function begin(headers: Record<string, string>, { isUpload = false, isRead = true } = {}) {
  const raw = Object.assign(new EventEmitter(), { headers, socket: { bytesRead: 500 }, readableLength: 0, complete: false })
  const refusals: unknown[] = []
  if (isRead) raw.on('error', (error) => refusals.push(error instanceof Refusal ? error.code : error))
  watchBody(raw as unknown as IncomingMessage, { isUpload, pace: BODY_PACE })
  return { raw, refusals }
}
const JSON_BODY = { 'content-length': '10' }
const MINUTE_MS = 60_000

describe('SEC-30 a plain body', () => {
  test('has a minute to come', () => {
    const { refusals } = begin(JSON_BODY)
    vi.advanceTimersByTime(MINUTE_MS - 1)
    expect(refusals).toEqual([])
    vi.advanceTimersByTime(1)
    expect(refusals).toEqual(['request.too_slow'])
  })

  test('has it too when it does not say how long it is', () => {
    const { refusals } = begin({ 'transfer-encoding': 'chunked' })
    vi.advanceTimersByTime(MINUTE_MS)
    expect(refusals).toEqual(['request.too_slow'])
  })

  test('that has come is not refused, however long its answer takes', () => {
    const { raw, refusals } = begin(JSON_BODY)
    raw.complete = true
    vi.advanceTimersByTime(MINUTE_MS)
    expect(refusals).toEqual([])
  })

  test.each(['end', 'close'])('is watched no longer after its %s', (event) => {
    const { raw } = begin(JSON_BODY)
    expect(vi.getTimerCount()).toBe(1)
    raw.emit(event)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('that nobody reads ends with its answer, and takes no server with it', () => {
    begin(JSON_BODY, { isRead: false })
    expect(() => vi.advanceTimersByTime(MINUTE_MS)).not.toThrow()
  })

  test.each([[{}], [{ 'content-length': '0' }]])('that is none is not watched: %o', (headers) => {
    begin(headers)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('SEC-30 an upload', () => {
  const STRETCH_MS = 30_000
  const upload = () => {
    const { raw, refusals } = begin(JSON_BODY, { isUpload: true })
    const next = (bytes: number) => {
      raw.socket.bytesRead += bytes
      vi.advanceTimersByTime(STRETCH_MS)
    }
    return { raw, refusals, next }
  }

  test('may take as long as it likes while eight kilobytes come in every half minute', () => {
    const { refusals, next } = upload()
    for (let stretch = 0; stretch < 100; stretch += 1) next(8 * 1024)
    expect(refusals).toEqual([])
  })

  test('is refused after a half minute in which less came, whatever came before', () => {
    const { refusals, next } = upload()
    next(1_000_000)
    next(8 * 1024 - 1)
    expect(refusals).toEqual(['request.too_slow'])
  })

  test('is not refused for what we have not taken up, nor once it is here', () => {
    const { raw, refusals, next } = upload()
    raw.readableLength = 1
    next(0)
    expect(refusals).toEqual([])
    Object.assign(raw, { readableLength: 0, complete: true })
    next(0)
    expect(refusals).toEqual([])
  })

  test('is watched no longer after its end', () => {
    const { raw } = upload()
    raw.emit('end')
    expect(vi.getTimerCount()).toBe(0)
  })
})
