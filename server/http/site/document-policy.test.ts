import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy } from '../security-headers.ts'
import { compressDocument } from './compressed-document.ts'
import { leaveForBuilt } from './document-policy.ts'

const POLICY = pagePolicy(['https://login.example'])
const digest = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const part = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `))

test('SEC-17 the script in the document is allowed by its digest, and nothing else with it', () => {
  const policy = leaveForBuilt('<script type="application/ld+json">{}</script><script data-gate data-app="/a.js">go()</script><script>evil()</script>')(POLICY)
  expect(part(policy, 'script-src')).toBe(`script-src 'self' ${digest('go()')}`)
})

test('SEC-17 so are the styles that the build put there, and no others', () => {
  const policy = leaveForBuilt('<style data-built>b{color:red}</style><style>i{color:red}</style>')(POLICY)
  expect(part(policy, 'style-src')).toBe(`style-src 'self' ${digest('b{color:red}')}`)
})

test('SEC-17 a document without either keeps the policy as it is', () => expect(leaveForBuilt('<script src="/assets/gate.js"></script>')(POLICY)).toBe(POLICY))

test('SEC-17 nothing in the policy lets in what stands in a document but style attributes, and nothing is evaluated', () => {
  const loose = POLICY.split('; ').filter((each) => /unsafe|\*|https?:(\s|$)/.test(each))
  expect(loose).toEqual(["style-src-attr 'unsafe-inline'"])
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(part(POLICY, name)).toBe(`${name} 'none'`)
  expect(part(POLICY, 'connect-src')).toBe("connect-src 'self' https://login.example")
})

test('SEC-17 a document with room for a nonce has another in each answer, and its policy names that one', async () => {
  const document = await compressDocument(Buffer.from('<head><!--style-nonce--></head>'))
  const answers = await Promise.all(Array.from({ length: 100 }, () => document.answer('plain')))
  const nonces = answers.map(({ bytes, leave }) => {
    const nonce = /^<head><meta name="style-nonce" nonce="([\w+/=]{24})" \/><\/head>$/.exec(String(bytes))?.[1] ?? ''
    expect(part(leave(POLICY), 'style-src')).toBe(`style-src 'self' 'nonce-${nonce}'`)
    return nonce
  })
  expect(new Set(nonces).size).toBe(100)
})
