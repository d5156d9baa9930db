import { answerWithSources, CITED_CONVERSATION } from '../stand-ins/cited-answer.ts'
import type { Desk } from './desk.ts'
import { answer, answerAgain, at, escape, type Screen } from './steps.ts'

/** Asks what no source answers yet, and waits for the answer. */
async function ask({ page }: Desk, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Spørsmål' }).fill(question)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Lag på nytt' }).waitFor()
}

export const asking: Screen[] = [
  { name: 'chat-new', as: 'doctor', isMain: true, open: at('/c') },
  {
    name: 'chat-answer', as: 'doctor', isMain: true,
    async open(desk) {
      await desk.go('/c')
      await ask(desk, 'Når skal halsinfeksjon behandles med antibiotika?')
    },
  },
  {
    name: 'chat-sources', as: 'doctor', isMain: true,
    async open(desk) {
      await answerWithSources(desk.page)
      await desk.go(`/c/${CITED_CONVERSATION}`)
    },
  },
  {
    name: 'chat-passage', as: 'doctor', close: async (desk) => { await escape(desk); await answerAgain(desk) },
    async open(desk) {
      await answerWithSources(desk.page)
      await desk.go(`/c/${CITED_CONVERSATION}`)
      await desk.page.getByRole('article').getByRole('button').first().click()
      await desk.page.getByRole('dialog').locator('mark').waitFor()
    },
  },
  {
    name: 'chat-failed', as: 'doctor', close: answerAgain,
    async open(desk) {
      await answer(desk, '**/api/v1.0/c/*/ask-case', 'failed')
      await desk.go('/c')
      await desk.page.getByRole('textbox', { name: 'Spørsmål' }).fill('Hva nå?')
      await desk.page.keyboard.press('Enter')
      await desk.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'chat-waiting', as: 'doctor', close: answerAgain,
    async open(desk) {
      await answer(desk, '**/api/v1.0/c/*/ask-case', 'never')
      await desk.go('/c')
      await desk.page.getByRole('textbox', { name: 'Spørsmål' }).fill('Hva nå?')
      await desk.page.keyboard.press('Enter')
      await desk.page.getByText('Finner svar').waitFor()
    },
  },
  { name: 'chat-case-new', as: 'doctor', open: (desk) => desk.go(`/p/${desk.patients.named}/chat`) },
  {
    name: 'chat-case', as: 'doctor', isMain: true,
    async open(desk) {
      await desk.go(`/p/${desk.patients.cough}/chat`)
      await ask(desk, 'Hvilke medisiner bruker pasienten?')
    },
  },
  { name: 'help', as: 'doctor', isMain: true, open: at('/help') },
  {
    name: 'assistant', as: 'doctor', close: escape,
    async open(desk) {
      await desk.go('/s')
      await desk.page.getByRole('button', { name: 'Spør om Epikrise' }).click()
      await desk.page.getByRole('dialog', { name: 'Hjelp med Epikrise' }).waitFor()
      await desk.page.getByRole('dialog').getByRole('textbox', { name: 'Spørsmål' }).fill('Jeg vil snakke med et menneske')
      await desk.page.keyboard.press('Enter')
      await desk.page.getByRole('form').waitFor()
    },
  },
  { name: 'chat-reader', as: 'reader', open: at('/c') },
  { name: 'chat-vet', as: 'vet', open: at('/c') },
]
