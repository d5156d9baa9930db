import { INFO_PAGES } from '#contract/info-page.ts'
import type { Language } from '#contract/vertical.ts'
import { languages } from '../text/languages.ts'
import type { LandingText } from './landing-text.ts'
import { renderContact } from './render-contact.ts'
import { renderPrices } from './render-prices.ts'
import { renderSheet } from './render-sheet.ts'
import { TESTIMONIALS } from './render-testimonials.ts'

// Markup as text: the same function writes the page when the app is built and when a visitor changes the language.
const MARK =
  '<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect width="32" height="32" rx="8" fill="var(--accent)"/><path d="M10 ' +
  '9h12M10 16h9M10 23h12" stroke="var(--on-accent)" stroke-width="2.6" stroke-linecap="round" fill="none"/><circle cx="23.4" cy="16" r="2" ' +
  'fill="var(--on-accent)"/></svg>'
const BARS =
  '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="2" ' +
  'stroke-linecap="round"/></svg>'

/** Takes the words and their language; gives the landing page. */
export function renderLanding(text: LandingText, language: Language): string {
  const sections = [hero(text), benefits(text), vision(text), how(text), TESTIMONIALS, renderPrices(text), renderContact(text), questions(text)]
  return `<div class="landing">${header(text, language)}<main>${sections.join('')}</main>${info(text)}</div>`
}

/** Takes the same; gives the frame around a page of terms and privacy, whose words the server puts in the place of `<!--info-->`. */
export function renderInfoFrame(text: LandingText, language: Language): string {
  return `<div class="landing">${header(text, language)}<main class="landing-document"><!--info--></main>${info(text)}</div>`
}

function header(text: LandingText, language: Language): string {
  const { product, navigation, signIn, signInFailed } = text
  const options = languages.map(({ code, name }) => `<option value="${code}" lang="${code}"${code === language ? ' selected' : ''}>${name}</option>`)
  return `<header class="landing-header">${cookies(text)}<a class="landing-brand" href="/" data-section="home">${MARK}<span>${product}</span></a>
<nav class="landing-wide-only" aria-label="${navigation.label}">${links(navigation, ['fordeler', 'how-it-works', 'priser', 'contact', 'faq'])}</nav>
<select class="landing-language" aria-label="${navigation.language}">${options.join('')}</select>
<button class="landing-button" type="button" data-sign-in>${signIn}</button>
<details class="landing-menu"><summary aria-label="${navigation.label}">${BARS}</summary>
<nav aria-label="${navigation.label}">${links(navigation, ['fordeler', 'vision', 'how-it-works', 'priser', 'contact', 'faq', 'info'])}</nav></details>
<p class="landing-alert" role="alert" data-failed="${signInFailed}"></p></header>`
}

type Linked = 'fordeler' | 'vision' | 'how-it-works' | 'priser' | 'contact' | 'faq' | 'info'

function links(
  { benefits: fordeler, vision: idea, how: steps, questions: faq, prices: priser, contact, info: terms }: LandingText['navigation'],
  sections: readonly Linked[],
): string {
  const names: Record<Linked, string> = { fordeler, vision: idea, 'how-it-works': steps, priser, contact, faq, info: terms }
  // The prices have no address of their own (spec 2).
  return sections.map((section) => `<a href="/${section === 'priser' ? '#priser' : section}" data-section="${section}">${names[section]}</a>`).join('')
}

/** Stands in the document from the first paint and goes by a mark on its root (`gate.js`): nothing below it is moved by a script. */
function cookies({ cookies: words }: LandingText): string {
  return `<section class="landing-cookies" aria-label="${words.label}"><p>${words.text} <a href="/info/cookie-policy">${words.link}</a></p>
<button class="landing-button landing-button-quiet" type="button" data-cookies-read>${words.accept}</button></section>`
}

function hero({ hero: words, sheet, taste }: LandingText): string {
  return `<section id="home" class="landing-hero"><div class="landing-pitch"><h1>${words.heading}</h1><p class="landing-lead">${words.body}</p>
<p class="landing-actions"><button class="landing-button landing-button-large" type="button" data-sign-in>${words.start}</button>
<button class="landing-button landing-button-second" type="button" data-taste>${taste.open}</button>
<a class="landing-more" href="/how-it-works" data-section="how-it-works">${words.more}</a></p><p class="landing-note">${words.note}</p></div>\
${renderSheet(sheet)}
<div class="landing-taste" data-opening="${taste.opening}" data-failed="${taste.failed}" hidden></div></section>`
}

function benefits({ benefits: words, hero: { start } }: LandingText): string {
  const items = words.items.map(({ heading, body }) => `<li><h3>${heading}</h3><p>${body}</p></li>`)
  return `<section id="fordeler" class="landing-section"><h2>${words.heading}</h2><ul class="landing-benefits">${items.join('')}</ul>
<p><button class="landing-button" type="button" data-sign-in>${start}</button></p></section>`
}

function vision({ vision: words }: LandingText): string {
  return `<section id="vision" class="landing-vision"><div><h2>${words.heading}</h2><p>${words.body}</p></div></section>`
}

function how({ how: words, hero: { start }, contact: { demo } }: LandingText): string {
  const steps = words.steps.map(({ heading, body }) => `<li><h3>${heading}</h3><p>${body}</p></li>`)
  return `<section id="how-it-works" class="landing-section"><h2>${words.heading}</h2><ol class="landing-steps">${steps.join('')}</ol>
<p class="landing-actions"><button class="landing-button" type="button" data-sign-in>${start}</button>\
<a class="landing-more" href="/contact" data-section="contact">${demo}</a></p></section>`
}

function questions({ questions: words }: LandingText): string {
  const items = words.items.map(({ question, answer }) => `<details><summary>${question}</summary><p>${answer}</p></details>`)
  return `<section id="faq" class="landing-section landing-narrow"><h2>${words.heading}</h2>${items.join('')}</section>`
}

function info({ info: words, product, feedback }: LandingText): string {
  const limits = words.limits.map((limit) => `<li>${limit}</li>`)
  const pages = INFO_PAGES.map((page) => `<li><a href="/info/${page}">${words.pages[page]}</a></li>`)
  return `<footer id="info" class="landing-info"><div><h2>${words.heading}</h2><ul>${limits.join('')}</ul>
<nav aria-label="${words.pagesLabel}"><ul>${pages.join('')}</ul></nav><p>\
<button class="landing-button landing-button-quiet" type="button" data-feedback data-failed="${feedback.failed}">${feedback.open}</button> \
<span role="alert"></span></p>
<p>${product}. ${words.rights}</p></div></footer>`
}
