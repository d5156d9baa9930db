import { createHash } from 'node:crypto'
import { z } from 'zod'
import { CameFrom, DoctorType, LlmProvider } from '#contract/profile.ts'
import { ToldProfessional } from '#contract/professional.ts'
import type { Professional } from '#contract/professional.ts'
import { Language } from '#contract/vertical.ts'
import type { Database, Sql } from '#server/database/connect.ts'
import { marksOf } from '#server/ports/ended-marks.ts'
import type { SignInPlace } from '#server/ports/ended-marks.ts'
import type { Identity } from '#server/ports/identity.ts'
import type { Person } from './person-of.ts'
import type { KnownUser, SignIn } from './remembered-users.ts'
import { standingOf } from './subscription-status.ts'
import type { Standing } from './subscription-status.ts'
import type { User } from '#server/http/user.ts'

const Stored = z.object({ status: z.string(), cancelAtPeriodEnd: z.boolean(), hasLapsed: z.boolean() }).nullable()

export const StandingRow = z.object({
  own: Stored,
  seat: Stored,
  isSeatPaid: z.boolean().nullable(),
  hasSat: z.boolean(),
  isOnTrial: z.boolean().nullable(),
})

const Row = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  points: z.int(),
  referenceCode: z.string(),
  doctorType: DoctorType,
  language: z.nullable(Language),
  llmProvider: LlmProvider,
  cameFrom: z.nullable(CameFrom).catch(null),
  isBlocked: z.boolean(),
  professional: ToldProfessional,
  ...StandingRow.shape,
  hasCustomPrompt: z.boolean(),
})

/** What a row tells of somebody's right to the app. */
export const readStanding = ({ own, seat, isSeatPaid: isPaid, hasSat, isOnTrial }: z.infer<typeof StandingRow>): Standing =>
  ({ own, seat: seat && { ...seat, isPaid: isPaid === true }, hasSat, isOnTrial })

const Stands = z.object({ revision: z.int().nullable(), standsUntil: z.string() })

function toUser(row: z.infer<typeof Row>): User {
  const { own, seat, isSeatPaid: isPaid, hasSat, isOnTrial, ...person } = row
  return { ...person, subscription: standingOf(readStanding({ own, seat, isSeatPaid: isPaid, hasSat, isOnTrial })) }
}

/**
 * Whether what was paid for is over, of a subscription by the name it has in the statement. One that its provider renews by itself goes on for a
 * day beyond its period: nobody is locked out while the word of the renewal is on its way, or the provider away.
 */
export const hasLapsed = (sql: Sql, name = 's') => sql`${lapsesAt(sql, name)} <= now()`

const lapsesAt = (sql: Sql, name: string) => sql`
  ${sql(name)}.current_period_end
  + (case when ${sql(name)}.provider_reference is null or ${sql(name)}.cancel_at_period_end then interval '0' else interval '1 day' end)`

/**
 * Whether the seat `m` is among those that its payer's subscription `p` is paid for, the payer's own counted first. Where fewer are paid than were
 * taken, whoever was seated first keeps theirs.
 */
export const isSeatPaid = (sql: Sql) => sql`
  (select count(*) from seat o where o.payer_id = m.payer_id and o.taken_at is not null and (o.taken_at, o.id) < (m.taken_at, m.id)) < p.seats - 1`

/** What is stored of a subscription by its name in the statement, null where there is none. */
const stored = (sql: Sql, name: string) => sql`
  case when ${sql(name)}.user_id is null then null else jsonb_build_object('status', ${sql(name)}.status, 'cancelAtPeriodEnd',
    ${sql(name)}.cancel_at_period_end, 'hasLapsed', ${hasLapsed(sql, name)}) end`

/** The subscription of a user, the one of a seat too, and whether one of so many free reports is left, null where there was no trial. */
export const standingColumns = (sql: Sql, trialReports: number) => sql`
  ${stored(sql, 's')} as own, ${stored(sql, 'p')} as seat, ${isSeatPaid(sql)} as "isSeatPaid", u.has_sat as "hasSat",
  t.reports < ${trialReports} and t.ended_at is null as "isOnTrial"`

/** A user's columns with their right to the app beside them; the caller names the row. */
const columns = (sql: Sql, trialReports: number) => sql`
  u.id, u.email, u.name, u.role, u.points, u.reference_code as "referenceCode", u.doctor_type as "doctorType", u.language,
  u.llm_provider as "llmProvider", u.came_from as "cameFrom", u.is_blocked as "isBlocked", u.professional,
  exists (select from custom_prompt where user_id = u.id) as "hasCustomPrompt", ${standingColumns(sql, trialReports)}`

/** Users `u` with all that their right to the app is read from. */
export const userTables = (sql: Sql) => sql`
  app_user u left join subscription s on s.user_id = u.id left join trial_use t on t.person = u.trial_person
  left join seat m on m.member_id = u.id left join subscription p on p.user_id = m.payer_id`

export type Found = { kind: 'user'; known: KnownUser; /** Has no name to be counted by yet. */ isUncounted: boolean } | { kind: 'refused' } | { kind: 'nobody' }

const signInOf = (identity: SignInPlace & Pick<Identity, 'tokenDigest' | 'issuedAt' | 'authenticatedAt'>): SignIn => ({
  tokenDigest: identity.tokenDigest,
  marks: marksOf(identity),
  since: (identity.authenticatedAt ?? identity.issuedAt).toISOString(),
})

/** Whether the token was refused, by any server, or the provider has ended the sign-in: its session, or all of the person's from before then (SEC-47). */
const isRefused = (sql: Sql, { tokenDigest, marks: [person, session], since }: SignIn) => sql`
  (exists (select from refused_token where digest = ${tokenDigest})
    or exists (select from ended_sign_in where digest in (${person}, ${session}) and ended_at >= ${since}::timestamptz))`

