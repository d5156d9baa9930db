import { describe, expect, test } from 'vitest'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refusal.ts'
import { describeFailure, refusalOf, replyWithError } from './error-reply.ts'

type Line = { level: 'error' | 'info'; fields: object; message: string }
function asked(language?: string) {
  const lines: Line[] = []
  const note = (level: Line['level']) => (fields: object, message: string) => void lines.push({ level, fields, message })
  const log = { error: note('error'), info: note('info') }
  const request = { headers: { ...(language && { 'accept-language': language }) }, log } as unknown as FastifyRequest
  return { lines, request }
}
const told = (error: unknown) => refusalOf(error, asked().request)
const failing = (fields: object, message = 'Kari Prøve has a headache'): Error => Object.assign(new Error(message), fields)

describe('what somebody is told of a call that failed', () => {
  test('is the refusal itself, with what it says', () => {
    const details = { fields: [{ path: 'name', problem: 'too_big' }] }
    const body = { code: 'request.malformed', message: expect.any(String), details }
    expect(told(new Refusal('request.malformed', { details }))).toEqual({ status: 400, retryAfterSeconds: undefined, body })
  })

  test('has no details where there are none', () => {
    expect(told(new Refusal('case.not_found')).body).not.toHaveProperty('details')
  })

  test.each([['nb', 'en'], ['sv', 'ru'], ['da', 'en']])('is in the language of who asks: %s is not %s', (one, other) => {
    const in_ = (language: string): string => refusalOf(new Refusal('case.not_found'), asked(language).request).body.message
    expect(in_(one)).not.toBe(in_(other))
  })

  test.each([
    [{ code: 'FST_ERR_CTP_BODY_TOO_LARGE' }, 'request.too_large'], [{ code: 'FST_REQ_FILE_TOO_LARGE' }, 'request.too_large'],
    [{ code: 'FST_FILES_LIMIT' }, 'request.malformed'], [{ code: 'FST_PARTS_LIMIT' }, 'request.malformed'], [{ code: 'FST_FIELDS_LIMIT' }, 'request.malformed'],
    [{ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' }, 'request.media_type'], [{ code: 'FST_INVALID_MULTIPART_CONTENT_TYPE' }, 'request.media_type'],
    [{ statusCode: 400 }, 'request.malformed'], [{ statusCode: 413 }, 'request.too_large'], [{ statusCode: 415 }, 'request.media_type'],
    [{ statusCode: 429 }, 'request.rate_limited'], [{ statusCode: 500 }, 'internal.error'], [{ statusCode: 404 }, 'internal.error'], [{}, 'internal.error'],
    [{ code: 'ENOSPC' }, 'internal.error'],
  ])('of a failure with %o is %s', (fields, code) => {
    expect(told(failing(fields)).body.code).toBe(code)
  })

  test('says nothing of an unknown failure, whatever was thrown', () => {
    for (const thrown of [failing({}), 'Kari Prøve', { message: 'Kari Prøve' }, null, undefined, 7]) {
      const { status, body } = told(thrown)
      expect([status, body.code]).toEqual([500, 'internal.error'])
      expect(JSON.stringify(body)).not.toMatch(/Kari|headache/)
    }
  })

  test.each([
    [new Refusal('request.rate_limited', { retryAfterSeconds: 42 }), 42],
    [new Refusal('request.rate_limited'), 5],
    [new Refusal('database.unavailable'), 5],
    [failing({ statusCode: 429 }), 10],
    [new Refusal('case.not_found'), undefined],
    [failing({}), undefined],
  ])('comes with the seconds after which to ask again: %o', (error, seconds) => {
    expect(told(error).retryAfterSeconds).toBe(seconds)
  })

  test('is a reply with status, header and body', () => {
    const reply = (error: unknown) => {
      const sent: unknown[] = []
      const self = {
        header: (...given: string[]) => (sent.push(given), self),
        status: (status: number) => (sent.push(status), self),
        send: (body: { code: string }) => void sent.push(body.code),
      }
      replyWithError(error, asked().request, self as unknown as FastifyReply)
      return sent
    }
    expect(reply(new Refusal('request.rate_limited', { retryAfterSeconds: 7 }))).toEqual([['retry-after', '7'], 429, 'request.rate_limited'])
    expect(reply(new Refusal('case.not_found'))).toEqual([404, 'case.not_found'])
  })
})

describe('what the log learns', () => {
  const logged = (error: unknown): Line[] => {
    const { lines, request } = asked()
    refusalOf(error, request)
    return lines
  }

  test('of a refusal is its code, as a thing that happens', () => {
    expect(logged(new Refusal('case.not_found'))).toEqual([{ level: 'info', fields: { code: 'case.not_found' }, message: 'refused' }])
  })

  test('of a failure is where it was, as an error, and never its words', () => {
    const [line] = logged(failing({}))
    expect(line).toMatchObject({ level: 'error', fields: { code: 'internal.error', failure: { name: 'Error' } }, message: 'call failed' })
    expect(JSON.stringify(line)).not.toMatch(/Kari|headache/)
  })

  test('of an engine that is only waited for is no error', () => {
    expect(logged(new Refusal('speech.waiting_for_engine'))[0]?.level).toBe('info')
  })

  test('of an unavailable database is an error', () => {
    expect(logged(new Refusal('database.unavailable'))[0]?.level).toBe('error')
  })
})

describe('a failure, described', () => {
  test('has its name, its code and the places in the code', () => {
    const described = describeFailure(failing({ code: 'ENOSPC' }))
    expect(described).toMatchObject({ name: 'Error', code: 'ENOSPC' })
    expect(described.frames?.[0]).toMatch(/^at .*error-reply\.test\.ts:\d+:\d+\)?$/)
    expect(described.frames?.length).toBeLessThanOrEqual(8)
  })

  test('has eight places at most, its own or copied', () => {
    const deep = (left: number): Error => (left === 0 ? new Error('x') : deep(left - 1))
    const { message, stack } = deep(20)
    expect(describeFailure(deep(20)).frames).toHaveLength(8)
    expect(describeFailure({ message, stack }).frames).toHaveLength(8)
  })

  test('has the cause of the cause', () => {
    const error = new TypeError('outer', { cause: new RangeError('inner', { cause: failing({ code: 'E1' }) }) })
    expect(describeFailure(error)).toMatchObject({ name: 'TypeError', cause: { name: 'RangeError', cause: { name: 'Error', code: 'E1' } } })
    expect(describeFailure(new Error('no cause'))).not.toHaveProperty('cause')
  })

  test('has no line of a message that looks like a place', () => {
    const error = new Error('Kari\n    at Kari Prøve (ward.ts:3:7)\nend')
    const described = describeFailure(error)
    expect(JSON.stringify(described)).not.toMatch(/Kari|ward/)
    expect(described.frames?.length).toBeGreaterThan(0)
  })

  test('has no places where its message was changed afterwards, for nobody can tell them apart', () => {
    const error = new Error('first')
    const { stack } = error
    error.message = 'Kari Prøve'
    expect(stack).toContain('first')
    expect(describeFailure(error)).toEqual({ name: 'Error', frames: [] })
  })

  test('has no code that is no code', () => {
    for (const code of ['Kari Prøve', 'x'.repeat(61), '', 7]) expect(describeFailure(failing({ code }))).not.toHaveProperty('code')
  })

  test('is known by its stack when it was handed on as a plain object', () => {
    const { message, stack = '' } = new RangeError('Kari Prøve')
    const described = describeFailure({ message, stack, code: 'E2' })
    expect(described).toMatchObject({ name: 'RangeError', code: 'E2' })
    expect(described.frames?.length).toBeGreaterThan(0)
    expect(JSON.stringify(described)).not.toContain('Kari')
  })

  test('copied without words has its class and places; copied without its class, no word of its message for one', () => {
    const places = '\n    at x (/server/a.ts:1:1)'
    expect(describeFailure({ message: '', stack: `TypeError${places}` })).toEqual({ name: 'TypeError', frames: ['at x (/server/a.ts:1:1)'] })
    expect(describeFailure({ message: 'Kari', stack: `Kari${places}` })).toEqual({ name: 'object', frames: ['at x (/server/a.ts:1:1)'] })
    expect(describeFailure({ message: '', stack: `Kari said${places}` })).toMatchObject({ name: 'object' })
  })

  const ODD = { message: 'Kari', stack: 'Kari Prøve said\n    at x (a.ts:1:1)' }
  test.each([['Kari', 'string'], [{ message: 'Kari' }, 'object'], [undefined, 'undefined'], [ODD, 'object']])(
    'of %o is %s and no more',
    (thrown, name) => {
      const described = describeFailure(thrown)
      expect(described.name).toBe(name)
      expect(JSON.stringify(described)).not.toContain('Kari')
    },
  )
})
