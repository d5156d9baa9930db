import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import type { Sql } from '#server/database/connect.ts'
import { openText, sealText } from '#server/vault/sealed-text.ts'
import type { Vault } from '#server/vault/vault.ts'
import { makeOpenPartial, sealPartial } from './sealed-partial.ts'

const [OWNER, STRANGER, CASE] = [randomUUID(), randomUUID(), randomUUID()]
const key = createSecretKey(randomBytes(32))
const vault = {
  sealText, openText,
  async keyFor(_sql: Sql, { id, ownerId }: { id: string; ownerId: string | null }) {
    if (id !== CASE) throw new Refusal('request.not_found')
    if (ownerId !== OWNER) throw new Refusal('internal.error')
    return key
  },
} as unknown as Vault
const open = makeOpenPartial({ sql: {} as Sql, vault })

const about = { caseId: CASE, recordingId: randomUUID(), group: 3 }
const seal = (text: string) => sealPartial({ vault, key }, { ...about, text })

describe('words on their way to a reader', () => {
  test('are opened for whose case it is, and say where they belong', async () => {
    expect(await open(seal('Halsen er rød'), OWNER)).toEqual({ type: 'partial', ...about, text: 'Halsen er rød' })
  })

  test('are read by nobody between', () => {
    const event = seal('Kanarifugl')
    expect(event).toEqual({ type: 'sealed-partial', ...about, sealed: expect.any(String) })
    expect(Buffer.from(event.sealed, 'base64').includes('Kanarifugl')).toBe(false)
  })

  test('are opened for nobody else, and not once the case is gone', async () => {
    await expect(open(seal('x'), STRANGER)).rejects.toMatchObject({ code: 'internal.error' })
    await expect(open({ ...seal('x'), caseId: randomUUID() }, OWNER)).rejects.toMatchObject({ code: 'request.not_found' })
  })

  test('pass for no other part of the recording, and for none of another', async () => {
    await expect(open({ ...seal('x'), group: 4 }, OWNER)).rejects.toMatchObject({ code: 'internal.error' })
    await expect(open({ ...seal('x'), recordingId: randomUUID() }, OWNER)).rejects.toMatchObject({ code: 'internal.error' })
  })

  test('of a long text are its end, and fit into what Postgres carries in any script', async () => {
    const letters = Array.from({ length: 3_000 }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7_919) % 20_000))).join('')
    const event = seal(letters)
    expect(await open(event, OWNER)).toMatchObject({ text: letters.slice(-1_200) })
    expect(Buffer.byteLength(JSON.stringify(event))).toBeLessThan(7_900)
    expect(await open(seal(letters.slice(0, 1_200)), OWNER)).toMatchObject({ text: letters.slice(0, 1_200) })
  })
})
