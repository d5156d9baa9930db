import { expect, test } from 'vitest'
import { makePartialTeller } from './tell-partials.ts'


test('the first words at once, then the newest after a rest, never all of them', async () => {
  const told: string[] = []
  const teller = makePartialTeller(async (text) => void told.push(text), 20)
  for (const text of ['a', 'a b', 'a b c']) teller.tell(text)
  expect(told).toEqual(['a'])
  await expect.poll(() => told).toEqual(['a', 'a b c'])
  await teller.end()
})

test('nothing is told after the end, and one that failed does not keep the next', async () => {
  const told: string[] = []
  const teller = makePartialTeller((text) => {
    told.push(text)
    return Promise.reject(new Error('away'))
  }, 1)
  teller.tell('a')
  await expect.poll(() => told.length).toBe(1)
  teller.tell('a b')
  await expect.poll(() => told).toEqual(['a', 'a b'])
  await teller.end()
  teller.tell('a b c')
  await teller.end()
  expect(told).toEqual(['a', 'a b'])
})
