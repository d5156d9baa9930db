import type { CDPSession, Page } from 'playwright-core'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { touchFaults } from '../harness/touch-faults.ts'
import { edgeFaults, type PageFaults, pageFaults } from './page-faults.ts'

export const CHECKS = ['overflow', 'cut', 'overlap', 'target', 'edge', 'axe'] as const
export type Check = (typeof CHECKS)[number]
export type Faults = Readonly<Record<Check, readonly string[]>>

/** Below this a hand holds the screen. */
export const TOUCH_UP_TO_PX = 768
/** Colours are what differs between the schemes; the rest has been judged by day. */
const BY_NIGHT = 'color-contrast'

/** What is emulated lasts as long as its session. */
const sessions = new WeakMap<Page, CDPSession>()

/** A finger in the place of the mouse, as on a telephone, or the mouse again. */
export async function setTouch(page: Page, isTouch: boolean): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: isTouch, maxTouchPoints: 1 })
}

/**
 * What a bar that sticks half covers is whole again a turn of the wheel later: a target that is small for that alone is no fault. Takes axe's lines and
 * gives those that stand when their element is in the middle of the window.
 */
async function whereverItScrolls(page: Page, faults: readonly string[]): Promise<string[]> {
  const standing: string[] = []
  for (const fault of faults) {
    const target = /^target-size: .* \((.+)\)$/.exec(fault)?.[1]
    if (target === undefined) {
      standing.push(fault)
      continue
    }
    await page.locator(target).first().evaluate((element) => element.scrollIntoView({ block: 'center' }))
    // The whole page again: what is too near to its neighbours is so only beside them.
    if ((await accessibilityFaults(page)).includes(fault)) standing.push(fault)
  }
  return standing
}

/** All that is wrong with the page as it stands; by night what the colours may have done to it. */
export async function inspect(page: Page, isNight = false): Promise<Faults> {
  const axe = await whereverItScrolls(page, await accessibilityFaults(page))
  if (isNight) return { overflow: [], cut: [], overlap: [], target: [], edge: [], axe: axe.filter((fault) => fault.startsWith(BY_NIGHT)) }
  const width = page.viewportSize()?.width ?? 0
  const seen: PageFaults = await page.evaluate(pageFaults)
  const target = width <= TOUCH_UP_TO_PX ? await page.evaluate(touchFaults) : []
  return {
    ...seen,
    edge: await page.evaluate(edgeFaults),
    target: target.filter((fault) => !fault.startsWith('the page is')),
    axe: axe.map((fault) => fault.slice(0, 160)),
  }
}
