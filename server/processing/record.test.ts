import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { isInEea } from './eea.ts'
import { outsideEngines, withoutEnginesOff } from './engines.ts'
import { processingRecord } from './record.ts'
import { outsideStores, storesOfUnknownPlace } from './stores.ts'

test('GDPR-5 the record names what this installation sends out, to whom and where, and nothing that it does not', () => {
  const alone = processingRecord(readConfig({}))
  expect(alone).toContain('Nobody: no engine')
  expect(alone).toMatch(/12 hours/)
  const config = readConfig({
    OPENAI_API_KEY: 'geheim',
    OPENAI_REGION: 'EU (Stockholm)',
    SPEECH_URL: 'https://speech.example.no/v1',
    SPEECH_API_KEY: 'geheim',
    ENGINES_OUTSIDE_EEA: 'on',
    RETENTION_AUDIO_DAYS: '7',
    BLOB_URL: 's3://sound?region=eu-north-1',
  })
  const record = processingRecord(config)
  expect(record).toContain('**api.openai.com**, region EU (Stockholm): gets what was said')
  expect(record).toContain('**speech.example.no**, region _not stated: find out before use_: gets sound')
  expect(record).toContain('other sound: 7 days')
  expect(record).toContain('**object store**, region eu-north-1: holds sound and epoch keys')
  expect(record).not.toMatch(/geheim|api\.x\.ai/)
})

test.each([
  [{}, []],
  [{ DATABASE_URL: 'postgres://u:hemmelig@10.0.0.4/epikrise', BLOB_URL: 's3://sound?endpoint=http://minio:9000' }, []],
  [{ DATABASE_URL: 'postgres://u:hemmelig@db.example.com/epikrise' }, [{ holds: 'rows', region: null }]],
  [
    { DATABASE_URL: 'postgres://u:hemmelig@db.example.com/epikrise', DATABASE_REGION: 'Norge', BLOB_URL: 's3://sound?region=us-east-1' },
    [
      { holds: 'rows', region: 'Norge' },
      { holds: 'sound', region: 'us-east-1' },
    ],
  ],
  [{ BLOB_URL: 's3://sound' }, [{ holds: 'sound', region: 'eu-north-1' }]],
  // The region that signs the calls says nothing of where somebody else's store lies.
  [{ BLOB_URL: 's3://sound?endpoint=https://lager.example.com' }, [{ holds: 'sound', region: null }]],
])('NORM-5 where the rows and the sound of %j lie', (env, stores) => {
  const config = readConfig(env)
  expect(outsideStores(config)).toEqual(stores)
  expect(storesOfUnknownPlace(outsideStores(config))).toEqual(stores.filter(({ region }) => region !== 'Norge' && region !== 'eu-north-1'))
  expect(JSON.stringify(outsideStores(config)) + processingRecord(config)).not.toContain('hemmelig')
})

const isOn = (env: Record<string, string>): Record<string, boolean> =>
  Object.fromEntries(outsideEngines(readConfig(env)).map((engine) => [engine.name, engine.isOn]))

test('NORM-5 an engine outside is off until it is said to work within the EEA, or the operator turns it on all the same', () => {
  const keys = { OPENAI_API_KEY: 'x', XAI_API_KEY: 'x', SPEECH_URL: 'https://speech.example.no/v1' }
  expect(isOn(keys)).toEqual({ openAi: false, xAi: false, speech: false })
  expect(isOn({ ...keys, OPENAI_REGION: 'EU (Stockholm)', XAI_REGION: 'US', SPEECH_REGION: 'Norge' })).toEqual({ openAi: true, xAi: false, speech: true })
  expect(isOn({ ...keys, ENGINES_OUTSIDE_EEA: 'on' })).toEqual({ openAi: true, xAi: true, speech: true })
  const config = withoutEnginesOff(readConfig({ ...keys, SPEECH_REGION: 'Norge' }))
  expect([config.languageModels.openAi, config.languageModels.xAi]).toEqual([undefined, undefined])
  expect(config.speech.endpoint?.baseUrl).toBe('https://speech.example.no/v1')
  expect(processingRecord(readConfig(keys))).toContain('**api.x.ai**, region _not stated: find out before use_: _off_')
})

