import type { Page } from 'playwright-core'
import { setTouch, TOUCH_UP_TO_PX } from './inspect.ts'

export const HEIGHTS: ReadonlyMap<number, number> = new Map([[390, 844], [1024, 768], [1440, 900], [2560, 1440]])
const SETTLE_MS = 220

/** Brings a page to a width and a scheme, and waits until nothing on it moves. */
export async function arrange(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await setTouch(page, width <= TOUCH_UP_TO_PX)
  await page.setViewportSize({ width, height: HEIGHTS.get(width) ?? 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // The app follows the scheme by script, and its colours pass over: a shot in the middle shows neither.
  await page.waitForFunction((scheme) => (document.documentElement.dataset['mantineColorScheme'] ?? scheme) === scheme, colorScheme)
  await page.waitForTimeout(SETTLE_MS)
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  )
}
