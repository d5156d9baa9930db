import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { Refusal } from '#contract/refusal.ts'
import { ToolRefusal } from './run-tool.ts'

/** Why a line was not answered, without quoting it: it may be a patient's. */
function explain(cause: unknown): string {
  if (cause instanceof z.ZodError) return cause.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
  if (cause instanceof SyntaxError) return 'not JSON'
  return cause instanceof ToolRefusal || cause instanceof Refusal ? cause.message : 'failed'
}

/**
 * Answers a file of JSON lines line by line, in order (contract, "Commands for scripts and evaluation"): a bad line is told on standard error with
 * its number, does not stop the rest, and makes the exit status 1.
 */
export async function answerLines({ from, to }: { from: string; to: string }, answer: (line: string) => string | Promise<string>): Promise<void> {
  const out = createWriteStream(to, { encoding: 'utf8' })
  let number = 0
  for await (const raw of createInterface({ input: createReadStream(from, { encoding: 'utf8' }), crlfDelay: Infinity })) {
    number += 1
    const line = number === 1 ? raw.replace(/^\uFEFF/, '') : raw
    if (line.trim() === '') continue
    try {
      if (!out.write(`${await answer(line)}\n`)) await once(out, 'drain')
    } catch (cause) {
      console.error(`line ${number}: ${explain(cause)}`)
      process.exitCode = 1
    }
  }
  out.end()
  await once(out, 'finish')
}

/** Takes what the command line gave; gives the two paths. Throws a ToolRefusal with the usage when one is missing. */
export function pathsOf({ in: from, out: to }: { in?: string | undefined; out?: string | undefined }, usage: string): { from: string; to: string } {
  if (from === undefined || to === undefined) throw new ToolRefusal(`usage: ${usage}`)
  return { from, to }
}