test.each([
  'http://127.0.0.1:1234/v1', 'http://localhost:9', 'http://10.1.2.3/v1', 'http://192.168.0.7:11434/v1', 'http://172.20.0.2/v1',
  'http://whisper:8080', 'http://modell.klinikk.internal/v1', 'http://[fd00::1]/v1',
])('NORM-5 an engine of the house is no engine outside: %s', (address) => {
  expect(isOn({ OPENAI_BASE_URL: address, SPEECH_URL: address })).toEqual({})
})

test.each([
  'https://10.evil.example/v1', 'https://127.evil.example/v1', 'https://192.168.evil.example/v1', 'https://172.16.0.evil.example',
  'https://fd00.evil.example', 'https://11.0.0.1/v1', 'https://[2001:db8::1]/v1',
])('NORM-5 a name that begins like an address of the house is none: %s', (address) => {
  expect(Object.keys(isOn({ SPEECH_URL: address }))).toEqual(['speech'])
})

test.each([
  ...[
    'EU', 'EEA', 'EØS', 'EU (Stockholm)', 'eu-north-1', 'eu-central-1, Frankfurt', 'europe-north1', 'swedencentral', 'Norge', 'Sweden', 'Danmark',
    'SE', 'Tyskland',
  ].map((region) => [region, true] as const),
  ...[
    'US', 'us-east-1', 'eu-west-2', 'europe-west2', 'eu-central-2', 'europe-west6', 'UK', 'uksouth', 'Storbritannia', 'Switzerland', 'eudora',
    'global', 'outside EU', 'no', '',
  ].map((region) => [region, false] as const),
  [undefined, false] as const,
])('NORM-5 %s lies within the EEA: %s', (region, expected) => {
  expect(isInEea(region)).toBe(expected)
})

test('GDPR-5 who answers for the installation stands in the record, and what nobody has said is named', () => {
  const record = processingRecord(readConfig({ ORGANISATION: 'Fjordklinikken AS', DATA_PROTECTION_OFFICER: 'pvo@fjordklinikken.example' }))
  expect(record).toContain('controller: Fjordklinikken AS')
  expect(record).toContain('data protection officer: pvo@fjordklinikken.example')
  expect(record).toContain('contact: _not stated: set ORGANISATION_CONTACT_')
})

test('GDPR-5 whoever writes to us is in the record, and the mail server that carries what they write', () => {
  const record = processingRecord(readConfig({ SMTP_URL: 'smtps://bruker:hemmelig@post.example:465', MAIL_TO: 'drift@klinikk.example' }))
  expect(record).toContain('**post.example**: carries messages of the contact and feedback forms to drift@klinikk.example')
  expect(record).toMatch(/whoever writes to us[\s\S]*messages of the forms of contact and feedback: 180 days/)
  expect(record).not.toMatch(/hemmelig|bruker/)
  expect(processingRecord(readConfig({}))).not.toContain('carries messages')
})

test('GDPR-1 basis and purpose stand in it, and that nothing is used for training', () => {
  const record = processingRecord(readConfig({}))
  expect(record).toMatch(/art\. 9\(2\)\(h\)/)
  expect(record).toContain('No data is used to train models')
  expect(record).toContain('PATIENT_INFORMED=offered')
})

test('GDPR-6 each period is said once, and it is the one in force', () => {
  const record = processingRecord(
    readConfig({ RETENTION_ANONYMOUS_TEXT_HOURS: '11', RETENTION_AUDIO_DAYS: '29', RETENTION_ANONYMISED_DAYS: '178', RETENTION_ACCESS_LOG_DAYS: '1777' }),
  )
  const periods = [...record.matchAll(/\b(11|29|178|1777|12|30|180|1826) (hours|days)/g)].map(([whole]) => whole)
  expect(periods.toSorted((one, other) => one.localeCompare(other))).toEqual(['11 hours', '1777 days', '178 days', '180 days', '29 days', '30 days'])
  // The half year is that of messages to those who run the product, which nobody sets.
  // The thirty days are those of copies of the keys, which the operator keeps.
  expect(record).toContain('copies of keys are to expire within 30 days')
})
