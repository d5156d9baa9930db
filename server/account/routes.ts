import type { Database } from '#server/database/connect.ts'
import type { Handlers } from '#server/http/handler.ts'
import { refuseToken } from './store.ts'

export type AccountDeps = {
  sql: Database
  /** Forgets the token on this server; the others find the refusal in the statement that loads the user. */
  forgetToken: (tokenDigest: string) => void
  /** Closes the sockets that were opened with this token, on every server. */
  closeSockets: (tokenDigest: string) => Promise<void> | void
}

/** The calls about the account itself. */
export function accountRoutes({ sql, forgetToken, closeSockets }: AccountDeps): Handlers<'logOut'> {
  return {
    async logOut({ session }) {
      await refuseToken(sql, { digest: session.tokenDigest, expiresAt: session.expiresAt })
      forgetToken(session.tokenDigest)
      await closeSockets(session.tokenDigest)
    },
  }
}
