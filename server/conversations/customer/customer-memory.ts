import { createSecretKey, randomBytes } from 'node:crypto'
import type { Message } from '#contract/conversation.ts'
import type { Vault } from '#server/vault/vault.ts'

/** So long after its last question is a conversation remembered, and so many of them by one server. */
const REMEMBERED_MS = 30 * 60_000
const MOST_REMEMBERED = 1_000
const MOST_MESSAGES = 40

export type Customer = { userId: string; id: string }

type Kept = { sealed: Buffer; untilMs: number }

/** What was said with the customer assistant, in the memory of this process alone, sealed under a key that ends with it; bounded and short-lived. */
export function makeCustomerMemory({ vault, nowMs }: { vault: Vault; nowMs: () => number }) {
  const key = createSecretKey(randomBytes(32))
  const kept = new Map<string, Kept>()
  const nameOf = ({ userId, id }: Customer): string => `${userId}/${id}`
  const place = (name: string) => ({ id: name, field: 'customer' })

  function forgetOld(): void {
    // The one least lately asked stands first.
    for (const [name, { untilMs }] of kept) if (untilMs <= nowMs() || kept.size > MOST_REMEMBERED) kept.delete(name)
  }

  function read(who: Customer): Message[] {
    forgetOld()
    const found = kept.get(nameOf(who))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this same process sealed
    return found ? (JSON.parse(vault.openText(key, place(nameOf(who)), found.sealed)) as Message[]) : []
  }

  function keep(who: Customer, messages: readonly Message[]): void {
    const name = nameOf(who)
    kept.delete(name)
    kept.set(name, { sealed: vault.sealText(key, place(name), JSON.stringify(messages.slice(-MOST_MESSAGES))), untilMs: nowMs() + REMEMBERED_MS })
    forgetOld()
  }

  return { read, keep, forget: (who: Customer): void => void kept.delete(nameOf(who)) }
}
