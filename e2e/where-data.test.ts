import { describe, expect, test } from 'vitest'
import { journey } from './harness/journey.ts'
import { look } from './harness/look.ts'
import { newVisit, VisitClient } from './harness/visit-client.ts'

/** Addresses that nobody answers on: what is off is not called, and what is on is only named here. */
const ENGINES = {
  OPENAI_API_KEY: 'x',
  OPENAI_BASE_URL: 'https://model.example.com/v1',
  SPEECH_URL: 'https://tale.example.no/v1',
  SPEECH_REGION: 'EU (Stockholm)',
}

const now = journey('lege@klinikk.example', { env: () => ({ ...ENGINES, RETENTION_AUDIO_DAYS: '21' }) })

describe('NORM-5 the settings say who else gets data, and where', () => {
  test('each engine with its place, the one of unknown place switched off, and how long things are kept here', async () => {
    await now.page.goto(`${now.home}/s`)
    const where = now.page.getByRole('region', { name: 'Hvor opplysningene ligger' })
    await where.getByRole('heading', { name: 'Språkmodell hos model.example.com' }).waitFor()
    await where.getByText('Slått av fordi den ikke er oppgitt å holde til i EØS. Ingen har oppgitt hvor.').waitFor()
    await where.getByRole('heading', { name: 'Talegjenkjenning hos tale.example.no' }).waitFor()
    await where.getByText('Får lyden slik den er tatt opp. Lyd kan ikke maskeres. Sted: EU (Stockholm).').waitFor()
    const kept = await now.page.getByRole('region', { name: 'Hvor lenge de lagres' }).innerText()
    expect(kept.replaceAll(/\s+/g, ' ')).toContain(
      'Tekst uten navngitt pasient 12 timer Lyd med navngitt pasient 21 døgn Bruksstatistikk 180 døgn Innsynslogg og slettekvitteringer 5 år',
    )
    await now.page.getByText('Innsynslogg og slettekvitteringer').scrollIntoViewIfNeeded()
    expect(await look(now.page, 'where-data')).toEqual([])
    for (const width of [390, 1024, 1440]) {
      await now.page.setViewportSize({ width, height: 900 })
      // The page takes another form once it has been told of its width.
      await expect.poll(() => now.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    }
    expect(now.errors).toEqual([])
  })

  test('each store of somebody else with its place, or that nobody has said where', async () => {
    await now.page.route('**/config.json', async (route) => {
      const answer = await route.fetch()
      const config = (await answer.json()) as object
      await route.fulfill({ response: answer, json: { ...config, stores: [{ holds: 'rows', region: null }, { holds: 'sound', region: 'eu-north-1' }] } })
    })
    await now.page.goto(`${now.home}/s`)
    const where = now.page.getByRole('region', { name: 'Hvor opplysningene ligger' })
    await where.getByText('Tekst ligger kryptert der. Nøklene ligger et annet sted. Ingen har oppgitt hvor.').waitFor()
    await where.getByText('Lyd ligger kryptert der. Sted: eu-north-1.').scrollIntoViewIfNeeded()
    expect(await look(now.page, 'where-stores')).toEqual([])
    await now.page.unroute('**/config.json')
    expect(now.errors).toEqual([])
  })

  test('an engine that is off is not asked: the built-in one writes', async () => {
    const client = new VisitClient(now.server.url, now.token)
    const visit = newVisit()
    await client.call('POST', `/patients/${visit.patientId}/cases?regenerate=true`, {
      id: visit.caseId,
      transcription: 'Pasienten har vondt i halsen siden i går.',
    })
    expect((await client.settled(visit, 120_000)).textReport?.engine).toMatch(/^builtin/)
    expect(now.ownServer?.log()).toContain('ENGINES_OUTSIDE_EEA')
  })
})
