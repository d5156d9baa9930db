import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { withoutSummaries } from './without-summaries.ts'

const folder = resolve(import.meta.dirname, '../../contract/routes')

test('every summary of the tables is left out, and nothing else of them', () => {
  for (const name of readdirSync(folder)) {
    const source = readFileSync(join(folder, name), 'utf8')
    const left = withoutSummaries(source)
    expect(left.match(/summary: '/g), name).toBeNull()
    expect(left.split('\n').length, name).toBe(source.split('\n').length)
    expect(left.match(/ (?:status: \d|audit: |costsEngineTime: )/g), name).toBeNull()
    const rest = (text: string) => text.replace(/summary: .*| status: \d+,| audit: '\w+',| costsEngineTime: true,| isAuditedWithCase: true,| auditedCase: '\w+',| access: '(?:active|signedIn)',| mostPerMinute: \d+,| signedBy: '[a-z-]+',| auditBasis: '\w+',| (?:params|query|body): [A-Z]\w+,/g, '')
    expect(rest(left), name).toBe(rest(source))
  }
})

test('a summary with an apostrophe is one, and a key that only ends so stays', () => {
  expect(withoutSummaries("    summary: 'A doctor\\'s list.',")).toBe('    ')
  expect(withoutSummaries("    patientSummary: 'x',")).toBe("    patientSummary: 'x',")
})
