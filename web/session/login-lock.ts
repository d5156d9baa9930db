import { timing } from '#contract/timing.ts'

const KEY = 'epikrise.login-lock'

/** Takes when the lock was set and the time now; true while a second sign-in must wait (spec 4, login lock). */
export function isLocked(lockedAtMs: number | undefined, nowMs: number): boolean {
  return lockedAtMs !== undefined && nowMs >= lockedAtMs && nowMs - lockedAtMs < timing.loginLockMs
}

export function lockLogin(storage: Storage, nowMs: number): void {
  storage.setItem(KEY, String(nowMs))
}

export function unlockLogin(storage: Storage): void {
  storage.removeItem(KEY)
}

/** Takes the session storage; gives when the lock was set, or undefined. */
export function lockedAt(storage: Pick<Storage, 'getItem'>): number | undefined {
  const stored = storage.getItem(KEY)
  const time = stored === null ? Number.NaN : Number(stored)
  return Number.isFinite(time) ? time : undefined
}

/** Tells whether the lock holds: now, every 2 s, and whenever the page comes back into view, which also clears it. */
export function watchLoginLock(tell: (isHeld: boolean) => void, signal: AbortSignal): void {
  const look = () => {
    const isHeld = isLocked(lockedAt(sessionStorage), Date.now())
    if (!isHeld) unlockLogin(sessionStorage)
    tell(isHeld)
  }
  const clear = () => {
    unlockLogin(sessionStorage)
    tell(false)
  }
  const ticker = setInterval(look, timing.loginLockCheckMs)
  signal.addEventListener('abort', () => clearInterval(ticker))
  addEventListener('pageshow', clear, { signal })
  document.addEventListener('visibilitychange', clear, { signal })
  look()
}
