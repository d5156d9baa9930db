import axe from 'axe-core'
import type { Page } from 'playwright-core'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Quiet for so many frames in a row: a transition begins a frame or two after what it is of has come. */
const QUIET_FRAMES = 4
const FRAMES_AT_MOST = 120

/** Waits until nothing moves but what moves for ever: axe judges the colours of the frame it meets, and a dialog that fades in is pale in it. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    async ({ quiet, most }) => {
      const moves = (): boolean =>
        document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity)
      for (let frame = 0, still = 0; still < quiet && frame < most; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        still = moves() ? 0 : still + 1
      }
    },
    { quiet: QUIET_FRAMES, most: FRAMES_AT_MOST },
  )
}

/** What axe finds wrong in the page as it stands, or in one part of it, one line per element; empty is WCAG 2.2 AA as far as a machine can tell. */
export async function accessibilityFaults(page: Page, part?: string): Promise<string[]> {
  // Once for each document: a megabyte to read, and as long to set up as a page takes to judge.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  await settled(page)
  return page.evaluate(
    async ({ selector, tags }) => {
      const { axe: judge } = globalThis as unknown as { axe: typeof axe }
      const { violations } = await judge.run(selector ?? document, { runOnly: tags, resultTypes: ['violations'], preload: false })
      return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
    },
    { selector: part, tags: STANDARDS },
  )
}
