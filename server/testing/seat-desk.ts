import { randomUUID } from 'node:crypto'
import type { UserProfile } from '#contract/profile.ts'
import type { SeatInvitation, SeatList, SeatOffer } from '#contract/seats/seat.ts'
import type { TestServer } from './test-server.ts'

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'
type Change = { seats?: number; status?: string; isEnding?: boolean; /** From now on; below zero it is over. */ endsInDays?: number }

/** What payers and members do with seats, over the wire; a call that is refused throws its code. `change` sets a subscription as a provider would. */
export function makeSeatDesk(server: TestServer) {
  async function ask<Answer>(as: string, method: Method, path: string, body?: object): Promise<Answer> {
    const answer = await server.call(method, path, { as, ...(body && { body }) })
    if (answer.statusCode >= 400) throw new Error(answer.json<{ code: string }>().code)
    return answer.json<Answer>()
  }
  const codeOf = (work: Promise<unknown>) => work.then(() => 'accepted', (error: unknown) => (error instanceof Error ? error.message : 'unknown'))

  const listOf = (payer: string) => ask<SeatList>(payer, 'GET', '/subscription/seats')
  const invite = (payer: string, email = '') => ask<SeatInvitation>(payer, 'POST', '/subscription/seats/invitations', { email })
  const secretOf = ({ url }: SeatInvitation) => new URL(url).hash.slice(1)
  const take = (member: string, invitation: SeatInvitation) => ask<UserProfile>(member, 'POST', '/subscription/seat', { secret: secretOf(invitation) })
  const lookAt = (member: string, invitation: SeatInvitation) => ask<SeatOffer>(member, 'POST', '/subscription/seat/offer', { secret: secretOf(invitation) })
  const statusOf = async (as: string) => (await ask<UserProfile>(as, 'GET', '/user-profile')).subscription
  const makeCase = (as: string, patientId: string = randomUUID()) => server.call('POST', `/patients/${patientId}/cases`,
    { as, body: { id: randomUUID(), transcription: 'Pasienten heter Kanarifugl og hoster.' } })
  const change = (payer: string, { seats, status, isEnding, endsInDays }: Change) => server.sql`
    update subscription set seats = coalesce(${seats ?? null}::int, seats), next_seats = coalesce(${seats ?? null}::int, next_seats),
      status = coalesce(${status ?? null}::text, status),
      cancel_at_period_end = coalesce(${isEnding ?? null}::boolean, cancel_at_period_end),
        current_period_end = coalesce(now() + ${endsInDays ?? null}::int * interval '1 day', current_period_end)
    where user_id = (select id from app_user where subject = ${payer})`

  /** A payer of so many seats, under a name of their own. */
  async function payerOf(seats: number): Promise<string> {
    const payer = `payer_${randomUUID().slice(0, 8)}`
    await server.subscribe(payer)
    await change(payer, { seats })
    return payer
  }
  const newMember = () => `member_${randomUUID().slice(0, 8)}`

  /** A payer and who sits in each of the other seats, in the order they were seated. */
  async function clinicOf(seats: number): Promise<{ payer: string; members: string[] }> {
    const payer = await payerOf(seats)
    const members = Array.from({ length: seats - 1 }, newMember)
    for (const member of members) await take(member, await invite(payer))
    return { payer, members }
  }

  return { ask, codeOf, listOf, invite, secretOf, take, lookAt, statusOf, makeCase, change, payerOf, newMember, clinicOf }
}
