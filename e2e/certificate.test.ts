import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { journey } from './harness/journey.ts'
import { look } from './harness/look.ts'
import { enter, originOf } from './harness/sign-in.ts'

const TALK = [
  'Veterinær: Hva gjelder det?',
  'Eier: Hun begynte å halte på søndag. Forsikringen er i Dyretrygg, polisen er DT 4471.',
  'Veterinær: Jeg kjenner på kneet. Hun er øm i venstre kne. Røntgen viser væske i leddet. Dette er artrose. Hun får Metacam 1,5 mg daglig.',
].join('\n')

const now = journey()
const box = (name: string) => now.page.getByRole('textbox', { name, exact: true })
const bar = () => now.page.getByRole('group', { name: 'Handlinger for attesten' })
const switcher = () => now.page.getByRole('navigation', { name: 'Dokumenter i saken' })
const documentsCall = '**/api/v1.0/patients/*/cases/*/documents/*'

/** A report of an animal, at the animal site. */
async function openReport(): Promise<void> {
  const { page, server, email, token } = now
  const origin = originOf(server, true)
  const patientId = crypto.randomUUID()
  await enter(page, server, { email, isVet: true })
  await page.evaluate(
    async ([bearer, patient, id, transcription]) => {
      const send = (path: string, method: string, body: unknown) =>
        fetch(`/api/v1.0${path}`, { method, headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }, body: JSON.stringify(body) })
      await send('/user-profile', 'PUT', { type: 'Veterinarian', Language: 'nb' })
      await send(`/patients/${patient}/cases?regenerate=true`, 'POST', { id, transcription })
      localStorage.removeItem('epikrise.profile')
    },
    [token, patientId, crypto.randomUUID(), TALK] as const,
  )
  await page.goto(`${origin}/p/${patientId}/report`)
  await page.locator('.report-text').first().waitFor()
  await page.getByRole('group', { name: 'Handlinger for rapporten' }).waitFor()
}

async function begin(): Promise<void> {
  await openReport()
  await now.page.getByRole('button', { name: 'Nytt dokument' }).click()
  await now.page.getByRole('menuitem', { name: 'Forsikringsattest' }).click()
  await box('Forsikringsselskap').waitFor()
}

