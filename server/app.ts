import type { KeyObject } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { startLanguage, tenantOf } from '#contract/tenant.ts'
import { makeAudioDecoder } from '#server/adapters/audio-decoding/audio-decoder.ts'
import { makeFolderBlobs } from '#server/adapters/blobs-folder/folder-blobs.ts'
import { makeS3Blobs } from '#server/adapters/blobs-s3/s3-blobs.ts'
import { makeEmbeddedIdentity, mountEmbeddedIdentity } from '#server/adapters/identity-embedded/embedded-identity.ts'
import type { EmbeddedIdentity } from '#server/adapters/identity-embedded/embedded-identity.ts'
import { makeKeptSignIn } from '#server/adapters/identity-session/kept-sign-in.ts'
import { makeLocalKeys } from '#server/adapters/identity-tokens/keys.ts'
import { makeReadLogoutToken } from '#server/adapters/identity-tokens/logout-token.ts'
import { makeRemoteKeys } from '#server/adapters/identity-tokens/remote-keys.ts'
import { makeTokenVerifier } from '#server/adapters/identity-tokens/token-verifier.ts'
import { chooseModels } from '#server/adapters/language-model/choose-model.ts'
import { makeBlobShelf } from '#server/adapters/key-shelf/blob-shelf.ts'
import { makeFolderShelf } from '#server/adapters/key-shelf/folder-shelf.ts'
import { makeSmtpMailer } from '#server/adapters/mail-smtp/smtp-mailer.ts'
import { makeStripePayments } from '#server/adapters/payments-stripe/stripe-payments.ts'
import { registerTestCheckout } from '#server/adapters/payments-test/test-checkout.ts'
import { makeTestPayments } from '#server/adapters/payments-test/test-payments.ts'
import { makeSpeechEndpoint } from '#server/adapters/speech-endpoint/speech-endpoint.ts'
import { chooseTranscriber } from '#server/adapters/speech-gate/choose-transcriber.ts'
import { makeSpeechGate } from '#server/adapters/speech-gate/speech-gate.ts'
import { makeOnDeviceSpeech } from '#server/adapters/speech-on-device/on-device-speech.ts'
import { makeSpeechDetectors } from '#server/adapters/speech-on-device/speech-detectors.ts'
import { makeTextPool } from '#server/adapters/text-pool/text-pool.ts'
import { assemble } from '#server/assemble.ts'
import type { Limits, Powers } from '#server/assembly/powers.ts'
import { STANDARD_PLANS } from '#domain/plans/plan.ts'
import type { Config } from '#server/config.ts'
import { outsideEngines, withoutEnginesOff } from '#server/processing/engines.ts'
import { isOwnAddress } from '#server/own-address.ts'
import { outsideStores, storesOfUnknownPlace } from '#server/processing/stores.ts'
import { publicConfig } from '#server/public-config.ts'
import { openDatabase } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'
import { migrate } from '#server/database/migrate.ts'
import { builtinDocumentWriter } from '#server/documents/builtin-document-writer.ts'
import { makeModelDocumentWriter } from '#server/documents/model-document-writer.ts'
import { describeFailure } from '#server/http/error-reply.ts'
import { rememberPlans } from '#server/billing/provider/known-plans.ts'
import { registerPages } from '#server/http/pages.ts'
import type { Pages } from '#server/http/pages.ts'
import { factsOf } from '#server/info/facts.ts'
import { renderAllInfo } from '#server/info/render-info.ts'
import { makeJobQueue } from '#server/jobs/job-queue.ts'
import type { ChatModel } from '#server/ports/language-model.ts'
import { prepareSpelling } from '#server/knowledge/spelling-help.ts'
import type { Mailer } from '#server/ports/mailer.ts'
import type { Payments } from '#server/ports/payments.ts'
import type { WriterChoice } from '#server/ports/report-writer.ts'
import type { Transcriber } from '#server/ports/transcriber.ts'
import { builtinWriter } from '#server/reports/builtin-writer.ts'
import { makeModelWriter } from '#server/reports/model-writer.ts'
import { meterModel } from '#server/spending/meter-model.ts'
import { isChanged } from '#server/vault/change-master-key.ts'
import { openEpochs } from '#server/vault/epochs.ts'
import { openMasterKey } from '#server/vault/master-key.ts'
import { keyStore } from '#server/vault/store.ts'
import { NOTICE_MS, turnWhenDue } from '#server/vault/turn-epoch.ts'
import { makeVault } from '#server/vault/vault.ts'

export type Product = { address: string; stop: () => Promise<void> }

const PAGES_FOLDER = join(import.meta.dirname, '..', 'dist')

