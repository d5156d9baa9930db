import type { Language } from '#contract/vertical.ts'
import { languages } from '../text/languages.ts'
import { SUPPORT_EMAIL } from '../text/support.ts'
import type { LandingText } from './landing-text.ts'
import { renderSheet } from './render-sheet.ts'

// Markup as text: the same function writes the page when the app is built and when a visitor changes the language.
const MARK = `<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect width="32" height="32" rx="8" fill="var(--accent)"/><path d="M10 9h12M10 16h9M10 23h12" stroke="var(--on-accent)" stroke-width="2.6" stroke-linecap="round" fill="none"/><circle cx="23.4" cy="16" r="2" fill="var(--on-accent)"/></svg>`

/** Takes the words and their language; gives the landing page. */
export function renderLanding(text: LandingText, language: Language): string {
  return `<div class="landing">${header(text, language)}<main>${hero(text)}${benefits(text)}${vision(text)}${how(text)}${questions(text)}${contact(text)}</main>${info(text)}</div>`
}

function header({ product, navigation, signIn }: LandingText, language: Language): string {
  const options = languages.map(({ code, name }) => `<option value="${code}" lang="${code}"${code === language ? ' selected' : ''}>${name}</option>`)
  const links = [
    ['fordeler', navigation.benefits],
    ['how-it-works', navigation.how],
    ['faq', navigation.questions],
    ['contact', navigation.contact],
  ].map(([path, name]) => `<a href="/${path}" data-section="${path}">${name}</a>`)
  return `<header class="landing-header"><a class="landing-brand" href="/" data-section="home">${MARK}<span>${product}</span></a>
<nav aria-label="${navigation.label}">${links.join('')}</nav>
<select class="landing-language" aria-label="${navigation.language}">${options.join('')}</select>
<button class="landing-button" type="button" data-sign-in>${signIn}</button>
<p class="landing-alert" role="alert"></p></header>`
}

function hero({ hero: words, sheet }: LandingText): string {
  return `<section id="home" class="landing-hero"><div class="landing-pitch"><h1>${words.heading}</h1><p class="landing-lead">${words.body}</p>
<p class="landing-actions"><button class="landing-button landing-button-large" type="button" data-sign-in>${words.start}</button>
<a class="landing-more" href="/how-it-works" data-section="how-it-works">${words.more}</a></p><p class="landing-note">${words.note}</p></div>${renderSheet(sheet)}</section>`
}

function benefits({ benefits: words, hero: { start } }: LandingText): string {
  const items = words.items.map(({ heading, body }) => `<li><h3>${heading}</h3><p>${body}</p></li>`)
  return `<section id="fordeler" class="landing-section"><h2>${words.heading}</h2><ul class="landing-benefits">${items.join('')}</ul>
<p><button class="landing-button" type="button" data-sign-in>${start}</button></p></section>`
}

function vision({ vision: words }: LandingText): string {
  return `<section id="vision" class="landing-vision"><div><h2>${words.heading}</h2><p>${words.body}</p></div></section>`
}

function how({ how: words }: LandingText): string {
  const steps = words.steps.map(({ heading, body }) => `<li><h3>${heading}</h3><p>${body}</p></li>`)
  return `<section id="how-it-works" class="landing-section"><h2>${words.heading}</h2><ol class="landing-steps">${steps.join('')}</ol></section>`
}

function questions({ questions: words }: LandingText): string {
  const items = words.items.map(({ question, answer }) => `<details><summary>${question}</summary><p>${answer}</p></details>`)
  return `<section id="faq" class="landing-section landing-narrow"><h2>${words.heading}</h2>${items.join('')}</section>`
}

function contact({ contact: words }: LandingText): string {
  return `<section id="contact" class="landing-section landing-narrow"><h2>${words.heading}</h2><p>${words.body}</p>
<p class="landing-actions"><a class="landing-button" href="mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(words.demo)}">${words.demo}</a>
<a class="landing-more" href="mailto:${SUPPORT_EMAIL}">${words.write}</a></p></section>`
}

function info({ info: words, product }: LandingText): string {
  const limits = words.limits.map((limit) => `<li>${limit}</li>`)
  return `<footer id="info" class="landing-info"><div><h2>${words.heading}</h2><ul>${limits.join('')}</ul><p>${product}. ${words.rights}</p></div></footer>`
}
