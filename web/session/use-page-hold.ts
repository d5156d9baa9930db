import { useSyncExternalStore } from 'react'
import { isPageHeld, onHoldChange } from './page-hold.ts'

/** True while something on the page must not be torn away, whatever became of the sign-in. */
export function useIsPageHeld(): boolean {
  return useSyncExternalStore(onHoldChange, isPageHeld)
}