/** One processor is left to the thread that serves everybody. */
const TEXT_THREADS = Math.max(1, availableParallelism() - 1)

/** A choice without an endpoint is written by the built-in engine, which the report says. */
function chooseWriters({ languageModels, tokensPerDay }: Config, sql: Database): Pick<Powers, 'writerFor' | 'documentWriterFor' | 'chatModelFor'> {
  const choose = chooseModels(languageModels)
  const modelFor = ({ provider, userId, engine }: WriterChoice): ChatModel | undefined => {
    const model = engine === 'builtin' ? undefined : choose(provider)
    return model && meterModel(model, { sql, userId, tokensPerDay })
  }
  return {
    chatModelFor: modelFor,
    writerFor: (choice) => {
      const model = modelFor(choice)
      return model ? makeModelWriter(model) : builtinWriter
    },
    documentWriterFor: (choice) => {
      const model = modelFor(choice)
      return model ? makeModelDocumentWriter(model) : builtinDocumentWriter
    },
  }
}

function makeTranscriber({ speech, searchPath }: Config, log: FastifyBaseLogger): Transcriber {
  const gate = makeSpeechGate({
    detector: makeSpeechDetectors({ most: availableParallelism() }),
    onChange: (kind, cause) => log.warn({ speechGate: kind, failure: describeFailure(cause) }, 'the speech gate changed'),
  })
  const endpoint =
    speech.endpoint && makeSpeechEndpoint({ url: speech.endpoint.baseUrl, apiKey: speech.endpoint.apiKey, model: speech.model, mayStream: speech.mayStream })
  const { modelDir, engineDir, whisperServer } = speech
  return chooseTranscriber({ gate, endpoint, onDevice: makeOnDeviceSpeech({ modelDir, engineDir, searchPath, whisperServer }) })
}

async function makeIdentity(config: Config, sql: Database, onFailure: (error: unknown) => void) {
  const { identity, host, dataDir, publicOrigins, tenants } = config
  const embedded: EmbeddedIdentity | undefined =
    identity.kind === 'embedded'
      ? await makeEmbeddedIdentity({ host, issuer: identity.issuer, clientId: identity.clientId, dataDir, sql, origins: publicOrigins, tenants, onFailure })
      : undefined
  const keys = embedded ? makeLocalKeys(embedded.publicJwk) : makeRemoteKeys({ issuer: identity.issuer, onFailure })
  const judge = makeTokenVerifier({ ...identity, keys })
  const readLogoutToken = embedded ? undefined : makeReadLogoutToken({ ...identity, keys })
  const kept = identity.session && makeKeptSignIn({ identity: { ...identity, ...identity.session }, sql, judge, onFailure })
  return { embedded, verifier: kept?.verifier ?? judge, sessions: kept?.sessions, readLogoutToken, forgetPerson: embedded?.forgetPerson ?? kept?.forgetPerson }
}

/** The vault, and the round that wraps its keys anew so that what is deleted is beyond reach. */
async function openKeys(
  config: Config,
  { sql, masterKey, log }: { sql: Database; masterKey: KeyObject; log: FastifyBaseLogger },
): Promise<Pick<Powers, 'vault' | 'turnKeys'>> {
  const shelf = config.s3 ? makeBlobShelf(makeS3Blobs(config.s3)) : makeFolderShelf(join(config.dataDir, 'keys'))
  const epochs = await openEpochs({ sql, shelf, masterKey })
  const turn = { sql, store: keyStore, shelf, masterKey, epochs, noticeMs: NOTICE_MS }
  const turnKeys = async (): Promise<void> => {
    if (!(await isChanged({ sql, store: keyStore, to: masterKey }))) return log.warn('the master key was changed: restart with the new one')
    const turned = await turnWhenDue(turn, { epochMs: config.keyEpochHours * 3_600_000 })
    if (turned) log.info(turned, 'keys were wrapped anew')
  }
  return { vault: makeVault({ masterKey, store: keyStore, epochs }), turnKeys }
}

