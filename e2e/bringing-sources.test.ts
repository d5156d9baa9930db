import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADVICE, answerGuideline, CHAPTER } from '#server/adapters/sources/testing/hapi-fixture.ts'
import { startSourceStandIn } from '#server/adapters/sources/testing/source-stand-in.ts'
import type { SourceStandIn } from '#server/adapters/sources/testing/source-stand-in.ts'
import { journey } from './harness/journey.ts'
import { look } from './harness/look.ts'

const TALK =
  'Lege: Hva plager deg?\nPasient: Jeg har hatt vondt i halsen i fire dager, og jeg har hatt feber.\n' +
  'Lege: Tonsillene er røde med hvitt belegg. Jeg tror det er en streptokokkinfeksjon.'
const root = resolve(import.meta.dirname, '..')
const [WIDE, NARROW] = [{ width: 1440, height: 900 }, { width: 390, height: 844 }]

let source: SourceStandIn
beforeAll(async () => {
  source = await startSourceStandIn()
})
afterAll(() => source.stop())
const now = journey(undefined, { env: () => ({}) })

/** The command as an operator runs it beside the server. */
function bringIn(...args: string[]): { child: ChildProcess; ended: Promise<{ code: number | null; said: string }> } {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [join(root, 'tools', 'sources-import.ts'), ...args], {
    cwd: root,
    env: { PATH, ...now.server.env, HAPI_KEY: 'secret-key', HAPI_BASE_URL: source.url },
  })
  const pieces: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece))
  return { child, ended: once(child, 'exit').then(([code]: (number | null)[]) => ({ code: code ?? null, said: pieces.join('') })) }
}

/** The suggestions of a talk that was just pasted. */
async function openSuggestions(page: Page): Promise<void> {
  await page.setViewportSize(WIDE)
  await now.report.open(TALK)
  const part = page.getByRole('button', { name: /^Diagnoseforslag/ })
  const sources = page.getByRole('button', { name: 'Kilder' })
  await part.or(sources).first().waitFor()
  if (!(await part.isVisible())) await sources.first().click()
  await part.click()
  await page.getByRole('button', { name: /^Samtalen/ }).click()
}

/** A text as the directorate sets it, with what has no business in a page. */
const HOSTILE = {
  tekst:
    `<p>De fleste blir friske av seg selv.<script>document.title = 'taken'</script><img src=x onerror="document.title = 'taken'"></p><h3>Når det ` +
    'bør ventes</h3><ul><li>Feber under 38,5</li><li>Under tre dagers plager</li></ul><table><tr><th>Alder</th><th>Råd</th></tr><tr><td>Under 3 ' +
    'år</td><td>Se barnet samme dag</td></tr><tr><td>3–15 år</td><td>Vent to ' +
    `dager</td></tr></table><p>${'Den som er syk, skal få vite hva som taler for å ta kontakt igjen, og når. '.repeat(12)}</p><p><a ` +
    `href="javascript:document.title = 'taken'">Trykk her</a></p>`,
  data: { praktisk: '<p>Ring hvis det blir verre.</p>', rasjonale: '' },
}

test('the directorate’s texts come in by the command, through a kill, and stand beside the suggestion in a box of their own', async () => {
  answerGuideline(source, HOSTILE)
  const killed = bringIn('hapi')
  source.answer(`/innhold/kapitler/${CHAPTER}`, () => killed.child.kill('SIGKILL'))
  expect((await killed.ended).code).toBeNull()
  const before = source.asked.length
  answerGuideline(source, HOSTILE)
  const { code, said } = await bringIn('hapi').ended
  expect(said).toContain('3 passages added, 0 changed, 0 as they were, 0 taken out.')
  expect(said).not.toContain('secret-key')
  expect(code).toBe(0)
  expect(source.asked.slice(before).map(({ path }) => path)).not.toContain('/innhold/innhold?infoTyper=retningslinje')

  const { page } = now
  await openSuggestions(page)
  const box = page.getByRole('group', { name: 'Ordrett fra Helsedirektoratet: Streptokokkhals' })
  await box.waitFor()
  expect(await box.innerText()).toMatch(/Halsbesvær › Behandling\s+Vent med penicillin\s+De fleste blir friske av seg selv\./)
  expect(await box.innerText()).toMatch(/Helsedirektoratet · Sist faglig oppdatert 09\.01\.2024 · NLOD · Åpne kilden/)
  expect(await box.getByRole('link', { name: 'Åpne kilden' }).isVisible()).toBe(true)
  const addresses = await box.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(['https://www.helsedirektoratet.no/x', `https://www.helsedirektoratet.no/oppdiktet/${ADVICE}`])
  const sizes = await box.evaluate((element) => [element, element.querySelector('p:last-of-type') ?? element].map((one) => getComputedStyle(one).fontSize))
  expect(new Set(sizes).size).toBe(1)
  expect(await page.title()).not.toBe('taken')
  expect(await look(page, 'public-text')).toEqual([])

  await box.getByRole('button', { name: 'Vis hele teksten' }).click()
  await box.getByRole('button', { name: 'Vis mindre' }).waitFor()
  expect(await look(page, 'public-text-whole')).toEqual([])
  await page.setViewportSize(NARROW)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(now.errors).toEqual([])
})

test('what a source takes back is gone from beside the suggestion', async () => {
  answerGuideline(source, { status: 'Utgått' })
  const { code, said } = await bringIn('hapi').ended
  expect(said).toMatch(/Nothing was taken out/)
  expect(code).toBe(1)
  expect((await bringIn('hapi', '--allow-fewer').ended).said).toContain('3 taken out')
  await openSuggestions(now.page)
  await now.page.getByText('Streptokokkhals').first().waitFor()
  expect(await now.page.getByRole('group', { name: /^Ordrett/ }).count()).toBe(0)
})
