import { describe, expect, test } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { callAs, welcomeDoctor } from './harness/accounts.ts'
import { atRest } from './harness/at-rest.ts'
import { journey } from './harness/journey.ts'

const TALK = 'Lege: Hva kan jeg hjelpe deg med?\nPasient: Jeg har hostet i tre uker, og jeg har hatt feber.'

const now = journey()

const rows = () => now.page.getByRole('region', { name: 'Innsyn I dag' }).getByRole('listitem')

async function makeCase(name?: string): Promise<{ patientId: string; caseId: string }> {
  const [patientId, caseId] = [crypto.randomUUID(), crypto.randomUUID()]
  await callAs(now.server, now.token, { method: 'POST', path: `/patients/${patientId}/cases`, body: { id: caseId, transcription: TALK } })
  if (name !== undefined) await callAs(now.server, now.token, { method: 'PUT', path: `/patients/${patientId}`, body: { name } })
  return { patientId, caseId }
}

describe('NORM-1, NORM-2: the access log at /log', () => {
  test('is reached from the user menu, tells who did what to whom, and fits every width', async () => {
    const named = await makeCase('Kari Prøve')
    const unnamed = await makeCase()
    await callAs(now.server, now.token, { method: 'DELETE', path: `/patients/${unnamed.patientId}/cases/${unnamed.caseId}` })
    const stranger = await welcomeDoctor(now.server)
    await callAs(now.server, stranger.token, { method: 'GET', path: `/patients/${named.patientId}/cases/${named.caseId}/export?format=txt` })
    await now.page.goto(`${now.home}/`)
    await now.page.getByRole('button', { name: 'Brukermeny' }).click()
    await now.page.getByRole('menuitem', { name: 'Innsynslogg' }).click()
    await now.page.waitForURL(`${now.home}/log`)
    await rows().first().waitFor()
    const texts = (await rows().allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))
    expect(texts.some((text) => /En annen konto ville laste ned Kari Prøve sak [0-9a-f]{8} Fastlege Avvist/.test(text))).toBe(true)
    expect(texts.some((text) => text.includes(`Du slettet sak ${unnamed.caseId.slice(0, 8)}`))).toBe(true)
    expect(texts.some((text) => text.includes('Du endret Kari Prøve'))).toBe(true)
    expect(texts.join(' ')).not.toMatch(/hostet|feber/)
    for (const width of [390, 1024, 1440]) {
      await now.page.setViewportSize({ width, height: 900 })
      // the page is laid out anew, and its menu glides to where it belongs
      await atRest(now.page)
      expect(await now.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      expect(await accessibilityFaults(now.page)).toEqual([])
    }
    expect(now.errors).toEqual([])
  })

  test('shows one patient when asked, and goes on to older lines', async () => {
    const { patientId, caseId } = await makeCase('Per Prøve')
    for (let time = 0; time < 55; time += 1) {
      const format = time % 2 === 0 ? 'txt' : 'fhir'
      await callAs(now.server, now.token, { method: 'GET', path: `/patients/${patientId}/cases/${caseId}/export?format=${format}` })
      await callAs(now.server, now.token, {
        method: 'POST',
        path: `/patients/${patientId}/cases`,
        body: { id: caseId, revision: 2 + time, manualNote: `Notat ${time}` },
      })
    }
    await now.page.goto(`${now.home}/log`)
    await now.page.getByRole('combobox', { name: 'Vis' }).click()
    await now.page.getByRole('option', { name: 'Per Prøve' }).click()
    await now.page.waitForURL(`${now.home}/log?patient=${patientId}`)
    await rows().first().waitFor()
    const before = await rows().count()
    await now.page.getByRole('button', { name: 'Vis eldre' }).click()
    await expect.poll(() => rows().count()).toBeGreaterThan(before)
    expect(await rows().filter({ hasText: 'listen' }).count()).toBe(0)
    expect(now.errors).toEqual([])
  })

  test('says when there is nothing, and when it cannot be fetched', async () => {
    await now.page.goto(`${now.home}/log?patient=${crypto.randomUUID()}`)
    await now.page.getByText('Ingen linjer for dette valget.').waitFor()
    await now.page.route('**/account/access-log*', (route) => route.fulfill({ status: 503, json: { code: 'database.unavailable', message: '' } }))
    await now.page.goto(`${now.home}/log`)
    await now.page.getByRole('alert').getByText('Innsynsloggen kunne ikke hentes').waitFor()
    await now.page.unroute('**/account/access-log*')
    await now.page.getByRole('alert').getByRole('button').click()
    await now.page.getByRole('alert').waitFor({ state: 'detached' })
    await rows().first().waitFor()
    expect(await rows().first().innerText()).toContain('Du så listen')
  })
})
