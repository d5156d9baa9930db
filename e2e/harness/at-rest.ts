import type { Page } from 'playwright-core'

/** Waits until nothing of the page glides or fades any more and what that has led to is drawn. What turns for ever, as a sign of work, is none of it. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    const isMoving = () => document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    for (let still = 0; still < 3; still = isMoving() ? 0 : still + 1) await frame()
  })
