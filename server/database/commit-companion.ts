import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction } from './transaction.ts'

/** A statement that belongs into the same commit as whatever change the work makes, such as the line that tells of it. */
export type CommitCompanion = {
  /** Runs last in each transaction of the work, before its commit. */
  beforeCommit: (transaction: Transaction) => Promise<void>
  /** Told when that commit has succeeded. */
  committed: () => void
}

const companions = new AsyncLocalStorage<CommitCompanion>()

/** Runs the work; every transaction begun in it with `inTransaction` takes the companion along. */
export function accompanied<Result>(companion: CommitCompanion, work: () => Promise<Result>): Promise<Result> {
  return companions.run(companion, work)
}

export const currentCompanion = (): CommitCompanion | undefined => companions.getStore()
