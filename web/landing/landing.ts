import type { Language, Vertical } from '#contract/vertical.ts'
import { watchLoginLock } from '../session/login-lock.ts'
import { storedLanguage, storeLanguage } from '../text/stored-language.ts'
import { knownLanguage, landingText } from './landing-texts.ts'
import { renderLanding } from './render.ts'
import { followSections, goToSection, sectionOf } from './sections.ts'

const page = document.documentElement

/** Brings the prerendered page to life: language, sign-in, and an address that follows the reader. */
export function startLanding(place: HTMLElement): void {
  // An address that names a language was followed on purpose; else what was chosen here before counts.
  const asked = knownLanguage(new URLSearchParams(location.search).get('lang'))
  // It lasts through the sign-in: the page that comes after is in the same words.
  if (asked !== undefined) storeLanguage(asked)
  const chosen = asked ?? knownLanguage(storedLanguage())
  if (chosen !== undefined && chosen !== page.lang) void show(place, chosen)
  else followSections()
  place.addEventListener('change', ({ target }) => {
    const language = target instanceof HTMLSelectElement ? knownLanguage(target.value) : undefined
    if (language === undefined) return
    storeLanguage(language)
    void show(place, language).then(() => place.querySelector<HTMLElement>('.landing-language')?.focus())
  })
  place.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('[data-sign-in], [data-section]') : null
    if (pressed === null) return
    const section = pressed.getAttribute('data-section')
    if (section === null) return void beginSignIn(place)
    event.preventDefault()
    goToSection(section)
  })
  watchLoginLock((isHeld) => holdBack(place, isHeld), new AbortController().signal)
  const section = sectionOf(location.pathname)
  if (section !== 'home') goToSection(section, 'instant')
}

async function show(place: HTMLElement, language: Language): Promise<void> {
  const text = await landingText(language, edition())
  place.innerHTML = renderLanding(text, language)
  page.lang = language
  document.title = text.title
  followSections()
}

async function beginSignIn(place: HTMLElement): Promise<void> {
  const language = knownLanguage(page.lang) ?? 'nb'
  const alert = place.querySelector('[role=alert]')
  if (alert !== null) alert.textContent = ''
  holdBack(place, true)
  try {
    const { signIn } = await import('../session/sign-in.ts')
    await signIn(language)
  } catch {
    holdBack(place, false)
    const { signInFailed } = await landingText(language, edition())
    if (alert !== null) alert.textContent = signInFailed
  }
}

/** Shows that a sign-in is on its way; a second press does nothing meanwhile (spec 4, login lock). */
function holdBack(place: HTMLElement, isHeld: boolean): void {
  for (const button of place.querySelectorAll('[data-sign-in]')) button.setAttribute('aria-disabled', String(isHeld))
}

function edition(): Vertical {
  return page.dataset['edition'] === 'vet' ? 'vet' : 'med'
}
