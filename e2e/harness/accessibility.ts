import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong in the page as it stands, or in one part of it, one line per element; empty is WCAG 2.2 AA as far as a machine can tell. */
export async function accessibilityFaults(page: Page, part?: string): Promise<string[]> {
  // "Legacy" opens no empty page to sum up the frames in: ours have none, and each such page is a process to start.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly: STANDARDS, resultTypes: ['violations'] })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
}
