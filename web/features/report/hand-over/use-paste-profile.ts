import { useCallback, useSyncExternalStore } from 'react'
import { isProfileName, PROFILES } from '#domain/note/export/paste-profile.ts'
import type { PasteProfile, ProfileName } from '#domain/note/export/paste-profile.ts'

const KEY = 'epikrise.paste-profile'

const listeners = new Set<() => void>()
let chosen: ProfileName | undefined

function remembered(): ProfileName {
  try {
    const kept = localStorage.getItem(KEY)
    return isProfileName(kept) ? kept : 'plain'
  } catch {
    return 'plain'
  }
}

const current = (): ProfileName => (chosen ??= remembered())

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export type PasteChoice = { name: ProfileName; profile: PasteProfile; choose: (name: ProfileName) => void }

/** How copied text is laid out; as it was last chosen on this device. */
export function usePasteProfile(): PasteChoice {
  const name = useSyncExternalStore(listen, current)
  const choose = useCallback((next: ProfileName) => {
    chosen = next
    try {
      localStorage.setItem(KEY, next)
    } catch {
      // A browser that keeps nothing begins with the plain form.
    }
    for (const listener of listeners) listener()
  }, [])
  return { name, profile: PROFILES[name], choose }
}
