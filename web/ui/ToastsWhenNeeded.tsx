import { notificationsStore } from '@mantine/notifications'
import { lazy, Suspense, useSyncExternalStore } from 'react'

const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }))

let hasAny = false

function watch(tell: () => void): () => void {
  return notificationsStore.subscribe((state) => {
    hasAny ||= state.notifications.length > 0 || state.queue.length > 0
    tell()
  })
}

/** Fetches what shows short messages when there is a first one to show. */
export function ToastsWhenNeeded() {
  const isNeeded = useSyncExternalStore(watch, () => hasAny)
  return isNeeded ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
