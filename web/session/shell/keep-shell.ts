import { currentSession } from '../session.ts'

const WORKER = '/sw.js'

/** What this page has fetched of the build it is of. */
const loaded = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .flatMap(({ origin, pathname }) => (origin === location.origin && pathname.startsWith('/assets/') ? [pathname] : []))

/**
 * Keeps on this device what the app needs to start and to record without a network (`web/build/offline.js`) while somebody is signed in; called
 * again, asks whether there is a newer build to keep. To be called once the page is at rest: nothing that is seen first waits for it.
 */
export function keepShell(): void {
  if (!('serviceWorker' in navigator) || currentSession() === undefined) return
  if (navigator.onLine) void register()
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
    await Promise.all([registration.update(), navigator.serviceWorker.ready])
    // One that waits for older pages to close is of this build already.
    for (const worker of [registration.waiting, registration.active]) worker?.postMessage({ loaded: loaded() }, [])
  } catch {
    // A browser that keeps nothing (a private window) works as it did before; what the server failed to send is asked for at the next round.
  }
}
