/** What a restored server says of a case, beside what the old one said when it was last asked. */
export interface Restored {
  readonly caseId: string
  /** Deleted after the rows were copied. */
  readonly wasDeleted: boolean
  readonly before: { readonly text: string; readonly sound: string }
  /** Undefined: it is not there. */
  readonly after: { readonly text: string; readonly sound: string } | undefined
  /** Tables that name it, the log of accesses aside, and files of its sound. */
  readonly traces: readonly string[]
}

/** REL-23: what lived opens and is the same to the byte; what was deleted stays deleted. */
export function faultsAfterRestore({ caseId, wasDeleted, before, after, traces }: Restored): string[] {
  if (wasDeleted)
    return [
      ...(after === undefined ? [] : [`${caseId} was deleted and can be read again`]),
      ...traces.map((trace) => `${caseId} was deleted and is in ${trace}`),
    ]
  if (after === undefined) return [`${caseId} does not open`]
  return [...(after.text === before.text ? [] : [`${caseId} has another text`]), ...(after.sound === before.sound ? [] : [`${caseId} has other sound`])]
}
