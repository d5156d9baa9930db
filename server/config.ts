import { resolve } from 'node:path'
import { z } from 'zod'
import { PatientInformedRule } from '#contract/patient-informed.ts'
import { DoctorType, LlmProvider } from '#contract/profile.ts'
import { Testimonial } from '#contract/testimonial.ts'
import { DEFAULT_TENANTS, isLoopbackHost, Tenant } from '#contract/tenant.ts'
import { StartupRefusal } from '#server/database/startup-refusal.ts'
import { isOwnAddress } from './own-address.ts'
import { address, ClientKey, durationIn, json, listOf, MasterKey, Origins, set, text } from './config-values.ts'
import { retentionFrom, s3From, soundRegion } from './config-keeping.ts'
import type { Retention, S3Config } from './config-keeping.ts'
import { identityFrom, refuseSignIn } from './config-sign-in.ts'
import type { IdentityConfig } from './config-sign-in.ts'
import { WwwHosts } from './www-hosts.ts'

const PORT_RULE = 'must be a whole number from 0 to 65535'
const ADDRESSES = /^[^\s@,<>]+@[^\s@,<>]+(, *[^\s@,<>]+@[^\s@,<>]+)*$/

/** Every variable the product knows, with its default. The name of a refused one is in the message; its value is not. */
const ExtraDoctorTypes = z.record(z.uuid().toLowerCase(), z.array(z.enum(DoctorType.options).exclude(['NotDefined'])))
const TESTIMONIAL_LIST = 'a JSON list of objects with words, name, role, edition (med or vet) and language (nb, sv, da, en or ru)'
const Environment = z.object({
  HOST: set(z.string().default('127.0.0.1')),
  PORT: set(z.coerce.number(PORT_RULE).int(PORT_RULE).min(0, PORT_RULE).max(65_535, PORT_RULE).default(8080)),
  PUBLIC_ORIGINS: set(Origins.optional()),
  WWW_HOSTS: set(WwwHosts.default({})),
  DATA_DIR: set(z.string().default('./data')),
  DATABASE_URL: set(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional()),
  BLOB_URL: set(z.url({ protocol: /^s3$/, error: 'must be s3://bucket?endpoint=…' }).optional()),
  AWS_REGION: text,
  AWS_ACCESS_KEY_ID: text,
  AWS_SECRET_ACCESS_KEY: text,
  MASTER_KEY: set(MasterKey.optional()),
  OIDC_ISSUER: address,
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_MIN_ACR: text,
  OIDC_ACR_CLAIM: set(z.string().default('acr')),
  OIDC_SESSION: set(z.enum(['browser', 'server'], 'must be browser or server').default('browser')),
  OIDC_CLIENT_KEY: set(ClientKey.optional()),
  OIDC_SCOPES: set(
    z.string().regex(/(^| )openid( |$)/, 'must be scopes with a space between them, openid among them').default('openid profile email offline_access'),
  ),
  SESSION_IDLE_HOURS: durationIn('hours', 4),
  SESSION_HOURS: durationIn('hours', 12),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: address,
  XAI_API_KEY: text,
  XAI_BASE_URL: address,
  OPENAI_REGION: text,
  DATABASE_REGION: text,
  XAI_REGION: text,
  SPEECH_REGION: text,
  ENGINES_OUTSIDE_EEA: set(z.enum(['on', 'off'], 'must be on or off').default('off')),
  LANGUAGE_MODELS: set(json(z.partialRecord(LlmProvider, z.string().min(1)), 'a JSON object from OpenAi, OpenAi5Mini or Grok to a model name').optional()),
  MODEL_TOKENS_PER_DAY: set(
    z.coerce.number('must be a whole number of tokens').int('must be a whole number of tokens').min(1, 'must be above 0').default(2_000_000),
  ),
  SPEECH_URL: address,
  SPEECH_API_KEY: text,
  SPEECH_MODEL: set(z.string().default('whisper-1')),
  SPEECH_STREAM: set(z.enum(['on', 'off'], 'must be on or off').default('on')),
  SPEECH_MODEL_DIR: text,
  SPEECH_MODEL_BASE_URL: address,
  WHISPER_SERVER: text,
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: set(listOf.optional()),
  SMTP_URL: set(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional()),
  SOURCES_DIR: text,
  HAPI_KEY: text,
  HAPI_BASE_URL: address,
  FAT_BASE_URL: address,
  FEST_URL: address,
  NPL_BASE_URL: address,
  MAIL_TO: set(z.string().regex(ADDRESSES, 'must be e-mail addresses, separated by commas').optional()),
  SUPPORT_ADDRESS: set(z.email('must be an e-mail address').optional()),
  TENANTS: set(json(z.array(Tenant), 'a JSON list of {"match","vertical","language","country"}').optional()),
  RETENTION_ANONYMOUS_TEXT_HOURS: durationIn('hours', 12),
  RETENTION_AUDIO_DAYS: durationIn('days', 30),
  RETENTION_ANONYMISED_DAYS: durationIn('days', 180),
  KEY_EPOCH_HOURS: durationIn('hours', 24),
  RETENTION_ACCESS_LOG_DAYS: durationIn('days', 5 * 365 + 1),
  DIAGNOSIS_SUGGESTIONS: set(z.enum(['on', 'off'], 'must be on or off').optional()),
  REPORT_REASONS: set(z.enum(['on', 'off'], 'must be on or off').optional()),
  AUDIO_MINUTES_PER_DAY: durationIn('minutes', 24 * 60),
  AUDIO_MEGABYTES_PER_DAY: durationIn('megabytes', 10_240),
  PATIENT_INFORMED: set(z._default(PatientInformedRule, 'offered')),
  ORGANISATION: text,
  ORGANISATION_CONTACT: text,
  DATA_PROTECTION_OFFICER: text,
  TESTIMONIALS: set(json(z.array(Testimonial), TESTIMONIAL_LIST).optional()),
  TRIAL_REPORTS: set(z.coerce.number('must be a whole number').int('must be a whole number').min(0, 'must not be below 0').default(0)),
  EXTRA_DOCTOR_TYPES: set(json(ExtraDoctorTypes, 'a JSON object from ids of users to lists of practice types').default({})),
  METRICS_TOKEN: text,
  PATH: text,
  LOG_LEVEL: set(z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent').optional()),
  CALLS_PER_MINUTE: set(z.coerce.number('must be a whole number').int('must be a whole number').min(1, 'must be above 0').default(600)),
  ENGINE_CALLS_PER_MINUTE: set(z.coerce.number('must be a whole number').int('must be a whole number').min(1, 'must be above 0').default(120)),
})
type Environment = z.infer<typeof Environment>

const DEFAULT_MODELS: Readonly<Record<LlmProvider, string>> = { OpenAi: 'gpt-5.1', OpenAi5Mini: 'gpt-5-mini', Grok: 'grok-4' }

/** An OpenAI-compatible address; the key may be missing for a server of one's own. */
export type ModelEndpoint = { baseUrl: string; apiKey: string | undefined }

export type Config = Readonly<{
  host: string
  port: number
  /** Whether the server listens to this machine alone. */
  isLoopback: boolean
  /** Origins people's browsers use; empty when the operator named none and the server is not on loopback. */
  publicOrigins: readonly string[]
  /** Bare host names and the ones their visitors are sent on to. */
  wwwHosts: Readonly<Record<string, string>>
  dataDir: string
  /** Undefined: the embedded Postgres. */
  databaseUrl: string | undefined
  /** Undefined: files in `dataDir`. */
  s3: S3Config | undefined
  /** Undefined: made once in `dataDir`. */
  masterKey: Buffer | undefined
  /** After so long every key is wrapped anew and what was deleted is beyond reach. */
  keyEpochHours: number
  /** Where the operator says that each outside engine works and each outside store lies (NORM-5); undefined: nobody has said. */
  regions: Readonly<Record<'openAi' | 'xAi' | 'speech' | 'database' | 'sound', string | undefined>>
  /** Whether engines may be used that nobody has said to work within the European Economic Area. */
  mayEnginesLeaveEea: boolean
  identity: IdentityConfig
  languageModels: { openAi: ModelEndpoint | undefined; xAi: ModelEndpoint | undefined; models: Readonly<Record<LlmProvider, string>> }
  /** Tokens of language models that one user may use in a day (LLM-4). */
  tokensPerDay: number
  speech: {
    endpoint: ModelEndpoint | undefined
    model: string
    mayStream: boolean
    modelDir: string
    modelBaseUrl: string | undefined
    engineDir: string
    whisperServer: string | undefined
  }
  payments:
    { kind: 'test' } | { kind: 'stripe'; secretKey: string; /** Two while one takes the place of the other (PAY-1). */ webhookSecrets: readonly string[] }
  /** Where national sources are fetched from, and the folder in which what was fetched is kept between runs. */
  sources: { dir: string; hapiKey: string | undefined; hapiBaseUrl: string; fatBaseUrl: string; festUrl: string; nplBaseUrl: string }
  /** Undefined: messages stay in their table. `from` is what they are sent by. */
  mail: { smtpUrl: string; to: string; from: string } | undefined
  /** Where people find a person by e-mail; undefined: by the contact form alone. */
  supportAddress: string | undefined
  tenants: readonly Tenant[]
  retention: Retention
  mayDiagnosisSuggestionsShow: boolean
  /** Whether a report page tells by which rule each statement stands there: for who runs the product. */
  mayReasonsShow: boolean
  patientInformed: PatientInformedRule
  /** How much sound one person may send on one day. */
  audioQuota: { bytesPerDay: number; minutesPerDay: number }
  /** So many finished reports are free before anything is paid; 0: none. */
  trialReports: number
  /** Practice types that single users may choose on either edition, by the id of the user. */
  extraDoctorTypes: Readonly<Record<string, readonly DoctorType[]>>
  /** What users have said and may be quoted with on the landing page; empty: it says nothing of the kind. */
  testimonials: readonly Testimonial[]
  /** Who answers for this installation, for the processing record and the access log; undefined: nobody has said. */
  operator: { name: string | undefined; contact: string | undefined; protectionOfficer: string | undefined }
  metricsToken: string | undefined
  /** Where programs such as ffmpeg and whisper-server are looked for. */
  searchPath: string
  /** Undefined: everything worth keeping where a program reads the log, only trouble where a person does. */
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent' | undefined
  /** Calls a user may make in a minute, and those among them that cost engine time. */
  callsPerMinute: number
  engineCallsPerMinute: number
}>

function refuse(sentence: string): never {
  throw new StartupRefusal(sentence)
}

function refuseContradictions(env: Environment, isLoopback: boolean): void {
  if (!env.OIDC_ISSUER && !isLoopback)
    refuse(
      `The built-in sign-in serves this machine only, but HOST is ${env.HOST}. Set OIDC_ISSUER and OIDC_CLIENT_ID to your identity ` +
        'provider, or HOST to 127.0.0.1.',
    )
  if (!env.STRIPE_SECRET_KEY && !isLoopback)
    refuse(
      `The built-in test checkout serves this machine only, but HOST is ${env.HOST}. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or HOST to 127.0.0.1.`,
    )
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET?.length)
    refuse(
      'STRIPE_SECRET_KEY is set without STRIPE_WEBHOOK_SECRET. Set it to the signing secret of the webhook at /api/v1.0/payments/webhook; two, ' +
        'separated by a comma, while one replaces the other.',
    )
  refuseSignIn(env, isLoopback)
  for (const name of ['SPEECH_URL', 'OPENAI_BASE_URL', 'XAI_BASE_URL'] as const) {
    const url = env[name] === undefined ? undefined : new URL(env[name])
    if (url?.protocol === 'http:' && !isOwnAddress(url))
      refuse(`${name} is not encrypted. Set it to an https address; http is taken within your own network alone.`)
  }
  if ((env.SMTP_URL === undefined) !== (env.MAIL_TO === undefined)) refuse('SMTP_URL and MAIL_TO belong together. Set both, or neither.')
  if ((env.AWS_ACCESS_KEY_ID === undefined) !== (env.AWS_SECRET_ACCESS_KEY === undefined))
    refuse('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together. Set both, or neither.')
}

