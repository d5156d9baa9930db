import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { caseWithDoubt } from '../harness/case-with-doubt.ts'
import { journey } from '../harness/journey.ts'

const TALK = [
  'Lege: Hva kan jeg hjelpe deg med?',
  'Pasient: Jeg har hostet i tre uker, og jeg har hatt feber opp til 38,5.',
  'Lege: Jeg hører på lungene. Det er knatrelyder basalt på høyre side. CRP er 64.',
  'Lege: Dette er en lungebetennelse. Du får Doksyklin 100 mg to ganger daglig i sju dager.',
].join('\n')
const now = journey()

/** What a screen reader is told to do something with. */
const OPERABLE = new Set(['button', 'link', 'textbox', 'combobox', 'checkbox', 'radio', 'switch', 'tab', 'menuitem', 'option', 'slider', 'spinbutton'])

/** Everything of the accessibility tree that can be operated and has no name, and what of the page's outline is not as a reader expects it. */
async function unheard(page: Page, session: CDPSession): Promise<string[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const shown = nodes.filter(({ ignored }) => !ignored).map(({ role, name, properties }) => ({
    role: String(role?.value), name: String(name?.value ?? '').trim(), properties,
  }))
  const nameless = shown.filter(({ role, name }) => OPERABLE.has(role) && name === '').map(({ role }) => `a ${role} without a name`)
  const heads = shown.filter(({ role, properties }) => role === 'heading' && properties?.some((each) => each.name === 'level' && each.value.value === 1))
  const mains = shown.filter(({ role }) => role === 'main')
  const outline = [
    heads.length === 1 ? '' : `${heads.length} headlines`,
    mains.length === 1 ? '' : `${mains.length} main parts`,
    (await page.title()) === '' ? 'no title' : '',
  ]
  return [...nameless, ...outline].filter(Boolean)
}

/** Writes down what is said by itself, as it is said: the text of every live region whenever it changes. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    const hear = (target: Node) => {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
      const words = region?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
      if (words !== '' && heard.at(-1) !== words) heard.push(words)
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        hear(target)
        for (const node of addedNodes) if (node instanceof Element) for (const region of node.matches(LIVE) ? [node] : node.querySelectorAll(LIVE)) hear(region)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)

test('spec 4, 8: the main job by ear: every control has a name, every page its outline, and what happens is said', async () => {
  const { page, home } = now
  await listen(page)
  const session = await page.context().newCDPSession(page)
  const met: string[] = []
  const arrive = async (name: string) => met.push(...(await unheard(page, session)).map((fault) => `${name}: ${fault}`))

  await page.goto(`${home}/`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await arrive('dashboard')
  await page.getByRole('textbox', { name: 'Skriv eller lim inn samtalen' }).fill(TALK)
  await page.getByRole('button', { name: 'Lag rapport' }).click()
  await now.report.text.first().waitFor()
  await arrive('report')
  // The text is one field with its headings in order, as it is read.
  const text = page.getByRole('textbox', { name: 'Rapporttekst' })
  const headings = await text.getByRole('heading').allInnerTexts()
  expect(headings[0]).toBe('Sammendrag')
  expect(headings).toContain('Medisiner')
  expect(await text.ariaSnapshot()).toContain('Doksyklin 100 mg')

  // Whether the page stood before the report was written or after: whoever asked hears that it is there.
  await expect.poll(() => heard(page)).toContain('Rapporten er klar')
  await page.getByRole('button', { name: 'Kopier', exact: true }).click()
  await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/kopiert/))
  await text.getByText('CRP 64').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' I dag.')
  await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/Lagret/))

  const patientId = await caseWithDoubt(now.server, now.token)
  await page.goto(`${home}/p/${patientId}/report`)
  await now.report.text.first().waitFor()
  await arrive('report with a doubt')
  // What rests on nothing is told where it stands, not by its dashes alone.
  expect(await page.getByRole('main').ariaSnapshot()).toMatch(/uten grunnlag/i)

  for (const path of ['/r', '/t', '/s', '/profile', '/log', `/p/${patientId}/recs`]) {
    await page.goto(`${home}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await arrive(path)
  }
  expect(met).toEqual([])
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button'), document.createElement('h1')))
  expect(await unheard(page, session)).toEqual(expect.arrayContaining(['a button without a name']))
})
