// The picture that stands for a link to us elsewhere, made from the page itself: `npm run social-picture` after a build, then build once more.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runTool } from '../../tools/run-tool.ts'
import { openPage, startBrowser } from '../harness/browser.ts'
import { startServer } from '../harness/server.ts'

/** As those who show links ask for it. */
const SIZE = { width: 1200, height: 630 }
const FOLDER = join(import.meta.dirname, '../../web/landing/social')
/** Without what can be pressed: a picture answers nothing. */
const STILL =
  '.landing-header, .landing-actions, .landing-note, .sheet-legend { display: none !important } .landing-hero { align-content: center; min-height: ' +
  '630px; padding-block: 0 !important }'

await runTool(async () => {
  const server = await startServer()
  const browser = await startBrowser()
  try {
    await mkdir(FOLDER, { recursive: true })
    for (const [edition, host] of [['med', 'localhost'], ['vet', 'vet.localhost']] as const) {
      const { page, context } = await openPage(browser, { viewport: SIZE, colorScheme: 'light' })
      await page.goto(`http://${host}:${server.port}/`, { waitUntil: 'networkidle' })
      await page.screenshot({ path: join(FOLDER, `${edition}.png`), style: STILL })
      await context.close()
    }
    process.stdout.write(`Two pictures in ${FOLDER}\n`)
  } finally {
    await browser.close()
    await server.dispose()
  }
})
