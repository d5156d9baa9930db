/**
 * The gate before the app: a visitor gets the landing page alone, and anybody a page of terms; who is signed in gets the app in the landing page's
 * place. Neither fetches what the other needs; the gate script has asked for the right one, and kept what was pressed before there was anybody to
 * answer (`build/gate.js`).
 */
async function begin(): Promise<void> {
  const landing = document.querySelector<HTMLElement>('#landing')
  if (document.documentElement.dataset['page'] === 'app' || landing === null) {
    const { startApp } = await import('./app.tsx')
    return await startApp()
  }
  const { startLanding } = await import('./landing/landing.ts')
  startLanding(landing)
  dispatchEvent(new Event('epikrise:answering'))
}

void begin()
