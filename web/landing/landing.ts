import type { Language, Vertical } from '#contract/vertical.ts'
import { watchLoginLock } from '../session/login-lock.ts'
import { storedLanguage, storeLanguage } from '../text/stored-language.ts'
import { keepForm, startContactForm } from './contact-form.ts'
import { noteCookiesRead } from './cookies-read.ts'
import { knownLanguage, landingText } from './landing-texts.ts'
import { withPartsOfServer } from './parts-of-server.ts'
import { renderLanding } from './render.ts'
import { followSections, goToSection, sectionOf } from './sections.ts'

const page = document.documentElement
const isInfo = page.dataset['page'] === 'info'

/** An address that ends so opens the taste by itself. */
const TASTE = 'prov'

/**
 * Brings a prerendered public page to life: language, sign-in, the notice about cookies; and on the landing page the form and an address that follows
 * the reader.
 */
export function startLanding(place: HTMLElement): void {
  // An address that names a language was followed on purpose; else what was chosen here before counts.
  const asked = knownLanguage(new URLSearchParams(location.search).get('lang'))
  // It lasts through the sign-in: the page that comes after is in the same words.
  if (asked !== undefined) storeLanguage(asked)
  place.addEventListener('change', ({ target }) => {
    const language = target instanceof HTMLSelectElement && target.matches('.landing-language') ? knownLanguage(target.value) : undefined
    if (language === undefined) return
    storeLanguage(language)
    // The words of an info page are the server's.
    if (isInfo) location.assign(`${location.pathname}?lang=${language}`)
    else void show(place, language).then(() => place.querySelector<HTMLElement>('.landing-language')?.focus())
  })
  place.addEventListener('click', (event) => answer(place, event))
  watchLoginLock((isHeld) => holdBack(place, isHeld), new AbortController().signal)
  if (!isInfo) startSections(place, asked ?? knownLanguage(storedLanguage()))
}

function startSections(place: HTMLElement, chosen: Language | undefined): void {
  startContactForm(place)
  if (chosen !== undefined && chosen !== page.lang) void show(place, chosen)
  else followSections()
  const section = sectionOf(location.pathname)
  if (section !== 'home') goToSection(section, 'instant')
  if (location.hash === `#${TASTE}`) void showTaste(place)
}

function answer(place: HTMLElement, event: Event): void {
  const pressed =
    event.target instanceof Element ? event.target.closest('[data-sign-in], [data-section], [data-cookies-read], [data-taste], [data-feedback]') : null
  if (pressed === null) return
  if (pressed.matches('[data-cookies-read]')) return noteCookiesRead(place)
  if (pressed instanceof HTMLElement && pressed.matches('[data-feedback]')) return void showFeedback(pressed)
  if (pressed.matches('[data-taste]')) return void showTaste(place)
  const section = pressed.getAttribute('data-section')
  if (section === null) return void beginSignIn(place)
  if (isInfo) return
  event.preventDefault()
  pressed.closest('details')?.removeAttribute('open')
  goToSection(section)
}

async function show(place: HTMLElement, language: Language): Promise<void> {
  const text = await landingText(language, edition())
  const markup = await withPartsOfServer(place, { markup: renderLanding(text, language), text, language })
  const restore = keepForm(place)
  const hadTaste = place.querySelector('.landing-taste:not([hidden])') !== null
  place.innerHTML = markup
  restore()
  page.lang = language
  document.title = text.title
  followSections()
  if (hadTaste) await openTasteIn(place)
}

async function showFeedback(button: HTMLElement): Promise<void> {
  const alert = button.nextElementSibling
  if (alert !== null) alert.textContent = ''
  try {
    const { openFeedback } = await import('./feedback/feedback.ts')
    openFeedback(knownLanguage(page.lang) ?? 'nb')
  } catch {
    if (alert !== null) alert.textContent = button.dataset['failed'] ?? ''
  }
}

/** Its room is taken at once, so that nothing is pushed when it comes. */
async function showTaste(place: HTMLElement): Promise<void> {
  const room = place.querySelector<HTMLElement>('.landing-taste')
  if (room === null) return
  const wasOpen = !room.hidden
  room.hidden = false
  room.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
  if (room.dataset['hasFailed'] !== undefined) await openAnew()
  else if (!wasOpen) await openTasteIn(place)
}

/** A browser remembers a module that could not be fetched: only a page that is loaded anew asks for it again, and it is loaded only when the server answers. */
async function openAnew(): Promise<void> {
  const isReachable = await fetch('/healthz', { cache: 'no-store' }).then(({ ok }) => ok, () => false)
  if (!isReachable) return
  history.replaceState(null, '', `/#${TASTE}`)
  location.reload()
}

/** Fetches what the taste is made of, now that it has been asked for. */
async function openTasteIn(place: HTMLElement): Promise<void> {
  const room = place.querySelector<HTMLElement>('.landing-taste')
  const start = place.querySelector('#home [data-sign-in]')?.textContent ?? ''
  if (room === null || room.ariaBusy === 'true') return
  room.hidden = false
  room.ariaBusy = 'true'
  room.innerHTML = `<p role="status">${room.dataset['opening']}</p>`
  try {
    const { openTaste } = await import('./taste/taste.ts')
    await openTaste(room, { language: knownLanguage(page.lang) ?? 'nb', edition: edition(), start })
  } catch {
    room.dataset['hasFailed'] = ''
    room.innerHTML = `<p role="alert">${room.dataset['failed']}</p>`
  } finally {
    room.ariaBusy = null
  }
}

async function beginSignIn(place: HTMLElement): Promise<void> {
  const alert = place.querySelector<HTMLElement>('.landing-alert')
  if (alert !== null) alert.textContent = ''
  holdBack(place, true)
  try {
    const { signIn } = await import('../session/sign-in.ts')
    await signIn(knownLanguage(page.lang) ?? 'nb')
  } catch {
    holdBack(place, false)
    if (alert !== null) alert.textContent = alert.dataset['failed'] ?? ''
  }
}

/** Shows that a sign-in is on its way; a second press does nothing meanwhile (spec 4, login lock). */
function holdBack(place: HTMLElement, isHeld: boolean): void {
  for (const button of place.querySelectorAll('[data-sign-in]')) button.setAttribute('aria-disabled', String(isHeld))
}

function edition(): Vertical {
  return page.dataset['edition'] === 'vet' ? 'vet' : 'med'
}
