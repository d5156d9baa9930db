import { randomBytes, createSecretKey } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { BASE_PATH } from '#contract/route.ts'
import type { Case } from '#contract/case.ts'
import { DEFAULT_TENANTS, tenantOf } from '#contract/tenant.ts'
import { makeAccessLog } from '#server/access-log/access-log.ts'
import { makeFolderBlobs } from '#server/adapters/blobs-folder/folder-blobs.ts'
import { makeTestPayments } from '#server/adapters/payments-test/test-payments.ts'
import { assemble } from '#server/assemble.ts'
import type { Limits, Powers } from '#server/assembly/powers.ts'
import { STANDARD_PLANS } from '#domain/plans/plan.ts'
import type { Database } from '#server/database/connect.ts'
import type { EmbeddedConnection } from '#server/database/embedded-postgres.ts'
import { freshDatabase } from '#server/database/testing.ts'
import { builtinDocumentWriter } from '#server/documents/builtin-document-writer.ts'
import { makeLog } from '#server/log.ts'
import { builtinWriter } from '#server/reports/builtin-writer.ts'
import { makeRetentionClock } from '#server/retention/retention-clock.ts'
import { keyStore } from '#server/vault/store.ts'
import { makeVault } from '#server/vault/vault.ts'
import { makeInlineJobs } from './inline-jobs.ts'
import { multipart } from './multipart-form.ts'
import { textsInProcess } from './texts-in-process.ts'
import { makeScriptedTranscriber, makeTestVerifier, makeTextDecoder } from './stand-in-powers.ts'

const LIMITS: Limits = {
  connectOrigins: [],
  publicOrigins: ['http://localhost'],
  tenants: DEFAULT_TENANTS,
  callsPerMinute: 100_000,
  engineCallsPerMinute: 100_000,
  anonymousHours: 12,
  audioDays: 30,
  anonymisedDays: 180,
  accessLogDays: 1826,
  organisation: 'Prøveklinikken AS',
  metricsToken: undefined,
  maySuggestDiagnoses: true,
  patientInformed: 'offered',
  audioQuota: { bytesPerDay: 2 ** 40, minutesPerDay: 1_000_000 },
  trialReports: 0,
  extraDoctorTypes: {},
  checksAnswers: true,
}

export type CallOptions = { as?: string; body?: unknown; form?: Record<string, string | Uint8Array>; headers?: Record<string, string> }

async function makePowers({ prepare = () => Promise.resolve(), seenAs = (sql) => sql }: Overrides) {
  const made = await freshDatabase()
  const database = { ...made, sql: seenAs(made.sql) }
  await prepare(database.connection)
  const folder = await mkdtemp(join(tmpdir(), 'epikrise-server-'))
  const decoder = makeTextDecoder()
  const powers = {
    log: makeLog('silent'),
    sql: database.sql,
    vault: makeVault({ masterKey: createSecretKey(randomBytes(32)), store: keyStore }),
    turnKeys: () => Promise.resolve(),
    blobs: makeFolderBlobs({ root: folder }),
    jobs: makeInlineJobs(),
    decoder,
    transcriber: makeScriptedTranscriber(decoder.textOf),
    texts: textsInProcess,
    writerFor: () => builtinWriter,
    documentWriterFor: () => builtinDocumentWriter,
    chatModelFor: () => undefined,
    verifier: makeTestVerifier(),
    payments: makeTestPayments({ sql: database.sql, plans: STANDARD_PLANS }),
    forgetPerson: () => Promise.resolve(),
    verticalOf: (host: string) => tenantOf(host).vertical,
    now: () => new Date(),
  } satisfies Powers
  return { database, folder, powers }
}

type Overrides = {
  powers?: Partial<Powers>
  /** Powers that stand on the same database. */ powersOn?: (sql: Database) => Partial<Powers>
  limits?: Partial<Limits>
  /** What is done to the database before anybody uses it. */ prepare?: (connection: EmbeddedConnection) => Promise<void>
  /** How everybody sees the database. */ seenAs?: (sql: Database) => Database
}

/** The whole product behind its HTTP surface on a database of its own, with stand-ins for the outside powers. */
export async function startTestServer(overrides: Overrides = {}) {
  const { database, folder, powers } = await makePowers(overrides)
  const standing = overrides.powersOn?.(overrides.powers?.sql ?? powers.sql) ?? {}
  const assembled = await assemble({ ...powers, ...overrides.powers, ...standing }, { ...LIMITS, ...overrides.limits })
  await assembled.start()
  const { anonymousHours, audioDays, anonymisedDays } = { ...LIMITS, ...overrides.limits }
  const keep = { anonymousHours, audioDays, anonymisedDays }

  /** One call below the base path, as the named person. */
  async function call(
    method: NonNullable<InjectOptions['method']>,
    path: string,
    { as = 'doctor', body, form, headers }: CallOptions = {},
  ): Promise<LightMyRequestResponse> {
    const filled = form && multipart(form)
    return assembled.app.inject({
      method,
      url: BASE_PATH + path,
      headers: { host: 'localhost', ...(as !== '' && { authorization: `Bearer test:${as}` }), ...filled?.headers, ...headers },
      ...(filled ? { payload: filled.payload } : body !== undefined && { payload: body as object }),
    })
  }

  return {
    ...powers,
    ...overrides.powers,
    ...standing,
    sql: overrides.powers?.sql ?? powers.sql,
    jobs: powers.jobs,
    transcriber: powers.transcriber,
    app: assembled.app,
    folder,
    connection: database.connection,
    /** How long things are kept, and by which clock, for a round of forgetting by hand. */
    keep: { ...keep, receiptDays: LIMITS.accessLogDays },
    clock: makeRetentionClock({ sql: database.sql }),
    /** A second log beside the server's own, as another server on the same database has one. */
    accessLog: makeAccessLog({ sql: database.sql, vault: powers.vault, keepDays: LIMITS.accessLogDays }),
    call,
    subscribe: (as: string, status = 'Active') => subscribe(database.sql, { as, status, call }),
    async readCase(patientId: string, caseId: string, as = 'doctor'): Promise<Case | undefined> {
      const answer = await call('GET', `/patients/${patientId}`, { as })
      return answer.json<{ cases?: Case[] }>().cases?.find(({ id }) => id === caseId)
    },
    async stop(): Promise<void> {
      await powers.jobs.settled()
      await assembled.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Subscribing = { as: string; status: string; call: (method: 'GET', path: string, options: CallOptions) => Promise<unknown> }

/** Makes the person known and lets them pay. */
async function subscribe(sql: Database, { as, status, call }: Subscribing): Promise<void> {
  await call('GET', '/user-profile', { as })
  await sql`
    insert into subscription (user_id, status, product_id, unit_amount, currency, current_period_start, current_period_end)
    select id, ${status}, 'med-monthly', 79900, 'NOK', now(), now() + interval '30 days' from app_user where subject = ${as}
    on conflict (user_id) do update set status = excluded.status`
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
