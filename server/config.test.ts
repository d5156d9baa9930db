import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { StartupRefusal } from '#server/database/startup-refusal.ts'
import { readConfig } from './config.ts'
import { publicConfig } from './public-config.ts'

const KEY = Buffer.alloc(32, 7).toString('base64')
const OPEN = {
  HOST: '0.0.0.0',
  OIDC_ISSUER: 'https://id.example.no',
  OIDC_CLIENT_ID: 'clinic',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2',
}

test('an empty environment serves this machine alone with everything built in', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    isLoopback: true,
    dataDir: resolve('data'),
    identity: { kind: 'embedded', issuer: 'http://localhost:8080/oidc', clientId: 'epikrise', minimumAcr: undefined },
    payments: { kind: 'test' },
    retention: { anonymousTextHours: 12, audioDays: 30, anonymisedDays: 180, accessLogDays: 1826 },
    mayDiagnosisSuggestionsShow: true,
    mayReasonsShow: false,
    patientInformed: 'offered',
  })
  expect(config.databaseUrl ?? config.s3 ?? config.masterKey ?? config.speech.endpoint ?? config.languageModels.openAi).toBeUndefined()
  expect(config.publicOrigins).toEqual([
    'http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080', 'http://vet.localhost:8080',
  ])
})

test('empty variables count as unset', () => {
  expect(readConfig({ PORT: '', OIDC_ISSUER: ' ', MASTER_KEY: '', TENANTS: '' })).toEqual(readConfig({}))
})

test('the configuration is frozen through and through', () => {
  const config = readConfig({ MASTER_KEY: KEY })
  expect(() => Object.assign(config, { port: 1 })).toThrow(TypeError)
  expect(() => Object.assign(config.retention, { audioDays: 1 })).toThrow(TypeError)
  expect(() => Object.assign(config.tenants[0]!, { vertical: 'med' })).toThrow(TypeError)
})

test('every variable reaches its place', () => {
  const config = readConfig({
    ...OPEN,
    PORT: '9000',
    PUBLIC_ORIGINS: 'https://www.example.no, https://vet.example.no/',
    DATA_DIR: '/var/lib/epikrise',
    DATABASE_URL: 'postgres://u:p@db/epikrise',
    BLOB_URL: 's3://audio?endpoint=http://minio:9000&region=eu-west-1',
    MASTER_KEY: KEY,
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_MIN_ACR: 'idporten-loa-high',
    OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1/',
    XAI_API_KEY: 'x',
    LANGUAGE_MODELS: '{"Grok":"grok-5"}',
    SPEECH_URL: 'http://127.0.0.1:9000/v1',
    SPEECH_MODEL_DIR: '/models',
    WHISPER_SERVER: '/usr/bin/whisper-server',
    SMTP_URL: 'smtp://mail:25',
    MAIL_TO: 'post@example.no',
    TENANTS: '[{"match":"dyr.example.no","vertical":"vet","language":"nb","country":"NO"}]',
    RETENTION_ANONYMOUS_TEXT_HOURS: '0.5',
    DIAGNOSIS_SUGGESTIONS: 'on',
    PATIENT_INFORMED: 'required',
    EXTRA_DOCTOR_TYPES: '{"0B7C6C0E-9D5E-4A7B-8F51-2F1F7F9A1C11":["Veterinarian"]}',
    METRICS_TOKEN: 'm',
  })
  expect(config).toMatchObject({
    isLoopback: false,
    publicOrigins: ['https://www.example.no', 'https://vet.example.no'],
    s3: { bucket: 'audio', endpoint: 'http://minio:9000', region: 'eu-west-1' },
    identity: { kind: 'external', issuer: 'https://id.example.no', clientId: 'clinic', clientSecret: 'secret', minimumAcr: 'idporten-loa-high' },
    languageModels: {
      openAi: { baseUrl: 'http://127.0.0.1:11434/v1', apiKey: undefined },
      xAi: { baseUrl: 'https://api.x.ai/v1', apiKey: 'x' },
      models: { Grok: 'grok-5', OpenAi: expect.any(String) },
    },
    speech: { endpoint: { baseUrl: 'http://127.0.0.1:9000/v1' }, model: 'whisper-1', modelDir: '/models' },
    payments: { kind: 'stripe', secretKey: 'sk_test_1', webhookSecrets: ['whsec_1', 'whsec_2'] },
    retention: { anonymousTextHours: 0.5 },
    mayDiagnosisSuggestionsShow: true,
    patientInformed: 'required',
    extraDoctorTypes: { '0b7c6c0e-9d5e-4a7b-8f51-2f1f7f9a1c11': ['Veterinarian'] },
  })
  expect(config.masterKey?.equals(Buffer.from(KEY, 'base64'))).toBe(true)
  expect(config.tenants[0]?.match).toBe('dyr.example.no')
})

