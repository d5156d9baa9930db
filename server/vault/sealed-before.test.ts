import { createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { associatedData, encrypt, open } from './envelope.ts'
import { openStream } from './sealed-stream.ts'
import { openText } from './sealed-text.ts'
import { unwrapFor } from './wrapped-key.ts'

// What lies in somebody's database was sealed by an earlier version, and its key is nowhere else. These were sealed once, under a key that is known
// here, and must open for ever: whoever changes a form adds a new one and leaves these.

const key = createSecretKey(Buffer.alloc(32, 7))
const PLACE = { id: 'row', field: 'report' }
const WORDS = 'Halsen er rød.'

test('SEC-54 a value', () => {
  const sealed = 'AbwdF5KKZLnuzZY0bWmKUwfHV7Ybhz+nebKhr5qusHrQWxDmbHFXzcTgtVw='
  expect(String(open(key, associatedData('text', ['row', 'field']), Buffer.from(sealed, 'base64')))).toBe(WORDS)
})

test.each([
  ['a short text', 'AVSnym70t9vcmRY88jFlUcFloe5b/SyYk31HmYWNtqnaoAmjG4mQndnYGC8=', WORDS],
  ['a long text', 'A6QkmmZf/I1DUdPnCyHi5ZKxC4V2LLn4lhyZL+iAAjI5GkL3ZnDJdHX8R4v6seFi/VxGBy4=', `${WORDS} `.repeat(20)],
])('%s', (_what, sealed, text) => {
  expect(openText(key, PLACE, Buffer.from(sealed, 'base64'))).toBe(text)
})

test('sound, written out as it lies in the store: a version, a name by lot, and records that know their number and whether another follows', async () => {
  const [streamId, first, last] = [Buffer.alloc(16, 5), Buffer.alloc(64 * 1024, 1), Buffer.from('slutt')]
  const record = (index: number, more: string, plain: Buffer) => encrypt(key, associatedData('stream', ['row', 'sound', streamId, String(index), more]), plain)
  const stored = Buffer.concat([Buffer.of(1), streamId, record(0, 'more', first), record(1, 'last', last)])
  const read = async function* ({ start, end }: { start: number; end: number }) {
    yield stored.subarray(start, end + 1)
  }
  const pieces: Buffer[] = []
  for await (const piece of openStream(key, { id: 'row', field: 'sound' }, { sealedBytes: stored.length, read })) pieces.push(piece)
  expect(Buffer.concat(pieces).equals(Buffer.concat([first, last]))).toBe(true)
})

const ID = '11111111-1111-4111-8111-111111111111'
const OWNER = '22222222-2222-4222-8222-222222222222'
const EPOCH = '33333333-3333-4333-8333-333333333333'

const WRAPPED: readonly [how: string, wrapped: string, ownerId: string | null, bindsOwners: boolean][] = [
  ['bound to an owner, in an epoch', 'AzMzMzMzM0MzgzMzMzMzMzMW3L8XUwMIKnPkya9lKB2hj8FkqUQD1n8yL0XEhO3o8r/svFAtBRpaxrJCSogANwgVEgIQ85hEgertHow=', OWNER, true],
  ['bound to nobody, in an epoch', 'AjMzMzMzM0MzgzMzMzMzMzNsKKlXNFTGXE1cb799iHLO5VezQ8c8rZ8aq9zLVFTBiMg7nZ4gSHxP4mFb58iFTVWtytMz+wMr+HbbiUA=', OWNER, false],
  ['bound to an owner, by the master key', 'BAFF8b6EQhIv+dSFjxXK5YJpnsOXKu8UDKu+fKGPFz84NxBAUa3teRw0yWiKaneltiTOTc76VOOFrqIleq8=', OWNER, true],
  ['of the house, by the master key', 'AXPbzPbI/Yil7iwpgqM0P34dwUy2n0WYsWqVJl+Z+rfwjxfiNcKFT4wenjh0s4+Y0pT4m/NPdbGkokNO2A==', null, true],
]

test.each(WRAPPED)('a key %s', (_what, wrapped, ownerId, bindsOwners) => {
  const keys = { masterKey: key, find: (id: string) => (id === EPOCH ? { id, key, bindsOwners } : undefined) }
  expect(unwrapFor(keys, { id: ID, ownerId }, Buffer.from(wrapped, 'base64'))).toEqual(Buffer.alloc(32, 9))
})
