import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { call, callBriefly } from './call.ts'
import { provideCredentials } from './credentials.ts'
import { Offline } from './offline.ts'

const patientId = '0b7c6c0e-9d5e-4a7b-8f51-2f1f7f9a1c11'
const caseId = '5a1f4f0a-8f2e-4f0e-9c39-1df1c2a0d7aa'
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

const sent = (number = 0) => {
  const [address, init] = fetched.mock.calls[number]!
  return { address, method: init.method, headers: new Headers(init.headers), body: init.body }
}

const forbidden = vi.fn<() => void>()
const renew = vi.fn<() => Promise<boolean>>()
let token = 'first'

beforeEach(() => {
  fetched.mockReset()
  forbidden.mockReset()
  renew.mockReset()
  token = 'first'
  vi.stubGlobal('fetch', fetched)
  provideCredentials({ token: () => token, isSignedIn: () => token !== '', renew, forbidden, language: () => 'sv' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a call over the contract', () => {
  test('fills the path, leaves out what is not asked, and carries token and language', async () => {
    fetched.mockResolvedValue(json(200, []))
    expect(await call('listPatients')).toEqual([])
    expect(sent().address).toBe('/api/v1.0/patients')
    expect(sent().headers.get('authorization')).toBe('Bearer first')
    expect(sent().headers.get('accept-language')).toBe('sv')
  })

  test('sends JSON with params and query', async () => {
    fetched.mockResolvedValue(json(422, { code: 'case.empty', message: '' }))
    await expect(call('saveCase', { params: { patientId }, query: { regenerate: 'true' }, body: { id: caseId } })).rejects.toBeInstanceOf(Refusal)
    expect(sent().address).toBe(`/api/v1.0/patients/${patientId}/cases?regenerate=true`)
    expect(sent().body).toBe(JSON.stringify({ id: caseId }))
    expect(sent().headers.get('content-type')).toBe('application/json')
  })

  test('leaves the boundary of a form to the browser', async () => {
    fetched.mockResolvedValue(json(200, { recordingId: caseId, index: 1, bytes: 3, sha256: 'x' }))
    const form = new FormData()
    const receipt = await call('saveAudioChunk', { params: { patientId, caseId }, form })
    expect(receipt.index).toBe(1)
    expect(sent().body).toBe(form)
    expect(sent().headers.has('content-type')).toBe(false)
  })

  test('an answer without a body is undefined', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }))
    expect(await call('deleteCase', { params: { patientId, caseId } })).toBeUndefined()
  })

  test('asks for the short answer, and tells it from the whole', async () => {
    const change = { params: { patientId }, body: { id: caseId, revision: 3, manualNote: 'Ring' } }
    const minimal = { revision: 4, lastUpdated: '2026-01-01T00:00:00.000Z' }
    fetched.mockResolvedValueOnce(json(200, minimal, { 'preference-applied': 'return=minimal' }))
    expect(await callBriefly('saveCase', change)).toEqual({ kind: 'minimal', minimal })
    expect(sent().headers.get('prefer')).toBe('return=minimal')
    // What does not say that it is short is judged as the whole, which this is not.
    fetched.mockResolvedValueOnce(json(200, minimal))
    await expect(callBriefly('saveCase', change)).rejects.toMatchObject({ code: 'internal.error' })
  })

  test('an answer that breaks the contract is refused', async () => {
    fetched.mockResolvedValue(json(200, [{ id: 7 }]))
    await expect(call('listPatients')).rejects.toMatchObject({ code: 'internal.error' })
  })
})

describe('what a call throws', () => {
  test('the refusal of the server, with its details and waiting time', async () => {
    fetched.mockResolvedValue(json(409, { code: 'case.stale_revision', message: 'x', details: { revision: 4 } }, { 'retry-after': '7' }))
    await expect(call('listPatients')).rejects.toMatchObject({ code: 'case.stale_revision', details: { revision: 4 }, retryAfterSeconds: 7 })
  })

  test.each([
    [502, 'internal.error'],
    [413, 'request.too_large'],
    [429, 'request.rate_limited'],
    [404, 'request.not_found'],
  ])('status %i from something in between becomes %s', async (status, code) => {
    fetched.mockResolvedValue(new Response('<html>', { status }))
    await expect(call('listPatients')).rejects.toMatchObject({ code })
  })

  test('Offline when the server was not reached', async () => {
    fetched.mockRejectedValue(new TypeError('failed to fetch'))
    await expect(call('listPatients')).rejects.toBeInstanceOf(Offline)
  })

  test('the abort itself when the caller gave up', async () => {
    const aborting = new AbortController()
    fetched.mockImplementation(() => {
      aborting.abort()
      return Promise.reject(new DOMException('aborted', 'AbortError'))
    })
    await expect(call('listPatients', { signal: aborting.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('sign-in and calls', () => {
  test('a 401 is renewed once and tried again with the new token', async () => {
    renew.mockImplementation(() => {
      token = 'second'
      return Promise.resolve(true)
    })
    fetched.mockResolvedValueOnce(json(401, { code: 'auth.expired', message: '' })).mockResolvedValueOnce(json(200, []))
    expect(await call('listPatients')).toEqual([])
    expect(sent(1).headers.get('authorization')).toBe('Bearer second')
    expect(renew).toHaveBeenCalledTimes(1)
  })

  test('a second 401 is told, not tried for ever', async () => {
    renew.mockResolvedValue(true)
    fetched.mockImplementation(() => Promise.resolve(json(401, { code: 'auth.expired', message: '' })))
    await expect(call('listPatients')).rejects.toMatchObject({ code: 'auth.expired' })
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('spec 7: where nobody is signed in, a call about a person is refused with 401 and nothing is sent', async () => {
    token = ''
    for (const asked of [call('updateUserProfile', { body: { type: 'ENT' } }), call('getUserProfile'), call('getSubscription')])
      await expect(asked).rejects.toMatchObject({ code: 'auth.required', status: 401 })
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockResolvedValue(json(200, { products: [], status: 'OK' }))
    expect(await call('listProducts')).toEqual({ products: [], status: 'OK' })
  })

  test('spec 4: a 403 makes the app forget what it remembered of the account', async () => {
    fetched.mockResolvedValue(json(403, { code: 'subscription.inactive', message: '' }))
    await expect(call('getUserProfile')).rejects.toMatchObject({ code: 'subscription.inactive' })
    expect(forbidden).toHaveBeenCalledTimes(1)
  })
})
