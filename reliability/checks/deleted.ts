/** What was found of one case after the last round of kills. */
export interface AfterDeletion {
  readonly caseId: string
  readonly isDue: boolean
  /** Tables that still name it; the log of accesses is not among them. */
  readonly namedIn: readonly string[]
  readonly files: number
  /** Whether its key row stands. */
  readonly hasKey: boolean
  /** What the public call says: its text opens, its sound is there. */
  readonly canBeRead: boolean
  /** Lines of the access log that say it was deleted. */
  readonly deletions: number
}

/** REL-22: everything due is gone, each counted once; nothing else is. */
export function faultsAfterDeletion({ caseId, isDue, namedIn, files, hasKey, canBeRead, deletions }: AfterDeletion): string[] {
  const fault = (what: string): string => `${isDue ? 'due' : 'not due'} ${caseId}: ${what}`
  if (!isDue)
    return [
      ...(canBeRead && hasKey ? [] : [fault('cannot be read any more')]),
      ...(deletions > 0 ? [fault('is said to be deleted')] : []),
    ]
  return [
    ...namedIn.map((table) => fault(`is named in ${table}`)),
    ...(files > 0 ? [fault(`has ${files} files left`)] : []),
    ...(hasKey ? [fault('has its key')] : []),
    ...(canBeRead ? [fault('can be read')] : []),
    ...(deletions === 1 ? [] : [fault(`was deleted ${deletions} times by the access log`)]),
  ]
}
