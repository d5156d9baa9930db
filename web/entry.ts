import { startLanding } from './landing/landing.ts'

// The gate before the app: a visitor gets the landing page alone; who is signed in gets the app in its place.
const landing = document.querySelector<HTMLElement>('#landing')
if (document.documentElement.dataset['page'] === 'landing' && landing !== null) startLanding(landing)
else void import('./app.tsx').then(({ startApp }) => startApp())