test.each([
  ['SEC-35 built-in sign-in in the open', { ...OPEN, OIDC_ISSUER: '' }, 'Set OIDC_ISSUER and OIDC_CLIENT_ID'],
  ['test checkout in the open', { ...OPEN, STRIPE_SECRET_KEY: '' }, 'Set STRIPE_SECRET_KEY'],
  ['a payment key without the secret of its webhook', { ...OPEN, STRIPE_WEBHOOK_SECRET: '' }, 'without STRIPE_WEBHOOK_SECRET'],
  ['a secret of commas', { ...OPEN, STRIPE_WEBHOOK_SECRET: ' , ,' }, 'without STRIPE_WEBHOOK_SECRET'],
  ['an address of one network card', { HOST: '192.168.1.4' }, 'HOST to 127.0.0.1'],
  ['issuer without client id', { ...OPEN, OIDC_CLIENT_ID: '' }, 'without OIDC_CLIENT_ID'],
  ['sound sent in the clear', { ...OPEN, SPEECH_URL: 'http://tale.example.no/v1' }, 'SPEECH_URL is not encrypted'],
  ['text sent in the clear', { ...OPEN, OPENAI_BASE_URL: 'http://10.modell.example/v1' }, 'OPENAI_BASE_URL is not encrypted'],
  ['issuer without encryption', { ...OPEN, OIDC_ISSUER: 'http://id.example.no' }, 'https'],
  ['an issuer of any tenant', { ...OPEN, OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0' }, 'names every tenant (common)'],
  ['a kept sign-in without a provider', { OIDC_SESSION: 'server' }, 'OIDC_SESSION is server without OIDC_ISSUER'],
  [
    'a kept sign-in that nobody knows us by',
    { ...OPEN, OIDC_SESSION: 'server', PUBLIC_ORIGINS: 'https://www.example.no' },
    'without OIDC_CLIENT_KEY or OIDC_CLIENT_SECRET',
  ],
  ['a kept sign-in with nowhere to come back to', { ...OPEN, OIDC_SESSION: 'server', OIDC_CLIENT_SECRET: 's' }, 'without PUBLIC_ORIGINS'],
  ['a shared secret for a key', { ...OPEN, OIDC_CLIENT_KEY: '{"kty":"oct","k":"c2VjcmV0"}' }, 'OIDC_CLIENT_KEY: must be a private key'],
  ['a public half for a key', { ...OPEN, OIDC_CLIENT_KEY: '{"kty":"EC","crv":"P-256","x":"a","y":"b"}' }, 'OIDC_CLIENT_KEY: must be a private key'],
  ['scopes that sign nobody in', { ...OPEN, OIDC_SCOPES: 'profile email' }, 'OIDC_SCOPES: must be scopes'],
  ['a place to keep the sign-in that is none', { ...OPEN, OIDC_SESSION: 'cookie' }, 'OIDC_SESSION: must be browser or server'],
  ['sessions without an end', { ...OPEN, SESSION_HOURS: '0' }, 'SESSION_HOURS: must be a number of hours above 0'],
  ['short master key', { MASTER_KEY: Buffer.alloc(16).toString('base64') }, 'MASTER_KEY: must be 32 bytes'],
  ['master key that is no base64', { MASTER_KEY: 'secret!' }, 'MASTER_KEY: must be 32 bytes'],
  ['tenants that are no JSON', { TENANTS: '[{' }, 'TENANTS: must be a JSON list'],
  ['tenant of no edition', { TENANTS: '[{"match":"x","vertical":"cat","language":"nb","country":"NO"}]' }, 'TENANTS: must be a JSON list'],
  ['unknown provider', { LANGUAGE_MODELS: '{"Foo":"x"}' }, 'LANGUAGE_MODELS: must be'],
  ['port out of range', { PORT: '70000' }, 'PORT:'],
  ['port that is no number', { PORT: 'http' }, 'PORT:'],
  ['database of another kind', { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must be a postgres://'],
  ['blobs of another kind', { BLOB_URL: 'file:///x' }, 'BLOB_URL: must be s3://'],
  ['no retention at all', { RETENTION_AUDIO_DAYS: '0' }, 'RETENTION_AUDIO_DAYS: must be a number of days above 0'],
  ['retention in words', { RETENTION_ANONYMOUS_TEXT_HOURS: 'soon' }, 'RETENTION_ANONYMOUS_TEXT_HOURS: must be a number of hours'],
  ['another switch that is neither', { REPORT_REASONS: '1' }, 'REPORT_REASONS: must be on or off'],
  ['a switch that is neither', { DIAGNOSIS_SUGGESTIONS: 'maybe' }, 'DIAGNOSIS_SUGGESTIONS: must be on or off'],
  ['no sound at all', { AUDIO_MINUTES_PER_DAY: '0' }, 'AUDIO_MINUTES_PER_DAY: must be a number of minutes above 0'],
  ['a rule nobody knows', { PATIENT_INFORMED: 'on' }, 'PATIENT_INFORMED: must be off, offered or required'],
  ['half a pair of S3 keys', { AWS_ACCESS_KEY_ID: 'a' }, 'belong together'],
  ['mail to nobody', { SMTP_URL: 'smtps://smtp.example.no' }, 'SMTP_URL and MAIL_TO belong together'],
  ['mail without a server', { MAIL_TO: 'post@example.no' }, 'SMTP_URL and MAIL_TO belong together'],
  ['mail to what is no address', { SMTP_URL: 'smtps://smtp.example.no', MAIL_TO: 'post@example.no\nBcc: alle@x.example' }, 'MAIL_TO: must be e-mail addresses'],
  ['a support address that is none', { SUPPORT_ADDRESS: 'hjelp' }, 'SUPPORT_ADDRESS: must be an e-mail address'],
  ['extra types for nobody', { EXTRA_DOCTOR_TYPES: '{"kari":["ENT"]}' }, 'EXTRA_DOCTOR_TYPES: must be a JSON object'],
  [
    'an extra type that is no valid choice',
    { EXTRA_DOCTOR_TYPES: '{"0b7c6c0e-9d5e-4a7b-8f51-2f1f7f9a1c11":["NotDefined"]}' },
    'EXTRA_DOCTOR_TYPES: must be a JSON object',
  ],
  ['origin that is no address', { PUBLIC_ORIGINS: 'example.no' }, 'PUBLIC_ORIGINS:'],
])('refuses %s in plain words', (_name, environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(StartupRefusal)
  expect(() => readConfig(environment)).toThrow(sentence)
})

test('a refused value is never repeated', () => {
  expect(() => readConfig({ MASTER_KEY: 'canary-secret', DATABASE_URL: 'mysql://canary-secret' })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('canary') }),
  )
})

test.each([
  [{}, undefined],
  [{ MAIL_TO: 'a@klinikk.example, b@klinikk.example' }, 'a@klinikk.example'],
  [{ MAIL_TO: 'a@klinikk.example', SUPPORT_ADDRESS: 'hjelp@klinikk.example' }, 'hjelp@klinikk.example'],
])('mail of %j is sent from %s', (environment, from) => {
  expect(readConfig({ ...(from !== undefined && { SMTP_URL: 'smtp://127.0.0.1:2525' }), ...environment }).mail?.from).toBe(from)
})

test('several mistakes are told at once', () => {
  expect(() => readConfig({ PORT: 'x', MASTER_KEY: 'x' })).toThrow(/PORT[\s\S]*MASTER_KEY/)
})

test.each([
  [{}, true],
  [OPEN, false],
  [{ ...OPEN, DIAGNOSIS_SUGGESTIONS: 'on' }, true],
  [{ DIAGNOSIS_SUGGESTIONS: 'off' }, false],
])('MDR: diagnosis suggestions are on by the operator or on a machine of one’s own', (environment, expected) => {
  expect(readConfig(environment).mayDiagnosisSuggestionsShow).toBe(expected)
})

test('the public part holds no secret', () => {
  const config = readConfig({
    ...OPEN,
    OIDC_CLIENT_SECRET: 'canary',
    OIDC_SESSION: 'server',
    PUBLIC_ORIGINS: 'https://www.example.no',
    OIDC_CLIENT_KEY: '{"kty":"EC","crv":"P-256","d":"canary"}',
    METRICS_TOKEN: 'canary',
    MASTER_KEY: KEY,
    DATABASE_URL: 'postgres://canary@db/x',
    SMTP_URL: 'smtps://u:canary@smtp.example.no',
    MAIL_TO: 'canary@example.no',
  })
  const text = JSON.stringify(publicConfig(config, { engines: [], stores: [] }))
  for (const secret of ['canary', 'sk_test_1', 'whsec_1', KEY]) expect(text).not.toContain(secret)
  expect(publicConfig(config, { engines: [], stores: [] })).toMatchObject({
    authority: 'https://id.example.no',
    clientId: 'clinic',
    identity: 'server',
    checkout: 'stripe',
  })
  expect(publicConfig(readConfig(OPEN), { engines: [], stores: [] })).toMatchObject({ identity: 'external' })
})

test('every variable that is read is told in docs/configuration.md', () => {
  const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8')
  const names = Array.from(read('config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm), ([, name]) => name)
  const page = read('..', 'docs', 'configuration.md')
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
