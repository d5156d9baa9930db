import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy } from '../security-headers.ts'
import { withGate } from './gate-digest.ts'

const POLICY = pagePolicy(['https://login.example'])
const digest = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('SEC-17 the script in the document is allowed by its digest, and nothing else with it', () => {
  const policy = withGate(POLICY, '<script type="application/ld+json">{}</script><script data-gate data-app="/a.js">go()</script><script>evil()</script>')
  expect(policy).toContain(`script-src 'self' ${digest('go()')};`)
  expect(policy).not.toContain(digest('evil()'))
  expect(policy.split('; ').find((part) => part.startsWith('script-src'))).not.toContain('unsafe')
})

test('SEC-17 a document without one keeps the policy as it is', () => expect(withGate(POLICY, '<script src="/assets/gate.js"></script>')).toBe(POLICY))
