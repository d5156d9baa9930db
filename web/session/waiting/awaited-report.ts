let awaited: string | undefined

/** Notes that somebody asked for a report of this patient and is on the way to it; with nothing, that they have arrived. */
export function awaitReport(patientId: string | undefined): void {
  awaited = patientId
}

/** Whether the report of this patient was asked for a moment ago, though it may be written before its page stands. */
export function isAwaited(patientId: string): boolean {
  return awaited === patientId
}
