import { describe, expect, test } from 'vitest'
import type { UserProfile } from '#contract/profile.ts'
import { memoryStorage } from './memory-storage.ts'
import { forgetProfile, recallProfile, rememberProfile } from './profile-cache.ts'

const profile = (status: UserProfile['subscription']['status'], cancelAtPeriodEnd = false): UserProfile => ({
  id: '0b7c6c0e-9d5e-4a7b-8f51-2f1f7f9a1c11',
  email: 'kari@example.no',
  name: 'Kari',
  role: 'user',
  points: 0,
  referenceCode: 'KARI1',
  services: [],
  subscription: { status, cancelAtPeriodEnd },
  settings: { DoctorType: 'FamilyDoctor', type: 'FamilyDoctor', doctorType: 'FamilyDoctor', Language: 'nb', LlmProvider: 'OpenAi', cameFrom: null },
  extraDoctorTypes: [],
  optimizationInstructions: { instructions: '', examples: [], acceptCustomPrompt: false },
})

const MINUTE = 60_000

describe('profile cache (spec 4)', () => {
  test('an Active profile is remembered for five minutes and not longer', () => {
    const storage = memoryStorage()
    rememberProfile(storage, { subject: 'a', storedAtMs: 1_000, profile: profile('Active') })
    expect(recallProfile(storage, 'a', 1_000 + 5 * MINUTE - 1)?.profile.name).toBe('Kari')
    expect(recallProfile(storage, 'a', 1_000 + 5 * MINUTE)).toBeUndefined()
  })

  test.each([
    ['ends at the period end', profile('Active', true)],
    ['is canceled', profile('Canceled')],
    ['is missing', profile('Missing')],
    ['is only on trial', profile('Trialing')],
  ])('a subscription that %s is not remembered, and what was remembered goes', (_state, lapsed) => {
    const storage = memoryStorage()
    rememberProfile(storage, { subject: 'a', storedAtMs: 0, profile: profile('Active') })
    rememberProfile(storage, { subject: 'a', storedAtMs: 1, profile: lapsed })
    expect(recallProfile(storage, 'a', 2)).toBeUndefined()
    expect(storage.length).toBe(0)
  })

  test('own instructions and pieces of reports are never written to disk', () => {
    const storage = memoryStorage()
    rememberProfile(storage, {
      subject: 'a',
      storedAtMs: 0,
      profile: { ...profile('Active'), optimizationInstructions: { instructions: 'kanari', examples: ['Har kanarifugl'], acceptCustomPrompt: true } },
    })
    expect(storage.getItem('epikrise.profile')).not.toContain('kanari')
    expect(recallProfile(storage, 'a', 1)?.profile.name).toBe('Kari')
  })

  test('nobody gets the profile of another person on the same machine', () => {
    const storage = memoryStorage()
    rememberProfile(storage, { subject: 'a', storedAtMs: 0, profile: profile('Active') })
    expect(recallProfile(storage, 'b', 1)).toBeUndefined()
  })

  test('forgetting and unreadable storage give nothing', () => {
    const storage = memoryStorage()
    rememberProfile(storage, { subject: 'a', storedAtMs: 0, profile: profile('Active') })
    forgetProfile(storage)
    expect(recallProfile(storage, 'a', 1)).toBeUndefined()
    storage.setItem('epikrise.profile', '{"subject":"a"')
    expect(recallProfile(storage, 'a', 1)).toBeUndefined()
  })
})
