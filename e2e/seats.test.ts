import { randomUUID } from 'node:crypto'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callAs, tokenFor } from './harness/accounts.ts'
import { openPage } from './harness/browser.ts'
import { look } from './harness/look.ts'
import { sharedBrowser, sharedServer } from './harness/shared.ts'
import { arriveAt, originOf, SIGN_IN_PAGE, signIn } from './harness/sign-in.ts'

type Guest = { page: Page; context: BrowserContext; errors: readonly string[]; email: string }

const server = sharedServer()
const home = originOf(server)
let guests: Guest[]
beforeEach(() => {
  guests = []
})
afterEach(async () => {
  for (const { context } of guests) await context.close()
})

async function arrive(name: string): Promise<Guest> {
  const guest = { ...(await openPage(await sharedBrowser())), email: `${name}-${randomUUID().slice(0, 8)}@klinikk.example` }
  guests.push(guest)
  return guest
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const seatsOf = (page: Page) => page.getByRole('region', { name: 'Plasser' })
const textOf = async (page: Page) => plain(await seatsOf(page).innerText())

async function choosePractice(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /fastlege/i }).click()
  await press(page, 'Lagre')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

const yOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.y ?? Number.NaN

/** The page of the plans, and how many seats it asks for. */
async function plansOf(page: Page) {
  await page.goto(`${home}/`)
  await page.getByRole('heading', { name: 'Velg abonnement' }).waitFor()
  await page.getByRole('button', { name: 'Kom i gang' }).waitFor()
  return { seats: page.getByRole('textbox', { name: 'Antall plasser' }), totals: page.getByText(/plasser:/) }
}