/** When the subscriptions that a standing is read from lapse next, of those that have not yet. */
const standsUntil = (sql: Sql) => sql`
  coalesce(least(
    case when ${lapsesAt(sql, 's')} > now() then ${lapsesAt(sql, 's')} end, case when ${lapsesAt(sql, 'p')} > now() then ${lapsesAt(sql, 'p')} end),
      'infinity')`

/** One statement: the user, the subscription, whether the token was refused, and by what it is told later whether all of that still holds. */
export async function findUser(sql: Sql, identity: Identity, trialReports: number): Promise<Found> {
  const { issuer, subject } = identity
  const signIn = signInOf(identity)
  const [row] = await sql`
    select ${columns(sql, trialReports)}, u.trial_person is null as "isUncounted", ${isRefused(sql, signIn)} as "isRefused",
      (select revision from user_revision where user_id = u.id) as revision, ${standsUntil(sql)}::text as "standsUntil"
    from ${userTables(sql)}
    where u.issuer = ${issuer} and u.subject = ${subject}`
  if (!row) return { kind: 'nobody' }
  if (row['isRefused'] === true) return { kind: 'refused' }
  return { kind: 'user', known: { user: toUser(Row.parse(row)), ...Stands.parse(row), signIn }, isUncounted: row['isUncounted'] === true }
}

/** Whether a user who was read before is still as they were and their token not refused: looked up by three indexes, without the tables of `findUser`. */
export async function isUnchanged(sql: Sql, { user, revision, standsUntil: until, signIn }: KnownUser): Promise<boolean> {
  const rows = await sql`
    select from user_revision
    where user_id = ${user.id} and revision = ${revision} and now() < ${until}::timestamptz and not ${isRefused(sql, signIn)}`
  return rows.length > 0
}

export type Newcomer = SignInPlace & Pick<Identity, 'email' | 'name' | 'authenticatedAt'> & { referenceCode: string; tokenDigest?: string; issuedAt?: Date }

/** Names a person whose account is gone, without naming them. */
export const personDigest = ({ issuer, subject }: { issuer: string; subject: string }): string =>
  createHash('sha256').update(JSON.stringify([issuer, subject])).digest('base64url')

/** Makes the user unless somebody just did, or the token is refused. False when the reference code belongs to another. */
export async function insertUser(sql: Sql, newcomer: Newcomer): Promise<boolean> {
  const { issuer, subject, email, name, referenceCode, issuedAt } = newcomer
  const signIn = signInOf({ tokenDigest: '', ...newcomer, issuedAt: issuedAt ?? new Date() })
  const rows = await sql`
    insert into app_user (issuer, subject, email, name, reference_code)
    select ${issuer}, ${subject}, ${email}, ${name}, ${referenceCode}
    where not ${isRefused(sql, signIn)}
      and not exists (select from erased_account where digest = ${personDigest({ issuer, subject })} and erased_at >= ${issuedAt ?? null})
    on conflict do nothing returning id`
  if (rows.length > 0) return true
  const [taken] = await sql`select from app_user where reference_code = ${referenceCode}`
  return taken === undefined
}

/** The provider is the owner of e-mail and name; what it leaves out stays as it is. */
export async function updatePerson(sql: Sql, id: string, { email, name }: { email: string; name: string }): Promise<void> {
  await sql`update app_user set email = coalesce(nullif(${email}, ''), email), name = coalesce(nullif(${name}, ''), name) where id = ${id}`
}

export type SettingsUpdate = {
  doctorType: DoctorType | undefined
  language: Language | undefined
  llmProvider: LlmProvider | undefined
  cameFrom: CameFrom | undefined
}

export async function updateSettings(sql: Sql, id: string, change: SettingsUpdate): Promise<void> {
  await sql`
    update app_user set
      doctor_type = coalesce(${change.doctorType ?? null}, doctor_type), language = coalesce(${change.language ?? null}, language),
      llm_provider = coalesce(${change.llmProvider ?? null}, llm_provider), came_from = coalesce(${change.cameFrom ?? null}, came_from)
    where id = ${id}`
}

/** Puts the named fields in the place of the old ones; gives all that is told. */
export async function saveProfessional(sql: Sql, id: string, change: Partial<Professional>): Promise<Partial<Professional>> {
  const [row] = await sql<{ professional: unknown }[]>`
    update app_user set professional = professional || ${sql.json(change)} where id = ${id} returning professional`
  return ToldProfessional.parse(row?.professional ?? {})
}

/** Takes a user's id; gives the user as of now. */
export async function readUser(sql: Database | Sql, id: string, trialReports = 0): Promise<User | undefined> {
  const [row] = await sql`select ${columns(sql, trialReports)} from ${userTables(sql)} where u.id = ${id}`
  return row && toUser(Row.parse(row))
}

/** Takes a user's id; gives who they are at the provider. */
export async function findPerson(sql: Sql, userId: string): Promise<Person | undefined> {
  const [row] = await sql<Person[]>`select issuer, subject from app_user where id = ${userId}`
  return row
}

export async function findUserId(sql: Sql, { issuer, subject }: { issuer: string; subject: string }): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`select id from app_user where issuer = ${issuer} and subject = ${subject}`
  return row?.id
}

/** For a person at the keyboard of the server, who knows people by e-mail; two accounts of one e-mail are nobody's. */
export async function findUserIdByEmail(sql: Sql, email: string): Promise<string | undefined> {
  const rows = await sql<{ id: string }[]>`select id from app_user where lower(email) = lower(${email})`
  return rows.length === 1 ? rows[0]?.id : undefined
}
