import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, startBrowser } from '../harness/browser.ts'
import { CHECKS, inspect, setTouch } from './inspect.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await startBrowser()
  page = (await openPage(browser, { viewport: { width: 390, height: 844 } })).page
  await setTouch(page, true)
})
afterAll(() => browser.close())

const show = (body: string, style = '') =>
  page.setContent(`<!doctype html><html lang="nb"><head><title>Prøve</title><meta name="viewport" content="width=device-width"><style>
    :root{--width-page:72rem}body{margin:0;color:#16262b;background:#fff;font:16px/24px sans-serif}main{padding:16px}h1{margin:0;line-height:1.2}\
button{min-height:44px;min-width:44px}${style}</style></head>
    <body><main id="content"><h1>Overskrift</h1>${body}</main></body></html>`)

test('a sound page has no fault', async () => {
  await show('<p>Et avsnitt med <b>noe</b> i.</p><button>Lagre</button>')
  expect(await inspect(page)).toEqual(Object.fromEntries(CHECKS.map((check) => [check, []])))
})

test('a finger is a finger', async () => {
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
})

test.each([
  ['overflow', '<p style="width:500px">Altfor bredt</p>', ''],
  ['cut', '<p class="low">Ord som ingen får se fordi boksen er for lav for dem og skjuler det som er under.</p>', '.low{height:20px;overflow:hidden}'],
  ['overlap', '<p>Første avsnitt</p><p class="up">Andre avsnitt</p>', '.up{margin-top:-36px}'],
  ['overlap', '<b>Første</b> <button class="back">Slett</button>', '.back{margin-left:-30px}'],
  ['target', '<button class="small">Lagre</button>', '.small{min-height:0;height:30px}'],
  ['edge', '', 'h1{margin-left:24px}'],
  ['axe', '<p class="pale">Nesten usynlig</p>', '.pale{color:#ccc}'],
])('planted: %s', async (check, body, style) => {
  await show(body, style)
  const found = await inspect(page)
  expect(CHECKS.filter((each) => found[each].length > 0)).toEqual([check])
})

test('planted: a colour that cannot be read by night', async () => {
  await show('<p class="pale">Nesten usynlig</p>', '.pale{color:#ccc}')
  expect((await inspect(page, true)).axe).toHaveLength(1)
})

test('a target that is small is a fault, one that a bar half covers is none', async () => {
  const row = '<p style="height:720px">Avsnitt</p><button>Valg</button><p style="height:900px">Avsnitt</p><div class="bar"><button>Lagre</button></div>'
  const style = '.bar{position:sticky;bottom:0;height:80px;background:#fff}'
  await show(row, style)
  expect((await inspect(page)).axe).toEqual([])
  await show(
    `<button class="small">a</button><button class="small">b</button>${row}`,
    `${style}.small{min-height:0;min-width:0;height:14px;width:14px;padding:0;overflow:hidden}`,
  )
  expect((await inspect(page)).axe.filter((fault) => fault.startsWith('target-size')).length).toBeGreaterThan(0)
})

test('words that end in the middle of a line leave its rest to others, and what a box hides lies on nothing', async () => {
  await show(
    '<p><b>En setning som er så lang at den går over flere linjer før den slutter</b> <button>Lagre</button></p><p class="few">Flere linjer enn ' +
      'boksen viser, og resten av dem ligger under det som kommer etter, der ingen ser dem</p><p>Neste</p>',
    'button{min-width:44px}p{line-height:44px;margin:0}.few{overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1}',
  )
  expect((await inspect(page)).overlap).toEqual([])
})

test('what is meant is no fault: a line that ends in dots, a bar that sticks, words for readers alone', async () => {
  await show(
    '<p class="dots">En lang linje som slutter med prikker fordi det ikke er plass til den</p>' +
      '<div class="bar"><button>Lagre</button></div><p>Avsnitt</p><span class="visually-hidden">Ord</span>',
    '.dots{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}.bar{position:sticky;bottom:0;height:80px}' +
      '.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
  )
  expect(await inspect(page)).toEqual(Object.fromEntries(CHECKS.map((check) => [check, []])))
})
