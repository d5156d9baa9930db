import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { focusFault } from './focus-fault.ts'
import { touchFaults } from './touch-faults.ts'

/** How somebody works the page: with the keys alone, or with a thumb. */
export interface Hand {
  readonly name: string
  press(target: Locator): Promise<void>
  write(target: Locator, words: string): Promise<void>
  /** What is wrong for this hand with the page as it stands. */
  faults(): Promise<readonly string[]>
}

/** Farther than this nobody walks with the Tab key. */
const MOST_STOPS = 90
const NOWHERE = 'nothing has the focus'

/** The keys alone. Each stop on the way must be seen, and nothing pressed may leave the focus nowhere. */
export function keyboardHand(page: Page): Hand {
  const isThere = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  const walkTo = async (target: Locator): Promise<void> => {
    await target.waitFor()
    const isBefore = await target.evaluate((element) => {
      const held = document.activeElement ?? document.body
      return held !== document.body && (element.compareDocumentPosition(held) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    })
    for (let stop = 0; !(await isThere(target)); stop += 1) {
      if (stop === MOST_STOPS) throw new Error(`${MOST_STOPS} presses of Tab do not lead to ${String(target)}.`)
      await page.keyboard.press(isBefore ? 'Shift+Tab' : 'Tab')
      // Between the last stop and the first the focus is with the browser itself.
      await expect.poll(() => page.evaluate(focusFault), { message: 'on the way' }).toSatisfy((fault) => fault === undefined || fault === NOWHERE)
    }
    await expect.poll(() => page.evaluate(focusFault)).toBeUndefined()
  }
  return {
    name: 'keyboard',
    async press(target) {
      await walkTo(target)
      await page.keyboard.press((await target.getAttribute('role')) === 'switch' || (await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter')
    },
    async write(target, words) {
      await walkTo(target)
      await page.keyboard.type(words)
    },
    async faults() {
      const fault = await page.evaluate(focusFault)
      return fault === undefined ? [] : [fault]
    },
  }
}

/** A thumb on a phone: what it is to meet is large enough, and nothing runs out of the window. */
export function touchHand(page: Page): Hand {
  return {
    name: 'touch',
    // A switch is drawn by what lies over its field.
    press: async (target) => target.tap({ force: (await target.getAttribute('role')) === 'switch' }),
    async write(target, words) {
      await target.tap()
      await page.keyboard.type(words)
    },
    faults: () => page.evaluate(touchFaults),
  }
}
