import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '#contract/routes.ts'
import { withoutLaterCalls, withoutSummaries } from './without-summaries.ts'

const folder = resolve(import.meta.dirname, '../../contract/routes')

/** What else of a call the browser does not fetch. */
const KEPT_BACK = new RegExp(
  String.raw` status: \d+,| audit: '\w+',| costsEngineTime: true,| isAuditedWithCase: true,| auditedCase: '\w+',| access: '(?:active|signedIn)',|` +
    String.raw` mostPerMinute: \d+,| usesCookies: true,| auditBasis: '\w+',| (?:params|query|body): [A-Z]\w+,`,
  'g',
)

test('every summary of the tables is left out, and nothing else of them', () => {
  for (const name of readdirSync(folder)) {
    const source = readFileSync(join(folder, name), 'utf8')
    const left = withoutSummaries(source)
    expect(left.match(/summary:/g), name).toBeNull()
    expect(left.split('\n').length, name).toBe(source.split('\n').length)
    expect(left.match(/ (?:status: \d|audit: |costsEngineTime: )/g), name).toBeNull()
    const ofOthers = /^ {2}(?:receivePaymentEvent|receiveLogoutToken): \{[^}]*?\n {2}\},$/gm
    const noLetters = (lines: string) => lines.replace(/[^\n]/g, '')
    const rest = (text: string) => text.replace(ofOthers, noLetters).replace(/summary:\s+'.*'(?: \+\n *'.*')*,/g, noLetters).replace(KEPT_BACK, '')
    expect(rest(left), name).toBe(rest(source))
  }
})

test('a summary with an apostrophe is one, and a key that only ends so stays', () => {
  expect(withoutSummaries("    summary: 'A doctor\\'s list.',")).toBe('    ')
  expect(withoutSummaries("    summary:\n      'A doctor\\'s list, ' +\n      'and more.',\n    answer: List,")).toBe('    \n\n\n    answer: List,')
  expect(withoutSummaries("    patientSummary: 'x',")).toBe("    patientSummary: 'x',")
})

test('of the calls a page makes every one stays, but those that come with the sign-in', () => {
  const all = readdirSync(folder).map((name) => withoutSummaries(readFileSync(join(folder, name), 'utf8'))).join('\n')
  const named = (source: string) => [...source.matchAll(/^ {2}(\w+): \{$/gm)].map(([, name]) => name)
  expect(Object.keys(routes).filter((name) => !named(all).includes(name)).toSorted()).toEqual(['receiveLogoutToken', 'receivePaymentEvent'])
  const table = readFileSync(join(folder, '..', 'routes.ts'), 'utf8')
  const left = withoutLaterCalls(table)
  expect(table.split('\n').filter((line) => !left.split('\n').includes(line))).toEqual([
    expect.stringContaining('import { signInRoutes }'),
    '  ...signInRoutes,',
  ])
})
