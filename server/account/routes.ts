import type { Database } from '#server/database/connect.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { TokenVerifier } from '#server/ports/identity.ts'
import { refuseToken } from './store.ts'

export type AccountDeps = {
  sql: Database
  /** Told to forget the token; other servers find the refusal in the statement that loads the user. */
  verifier: Pick<TokenVerifier, 'forget'>
  /** Closes the sockets that were opened with this token, on every server. */
  closeSockets: (tokenDigest: string) => Promise<unknown> | void
  /** Where the server keeps sessions: ends this one. */
  dropSession?: ((tokenDigest: string) => Promise<void>) | undefined
}

/** The calls about the account itself. */
export function accountRoutes({ sql, verifier, closeSockets, dropSession }: AccountDeps): Handlers<'logOut'> {
  return {
    async logOut({ session }) {
      await refuseToken(sql, { digest: session.tokenDigest, expiresAt: session.expiresAt })
      await dropSession?.(session.tokenDigest)
      verifier.forget(session.tokenDigest)
      await closeSockets(session.tokenDigest)
    },
  }
}
