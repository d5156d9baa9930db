import type { HistoryState as _HistoryState } from '@tanstack/react-router'

/**
 * What a page may hand the next without an address: a request filled in beforehand for the quick actions, and the case whose report is to be
 * written anew and laid against the one that stands.
 */
declare module '@tanstack/react-router' {
  interface HistoryState {
    quickAction?: { type: 'AnimalInsurance'; patientId: string; caseId: string }
    rewriteCaseId?: string
  }
}
