import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { associatedData, decrypt, encrypt, encryptPieces, NONCE_BYTES, open, seal, TAG_BYTES, wrappingData } from './envelope.ts'
import { openText, sealText } from './sealed-text.ts'
import { epochOf, isOwned, unwrap, unwrapFor, wrapWith, wrapWithMaster } from './wrapped-key.ts'
import type { EpochKey } from './wrapped-key.ts'

const newKey = () => createSecretKey(randomBytes(32))
const key = newKey()
const PLAIN = Buffer.from('Pasienten har vondt i halsen.')
const HERE = associatedData('text', ['row', 'field'])
const refused = expect.objectContaining({ code: 'internal.error' })

describe('SEC-54 what is sealed', () => {
  test('opens with its key, in its place', () => {
    expect(decrypt(key, HERE, encrypt(key, HERE, PLAIN))).toEqual(PLAIN)
    expect(open(key, HERE, seal(key, HERE, PLAIN))).toEqual(PLAIN)
    expect(open(key, HERE, seal(key, HERE, Buffer.alloc(0)))).toEqual(Buffer.alloc(0))
  })

  test('opens with no other key and in no other place', () => {
    const sealed = seal(key, HERE, PLAIN)
    expect(() => open(newKey(), HERE, sealed)).toThrow(refused)
    for (const place of [['row', 'other'], ['other', 'field'], ['field', 'row'], ['rowfield', ''], ['row', 'field', '']]) {
      expect(() => open(key, associatedData('text', place), sealed)).toThrow(refused)
    }
    expect(() => open(key, associatedData('other', ['row', 'field']), sealed)).toThrow(refused)
  })

  test('does not open with any byte of it altered, cut off or added', () => {
    const sealed = seal(key, HERE, PLAIN)
    for (let at = 0; at < sealed.length; at += 1) {
      const altered = Buffer.from(sealed)
      altered[at]! ^= 1
      expect(() => open(key, HERE, altered), `byte ${at}`).toThrow(refused)
    }
    for (let length = 0; length < sealed.length; length += 1) expect(() => open(key, HERE, sealed.subarray(0, length)), `${length} bytes`).toThrow(refused)
    expect(() => open(key, HERE, Buffer.concat([sealed, Buffer.of(0)]))).toThrow(refused)
  })

  test('is never sealed twice under one nonce', () => {
    const nonces = Array.from({ length: 50 }, () => encrypt(key, HERE, PLAIN).subarray(0, NONCE_BYTES).toString('hex'))
    expect(new Set(nonces).size).toBe(50)
    expect(encrypt(key, HERE, PLAIN)).toHaveLength(NONCE_BYTES + PLAIN.length + TAG_BYTES)
  })

  test('in pieces is the same as whole', () => {
    const pieces = encryptPieces(key, HERE, [PLAIN.subarray(0, 5), Buffer.alloc(0), PLAIN.subarray(5)])
    expect(decrypt(key, HERE, Buffer.concat(pieces))).toEqual(PLAIN)
  })

  test('says nothing of what it holds when it does not open', () => {
    const error = (() => {
      try {
        return open(key, HERE, Buffer.concat([Buffer.of(9), encrypt(key, HERE, PLAIN)]))
      } catch (thrown) {
        return thrown
      }
    })()
    expect(error).toMatchObject({ code: 'internal.error', cause: { message: 'not a sealed value of a known version' } })
  })
})

test('a place is named without doubt: however its parts are cut, no two read alike', () => {
  const places = [['ab', 'c'], ['a', 'bc'], ['abc'], ['abc', ''], ['', 'abc'], ['a', 'b', 'c']].map((parts) => associatedData('p', parts).toString('hex'))
  expect(new Set(places).size).toBe(places.length)
  expect(associatedData('pa', ['b'])).not.toEqual(associatedData('p', ['ab']))
  // Not even where a part holds what would stand between two.
  expect(associatedData('p', ['a\0\0\0\0b'])).not.toEqual(associatedData('p', ['a', 'b']))
  expect(associatedData('p', ['a\0\0\0\u0001b'])).not.toEqual(associatedData('p', ['a', 'b']))
  expect(String(associatedData('text', []))).toContain('epikrise/text')
  expect(associatedData('p', [Buffer.from('a')])).toEqual(associatedData('p', ['a']))
})

