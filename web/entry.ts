import { keepEarly } from './landing/keep-early.ts'

/**
 * The gate before the app: a visitor gets the landing page alone, and anybody a page of terms; who is signed in gets the app in the landing page's place. Neither fetches what the other
 * needs; the gate script has asked for the right one while this file was still on its way.
 */
async function begin(): Promise<void> {
  const landing = document.querySelector<HTMLElement>('#landing')
  if (document.documentElement.dataset['page'] === 'app' || landing === null) {
    const { startApp } = await import('./app.tsx')
    return await startApp()
  }
  const handOver = keepEarly(landing)
  const { startLanding } = await import('./landing/landing.ts')
  startLanding(landing)
  handOver()
}

void begin()