describe('the insurance certificate of an animal', () => {
  test('is filled in with its evidence, gaps are seen and found by keyboard, and nothing is stored', async () => {
    await begin()
    expect(await box('Forsikringsselskap').inputValue()).toBe('Dyretrygg')
    expect(await box('Polisenummer').inputValue()).toBe('DT 4471')
    expect(await box('Diagnose').inputValue()).toBe('artrose')
    expect(await box('Skadenummer').inputValue()).toBe('')
    await now.page.getByRole('button', { name: 'Fra samtalen: vis grunnlaget for Diagnose' }).press('Enter')
    await expect.poll(() => now.page.getByRole('article').locator('mark').innerText()).toBe('artrose')
    expect(await now.page.getByText(/^\d+ felt står åpne$/).isVisible()).toBe(true)
    await now.page.getByRole('button', { name: 'Neste åpne felt' }).press('Enter')
    const focused = () => now.page.evaluate(() => document.activeElement?.getAttribute('data-field'))
    await expect.poll(focused).toBe('claimNumber')
    await now.page.keyboard.type('2026-118')
    expect(await now.page.getByText('Skrevet av deg').isVisible()).toBe(true)
    expect(await look(now.page, 'certificate')).toEqual([])
    await now.page.getByText('Attesten lagres ikke før du legger den i saken.').waitFor()
    await switcher().getByRole('button', { name: 'Rapport' }).click()
    await switcher().getByRole('button', { name: 'Forsikringsattest, utkast' }).click()
    expect(await box('Skadenummer').inputValue()).toBe('2026-118')
    expect(now.errors).toEqual([])
  })

  test('becomes a PDF of what stands in the form, under the number on the page; words that differ get another', async () => {
    await begin()
    await box('Prognose').fill('God ved ro')
    const numberShown = async () =>
      /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await now.page.getByRole('article', { name: 'Veterinærattest til forsikring' }).innerText())?.[0]
    const first = await numberShown()
    const fetchPdf = async () => {
      const [download, request] = await Promise.all([
        now.page.waitForEvent('download'),
        now.page.waitForRequest('**/insurance-certificate/pdf'),
        bar().getByRole('button', { name: 'Last ned PDF' }).click(),
      ])
      return { download, sent: request.postDataJSON() as { number: string; fields: { key: string; value: string | null }[] } }
    }
    const { download, sent } = await fetchPdf()
    expect(download.suggestedFilename()).toBe('epikrise-attest.pdf')
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
    expect(sent.number).toBe(first)
    expect(sent.fields).toContainEqual({ key: 'prognosis', value: 'God ved ro' })
    expect(sent.fields).toContainEqual({ key: 'claimNumber', value: null })
    await box('Prognose').fill('Forsiktig')
    const again = await fetchPdf()
    expect(again.sent.number).not.toBe(first)
    expect(await numberShown()).toBe(again.sent.number)
    expect(now.errors).toEqual([])
  })

  test('is put into the case, stands there on return, is changed and deleted', async () => {
    await begin()
    await box('Utfall').fill('Bra etter to uker')
    await bar().getByRole('button', { name: 'Legg i saken' }).click()
    await now.page.getByText('Attesten ligger i saken.').waitFor()
    await now.page.reload()
    await switcher().getByRole('button', { name: 'Forsikringsattest', exact: true }).click()
    await expect.poll(() => box('Utfall').inputValue()).toBe('Bra etter to uker')
    expect(await box('Skadenummer').inputValue()).toBe('')
    await box('Utfall').fill('Helt frisk')
    await bar().getByRole('button', { name: 'Lagre endringene' }).click()
    await bar().getByText('Lagret i saken').waitFor()
    expect(await look(now.page, 'certificate-kept')).toEqual([])
    await bar().getByRole('button', { name: 'Slett attesten' }).click()
    await now.page.getByRole('dialog').getByRole('button', { name: 'Slett attesten' }).click()
    await now.page.locator('.report-text:visible').waitFor()
    expect(await switcher().getByRole('button', { name: 'Forsikringsattest' }).count()).toBe(0)
    expect(now.errors).toEqual([])
  })

  test('what could not be filled, made or stored is said, the words stay, and trying again helps', async () => {
    const { page } = now
    const fails = (calls: string) =>
      page.route(calls, (route) =>
        route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: { code: 'internal.error', title: '', status: 500 } }),
      )
    await page.route('**/insurance-certificate', (route) => route.fulfill({ status: 500, json: { code: 'internal.error', title: '', status: 500 } }))
    await openReport()
    await page.getByRole('button', { name: 'Nytt dokument' }).click()
    await page.getByRole('menuitem', { name: 'Forsikringsattest' }).click()
    await page.getByRole('alert').getByText('Fikk ikke fylt ut attesten').waitFor()
    await page.unrouteAll()
    await page.getByRole('alert').getByRole('button', { name: 'Prøv igjen' }).click()
    await box('Utfall').fill('Bra')
    await fails('**/insurance-certificate/pdf')
    await bar().getByRole('button', { name: 'Last ned PDF' }).click()
    await page.getByRole('alert').getByText('Fikk ikke laget PDF-en').waitFor()
    await page.unrouteAll()
    await fails(documentsCall)
    await bar().getByRole('button', { name: 'Legg i saken' }).click()
    const refused = page.getByRole('alert').filter({ hasText: 'Fikk ikke lagret attesten' })
    await refused.waitFor()
    expect(await box('Utfall').inputValue()).toBe('Bra')
    await page.unrouteAll()
    await refused.getByRole('button', { name: 'Prøv igjen' }).click()
    await page.getByText('Attesten ligger i saken.').waitFor()
  })

  test('leaving with words that nobody stored is asked about; on paper there is the certificate alone, with a line to sign on', async () => {
    await begin()
    await box('Utfall').fill('Bra')
    await now.page.getByRole('main').locator('a[href*="/recs"]:visible').first().click()
    await now.page.getByRole('dialog', { name: 'Attesten er ikke lagret' }).getByRole('button', { name: 'Bli her' }).click()
    expect(await box('Utfall').inputValue()).toBe('Bra')
    await now.page.emulateMedia({ media: 'print' })
    const paper = now.page.locator('.report-text:visible')
    expect(await paper.count()).toBe(1)
    const printed = await now.page.locator('main').innerText()
    const inOrder = [
      'Veterinærattest til forsikring', 'Attestnummer [2-9A-Z]{4}-', String.raw`Polisenummer\s+DT 4471`, String.raw`Skadenummer\s+Ikke opplyst`,
      String.raw`Utfall\s+Bra`, 'Underskrift og stempel',
    ]
    expect(printed).toMatch(new RegExp(inOrder.join(String.raw`[\s\S]*`)))
    for (const word of ['Last ned PDF', 'Fra samtalen', 'Neste åpne felt', 'Legg i saken']) expect(printed).not.toContain(word)
    const folder = process.env.SCREENSHOTS
    const pdf = await now.page.pdf({ preferCSSPageSize: true, ...(folder ? { path: `${folder}/certificate.pdf` } : {}) })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
    await now.page.emulateMedia({ media: null })
  })

  test('the human edition has no door to it', async () => {
    await now.report.paste('Lege: Hva gjelder det?\nPasient: Jeg har hatt vondt i venstre kne i tre uker.\nLege: Kneet er hovent. Dette er en meniskskade.')
    await now.page.getByRole('button', { name: 'Nytt dokument' }).click()
    await now.page.getByRole('menuitem', { name: 'Brev til pasienten' }).waitFor()
    expect(await now.page.getByRole('menuitem', { name: 'Forsikringsattest' }).count()).toBe(0)
  })
})