/** The names a browser on this machine may use, each with our port. */
function loopbackOrigins(port: number, tenants: readonly Tenant[]): string[] {
  const named = tenants.map(({ match }) => match).filter((match) => !match.includes('*') && match !== '::1' && isLoopbackHost(match))
  return [...new Set(['localhost', '127.0.0.1', '[::1]', ...named])].map((name) => `http://${name}:${port}`)
}

function endpoint(key: string | undefined, baseUrl: string | undefined, standard: string | undefined): ModelEndpoint | undefined {
  const chosen = baseUrl ?? (key === undefined ? undefined : standard)
  return chosen === undefined ? undefined : { baseUrl: chosen.replace(/\/+$/, ''), apiKey: key }
}

/** What is sent by the house's own address is not taken for somebody else's. */
function mailFrom({ SMTP_URL: smtpUrl, MAIL_TO: to, SUPPORT_ADDRESS: support }: Environment): Config['mail'] {
  return smtpUrl === undefined || to === undefined ? undefined : { smtpUrl, to, from: support ?? to.split(',', 1)[0] ?? to }
}

function freeze<Value extends object>(value: Value): Readonly<Value> {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null && !Buffer.isBuffer(part)) freeze(part)
  return Object.freeze(value)
}

function assemble(env: Environment, isLoopback: boolean): Config {
  const dataDir = resolve(env.DATA_DIR)
  const tenants = [...(env.TENANTS ?? []), ...DEFAULT_TENANTS]
  return {
    host: env.HOST,
    port: env.PORT,
    isLoopback,
    publicOrigins: env.PUBLIC_ORIGINS ?? (isLoopback ? loopbackOrigins(env.PORT, tenants) : []),
    wwwHosts: env.WWW_HOSTS,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    s3: s3From(env),
    masterKey: env.MASTER_KEY,
    keyEpochHours: env.KEY_EPOCH_HOURS,
    regions: { openAi: env.OPENAI_REGION, xAi: env.XAI_REGION, speech: env.SPEECH_REGION, database: env.DATABASE_REGION, sound: soundRegion(env) },
    mayEnginesLeaveEea: env.ENGINES_OUTSIDE_EEA === 'on',
    identity: identityFrom(env),
    languageModels: {
      openAi: endpoint(env.OPENAI_API_KEY, env.OPENAI_BASE_URL, 'https://api.openai.com/v1'),
      xAi: endpoint(env.XAI_API_KEY, env.XAI_BASE_URL, 'https://api.x.ai/v1'),
      models: { ...DEFAULT_MODELS, ...env.LANGUAGE_MODELS },
    },
    tokensPerDay: env.MODEL_TOKENS_PER_DAY,
    speech: {
      endpoint: endpoint(env.SPEECH_API_KEY, env.SPEECH_URL, undefined),
      model: env.SPEECH_MODEL,
      mayStream: env.SPEECH_STREAM === 'on',
      modelDir: resolve(env.SPEECH_MODEL_DIR ?? `${dataDir}/models`),
      modelBaseUrl: env.SPEECH_MODEL_BASE_URL,
      engineDir: resolve(dataDir, 'speech-engine'),
      whisperServer: env.WHISPER_SERVER,
    },
    payments: env.STRIPE_SECRET_KEY ? { kind: 'stripe', secretKey: env.STRIPE_SECRET_KEY, webhookSecrets: env.STRIPE_WEBHOOK_SECRET ?? [] } : { kind: 'test' },
    sources: {
      dir: resolve(env.SOURCES_DIR ?? `${dataDir}/sources`),
      hapiKey: env.HAPI_KEY,
      hapiBaseUrl: env.HAPI_BASE_URL ?? 'https://api.helsedirektoratet.no',
      fatBaseUrl: env.FAT_BASE_URL ?? 'https://fat.kote.helsedirektoratet.no',
      festUrl: env.FEST_URL ?? 'https://www.dmp.no/globalassets/documents/om-oss/distribusjon-av-legemiddeldata/fest/festfiler/fest251.zip',
      nplBaseUrl: env.NPL_BASE_URL ?? 'https://npl.mpa.se/MpaProductExport/4.5/',
    },
    mail: mailFrom(env),
    supportAddress: env.SUPPORT_ADDRESS,
    tenants,
    retention: retentionFrom(env),
    mayReasonsShow: env.REPORT_REASONS === 'on',
    mayDiagnosisSuggestionsShow: env.DIAGNOSIS_SUGGESTIONS === undefined ? isLoopback : env.DIAGNOSIS_SUGGESTIONS === 'on',
    patientInformed: env.PATIENT_INFORMED,
    audioQuota: { bytesPerDay: env.AUDIO_MEGABYTES_PER_DAY * 1024 * 1024, minutesPerDay: env.AUDIO_MINUTES_PER_DAY },
    trialReports: env.TRIAL_REPORTS,
    extraDoctorTypes: env.EXTRA_DOCTOR_TYPES,
    testimonials: env.TESTIMONIALS ?? [],
    operator: { name: env.ORGANISATION, contact: env.ORGANISATION_CONTACT, protectionOfficer: env.DATA_PROTECTION_OFFICER },
    metricsToken: env.METRICS_TOKEN,
    searchPath: env.PATH ?? '',
    logLevel: env.LOG_LEVEL,
    callsPerMinute: env.CALLS_PER_MINUTE,
    engineCallsPerMinute: env.ENGINE_CALLS_PER_MINUTE,
  }
}

/**
 * Takes the environment; gives the one configuration, frozen.
 * Throws a StartupRefusal whose sentences say what to set instead.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) refuse(parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}.`).join('\n'))
  const isLoopback = isLoopbackHost(parsed.data.HOST)
  refuseContradictions(parsed.data, isLoopback)
  return freeze(assemble(parsed.data, isLoopback))
}
