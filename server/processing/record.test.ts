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
