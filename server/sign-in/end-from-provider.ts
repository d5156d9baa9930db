import { hash } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import { refuseToken } from '#server/account/store.ts'
import type { Database, Sql } from '#server/database/connect.ts'
import { namelessMark, personMark, sidMark } from '#server/ports/ended-marks.ts'
import type { LogoutToken } from '#server/ports/identity.ts'
import { findUserId } from '#server/profile/store.ts'
import { providerSockets, userSockets } from '#server/stream/event-bus.ts'
import { signInStore } from './store.ts'

export type EndFromProvider = {
  sql: Database
  /** Closes sockets on every server, those of a token, a user or a session at the provider; in a transaction when that commits. */
  closeSockets: (sql: Sql, whose: string) => Promise<void>
}

const REMEMBERED_MS = 60 * 60_000

/** What is marked as ended: the session that is named, whenever a token of it was made; else all of the person's so far. */
function endsOf({ issuer, subject, sid, issuedAt }: LogoutToken): { mark: string; endedAt: Date | undefined }[] {
  if (sid === undefined) return subject === undefined ? [] : [{ mark: personMark({ issuer, subject }), endedAt: issuedAt }]
  const named = { mark: sidMark(issuer, sid), endedAt: undefined }
  // Of tokens that name no session nobody can tell whether they are of this one.
  return subject === undefined ? [named] : [named, { mark: namelessMark({ issuer, subject }), endedAt: issuedAt }]
}

/**
 * Carries out a provider's word that a session has ended: kept sessions go, tokens are refused from the next call on whichever server, sockets close. All or
 * nothing, so that a provider that hears of a failure may say the same again.
 * @throws auth.logout_token_invalid for a word that came before
 */
export async function endFromProvider({ sql, closeSockets }: EndFromProvider, token: LogoutToken): Promise<void> {
  const { issuer, subject, sid, id, expiresAt } = token
  const person = subject === undefined ? undefined : personMark({ issuer, subject })
  const providerSession = sid === undefined ? undefined : sidMark(issuer, sid)
  await sql.begin(async (tx) => {
    const isNew = await signInStore.noteToken(tx, { digest: hash('sha256', JSON.stringify([issuer, id]), 'base64url'), expiresAt })
    if (!isNew) throw new Refusal('auth.logout_token_invalid')
    for (const end of endsOf(token)) await signInStore.noteEnd(tx, end)
    for (const digest of await signInStore.endSessions(tx, { person, providerSession }))
      await refuseToken(tx, { digest, expiresAt: new Date(Date.now() + REMEMBERED_MS) })
    const userId = subject === undefined ? undefined : await findUserId(tx, { issuer, subject })
    if (userId !== undefined) await closeSockets(tx, userSockets(userId))
    else if (providerSession !== undefined) await closeSockets(tx, providerSockets(providerSession))
  })
}
