import type { PromoStatus } from '#contract/billing.ts'
import type { Database } from '#server/database/connect.ts'
import { normalReferenceCode } from '#server/profile/reference-code.ts'
import type { User } from '#server/http/user.ts'
import { readCodeFacts } from './store.ts'

export type JudgedCode = { status: PromoStatus; acceptedCode: string | undefined }

/**
 * Takes a code as typed and who types it; gives what becomes of it (spec 4). Codes are for people who have never
 * subscribed. A visitor is told nothing of codes, so that nobody can try them out.
 */
export async function judgeReferenceCode(sql: Database, { user, code }: { user: User | undefined; code: string | null | undefined }): Promise<JudgedCode> {
  const typed = normalReferenceCode(code ?? '')
  if (typed === '' || !user) return { status: 'OK', acceptedCode: undefined }
  const { hasReferrer, isExistingUser } = await readCodeFacts(sql, { userId: user.id, code: typed })
  if (!hasReferrer) return { status: 'CodeNotFound', acceptedCode: undefined }
  if (isExistingUser) return { status: 'ExistingUser', acceptedCode: undefined }
  return { status: 'CodeApplied', acceptedCode: typed }
}
