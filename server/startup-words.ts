import { z } from 'zod'
import { Refusal } from '#contract/refusal.ts'
import { StartupRefusal } from './database/startup-refusal.ts'
import { describeFailure } from './http/error-reply.ts'

const OfTheSystem = z.object({ code: z.string() }).catch({ code: '' })

const WORDS: Readonly<Record<string, (at: { host: string; port: number }) => string>> = {
  EADDRINUSE: ({ host, port }) => `Another program listens on ${host}:${port}. Stop it, or set PORT to another number.`,
  EACCES: ({ host, port }) => `This user may not listen on ${host}:${port}. Set PORT to a number above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST is ${host}, which is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST is ${host}, which is no address of this machine.`,
  'database.unavailable': () => 'The database does not answer. Start it, or see that DATABASE_URL is right.',
  'storage.unavailable': () => 'The object store does not answer. See that BLOB_URL is right and that its keys may read and write.',
}

/** Takes what stopped the start; gives what the operator is told: a sentence with a way on, or where the code broke. */
export function startupWords(error: unknown, at: { host: string; port: number }): string {
  if (error instanceof StartupRefusal) return error.message
  const code = error instanceof Refusal ? error.code : OfTheSystem.parse(error).code
  return WORDS[code]?.(at) ?? `The server could not start: ${JSON.stringify(describeFailure(error))}`
}
