import { Refusal } from '#contract/refusal.ts'
import { StartupRefusal } from '#server/database/startup-refusal.ts'

/** The person at the keyboard can help; the message says how. */
export class ToolRefusal extends Error {}

const isWrongUse = (error: Error) => 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** Plain words for what the person can mend; undefined for anything else. */
function plainWords(error: unknown): string | undefined {
  if (error instanceof Refusal && error.code === 'database.unavailable')
    return 'The database does not answer. Start the server with npm start, with the same DATA_DIR or DATABASE_URL, and try again.'
  const isPlain = error instanceof ToolRefusal || error instanceof StartupRefusal || (error instanceof Error && isWrongUse(error))
  return isPlain ? error.message : undefined
}

/** Runs a command's work. What the person can mend is said in one plain sentence; anything else shows where it broke. */
export async function runTool(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(plainWords(error) ?? error)
    process.exitCode = 1
  }
}
