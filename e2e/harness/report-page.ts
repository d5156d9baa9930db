import type { Page } from 'playwright-core'
import { accessibilityFaults } from './accessibility.ts'
import { callAs } from './accounts.ts'
import { atRest } from './at-rest.ts'
import { heldToken } from './ended-sign-in.ts'
import type { ServerPlace } from './server.ts'
import { originOf } from './sign-in.ts'

/** What axe finds in a window so tall that the bar lies over nothing. */
async function faultsOfTallWindow(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 1440, height: 2600 })
  await atRest(page)
  const faults = await accessibilityFaults(page)
  if (before) await page.setViewportSize(before)
  return faults
}

/** Makes a case of a talk for whoever is signed in on the page; gives the address of its report. */
async function bringTalk(page: Page, server: ServerPlace, talk: string): Promise<string> {
  const [patientId, id, token] = [crypto.randomUUID(), crypto.randomUUID(), await heldToken(page)]
  if (token === undefined) throw new Error('Nobody is signed in on the page that is to open a report.')
  const { status } = await callAs(server, token, { method: 'POST', path: `/patients/${patientId}/cases?regenerate=true`, body: { id, transcription: talk } })
  if (status !== 200) throw new Error(`the talk was answered ${status}`)
  return `${originOf(server)}/p/${patientId}/report`
}

/** The report page as a Norwegian doctor meets it: its parts, and what is done to it. */
export function reportPage(page: Page, server: ServerPlace) {
  const text = page.locator('.report-text')
  const bar = page.getByRole('group', { name: 'Handlinger for rapporten' })
  return {
    text,
    bar,
    rail: page.getByRole('complementary', { name: 'Kilder' }),
    /** The text that is offered, laid against the one that stands. */
    offered: page.getByRole('region', { name: 'Ny tekst mot den du har' }),
    prompt: page.getByRole('textbox', { name: 'Hva skal endres i rapporten?' }),
    press: (name: string) => bar.getByRole('button', { name, exact: true }).click(),
    saved: () => page.locator('[data-saving="saved"]').waitFor(),

    /** Pastes a talk on the dashboard and waits for its report. */
    async paste(talk: string) {
      const home = `${originOf(server)}/`
      if (page.url() !== home) await page.goto(home)
      await page.getByRole('textbox', { name: 'Skriv eller lim inn samtalen' }).fill(talk)
      await page.getByRole('button', { name: 'Lag rapport' }).click()
      await text.waitFor()
      await bar.waitFor()
    },

    /**
     * Opens the report of a talk that a call has brought: what is there after it was pasted, without the way over the dashboard. That is for tests of what
     * is done with a report; the page is signed in.
     */
    async open(talk: string) {
      await page.goto(await bringTalk(page, server, talk))
      await text.waitFor()
      await bar.waitFor()
    },

    /** Writes at the end of the first paragraph that holds the words. */
    async writeAfter(words: string, more: string) {
      await page.locator('.report-text p', { hasText: words }).first().evaluate((paragraph) => {
        const range = document.createRange()
        range.selectNodeContents(paragraph)
        range.collapse(false)
        paragraph.closest<HTMLElement>('.report-text')?.focus()
        getSelection()?.removeAllRanges()
        getSelection()?.addRange(range)
      })
      await page.keyboard.type(more)
    },

    async sectionCommand(heading: string, item: string) {
      await page.getByRole('button', { name: `Valg for ${heading}` }).click()
      await page.getByRole('menuitem', { name: item }).click()
    },

    faults: () => faultsOfTallWindow(page),
  }
}
