import { expect, test } from 'vitest'
import { isPageAddress } from './page-address.ts'

const PATIENT = '/p/0b7c6c0e-9d5e-4a7b-8f51-2f1f7f9a1c11'

test.each([
  '/', '/r', '/r/', '/a', '/t', '/optimizer', '/s', '/log', '/profile', '/callback', '/signin-google', '/logout', '/c', '/c/', '/c/0b7c6c0e', '/help',
  '/payments/cs_1/success', PATIENT,
  `${PATIENT}/recs`,
  `${PATIENT}/report`,
  `${PATIENT}/chat`,
])('spec 2: %s is a page', (path) => expect(isPageAddress(path)).toBe(true))

test.each([`${PATIENT}/anything`, `${PATIENT}/a/b/c`])('spec 2: any word after a patient is the report: %s', (path) => expect(isPageAddress(path)).toBe(true))

test.each(['/c/en/to', '/settings/x'])('what is not built has no address: %s', (path) => expect(isPageAddress(path)).toBe(false))

test.each(['', '/p', '/p/', '/rr', '/R', '/r/x', '//', '/payments/cs_1', '/settings', `/${'a'.repeat(100_000)}`, '/r\n', '/p//report'])(
  '%# is no page',
  (path) => {
    expect(isPageAddress(path)).toBe(false)
  },
)
