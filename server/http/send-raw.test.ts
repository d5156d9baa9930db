import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { FastifyReply } from 'fastify'
import { sendRaw, sendStreamed } from './send-raw.ts'

const SOUND = '0123456789'

/** A reply that keeps what it is told. */
function makeReply(range?: string) {
  type Told = { status: number; headers: Record<string, string>; body: Readable | undefined; lines: object[]; words: string[] }
  const told: Told = { status: 200, headers: {}, body: undefined, lines: [], words: [] }
  const log = {
    error(fields: object, words: string): void {
      told.lines.push(fields)
      told.words.push(words)
    },
  }
  const reply = {
    request: { headers: { ...(range !== undefined && { range }) }, log },
    header: (name: string, value: string) => ((told.headers[name] = value), reply),
    status: (status: number) => ((told.status = status), reply),
    send: (body?: Readable) => Promise.resolve(void (told.body = body)),
  }
  return { told, reply: reply as unknown as FastifyReply }
}

async function played(range?: string) {
  const { told, reply } = makeReply(range)
  const read = async function* ({ start, end }: { start: number; end: number }) {
    yield Buffer.from(SOUND.slice(start, end + 1))
  }
  await sendRaw(reply, { mediaType: 'audio/webm', fileName: 'sound.webm', totalBytes: SOUND.length, read })
  const { status, headers, body } = told
  return { status, headers, range: headers['content-range'], sound: body && (await text(body)) }
}

describe('bytes that are played', () => {
  const NO_RANGE = [undefined, '', 'bytes=-', 'bytes=a-b', 'items=0-3', 'bytes=0-3,5-6', 'x bytes=0-3', 'bytes=0-3 ']
  test.each(NO_RANGE)('are sent whole where %s is asked for', async (range) => {
    expect(await played(range)).toMatchObject({ status: 200, range: undefined, sound: SOUND, headers: { 'content-length': '10' } })
  })

  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'], ['bytes=4-', '456789', 'bytes 4-9/10'], ['bytes=-3', '789', 'bytes 7-9/10'], ['bytes=-30', SOUND, 'bytes 0-9/10'],
    ['bytes=9-9', '9', 'bytes 9-9/10'], ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('of %s are %s', async (range, sound, told) => {
    expect(await played(range)).toMatchObject({ status: 206, sound, range: told, headers: { 'content-length': String(sound.length) } })
  })

  test.each(['bytes=10-', 'bytes=10-12', 'bytes=5-3', 'bytes=-0'])('are not there for %s', async (range) => {
    expect(await played(range)).toMatchObject({ status: 416, range: 'bytes */10', sound: undefined })
  })

  test('SEC-13 are a file to be saved, and run nothing', async () => {
    for (const range of [undefined, 'bytes=0-3', 'bytes=10-']) {
      expect((await played(range)).headers).toMatchObject({ 'content-security-policy': "default-src 'none'; sandbox", 'accept-ranges': 'bytes' })
    }
    expect((await played()).headers).toMatchObject({ 'content-type': 'audio/webm', 'content-disposition': 'attachment; filename="sound.webm"' })
  })
})

describe('what is made while it is sent', () => {
  const archive = { mediaType: 'application/zip', fileName: 'archive.zip' }

  test('is a file to be saved, and runs nothing', async () => {
    const { told, reply } = makeReply()
    await sendStreamed(reply, { ...archive, stream: async function* () { yield Buffer.from('a'); yield Buffer.from('b') } })
    expect(await text(told.body!)).toBe('ab')
    expect(told.headers).toEqual({
      'content-security-policy': "default-src 'none'; sandbox", 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="archive.zip"',
    })
  })

  test('breaks off where making it fails, and the log has no word of why', async () => {
    const { told, reply } = makeReply()
    await sendStreamed(reply, { ...archive, stream: async function* () { yield Buffer.from('a'); throw new Error('Kari Prøve') } })
    await expect(text(told.body!)).rejects.toThrow()
    expect(told.lines).toMatchObject([{ failure: { name: 'Error' } }])
    expect(told.words).toEqual(['a streamed answer broke off'])
    expect(JSON.stringify(told.lines)).not.toContain('Kari')
  })
})
