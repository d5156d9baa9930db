// The pictures of README.md, shot from the screens of the look: `npm run pictures` after a build.
import { join } from 'node:path'
import { runTool, ToolRefusal } from '../../tools/run-tool.ts'
import { startBrowser } from '../harness/browser.ts'
import { startServer } from '../harness/server.ts'
import { arrange } from './arrange.ts'
import { openDesks } from './desk.ts'
import { SCREENS } from './screens.ts'

const FOLDER = join(import.meta.dirname, '../../docs/images')
const PICTURES = [
  { file: 'dashboard', screen: 'dashboard', width: 1440, waitsFor: 'Siste saker' },
  { file: 'recording', screen: 'recording-ready', width: 1440, waitsFor: 'Klar' },
  { file: 'report', screen: 'report', width: 1440, waitsFor: 'Kopier' },
  { file: 'report-phone', screen: 'report', width: 390, waitsFor: 'Kopier' },
] as const

await runTool(async () => {
  const server = await startServer()
  const browser = await startBrowser()
  try {
    const desks = openDesks(browser, server)
    for (const { file, screen: wanted, width, waitsFor } of PICTURES) {
      const screen = SCREENS.find(({ name }) => name === wanted)
      if (screen === undefined) throw new ToolRefusal(`The look has no screen named ${wanted}.`)
      const desk = await desks(screen.as)
      await screen.open(desk)
      await arrange(desk.page, width, 'light')
      // A picture shows a state that lasts: the microphone has been heard, the text has come.
      await desk.page.getByText(waitsFor, { exact: true }).first().waitFor()
      await desk.page.screenshot({ path: join(FOLDER, `${file}.png`) })
      await arrange(desk.page, 1440, 'light')
    }
    process.stdout.write(`${PICTURES.length} pictures in ${FOLDER}\n`)
  } finally {
    await browser.close()
    await server.dispose()
  }
})
