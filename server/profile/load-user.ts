import { Refusal } from '#contract/refusal.ts'
import type { Database } from '#server/database/connect.ts'
import type { Identity } from '#server/ports/identity.ts'
import { makeReferenceCode } from './reference-code.ts'
import { makeRememberedUsers } from './remembered-users.ts'
import { findUser, insertUser, isUnchanged, updatePerson } from './store.ts'
import { trialStore } from './trial/store.ts'
import type { Trial } from './trial/trial.ts'
import type { User } from '#server/http/user.ts'

/** Without a name the part of the e-mail before the @ stands in: people are greeted by something. */
const nameOf = ({ name, email }: { name: string; email: string }) => name || (email.split('@')[0] ?? '')

/** Takes who somebody is at the provider; makes the user if there is none. Two at once make one (unique issuer and subject). */
export async function ensureUser(
  sql: Database,
  identity: Pick<Identity, 'issuer' | 'subject' | 'email' | 'name' | 'sid' | 'authenticatedAt'> & { tokenDigest?: string; issuedAt?: Date },
): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const isSettled = await insertUser(sql, { ...identity, name: nameOf(identity), referenceCode: makeReferenceCode() })
    if (isSettled) return
  }
  throw new Error('five reference codes in a row were taken')
}

const hasChanged = (user: User, { email, name }: Identity) => (email !== '' && email !== user.email) || (name !== '' && name !== user.name)

/**
 * Gives what turns a verified identity into a user: one statement when the user is known, a few at first contact. Whoever was read a while ago is not
 * read again: the statement asks instead whether anything has changed since, on whatever server.
 * @throws auth.expired when the token was logged out
 */
export function makeLoadUser(sql: Database, trial?: Trial): (identity: Identity) => Promise<User> {
  const isTrialOn = trial !== undefined && trial.reports > 0
  const remembered = makeRememberedUsers()

  const recall = async (identity: Identity): Promise<User | undefined> => {
    const known = remembered.find(identity.tokenDigest)
    if (known && (await isUnchanged(sql, known))) return known.user
    remembered.forget(identity.tokenDigest)
    return undefined
  }

  const find = async (identity: Identity): Promise<User | undefined> => {
    const found = await findUser(sql, identity, trial?.reports ?? 0)
    if (found.kind === 'refused') throw new Refusal('auth.expired')
    if (found.kind === 'nobody') return undefined
    const { user } = found.known
    if (isTrialOn && found.isUncounted && user.subscription.status === 'Missing') {
      await trialStore.begin(sql, user.id, await trial.personOf(identity))
      return find(identity)
    }
    remembered.keep(identity.tokenDigest, found.known)
    return user
  }

  return async (identity) => {
    const known = (await recall(identity)) ?? (await find(identity))
    if (known && hasChanged(known, identity)) {
      await updatePerson(sql, known.id, identity)
      return { ...known, email: identity.email || known.email, name: identity.name || known.name }
    }
    if (known) return known
    await ensureUser(sql, identity)
    const made = await find(identity)
    // Nothing was made: the token of somebody whose account is gone was logged out, or the account was erased after the token was made.
    if (!made) throw new Refusal('auth.expired')
    return made
  }
}
