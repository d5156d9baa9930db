import axe from 'axe-core'
import type { Page } from 'playwright-core'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong in the page as it stands, or in one part of it, one line per element; empty is WCAG 2.2 AA as far as a machine can tell. */
export async function accessibilityFaults(page: Page, part?: string): Promise<string[]> {
  // Once for each document: a megabyte to read, and as long to set up as a page takes to judge.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ selector, tags }) => {
      const { axe: judge } = globalThis as unknown as { axe: typeof axe }
      const { violations } = await judge.run(selector ?? document, { runOnly: tags, resultTypes: ['violations'] })
      return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
    },
    { selector: part, tags: STANDARDS },
  )
}
