import type { Desk } from './desk.ts'
import { answer, answerAgain, at, choose, report, type Screen } from './steps.ts'

/** Begins an insurance certificate of the first case. */
async function certificate(desk: Desk): Promise<void> {
  await report(desk)
  await choose(desk, 'Nytt dokument', 'Forsikringsattest')
  await desk.page.getByRole('article', { name: 'Veterinærattest til forsikring' }).waitFor()
}

/** Screens of those who only read, and of the animal edition. */
export const others: Screen[] = [
  { name: 'dashboard-reader', as: 'reader', open: at('/') },
  { name: 'report-reader', as: 'reader', open: (desk) => report(desk) },
  { name: 'dashboard-vet', as: 'vet', open: at('/') },
  { name: 'report-vet', as: 'vet', isMain: true, open: (desk) => report(desk) },
  { name: 'certificate', as: 'vet', isMain: true, open: (desk) => certificate(desk) },
  {
    name: 'certificate-evidence', as: 'vet',
    async open(desk) {
      await certificate(desk)
      await desk.page.getByRole('button', { name: /^Fra samtalen: vis grunnlaget for Kliniske funn/ }).click()
    },
  },
  {
    name: 'certificate-failed', as: 'vet', close: answerAgain,
    async open(desk) {
      await answer(desk, '**/insurance-certificate', 'failed')
      await report(desk)
      await choose(desk, 'Nytt dokument', 'Forsikringsattest')
      await desk.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'certificate-kept', as: 'vet',
    async open(desk) {
      await certificate(desk)
      await desk.page.getByRole('button', { name: 'Legg i saken' }).click()
      await desk.page.getByText('Attesten ligger i saken.').waitFor()
    },
  },
]
