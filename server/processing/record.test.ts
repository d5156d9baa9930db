import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { enginesWithoutRegion } from './engines.ts'
import { processingRecord } from './record.ts'

test('GDPR-5 the record names what this installation sends out, to whom and where, and nothing that it does not', () => {
  const alone = processingRecord(readConfig({}))
  expect(alone).toContain('Nobody: no engine')
  expect(alone).toMatch(/12 hours/)
  const config = readConfig({
    OPENAI_API_KEY: 'geheim', OPENAI_REGION: 'EU (Stockholm)', SPEECH_URL: 'https://speech.example.no/v1', SPEECH_API_KEY: 'geheim', RETENTION_AUDIO_DAYS: '7', BLOB_URL: 's3://sound?region=eu-north-1',
  })
  const record = processingRecord(config)
  expect(record).toContain('**api.openai.com**, region EU (Stockholm): gets what was said')
  expect(record).toContain('**speech.example.no**, region _not stated')
  expect(record).toContain('other sound: 7 days')
  expect(record).toContain('object store, region eu-north-1')
  expect(record).not.toMatch(/geheim|api\.x\.ai/)
})

test('NORM-5 an outside engine without a stated region is named; one on this machine is not', () => {
  expect(enginesWithoutRegion(readConfig({ OPENAI_API_KEY: 'x', XAI_API_KEY: 'x', XAI_REGION: 'US' }))).toEqual(['openAi'])
  expect(enginesWithoutRegion(readConfig({ OPENAI_BASE_URL: 'http://127.0.0.1:1234/v1', SPEECH_URL: 'http://localhost:9' }))).toEqual([])
})

test('GDPR-5 who answers for the installation stands in the record, and what nobody has said is named', () => {
  const record = processingRecord(readConfig({ ORGANISATION: 'Fjordklinikken AS', DATA_PROTECTION_OFFICER: 'pvo@fjordklinikken.example' }))
  expect(record).toContain('controller: Fjordklinikken AS')
  expect(record).toContain('data protection officer: pvo@fjordklinikken.example')
  expect(record).toContain('contact: _not stated: set ORGANISATION_CONTACT_')
})

test('GDPR-1 basis and purpose stand in it, and that nothing is used for training', () => {
  const record = processingRecord(readConfig({}))
  expect(record).toMatch(/art\. 9\(2\)\(h\)/)
  expect(record).toContain('No data is used to train models')
  expect(record).toContain('PATIENT_INFORMED=offered')
})

test('GDPR-6 each period is said once, and it is the one in force', () => {
  const record = processingRecord(readConfig({ RETENTION_ANONYMOUS_TEXT_HOURS: '11', RETENTION_AUDIO_DAYS: '29', RETENTION_ANONYMISED_DAYS: '178', RETENTION_ACCESS_LOG_DAYS: '1777' }))
  const periods = [...record.matchAll(/\b(11|29|178|1777|12|30|180|1826) (hours|days)/g)].map(([whole]) => whole)
  expect(periods.toSorted((one, other) => one.localeCompare(other))).toEqual(['11 hours', '1777 days', '178 days', '29 days', '30 days'])
  // The thirty days are those of copies of the keys, which the operator keeps.
  expect(record).toContain('copies of keys are to expire within 30 days')
})
