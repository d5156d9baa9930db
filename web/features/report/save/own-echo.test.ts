import { expect, test } from 'vitest'
import { isNews } from './is-news.ts'
import { duringSave, savesUnderWay } from './saves-under-way.ts'

test('what this page holds already is no news; a later revision, work begun or ended, and an unknown case are', () => {
  const known = { revision: 7, isUpdating: false }
  expect(isNews({ revision: 7, isUpdating: false }, known)).toBe(false)
  expect(isNews({ revision: 6, isUpdating: false }, known)).toBe(false)
  expect(isNews({ revision: 8, isUpdating: false }, known)).toBe(true)
  expect(isNews({ revision: 7, isUpdating: true }, known)).toBe(true)
  expect(isNews({ revision: 7, isUpdating: false }, undefined)).toBe(true)
})

test('an event is held until the save under way has its answer, good or bad, and no longer', async () => {
  for (const end of ['answered', 'refused']) {
    let settle = (): void => undefined
    const saving = duringSave('case', () => new Promise<string>((resolve, reject) => {
      settle = end === 'answered' ? () => resolve('saved') : () => reject(new Error('refused'))
    })).catch(() => 'refused')
    let isHeard = false
    const heard = savesUnderWay('case').then(() => (isHeard = true))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(isHeard).toBe(false)
    settle()
    await Promise.all([saving, heard])
    expect(isHeard).toBe(true)
    await savesUnderWay('case')
  }
})
