import { caseWithQuestions } from '../harness/case-with-questions.ts'
import { type Desk, emailOf } from './desk.ts'
import { asking } from './screens-of-asking.ts'
import { others } from './screens-of-others.ts'
import { outside } from './screens-of-visitors.ts'
import { answer, answerAgain, at, choose, escape, report, type Screen } from './steps.ts'

/** Tries a prompt on the first case there is. */
async function tryPrompt({ page, go }: Desk, instructions: string, shown: 'article' | 'alert' = 'article'): Promise<void> {
  await go('/optimizer')
  await page.getByRole('textbox', { name: 'Instruks' }).fill(instructions)
  await page.getByRole('combobox', { name: 'Sak' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Forhåndsvis', exact: true }).click()
  await page.getByRole(shown).waitFor()
}

const paying: Screen[] = [
  { name: 'pricing', as: 'newcomer', isMain: true, open: at('/') },
  {
    name: 'pricing-loading', as: 'newcomer', close: answerAgain,
    async open(desk) {
      await answer(desk, '**/api/v1.0/payments/products**', 'never')
      await desk.page.goto(`${desk.origin}/`)
    },
  },
  {
    name: 'checkout', as: 'newcomer', isMain: true,
    async open(desk) {
      await desk.go('/')
      await desk.page.getByRole('button', { name: 'Kom i gang' }).click()
      await desk.page.waitForURL(/test-checkout/)
    },
  },
  { name: 'payment-cancelled', as: 'newcomer', open: at('/payments/none/cancel') },
  { name: 'dashboard-new', as: 'beginner', open: at('/') },
  { name: 'triggers-empty', as: 'beginner', open: at('/t') },
  { name: 'log-empty', as: 'beginner', open: at('/log') },
]

const account: Screen[] = [
  { name: 'dashboard', as: 'doctor', isMain: true, open: at('/') },
  { name: 'settings', as: 'doctor', isMain: true, open: at('/s') },
  {
    name: 'settings-erase', as: 'doctor', close: escape,
    async open(desk) {
      await desk.go('/s')
      await desk.page.getByRole('button', { name: 'Slett kontoen' }).click()
      await desk.page.getByRole('dialog').waitFor()
    },
  },
  { name: 'profile', as: 'doctor', isMain: true, open: at('/profile') },
  { name: 'log', as: 'doctor', isMain: true, open: at('/log') },
  {
    name: 'log-loading', as: 'doctor', close: answerAgain,
    async open(desk) {
      await answer(desk, '**/api/v1.0/account/access-log**', 'never')
      await desk.page.goto(`${desk.origin}/log`)
    },
  },
  { name: 'patients', as: 'doctor', isMain: true, open: at('/patients') },
  { name: 'patients-read-only', as: 'reader', open: at('/patients') },
  { name: 'patients-animals', as: 'vet', open: at('/patients') },
  { name: 'patients-empty', as: 'beginner', open: at('/patients') },
  {
    name: 'patients-none-found', as: 'doctor',
    async open(desk) {
      await desk.go('/patients')
      await desk.page.getByRole('searchbox').fill('finnes ikke')
    },
  },
  {
    name: 'patients-new-animal', as: 'vet', close: escape,
    async open(desk) {
      await desk.go('/patients')
      await desk.page.getByRole('button', { name: 'Nytt dyr' }).click()
      await desk.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'patients-move', as: 'doctor', close: escape,
    async open(desk) {
      await report(desk)
      await choose(desk, 'Flytt saken', /^Flytt til/)
      await desk.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'patients-anonymise', as: 'doctor', close: escape,
    async open(desk) {
      await report(desk, 'named')
      await choose(desk, 'Flytt saken', 'Gjør anonym')
      await desk.page.getByRole('dialog').waitFor()
    },
  },
  { name: 'triggers', as: 'doctor', isMain: true, open: at('/t') },
  { name: 'optimizer-empty', as: 'beginner', open: at('/optimizer') },
  {
    name: 'optimizer', as: 'doctor', isMain: true,
    open: (desk) => tryPrompt(desk, 'Begynn med vurdering og plan.\nKall Plan for «Videre oppfølging».\nUten medisiner og sammendrag.\nSkriv på vers.'),
  },
  {
    name: 'optimizer-failed', as: 'doctor', close: answerAgain,
    async open(desk) {
      await answer(desk, '**/api/v1.0/report-prompt-optimizer/softrun', 'failed')
      await tryPrompt(desk, 'Kortere.', 'alert')
    },
  },
  { name: 'quick-actions', as: 'doctor', open: at('/a') },
  {
    name: 'quick-actions-draft', as: 'doctor', isMain: true,
    async open(desk) {
      await desk.go('/a')
      await desk.page.locator('#quick-action-input').fill('Hei! Kan jeg trene som før? Hvor lenge skal jeg ta tablettene?')
      await desk.page.locator('#quick-action-remarks').fill('Du kan trene som før, men ta det rolig den første uken. Ring om du blir svimmel.')
      await desk.page.getByRole('button', { name: 'Lag utkast' }).click()
      await desk.page.getByText('Hvor ordene kommer fra').click()
    },
    async close(desk) {
      await desk.page.getByRole('button', { name: 'Nullstill' }).click()
      await desk.page.getByRole('dialog').getByRole('button', { name: 'Nullstill' }).click()
    },
  },
  {
    name: 'quick-actions-failed', as: 'doctor',
    async open(desk) {
      await answer(desk, '**/api/v1.0/fastaction**', 'failed')
      await desk.go('/a')
      await desk.page.locator('#quick-action-input').fill('Hei! Kan jeg trene?')
      await desk.page.getByRole('button', { name: 'Lag utkast' }).click()
      await desk.page.getByRole('alert').waitFor()
    },
    async close(desk) {
      await answerAgain(desk)
      await desk.page.getByRole('button', { name: 'Nullstill' }).click()
      await desk.page.getByRole('dialog').getByRole('button', { name: 'Nullstill' }).click()
    },
  },
  {
    name: 'user-menu', as: 'doctor', close: escape,
    async open(desk) {
      await desk.go('/')
      await desk.page.locator('header').getByRole('button').last().click()
      await desk.page.getByRole('menu').waitFor()
    },
  },
]

const work: Screen[] = [
  { name: 'recording-ready', as: 'doctor', isMain: true, open: at('/r') },
  { name: 'recordings', as: 'doctor', isMain: true, open: (desk) => desk.go(`/p/${desk.patients.cough}/recs`) },
  { name: 'report', as: 'doctor', isMain: true, open: (desk) => report(desk) },
  { name: 'report-doubt', as: 'doctor', isMain: true, open: (desk) => report(desk, 'doubt') },
  {
    name: 'report-loading', as: 'doctor', close: answerAgain,
    async open(desk) {
      await answer(desk, `**/api/v1.0/patients/${desk.patients.cough}`, 'never')
      await desk.page.goto(`${desk.origin}/p/${desk.patients.cough}/report`)
    },
  },
  {
    name: 'report-failed', as: 'doctor', close: answerAgain,
    async open(desk) {
      await answer(desk, `**/api/v1.0/patients/${desk.patients.cough}`, 'failed')
      await desk.page.goto(`${desk.origin}/p/${desk.patients.cough}/report`)
    },
  },
  {
    name: 'report-shorter', as: 'doctor', isMain: true,
    async open(desk) {
      await report(desk)
      await desk.report.press('Mindre detaljert')
      await desk.report.offered.waitFor()
    },
  },
  {
    name: 'report-sign', as: 'doctor', close: escape,
    async open(desk) {
      await report(desk)
      const sign = desk.page.getByRole('button', { name: /^Signer/ })
      await ((await sign.count()) > 0 ? sign.first().click() : choose(desk, 'Flere handlinger', /^Signer/))
      await desk.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'report-end', as: 'doctor',
    async open(desk) {
      await report(desk)
      await desk.page.getByRole('combobox', { name: 'Mal', exact: true }).scrollIntoViewIfNeeded()
      await desk.page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    },
  },
  {
    name: 'report-template', as: 'doctor', close: escape,
    async open(desk) {
      await report(desk)
      await desk.page.getByRole('button', { name: 'Lagre formen som mal' }).click()
      await desk.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'report-questions', as: 'doctor',
    async open(desk) {
      const patientId = await caseWithQuestions(desk.server, { token: desk.token, email: emailOf('doctor') })
      await desk.go(`/p/${patientId}/report`)
      await desk.page.locator('[data-question]').first().waitFor()
    },
  },
  {
    name: 'referral', as: 'doctor',
    async open(desk) {
      await report(desk)
      await choose(desk, 'Nytt dokument', /^Henvisning/)
      await desk.page.getByRole('group', { name: 'Handlinger for dokumentet' }).waitFor()
    },
  },
  {
    name: 'palette', as: 'doctor', close: escape,
    async open(desk) {
      await desk.go('/')
      await desk.page.keyboard.press('Control+k')
      await desk.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'report-not-found', as: 'doctor',
    open: (desk) => desk.go('/p/00000000-0000-4000-8000-000000000000/report'),
  },
]

/** Every screen and state that is looked at, in the order a person would meet them. */
export const SCREENS: readonly Screen[] = [...outside, ...paying, ...account, ...work, ...asking, ...others]
