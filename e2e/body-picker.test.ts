import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { PROFILE_CACHE_KEY } from '#web/session/profile-cache.ts'
import { journey } from './harness/journey.ts'
import { look } from './harness/look.ts'
import { enter, originOf } from './harness/sign-in.ts'
import { touchFaults } from './harness/touch-faults.ts'

const now = journey()

const PERSON = {
  transcription:
    'Lege: Hva plager deg?\nPasient: Jeg har hatt vondt i høyre kne i to uker og hoster.\n' +
    'Lege: Kneet er hovent. Du får Ibux 400 mg tre ganger daglig i sju dager.',
  descriptor: { kind: 'human', gender: 'female', ageYears: 8 },
}
const COW = {
  transcription: 'Veterinær: Kua er halt på venstre bakbein. Temperaturen er 39,8. Hun får Metacam 20 ml i dag. Tilbakeholdelsestiden for melk er fem døgn.',
  descriptor: {
    kind: 'animal',
    species: 'other',
    otherSpecies: 'cattle',
    herdNumber: 'NO 04123377',
    ownerName: 'Xulvik Brannstokk',
    ageYears: 4,
    ageMonths: 0,
  },
}

/** Asked for from the page itself, which knows both editions' hosts. */
async function makeCase(page: Page, body: object): Promise<string> {
  const [patientId, id] = [randomUUID(), randomUUID()]
  const status = await page.evaluate(async ([path, sent, token]) => {
    const answer = await fetch(path, { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: sent })
    return answer.status
  }, [`/api/v1.0/patients/${patientId}/cases?regenerate=true`, JSON.stringify({ id, ...body }), now.token] as const)
  expect(status).toBe(200)
  return patientId
}

async function openPicker(page: Page, home: string, patientId: string): Promise<void> {
  await page.goto(`${home}/p/${patientId}/report`)
  const sources = page.getByRole('button', { name: 'Kilder' })
  const part = page.getByRole('button', { name: /^(?:Diagnoseforslag|Kliniske problemer)/ })
  await part.or(sources).first().waitFor()
  if (!(await part.isVisible())) await sources.first().click()
  await part.click()
  await page.getByRole('button', { name: 'Velg på kroppen' }).click()
  await page.getByRole('group', { name: /^Kroppen/ }).waitFor()
}

const pressed = (page: Page): Promise<string[]> =>
  page.locator('svg [aria-pressed=true]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))

test('a child’s body is pressed with keys and pointer, and what is picked is marked on it', async () => {
  const { page, home } = now
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPicker(page, home, await makeCase(page, PERSON))
  await page.getByRole('group', { name: 'Kroppen, Barn' }).waitFor()
  await page.getByRole('button', { name: 'Kne', exact: true }).focus()
  await page.keyboard.press('Enter')
  expect(await pressed(page)).toEqual(['Kne'])
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Mage', exact: true }).click()
  await expect.poll(() => pressed(page)).toEqual(['Mage'])
  expect(await page.getByRole('button', { name: 'Kne', exact: true }).getAttribute('data-marked')).toBe('true')
  await page.getByLabel('Velg kroppsdel').selectOption('Ankel')
  await expect.poll(() => pressed(page)).toEqual(['Ankel'])
  await page.getByText('Hodet', { exact: true }).click()
  await page.getByRole('button', { name: 'Øye' }).press('Enter')
  await page.getByText('Forfra').click()
  await page.getByRole('button', { name: 'Kne', exact: true }).scrollIntoViewIfNeeded()
  expect(await look(page, 'body-child')).toEqual([])
  expect(now.errors).toEqual([])
})

test('every part of every figure is met by a thumb', async () => {
  const { page, home } = now
  await page.setViewportSize({ width: 390, height: 844 })
  await openPicker(page, home, await makeCase(page, PERSON))
  for (const side of ['Forfra', 'Bakfra', 'Hodet']) {
    await page.getByText(side, { exact: true }).click()
    expect((await page.evaluate(touchFaults)).filter((fault) => fault.startsWith('g ')), side).toEqual([])
  }
  await page.getByRole('group', { name: 'Kroppen, Barn' }).scrollIntoViewIfNeeded()
  expect(await look(page, 'body-head')).toEqual([])
})

test('a cow is drawn as one, and says in the header which animal, whose, and what it is called', async () => {
  const { page, server } = now
  await enter(page, server, { email: now.email, isVet: true })
  const vet = originOf(server, true)
  const changed = await page.evaluate(
    async (token) =>
      (
        await fetch('/api/v1.0/user-profile', {
          method: 'PUT',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ type: 'Veterinarian' }),
        })
      ).status,
    now.token,
  )
  expect(changed).toBe(200)
  // The page may have kept the profile of before, and would ask what the doctor is.
  await page.evaluate((key) => localStorage.removeItem(key), PROFILE_CACHE_KEY)
  await page.setViewportSize({ width: 1440, height: 900 })
  const patientId = await makeCase(page, COW)
  await openPicker(page, vet, patientId)
  const header = await page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) }).first().textContent()
  for (const told of ['Storfe, 4 år', 'NO 04123377', 'Xulvik Brannstokk']) expect(header).toContain(told)
  await page.getByRole('group', { name: /^Kroppen, Storfe/ }).waitFor()
  await page.getByRole('button', { name: 'Jur og melkelinje' }).press(' ')
  expect(await pressed(page)).toEqual(['Jur og melkelinje'])
  for (const animal of ['Hund', 'Katt', 'Kanin', 'Hest']) {
    await page.getByLabel('Figur').selectOption(animal)
    await page.getByRole('group', { name: `Kroppen, ${animal}` }).waitFor()
  }
  await page.getByLabel('Figur').selectOption('Storfe, gris, sau, geit')
  await page.getByRole('group', { name: /^Kroppen/ }).scrollIntoViewIfNeeded()
  expect(await look(page, 'body-cow')).toEqual([])
  await page.goto(`${vet}/r`)
  await page.getByLabel('Art', { exact: true }).selectOption('Annet')
  await page.getByLabel('Hvilket dyr').selectOption('Storfe')
  await page.getByLabel('Besetnings- eller øremerkenummer').fill('NO 1')
  await page.getByLabel('Eier', { exact: true }).fill('Kari Bonde')
  await page.getByLabel('Art', { exact: true }).selectOption('Hest')
  await expect.poll(() => page.getByLabel('Hvilket dyr').count()).toBe(0)
  await page.getByLabel('Art', { exact: true }).selectOption('Annet')
  expect(await page.getByLabel('Besetnings- eller øremerkenummer').inputValue()).toBe('')
  await page.getByLabel('Eier', { exact: true }).scrollIntoViewIfNeeded()
  expect(await look(page, 'record-cow')).toEqual([])
})
