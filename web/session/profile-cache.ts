import * as z from 'zod/mini'
import { NO_CUSTOM_PROMPT } from '#contract/optimizer.ts'
import { UserProfile } from '#contract/profile.ts'
import { timing } from '#contract/timing.ts'

export const PROFILE_CACHE_KEY = 'epikrise.profile'

const Entry = z.object({ subject: z.string(), storedAtMs: z.number(), profile: UserProfile })
export type RememberedProfile = Pick<z.infer<typeof Entry>, 'storedAtMs' | 'profile'>

/** Gives the profile remembered for this person, unless it is older than five minutes (spec 4). */
export function recallProfile(storage: Pick<Storage, 'getItem'>, subject: string, nowMs: number): RememberedProfile | undefined {
  const parsed = Entry.safeParse(parse(storage.getItem(PROFILE_CACHE_KEY)))
  if (!parsed.success || parsed.data.subject !== subject) return undefined
  const ageMs = nowMs - parsed.data.storedAtMs
  return ageMs >= 0 && ageMs < timing.profileCacheMs ? parsed.data : undefined
}

/**
 * Remembers a profile only while its subscription is Active and will stay so; else forgets what was there (spec 4). Instructions and examples stay out:
 * examples come out of reports, and what is remembered here is written to disk.
 */
export function rememberProfile(storage: Storage, entry: z.infer<typeof Entry>): void {
  const { status, cancelAtPeriodEnd } = entry.profile.subscription
  if (status === 'Active' && !cancelAtPeriodEnd)
    storage.setItem(PROFILE_CACHE_KEY, JSON.stringify({ ...entry, profile: { ...entry.profile, optimizationInstructions: NO_CUSTOM_PROMPT } }))
  else forgetProfile(storage)
}

export function forgetProfile(storage: Storage): void {
  storage.removeItem(PROFILE_CACHE_KEY)
}

function parse(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
