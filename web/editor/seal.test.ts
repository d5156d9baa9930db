import { expect, test } from 'vitest'
import { makeSealingKey, seal, unseal } from './seal.ts'

test('SEC-62 what is sealed holds none of its text, reads back, and is bound to its id', async () => {
  const key = await makeSealingKey()
  const sealed = await seal(key, 'Brystsmerter siden i går', 'case-1')
  expect(new TextDecoder().decode(sealed.bytes)).not.toContain('Bryst')
  expect(await unseal(key, sealed, 'case-1')).toBe('Brystsmerter siden i går')
  await expect(unseal(key, sealed, 'case-2')).rejects.toThrow()
})

test('SEC-62 the key cannot be read out', async () => {
  await expect(crypto.subtle.exportKey('raw', await makeSealingKey())).rejects.toThrow()
})