describe('a sealed text', () => {
  const place = { id: 'row', field: 'report' }
  const LONG = 'Pasienten har hatt hodepine i tre dager. '.repeat(40)

  test.each([['', 0], ['kort', 0], ['x'.repeat(255), 0], ['x'.repeat(256), 1], [LONG, 1]])('%# opens to what it was', (text) => {
    expect(openText(key, place, sealText(key, place, text))).toBe(text)
  })

  test('that is long lies smaller, and one that is short as it is', () => {
    expect(sealText(key, place, LONG).length).toBeLessThan(LONG.length / 4)
    expect(sealText(key, place, LONG)[0]).toBe(3)
    expect(sealText(key, place, 'x'.repeat(255))[0]).toBe(1)
    expect(sealText(key, place, 'x'.repeat(256))[0]).toBe(3)
  })

  test.each(['kort', LONG])('%# opens in no other row or field, and not in the other form', (text) => {
    const sealed = sealText(key, place, text)
    for (const other of [{ ...place, id: 'other' }, { ...place, field: 'other' }]) expect(() => openText(key, other, sealed)).toThrow(refused)
    const otherForm = Buffer.from(sealed)
    otherForm[0] = sealed[0] === 3 ? 1 : 3
    expect(() => openText(key, place, otherForm)).toThrow(refused)
  })
})

describe('SEC-53 a wrapped key', () => {
  const [owner, id] = [randomUUID(), randomUUID()]
  const mine = { id, ownerId: owner }
  const house = { id, ownerId: null }
  const plain = randomBytes(32)
  const binding: EpochKey = { id: randomUUID(), key: newKey(), bindsOwners: true }
  const older: EpochKey = { ...binding, id: randomUUID(), bindsOwners: false }
  const keys = { masterKey: newKey(), find: (epochId: string) => [binding, older].find((epoch) => epoch.id === epochId) }

  test.each([
    ['in an epoch that binds owners', () => wrapWith(binding, mine, plain), true, binding.id],
    ['in one that does not', () => wrapWith(older, mine, plain), false, older.id],
    ['of the house, in an epoch', () => wrapWith(binding, house, plain), false, binding.id],
    ['by the master key', () => wrapWithMaster(keys.masterKey, mine, plain), true, undefined],
    ['of the house, by the master key', () => wrapWithMaster(keys.masterKey, house, plain), false, undefined],
  ])('%s says whose it is and of which epoch, and unwraps', (_how, wrap, owned, epochId) => {
    const wrapped = wrap()
    expect([isOwned(wrapped), epochOf(wrapped)]).toEqual([owned, epochId])
    expect(unwrap(keys, mine, wrapped)).toEqual(plain)
  })

  test.each([['an epoch', () => wrapWith(binding, mine, plain)], ['the master key', () => wrapWithMaster(keys.masterKey, mine, plain)]])(
    'bound to somebody under %s unwraps for nobody else, and in no other row',
    (_how, wrap) => {
      const wrapped = wrap()
      for (const place of [{ ...mine, ownerId: randomUUID() }, { ...mine, id: randomUUID() }, house]) {
        expect(() => unwrap(keys, place, wrapped)).toThrow(refused)
        expect(() => unwrapFor(keys, place, wrapped)).toThrow(refused)
      }
      expect(unwrapFor(keys, mine, wrapped)).toEqual(plain)
    },
  )

  test('bound to nobody in an epoch that binds owners opens for the house alone', () => {
    const wrapped = wrapWith(binding, house, plain)
    expect(unwrapFor(keys, house, wrapped)).toEqual(plain)
    expect(() => unwrapFor(keys, mine, wrapped)).toThrow(refused)
  })

  test('from before keys were bound opens for its owner', () => {
    expect(unwrapFor(keys, mine, wrapWith(older, mine, plain))).toEqual(plain)
    expect(unwrapFor(keys, mine, wrapWithMaster(keys.masterKey, house, plain))).toEqual(plain)
  })

  test('of an epoch that is not at hand waits for it, and is no defect', () => {
    const far = { ...binding, id: randomUUID() }
    expect(() => unwrap(keys, mine, wrapWith(far, mine, plain))).toThrow(expect.objectContaining({ code: 'storage.unavailable' }))
  })

  test('opens in no other epoch than its own', () => {
    const wrapped = wrapWith(binding, mine, plain)
    const moved = Buffer.concat([wrapped.subarray(0, 1), Buffer.from(randomUUID().replaceAll('-', ''), 'hex'), wrapped.subarray(17)])
    const taken = { ...keys, find: () => ({ ...binding, key: newKey() }) }
    expect(() => unwrap(taken, mine, moved)).toThrow(refused)
  })
})

test('the house’s own keys and those of somebody are wrapped for different places', () => {
  expect(wrappingData({ id: 'a', ownerId: null })).not.toEqual(wrappingData({ id: 'a', ownerId: '' }))
  expect(wrappingData({ id: 'a', ownerId: 'b' })).not.toEqual(wrappingData({ id: 'b', ownerId: 'a' }))
})
