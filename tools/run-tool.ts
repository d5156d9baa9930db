import { StartupRefusal } from '#server/database/startup-refusal.ts'

/** The person at the keyboard can help; the message says how. */
export class ToolRefusal extends Error {}

const isWrongUse = (error: Error) => 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** Runs a command's work. What the person can mend is said in one plain sentence; anything else shows where it broke. */
export async function runTool(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const isPlain = error instanceof ToolRefusal || error instanceof StartupRefusal || (error instanceof Error && isWrongUse(error))
    console.error(isPlain ? error.message : error)
    process.exitCode = 1
  }
}
