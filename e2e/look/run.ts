// Every screen in every width and scheme, judged by machine and shot for the eye: `npm run look [-- --only report,chat] [--widths 390,1440] [--out folder]`.
// It serves what `npm run build` has made. Prints a table of faults; ends with 1 where there is one or a screen could not be opened.
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { runTool, ToolRefusal } from '../../tools/run-tool.ts'
import { startBrowser } from '../harness/browser.ts'
import { startServer } from '../harness/server.ts'
import { arrange, HEIGHTS } from './arrange.ts'
import { type Desk, openDesks } from './desk.ts'
import { CHECKS, inspect } from './inspect.ts'
import { SCREENS } from './screens.ts'
import { contactSheet } from './sheet.ts'
import type { Screen } from './steps.ts'
import { type Look, lookTable } from './table.ts'

const SCHEMES = ['light', 'dark'] as const
const OPEN_WITHIN_MS = 45_000

/** On the sheets of a full run stand the main screens; on those of a part, all that were asked for. */
const MAIN = new Set(SCREENS.flatMap(({ name, isMain }) => (isMain ? [name] : [])))

type Shot = { screen: string; width: number; scheme: (typeof SCHEMES)[number]; file: string }

await runTool(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, widths: { type: 'string' }, out: { type: 'string', default: '.cache/look' } } })
  const { only } = values
  const parts = only?.split(',')
  const screens = SCREENS.filter(({ name }) => parts === undefined || parts.some((part) => name.includes(part)))
  if (screens.length === 0) throw new ToolRefusal(`No screen is named like "${only ?? ''}". There are: ${SCREENS.map(({ name }) => name).join(', ')}.`)
  const widths = values.widths === undefined ? [...HEIGHTS.keys()] : values.widths.split(',').map(Number)
  if (widths.some((width) => !(width >= 320))) throw new ToolRefusal('--widths takes numbers of pixels from 320 on, with commas between.')
  const folder = resolve(values.out)
  await mkdir(folder, { recursive: true })
  const server = await startServer()
  const browser = await startBrowser()
  try {
    const { looks, shots, unopened } = await lookAt(screens, { folder, widths, desks: openDesks(browser, server) })
    await makeSheets({ browser, folder, shots: only === undefined ? shots.filter(({ screen }) => MAIN.has(screen)) : shots })
    process.stdout.write(`${lookTable(looks, unopened)}\n\n${shots.length} shots in ${folder}\n`)
    if (unopened.size > 0 || looks.some(({ faults }) => CHECKS.some((check) => faults[check].length > 0))) process.exitCode = 1
  } finally {
    await browser.close()
    await server.dispose()
  }
})

type Session = { folder: string; widths: readonly number[]; desks: ReturnType<typeof openDesks> }

async function lookAt(
  screens: readonly Screen[],
  { folder, widths, desks }: Session,
): Promise<{ looks: Look[]; shots: Shot[]; unopened: Map<string, string> }> {
  const [looks, shots, unopened]: [Look[], Shot[], Map<string, string>] = [[], [], new Map()]
  for (const screen of screens) {
    let desk: Desk | undefined
    try {
      desk = await desks(screen.as)
      desk.page.setDefaultTimeout(OPEN_WITHIN_MS)
      await screen.open(desk)
      for (const width of widths) {
        for (const scheme of SCHEMES) {
          const file = join(folder, `${screen.name}-${width}-${scheme}.png`)
          await arrange(desk.page, width, scheme)
          if (screen.part !== undefined) await desk.page.locator(screen.part).evaluate((place) => place.scrollIntoView({ behavior: 'instant' }))
          await desk.page.screenshot({ path: file })
          looks.push({ screen: screen.name, width, scheme, faults: await inspect(desk.page, scheme === 'dark') })
          shots.push({ screen: screen.name, width, scheme, file })
        }
      }
    } catch (error) {
      unopened.set(screen.name, String(error instanceof Error ? error.message : error).split('\n')[0] ?? '')
      // What stands there instead tells why.
      await desk?.page.screenshot({ path: join(folder, `${screen.name}-unopened.png`) })
    }
    if (desk === undefined) continue
    await arrange(desk.page, 1440, 'light')
    await screen.close?.(desk)
  }
  return { looks, shots, unopened }
}

async function makeSheets({ browser, folder, shots }: { browser: Browser; folder: string; shots: readonly Shot[] }): Promise<void> {
  const kinds = new Map(shots.map(({ width, scheme }) => [`${width}-${scheme}`, { width, scheme }]))
  for (const [kind, { width, scheme }] of kinds) {
    const wanted = shots.filter((shot) => shot.width === width && shot.scheme === scheme).map(({ screen, file }) => ({ name: screen, file }))
    await writeFile(join(folder, `sheet-${kind}.png`), await contactSheet(browser, wanted, `${width} px, ${scheme}`))
  }
}
