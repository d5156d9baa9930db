import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { StartupRefusal } from './database/startup-refusal.ts'
import { startupWords } from './startup-words.ts'

const AT = { host: '127.0.0.1', port: 8080 }

/** What the system really says of a port that is taken. */
async function portInUse(): Promise<unknown> {
  const first = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => first.once('listening', resolve))
  const second = createServer().listen((first.address() as AddressInfo).port, '127.0.0.1')
  const error = await new Promise((resolve) => second.once('error', resolve))
  first.close()
  return error
}

test('what an operator can mend is said in a plain sentence with a way on', async () => {
  expect(startupWords(await portInUse(), AT)).toBe('Another program listens on 127.0.0.1:8080. Stop it, or set PORT to another number.')
  expect(startupWords(new Refusal('database.unavailable'), AT)).toContain('DATABASE_URL')
  expect(startupWords(new Refusal('storage.unavailable'), AT)).toContain('BLOB_URL')
  expect(startupWords(Object.assign(new Error('x'), { code: 'EADDRNOTAVAIL' }), { host: 'nobody', port: 1 })).toContain('HOST is nobody')
  expect(startupWords(new StartupRefusal('The data folder is in use.'), AT)).toBe('The data folder is in use.')
})

test('a defect says where it broke, and none of its message', () => {
  const said = startupWords(new Error('Kari Prøve'), AT)
  expect(said).toMatch(/^The server could not start: \{"name":"Error","frames":\[/)
  expect(said).not.toContain('Kari')
})
