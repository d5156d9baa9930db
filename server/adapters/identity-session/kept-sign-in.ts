import type { Database, Sql } from '#server/database/connect.ts'
import { personMark } from '#server/ports/ended-marks.ts'
import type { Identity, SignInSessions, TokenVerifier } from '#server/ports/identity.ts'
import { makeConfidentialClient } from './confidential-client.ts'
import type { ConfidentialClientOptions } from './confidential-client.ts'
import { makeSessionVerifier } from './session-verifier.ts'
import { makeSignInSessions } from './sign-in-sessions.ts'
import { makeSessionStore } from './store.ts'

export type KeptSignInOptions = {
  identity: ConfidentialClientOptions & { idleSeconds: number; lifeSeconds: number }
  sql: Database
  /** Judges the id tokens of the provider. */
  judge: TokenVerifier
  onFailure: (error: unknown) => void
}

export type KeptSignIn = {
  verifier: TokenVerifier
  sessions: SignInSessions
  forgetPerson: (tx: Sql, person: Pick<Identity, 'issuer' | 'subject'>) => Promise<void>
}

/** For so long a provider that is away counts as having said yes. */
const GRACE_SECONDS = 60 * 60

/** The sign-in that the server keeps, for providers that know us by a key and let no token go to a browser (HelseID, ID-porten). */
export function makeKeptSignIn({ identity, sql, judge, onFailure }: KeptSignInOptions): KeptSignIn {
  const store = makeSessionStore(sql)
  const client = makeConfidentialClient(identity)
  const limits = { idleSeconds: identity.idleSeconds, lifeSeconds: identity.lifeSeconds, graceSeconds: GRACE_SECONDS }
  return {
    verifier: makeSessionVerifier({ store, client, judge, limits, onFailure }),
    sessions: makeSignInSessions({ store, client, judge, limits, onFailure }),
    forgetPerson: (tx, person) => store.endAllOf(tx, personMark(person)),
  }
}
