import { afterAll, afterEach, expect } from 'vitest'
import { takeViolations } from './violations.ts'

// Registered for every file of browser tests: a page that its own policy turns something away from fails the test it stands in.
const assertNone = () => expect(takeViolations(), 'SEC-17 violations of the content security policy').toEqual([])
afterEach(assertNone)
afterAll(assertNone)