/** A clinic that has just paid for so many, on the page of its subscription. */
async function clinicOf(seats: number): Promise<Guest> {
  const payer = await arrive('betaler')
  const { page } = payer
  await signIn(page, server, { email: payer.email })
  const count = page.getByRole('textbox', { name: 'Antall plasser' })
  await count.fill(String(seats))
  // Each plan says what they come to, above the button that leads on.
  await page.getByText(`${seats} plasser:`).nth(1).waitFor()
  expect(await yOf(count)).toBeLessThan(await yOf(page.getByText(`${seats} plasser:`).first()))
  expect(await yOf(page.getByText(`${seats} plasser:`).first())).toBeLessThan(await yOf(page.getByRole('button', { name: 'Kom i gang' })))
  expect(await look(page, 'plans-of-a-clinic')).toEqual([])
  await press(page, 'Kom i gang')
  await page.waitForURL(/\/test-checkout\//)
  expect(plain(await page.locator('dl').innerText())).toMatch(new RegExp(`Plasser\\s*${seats}`))
  await press(page, 'Betal')
  await arriveAt(page, `${home}/`)
  await choosePractice(page)
  await page.goto(`${home}/profile`)
  await page.getByText(`1 av ${seats} i bruk`).waitFor()
  return payer
}

/** Makes an invitation by keyboard; gives its link, which is shown this once. */
async function invite(page: Page, email = ''): Promise<string> {
  await page.getByRole('textbox', { name: 'E-post (valgfritt)' }).fill(email)
  await page.keyboard.press('Enter')
  const link = page.getByRole('group', { name: 'Lenke til plassen' })
  await link.waitFor()
  const address = await link.locator('code').innerText()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Kopier')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Kopiert' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await press(page, 'Ferdig')
  return address
}

/** Opens the link before signing in, signs in, and is led back to it. */
async function follow(guest: Guest, link: string): Promise<void> {
  const { page, email } = guest
  await page.goto(link)
  await page.getByRole('button', { name: 'Logg inn' }).or(page.getByRole('link', { name: 'Logg inn' })).first().click()
  await page.waitForURL(SIGN_IN_PAGE)
  await page.getByLabel('E-post').fill(email)
  await page.getByLabel('Navn').fill('Kari Kollega')
  await press(page, 'Logg inn')
  await page.getByRole('heading', { name: 'En plass til deg' }).waitFor()
}

test('a clinic pays for three seats and invites two; one sits down in a browser of their own, is Active, is freed and is read-only at once', async () => {
  const payer = await clinicOf(3)
  const colleague = await arrive('kollega')
  const asked: string[] = []
  colleague.page.on('request', (request) => void asked.push(request.url()))
  expect(await look(payer.page, 'seats-empty')).toEqual([])
  const link = await invite(payer.page, colleague.email)
  await invite(payer.page)
  await payer.page.getByText('Den som har lenken').waitFor()
  expect(await textOf(payer.page)).toMatch(new RegExp(`${colleague.email}[\\s\\S]*Invitert[\\s\\S]*Den som har lenken[\\s\\S]*Invitert`))
  await payer.page.getByText('Alle plassene er i bruk eller tilbudt.').waitFor()
  expect(await look(payer.page, 'seats-offered')).toEqual([])

  await follow(colleague, link)
  await colleague.page.getByText('tilbyr deg en plass på abonnementet sitt').waitFor()
  expect(await look(colleague.page, 'seat-offer')).toEqual([])
  await press(colleague.page, 'Ta plassen')
  await arriveAt(colleague.page, `${home}/`)
  await choosePractice(colleague.page)
  await colleague.page.getByRole('link', { name: 'Start opptak' }).first().waitFor()
  // The secret is sent in the body of a call and stands in no address that goes anywhere.
  const secret = new URL(link).hash.slice(1)
  expect(asked.filter((address) => address.includes(secret) && !new URL(address).hash.includes(secret))).toEqual([])

  const token = await tokenFor(server, { email: colleague.email })
  const patientId = randomUUID()
  const makeCase = (of: string) => {
    const body = { id: randomUUID(), transcription: 'Pasienten har hostet i tre uker.' }
    return callAs(server, token, { method: 'POST', path: `/patients/${of}/cases?regenerate=true`, body })
  }
  expect((await makeCase(patientId)).status).toBe(200)
  await colleague.page.goto(`${home}/profile`)
  await colleague.page.getByText('Plassen din betales av').waitFor()
  expect(await colleague.page.getByRole('button', { name: 'Si opp abonnementet' }).count()).toBe(0)
  // Receipts are for whoever pays.
  await colleague.page.getByText('Bare de får kvitteringene').waitFor()
  expect(await colleague.page.getByRole('heading', { name: 'Kvitteringer' }).count()).toBe(0)
  await payer.page.getByRole('heading', { name: 'Kvitteringer' }).waitFor()
  expect(await look(colleague.page, 'seat-held')).toEqual([])

  // A page of the colleague's that is open meanwhile learns of it by its socket.
  await colleague.page.goto(`${home}/p/${patientId}/report`)
  await colleague.page.locator('.ProseMirror').getByText(/hostet/i).first().waitFor()
  await payer.page.reload()
  await payer.page.getByText('2 av 3 i bruk').waitFor()
  expect(await textOf(payer.page)).toMatch(/Har plass/)
  expect(await textOf(payer.page)).not.toMatch(/hostet|pasienten har/i)
  expect(await look(payer.page, 'seats-taken')).toEqual([])
  await payer.page.getByRole('button', { name: /^Frigjør: / }).click()
  await payer.page.getByRole('dialog').getByRole('button', { name: /^Frigjør/ }).click()
  await payer.page.getByText('1 av 3 i bruk').waitFor()
  await colleague.page.getByRole('link', { name: 'Se abonnementene' }).waitFor()
  expect((await makeCase(randomUUID())).status).toBe(403)
  expect(await colleague.page.evaluate(() => localStorage.getItem('epikrise.profile'))).toBeNull()
  await colleague.page.locator('.ProseMirror').getByText(/hostet/i).first().waitFor()
  // Who never paid is asked for one seat, and nothing is asked for that is not there.
  const plans = await plansOf(colleague.page)
  expect([await plans.seats.inputValue(), await plans.totals.count()]).toEqual(['1', 0])
  for (const { errors } of guests) expect(errors).toEqual([])
}, 180_000)

test('REL-31 two race for the last seat by one link: one has it, the other is told and sent home', async () => {
  const payer = await clinicOf(2)
  const link = await invite(payer.page)
  const racers = [await arrive('en'), await arrive('to')]
  for (const racer of racers) await follow(racer, link)
  // Both have read the offer: whoever comes to it after the seat is taken is told before there is anything to press.
  for (const { page } of racers) await page.getByRole('button', { name: 'Ta plassen' }).waitFor()
  await Promise.all(racers.map(({ page }) => press(page, 'Ta plassen')))
  const outcomes = await Promise.all(racers.map(({ page }) => Promise.race([
    page.getByRole('dialog').waitFor().then(() => 'seated'),
    page.getByText('Invitasjonen er brukt, trukket tilbake eller gått ut.').waitFor().then(() => 'told'),
  ])))
  expect(outcomes.toSorted()).toEqual(['seated', 'told'])
  await payer.page.reload()
  await payer.page.getByText('2 av 2 i bruk').waitFor()
}, 180_000)

test('more seats are paid at the price told, fewer count from the next period; who would lose a seat is told before', async () => {
  const { page } = await clinicOf(2)
  const member = await arrive('kollega')
  await follow(member, await invite(page))
  await press(member.page, 'Ta plassen')
  await arriveAt(member.page, `${home}/`)
  await page.reload()
  await page.getByText('2 av 2 i bruk').waitFor()

  const count = seatsOf(page).getByRole('textbox', { name: 'Antall plasser' })
  await count.fill('3')
  await press(page, 'Endre antall')
  const dialog = page.getByRole('dialog', { name: 'Antall plasser: 3?' })
  await dialog.getByText(/7.990,00.kr nå, for resten av perioden/).waitFor()
  await dialog.getByText(/Deretter 23.970,00.kr per år/).waitFor()
  expect(await look(page, 'seats-more')).toEqual([])
  await dialog.getByRole('button', { name: 'Betal og endre' }).click()
  await page.waitForURL(/\/test-checkout\//)
  await press(page, 'Betal')
  await arriveAt(page, `${home}/`)
  await page.goto(`${home}/profile`)
  await page.getByText('2 av 3 i bruk').waitFor()

  await seatsOf(page).getByRole('textbox', { name: 'Antall plasser' }).fill('1')
  await press(page, 'Endre antall')
  const fewer = page.getByRole('dialog', { name: 'Antall plasser: 1?' })
  await fewer.getByText('Da mister de som fikk plass sist, plassen først.').waitFor()
  expect(await look(page, 'seats-fewer')).toEqual([])
  await fewer.getByRole('button', { name: 'Endre', exact: true }).click()
  await page.getByText(/Fra .*: 1/).waitFor()
  await page.getByText('2 av 3 i bruk').waitFor()
}, 180_000)

test('what cannot be fetched says so with a way to try again; a link that is not whole says so', async () => {
  const { page } = await clinicOf(2)
  let isAway = true
  const refusal = { status: 503, json: { code: 'database.unavailable', message: 'x' } }
  await page.route('**/api/v1.0/subscription/seats', (route) => (isAway ? route.fulfill(refusal) : route.continue()))
  await page.reload()
  await page.getByText('Plassene kunne ikke hentes').waitFor()
  expect(await look(page, 'seats-failed')).toEqual([])
  isAway = false
  await seatsOf(page).getByRole('button', { name: /Prøv igjen/ }).click()
  await page.getByText('1 av 2 i bruk').waitFor()
  await page.goto(`${home}/seat`)
  await page.getByText('Lenken er ikke hel.').waitFor()
  await page.goto(`${home}/seat#${'x'.repeat(43)}`)
  await page.getByText('Invitasjonen kan ikke brukes').waitFor()
}, 120_000)
