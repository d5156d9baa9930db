import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadSigningKey } from './signing-key.ts'

describe('the signing key', () => {
  test('is made once, even by ten at the same time, for its owner alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'key-'))
    const keys = await Promise.all(Array.from({ length: 10 }, () => loadSigningKey(folder)))
    expect(new Set(keys.map(({ publicJwk }) => publicJwk.kid)).size).toBe(1)
    expect(await readdir(join(folder, 'identity'))).toEqual(['signing-key.json'])
    expect((await stat(join(folder, 'identity', 'signing-key.json'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(folder, 'identity'))).mode & 0o777).toBe(0o700)
    await rm(folder, { recursive: true })
  })

  test('its private half is not in what the verifier gets', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'key-'))
    const { publicJwk } = await loadSigningKey(folder)
    const kept = JSON.parse(await readFile(join(folder, 'identity', 'signing-key.json'), 'utf8')) as { d: string }
    expect(JSON.stringify(publicJwk)).not.toContain(kept.d)
    await rm(folder, { recursive: true })
  })
})
