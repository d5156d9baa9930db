import type { HistoryState as _HistoryState } from '@tanstack/react-router'

/** What a page may hand the next without an address: a request filled in beforehand for the quick actions. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    quickAction?: { type: 'AnimalInsurance'; input: string }
  }
}
