import { provideCredentials } from '#web/api/credentials.ts'
import { spokenLanguage } from '#web/text/machinery.ts'
import { keepWantedAddress } from './keep-wanted.ts'
import { forgetPerson } from './leaving.ts'
import { isPageHeld, onHoldChange } from './page-hold.ts'
import { forgetProfile, PROFILE_CACHE_KEY } from './profile-cache.ts'
import { runtimeConfig } from './runtime-config.ts'
import { isSessionKey, readSession, sessionKey } from './stored-user.ts'
import type { Session } from './stored-user.ts'

const RENEW_BEFORE_MS = 60_000
/** Written when somebody signs out: unlike a sign-in that ran out, that ends every tab, one that records too. */
export const SIGNED_OUT_KEY = 'epikrise.signed-out'
const LONGEST_TIMER_MS = 2_147_000_000

let key = ''
let current: Session | undefined
let renewal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Other tabs see what is taken from the storage; this one is told as they are. */
function forgetEverywhere(): void {
  forgetProfile(localStorage)
  dispatchEvent(new StorageEvent('storage', { key: PROFILE_CACHE_KEY }))
}

/** Reads the sign-in of this browser, lends its token to the calls, renews it in time, and follows what other tabs do. */
export async function startSession(): Promise<void> {
  const { authority, clientId } = await runtimeConfig()
  key = sessionKey(authority, clientId)
  readAgain()
  provideCredentials({
    token: () => current?.idToken,
    isSignedIn: () => current !== undefined,
    renew: renewOrEnd,
    forbidden: forgetEverywhere,
    language: spokenLanguage,
  })
  addEventListener('storage', ({ key: changed }) => {
    if (changed === SIGNED_OUT_KEY) void endSession()
    else if (changed === null || isSessionKey(changed)) followOtherTab()
  })
  onHoldChange(() => {
    if (!isPageHeld()) followOtherTab()
  })
}

/** Another tab signed in, renewed, or lost its sign-in. What is on screen belongs to the person who was signed in here. */
function followOtherTab(): void {
  const before = current
  readAgain()
  if (before === undefined || current?.subject === before.subject) return
  if (current === undefined) void endSession()
  else location.replace('/')
}

export function currentSession(): Session | undefined {
  return current
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** This tab has nobody signed in any more. */
export function dropSession(): void {
  current = undefined
}

/** Where somebody who is not signed in wanted to go. */
let wanted: string | undefined

export function rememberWanted(address: string): void {
  wanted = address
}

/** Forgets the person and loads the page anew, so that no text stays in memory (REL-29); what somebody wanted who was nobody yet is kept. */
export async function endSession(): Promise<void> {
  // Without a network and without anybody there is nothing to forget: the app that was kept on this device would load itself for ever.
  const isNobodyOffline = current === undefined && !navigator.onLine && location.pathname === '/'
  current = undefined
  await forgetPerson()
  if (wanted !== undefined) keepWantedAddress(sessionStorage, wanted)
  if (!isNobodyOffline) location.replace('/')
}

/** What the calls use after a 401. Only a refusal ends the session: a lost network must not throw a doctor out in mid-sentence. */
async function renewOrEnd(): Promise<boolean> {
  const refused = current?.mark
  if (refused === undefined) return false
  try {
    if (await renewOnce(refused)) return true
  } catch {
    return false
  }
  if (!isPageHeld()) await endSession()
  return false
}

/** A refresh token works once: tabs take turns, and who comes second finds the new sign-in already there. */
async function renewOnce(oldMark: string): Promise<boolean> {
  return await navigator.locks.request('epikrise.renew', async () => {
    readAgain()
    if (current === undefined) return false
    if (current.mark !== oldMark) return true
    if (!current.canRenew) return false
    const { renewSignIn } = await import('./provider.ts')
    const isRenewed = await renewSignIn()
    readAgain()
    return isRenewed
  })
}

function readAgain(): void {
  const found = readSession(localStorage, key)
  if (found?.mark === current?.mark) return
  // A talk being recorded goes on under the sign-in it began with, even an ended one: nobody else's may take its place.
  if (isPageHeld() && current !== undefined && found?.subject !== current.subject) return
  current = found
  clearTimeout(renewal)
  if (found?.canRenew === true) {
    const waitMs = Math.min(Math.max(found.expiresAtMs - Date.now() - RENEW_BEFORE_MS, 0), LONGEST_TIMER_MS)
    renewal = setTimeout(() => void renewOnce(found.mark).catch(() => undefined), waitMs)
  }
  for (const listener of listeners) listener()
}
