import { Language } from '#contract/vertical.ts'
import { SIGN_IN_PAGE } from '../harness/sign-in.ts'
import type { Persona } from './desk.ts'
import { at, escape, type Screen } from './steps.ts'

/** The landing page in these languages: its beginning, and the form, whose labels are the longest words in a narrow place. */
function landings(as: Persona, name: string, languages: readonly Language[]): Screen[] {
  return languages.flatMap((language): Screen[] => [
    { name: `${name}-${language}`, as, open: at(`/?lang=${language}`) },
    { name: `${name}-${language}-contact`, as, part: '#contact', open: at(`/contact?lang=${language}`) },
  ])
}

export const outside: Screen[] = [
  { name: 'landing', as: 'visitor', isMain: true, open: at('/') },
  {
    name: 'landing-contact', as: 'visitor', part: '#contact',
    async open(desk) {
      await desk.go('/contact')
      await desk.page.getByLabel('Melding').fill('Vi er fire leger og vil gjerne se hvordan det virker.')
    },
  },
  {
    name: 'landing-taste', as: 'visitor', isMain: true, part: '.landing-taste',
    async open(desk) {
      await desk.go('/')
      await desk.page.locator('button[data-taste]').click()
      await desk.page.locator('.taste-mark').nth(2).click()
    },
  },
  {
    name: 'landing-own-text', as: 'visitor', part: '.landing-taste',
    async open(desk) {
      await desk.page.locator('[data-talk=own]').click()
      await desk.page.locator('.taste-own').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'landing-prices', as: 'visitor', isMain: true, part: '#priser',
    async open(desk) {
      await desk.go('/')
      await desk.page.locator('#priser').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'landing-feedback', as: 'visitor', close: escape,
    async open(desk) {
      await desk.go('/')
      await desk.page.locator('[data-feedback]').click()
      await desk.page.getByRole('dialog').waitFor()
    },
  },
  { name: 'landing-end', as: 'visitor', part: '#info', open: at('/info') },
  ...landings('foreigner', 'landing', ['sv', 'da', 'en', 'ru']),
  ...landings('vet-visitor', 'landing-vet', Language.options),
  { name: 'info-vet', as: 'vet-visitor', open: at('/info/privacy-policy?lang=nb') },
  { name: 'info-privacy', as: 'visitor', isMain: true, open: at('/info/privacy-policy') },
  { name: 'info-sub-processors', as: 'visitor', open: at('/info/sub-processors') },
  { name: 'not-found', as: 'visitor', open: at('/no/such/page') },
  {
    name: 'sign-in', as: 'visitor', isMain: true,
    async open(desk) {
      await desk.go('/')
      await desk.page.getByRole('button', { name: 'Logg inn' }).or(desk.page.getByRole('link', { name: 'Logg inn' })).first().click()
      await desk.page.waitForURL(SIGN_IN_PAGE)
      await desk.page.getByLabel('E-post').waitFor()
    },
  },
  {
    name: 'sign-in-mistake', as: 'visitor',
    async open(desk) {
      await desk.page.getByLabel('E-post').fill('kari')
      await desk.page.getByRole('button', { name: 'Logg inn' }).click()
      await desk.page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
]