async function makePowers(
  config: Config,
  { sql, log }: { sql: Database; log: FastifyBaseLogger },
): Promise<{ powers: Powers; embedded: EmbeddedIdentity | undefined }> {
  const onFailure = (error: unknown): void => log.warn({ failure: describeFailure(error) }, 'sign-in')
  const masterKey = await openMasterKey({ configured: config.masterKey, dataDir: config.dataDir, sql, store: keyStore })
  const keys = await openKeys(config, { sql, masterKey, log })
  const { embedded, forgetPerson, ...signIn } = await makeIdentity(config, sql, onFailure)
  const powers: Powers = {
    log,
    sql,
    ...keys,
    blobs: config.s3 ? makeS3Blobs(config.s3) : makeFolderBlobs({ root: join(config.dataDir, 'blobs') }),
    jobs: makeJobQueue({ sql, log, isAlone: config.databaseUrl === undefined }),
    decoder: makeAudioDecoder({ searchPath: config.searchPath, folder: config.dataDir }),
    transcriber: makeTranscriber(config, log),
    texts: makeTextPool({ threads: TEXT_THREADS, onFailure: (error) => log.error({ failure: describeFailure(error) }, 'a thread that reads texts fell') }),
    ...chooseWriters(config, sql),
    ...signIn,
    payments: makePayments(config, sql),
    mailer: makeMailer(config),
    forgetPerson: async (tx, person) => forgetPerson?.(tx, person),
    verticalOf: (host) => tenantOf(host, config.tenants).vertical,
    now: () => new Date(),
  }
  return { powers, embedded }
}

function makeMailer({ mail }: Config): Mailer | undefined {
  return mail && makeSmtpMailer({ url: mail.smtpUrl, from: mail.from, to: mail.to, requiresTls: !isOwnAddress(new URL(mail.smtpUrl)) })
}

function makePayments({ payments }: Config, sql: Database): Payments {
  return payments.kind === 'stripe' ? makeStripePayments(payments) : makeTestPayments({ sql, plans: STANDARD_PLANS })
}

const limitsOf = (config: Config): Limits => ({
  connectOrigins: [new URL(config.identity.issuer).origin],
  publicOrigins: config.publicOrigins,
  tenants: config.tenants,
  callsPerMinute: config.callsPerMinute,
  engineCallsPerMinute: config.engineCallsPerMinute,
  anonymousHours: config.retention.anonymousTextHours,
  audioDays: config.retention.audioDays,
  anonymisedDays: config.retention.anonymisedDays,
  accessLogDays: config.retention.accessLogDays,
  organisation: config.operator.name,
  metricsToken: config.metricsToken,
  maySuggestDiagnoses: config.mayDiagnosisSuggestionsShow,
  patientInformed: config.patientInformed,
  audioQuota: config.audioQuota,
  trialReports: config.trialReports,
  extraDoctorTypes: config.extraDoctorTypes,
  checksAnswers: false,
})

/** Brings the product up: database, powers, features, pages, in that order; answers its address once it serves. */
export async function startProduct(given: Config, log: FastifyBaseLogger): Promise<Product> {
  const engines = outsideEngines(given)
  for (const { name } of engines.filter(({ isOn }) => !isOn))
    log.warn({ engine: name }, 'off: nobody has said that this engine works within the EEA. Set its _REGION, or ENGINES_OUTSIDE_EEA=on')
  const stores = outsideStores(given)
  for (const { holds } of storesOfUnknownPlace(stores))
    log.warn({ holds }, 'nobody has said that this store lies within the EEA. Set DATABASE_REGION, or the region of BLOB_URL')
  const config = withoutEnginesOff(given)
  const embeddedDatabase = config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir, log }) : undefined
  const target = config.databaseUrl ?? embeddedDatabase?.connection
  if (target === undefined) throw new Error('neither a database address nor an embedded database')
  const sql = openDatabase(target)
  const closeDatabase = async (): Promise<void> => {
    await sql.end()
    await embeddedDatabase?.stop()
  }
  try {
    await migrate(sql)
    await prepareSpelling(sql, log)
    const { powers, embedded } = await makePowers(config, { sql, log })
    const { app, start, stop } = await assemble(powers, limitsOf(config))
    if (embedded) await mountEmbeddedIdentity(app, embedded)
    if (config.payments.kind === 'test') await registerTestCheckout(app, { sql, origins: config.publicOrigins, tenants: config.tenants })
    const meaningOf: Pages['meaningOf'] = (signs) => ({
      vertical: tenantOf(signs.host, config.tenants).vertical,
      language: startLanguage(signs, config.tenants),
    })
    const info = renderAllInfo(factsOf(config, { engines, stores }))
    const knownPlans = config.payments.kind === 'stripe' ? rememberPlans(powers.payments.plans) : undefined
    knownPlans?.()
    await registerPages(app, {
      folder: PAGES_FOLDER,
      info,
      publicConfig: publicConfig(config, { engines, stores }),
      knownPlans,
      testimonials: config.testimonials,
      meaningOf,
      origins: config.publicOrigins,
      wwwHosts: config.wwwHosts,
    })
    await start()
    await app.listen({ host: config.host, port: config.port })
    return {
      address: config.publicOrigins[0] ?? `http://${config.host}:${config.port}`,
      stop: async () => {
        await stop()
        await closeDatabase()
      },
    }
  } catch (error) {
    await closeDatabase()
    throw error
  }
}
