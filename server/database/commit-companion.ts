import type { Transaction } from './transaction.ts'

/** What belongs into the same commit as whatever change the work makes, such as the line that tells of it. */
export type CommitCompanion = {
  /** Runs last in each transaction that takes it along, before its commit. */
  readonly beforeCommit: (transaction: Transaction) => Promise<void>
  /** Told when that commit has succeeded. */
  readonly committed: () => void
}

/** Nothing goes along: for what no call asked for, such as a job, a round of the clock or a command. A verb has the audit of its call. */
export const ALONE: CommitCompanion = { beforeCommit: () => Promise.resolve(), committed: () => undefined }
