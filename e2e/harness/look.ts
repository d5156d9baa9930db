import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { accessibilityFaults } from './accessibility.ts'

const WIDTHS = [390, 1024, 1440] as const
const SCHEMES = ['light', 'dark'] as const
const HEIGHT = 900

/** Axe on the page as it stands. With SCREENSHOTS naming a folder, six pictures of it too: phone, tablet, desk, by day and by night. */
export async function look(page: Page, name: string): Promise<string[]> {
  const folder = process.env.SCREENSHOTS
  if (folder !== undefined && folder !== '') await takePictures(page, folder, name)
  return (await accessibilityFaults(page)).map((fault) => `${name}: ${fault}`)
}

async function takePictures(page: Page, folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const before = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      await page.waitForTimeout(250)
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`) })
    }
  }
  await page.emulateMedia({ colorScheme: null })
  if (before !== null) await page.setViewportSize(before)
}
