import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isPageAddress } from '#contract/page-address.ts'
import { journey } from '../harness/journey.ts'

const TALK = 'Lege: Hva kan jeg hjelpe deg med?\nPasient: Jeg har hostet i tre uker, og jeg har hatt feber.'
const now = journey()

/** Links of our own origin that lead where no page is. */
async function deadLinks(page: Page): Promise<string[]> {
  const ofOurs = (links: HTMLAnchorElement[]): string[] => links.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)
  const addresses = await page.locator('a[href]').evaluateAll(ofOurs)
  return [...new Set(addresses)].filter((path) => !isPageAddress(path))
}

/** Opens each menu of the page in turn and gives the links in it that lead nowhere, and all its lines. */
async function deadMenus(page: Page): Promise<{ dead: string[]; lines: string[] }> {
  const found = { dead: new Array<string>(), lines: new Array<string>() }
  for (const button of await page.locator('button[aria-haspopup="menu"]:visible').all()) {
    await button.click()
    await page.getByRole('menu').waitFor()
    found.dead.push(...(await deadLinks(page)))
    found.lines.push(...(await page.getByRole('menuitem').allTextContents()))
    // The keys are the menu's once it has the focus.
    await page.waitForFunction(() => Boolean(document.activeElement?.closest('[role="menu"]')))
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
  }
  return found
}

test('no link, tab, card or menu item leads to a page that is not there; a planted one is found', async () => {
  const { page, home, errors } = now
  await now.report.open(TALK)
  const report = new URL(page.url()).pathname
  const ofCase = [report, report.replace('/report', '/recs'), report.replace('/report', '/chat')]
  for (const path of [...ofCase, '/', '/r', '/t', '/optimizer', '/c', '/s', '/profile', '/log', '/help']) {
    await page.goto(`${home}${path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await deadLinks(page), path).toEqual([])
    const menus = await deadMenus(page)
    expect(menus.dead, path).toEqual([])
    expect(menus.lines.filter((line) => /forsikringsattest/i.test(line)), path).toEqual([])
    expect(await page.getByText('Ikke klart ennå').count(), path).toBe(0)
  }
  await page.evaluate(() => document.querySelector('main')?.append(Object.assign(document.createElement('a'), { href: '/finnes-ikke' })))
  expect(await deadLinks(page)).toEqual(['/finnes-ikke'])
  expect(errors).toEqual([])
})
