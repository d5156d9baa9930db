import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { keyboardHand, touchHand } from './hands.ts'
import { sharedBrowser } from './shared.ts'

const browser = await sharedBrowser()

async function openWith(content: string, context?: BrowserContextOptions) {
  const { page } = await openPage(browser, context)
  await page.setContent(`<!doctype html><html lang="nb"><title>x</title><style>body { margin: 0 } button { height: 50px }</style>${content}</html>`)
  return page
}

test.each([
  ['a ring that was taken away', '<button style="outline: none">Ja</button>', /does not show it/],
  ['a button below a bar', '<div style="position: fixed; inset: 0; background: white"></div><button>Ja</button>', /has the focus behind div/],
  ['a button outside of the window', '<div style="position: fixed; left: -300px"><button>Ja</button></div>', /outside of the window/],
])('the keys meet %s', async (_name, content, fault) => {
  const page = await openWith(content)
  await page.getByRole('button').focus()
  expect((await keyboardHand(page).faults()).join()).toMatch(fault)
  await page.context().close()
})

test('the keys meet a button that goes when it is pressed, and one they cannot come to', async () => {
  const page = await openWith('<button onclick="this.remove()">Ja</button><a>Nei</a>')
  const hand = keyboardHand(page)
  await hand.press(page.getByRole('button'))
  expect(await hand.faults()).toEqual(['nothing has the focus'])
  await expect(hand.press(page.getByText('Nei'))).rejects.toThrow('do not lead to')
  await page.context().close()
})

test('a thumb meets what is too small for it, and what runs out of the window; in a text less will do', async () => {
  const context = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await openWith(
    '<meta name="viewport" content="width=device-width"><button style="height: 30px; width: 80px">Liten</button><p>Se <button style="height: ' +
      '26px">her</button></p><p><button style="height: 16px">Knøtt</button></p><div style="width: 500px; height: 1px"></div>',
    context,
  )
  expect(await touchHand(page).faults()).toEqual([expect.stringMatching(/px too wide$/), 'button "Liten" is 30 px high', 'button "Knøtt" is 16 px high'])
  await page.context().close()
})
