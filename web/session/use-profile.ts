import { useQuery } from '@tanstack/react-query'
import type { UserProfile } from '#contract/profile.ts'
import { timing } from '#contract/timing.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { newestGiven } from '#web/api/newest-given.ts'
import { PROFILE_CACHE_KEY, recallProfile, rememberProfile } from './profile-cache.ts'
import { currentSession, onSessionChange } from './session.ts'
import { useSession } from './use-session.ts'

const profiles = newestGiven<UserProfile>()

async function loadProfile(): Promise<UserProfile> {
  const subject = currentSession()?.subject
  const profile = await profiles.fetch(() => call('getUserProfile'))
  keepProfile(profile, subject)
  return profile
}

/** The profile of the signed-in person; what was remembered of it counts for five minutes (spec 4). */
export function useProfile() {
  const subject = useSession()?.subject
  return useQuery({
    queryKey: [...queryKeys.profile, subject],
    queryFn: loadProfile,
    enabled: subject !== undefined,
    staleTime: timing.profileCacheMs,
    initialData: () => remembered(subject)?.profile,
    initialDataUpdatedAt: () => remembered(subject)?.storedAtMs,
  })
}

/** True while the account may look but not touch: signed in, with a subscription that is not Active (spec 4). */
export function useIsReadOnly(): boolean {
  const { data } = useProfile()
  return data !== undefined && data.subscription.status !== 'Active'
}

/** Puts a profile that some call answered with in the place of the old one, everywhere. */
export function replaceProfile(profile: UserProfile): void {
  const subject = currentSession()?.subject
  profiles.give(profile)
  keepProfile(profile, subject)
  queryClient.setQueryData([...queryKeys.profile, subject], profile)
}

export async function refreshProfile(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: queryKeys.profile })
}

/**
 * Asks for the profile anew when any tab forgot it (it signed out, or was refused), unless it is being asked for, and when a new sign-in may be taken
 * where the old one was not.
 */
export function followOtherTabs(): void {
  onSessionChange(() => {
    if (currentSession() !== undefined) void queryClient.resetQueries({ queryKey: queryKeys.profile, predicate: ({ state }) => state.status === 'error' })
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key === PROFILE_CACHE_KEY && newValue === null && currentSession() !== undefined && queryClient.isFetching({ queryKey: queryKeys.profile }) === 0)
      void refreshProfile()
  })
}

function keepProfile(profile: UserProfile, subject: string | undefined): void {
  if (subject !== undefined) rememberProfile(localStorage, { subject, storedAtMs: Date.now(), profile })
}

function remembered(subject: string | undefined) {
  return subject === undefined ? undefined : recallProfile(localStorage, subject, Date.now())
}
