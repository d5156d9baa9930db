import { expect, test } from 'vitest'
import type { User } from '#server/http/user.ts'
import { makeRememberedUsers } from './remembered-users.ts'

const MINUTE_MS = 60_000
const known = (id: string) => ({ user: { id } as User, revision: 1, standsUntil: 'infinity', signIn: { tokenDigest: id, marks: ['', ''] as const, since: '' } })

function setUp(most?: number) {
  let now = 0
  const users = makeRememberedUsers({ ...(most !== undefined && { most }), nowMs: () => now })
  return { ...users, pass: (ms: number) => void (now += ms), idOf: (digest: string) => users.find(digest)?.user.id }
}

test('are known by the digest of their token, and no longer once forgotten', () => {
  const { keep, forget, idOf } = setUp()
  keep('d1', known('kari'))
  keep('d2', known('ola'))
  forget('d1')
  expect([idOf('d1'), idOf('d2'), idOf('d3')]).toEqual([undefined, 'ola', undefined])
})

test('are kept for five minutes from when they were read, however often they call', () => {
  const { keep, pass, idOf } = setUp()
  keep('d1', known('kari'))
  pass(3 * MINUTE_MS)
  keep('d2', known('ola'))
  expect(idOf('d1')).toBe('kari')
  pass(2 * MINUTE_MS)
  expect([idOf('d1'), idOf('d2')]).toEqual([undefined, 'ola'])
  keep('d2', known('ola'))
  pass(4 * MINUTE_MS)
  expect(idOf('d2')).toBe('ola')
})

test('are bounded in number: whoever was read first goes first', () => {
  const { keep, idOf } = setUp(2)
  for (const id of ['a', 'b', 'a', 'c']) keep(id, known(id))
  expect(['a', 'b', 'c'].map(idOf)).toEqual(['a', undefined, 'c'])
})
