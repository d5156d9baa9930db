import type { Text } from '#web/text/use-text.ts'

type Key = Parameters<Text<'shell'>>[0]

const TITLES: readonly (readonly [path: RegExp, key: Key])[] = [
  [/^\/r$/, 'titleRecording'],
  [/^\/p\/[^/]+\/recs$/, 'recordings'],
  [/^\/p\/[^/]+\/chat$/, 'chat'],
  [/^\/a$/, 'titleQuickActions'],
  [/^\/t$/, 'titleTriggers'],
  [/^\/c(\/|$)/, 'chat'],
  [/^\/optimizer$/, 'optimisePrompt'],
  [/^\/profile$/, 'manageSubscription'],
  [/^\/s$/, 'doctorSettings'],
  [/^\/log$/, 'accessLog'],
  [/^\/help$/, 'help'],
  [/^\/payments\//, 'titlePayment'],
]

/** Takes a path; gives the title of its page, or undefined where the page names itself. The start page depends on the subscription. */
export function titleKey(path: string, isActive: boolean): Key | undefined {
  if (path === '/') return isActive ? 'controlPanel' : 'titlePlans'
  return TITLES.find(([pattern]) => pattern.test(path))?.[1]
}
