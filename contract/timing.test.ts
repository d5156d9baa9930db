import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { timing } from './timing.ts'

const ROOT = resolve(import.meta.dirname, '..')

test.each([
  ['profileCacheMs', 300_000], ['loginLockMs', 15_000], ['loginLockCheckMs', 2_000], ['autosaveDebounceMs', 500], ['casePollMs', 2_000],
  ['loaderWarnMs', 10_000], ['loaderRoseMs', 20_000], ['loaderTimeoutMs', 25_000], ['loaderTipMs', 8_000], ['loaderTickMs', 250],
  ['microphoneNoResponseMs', 10_000], ['paymentRedirectAgainMs', 1_000], ['subscriptionCancelRedirectMs', 3_000], ['triggerMessageMs', 3_000],
  ['feedbackCloseMs', 300], ['customerChatConfirmationMs', 3_500], ['copiedInChatMs', 1_500], ['copiedMs', 2_000],
  ['settingsSavedMs', 1_500], ['settingsSavedPopupMs', 1_200],
] as const)('spec 9: %s is %i', (name, ms) => {
  expect(timing[name]).toBe(ms)
})

test('spec 9: no duration stands there that nothing goes by', () => {
  const paths = globSync('{web,server}/**/*.{ts,tsx}', { cwd: ROOT }).filter((path) => !path.endsWith('.test.ts'))
  const code = paths.map((path) => readFileSync(resolve(ROOT, path), 'utf8')).join('\n')
  expect(Object.keys(timing).filter((name) => !new RegExp(`\\btiming\\.${name}\\b`).test(code))).toEqual([])
})
