import './feedback.css'
import { FEEDBACK_CATEGORIES, feedbackBounds } from '#contract/feedback-bounds.ts'
import { timing } from '#contract/timing.ts'
import type { Language } from '#contract/vertical.ts'
import { FEEDBACK_TEXTS } from './feedback-texts.ts'
import type { FeedbackText } from './feedback-texts.ts'

/**
 * Opens the form for feedback over the page. It closes a moment after it was sent or cancelled and is empty then (spec 4); what was typed stays
 * through Escape, which is easily pressed by mistake.
 */
export function openFeedback(language: Language): void {
  const text = FEEDBACK_TEXTS[language]
  const open = document.querySelector<HTMLDialogElement>(`.feedback[lang=${language}]`)
  const dialog = open ?? made(language, text)
  dialog.showModal()
}

function made(language: Language, text: FeedbackText): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'feedback landing'
  dialog.lang = language
  dialog.setAttribute('aria-labelledby', 'feedback-heading')
  dialog.innerHTML = render(text)
  document.body.append(dialog)
  dialog.querySelector('[data-cancel]')?.addEventListener('click', () => closeSoon(dialog))
  dialog.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(dialog, language, text)
  })
  return dialog
}

/** Once for each time it was opened: a second press within the moment closes nothing that was opened since. */
function closeSoon(dialog: HTMLDialogElement): void {
  if (dialog.dataset['closing'] !== undefined) return
  dialog.dataset['closing'] = 'yes'
  setTimeout(() => {
    delete dialog.dataset['closing']
    dialog.close()
    dialog.querySelector('form')?.reset()
    say(dialog, {})
  }, timing.feedbackCloseMs)
}

function say(dialog: HTMLDialogElement, { good = '', bad = '' }: { good?: string; bad?: string }): void {
  const [status, alert] = [dialog.querySelector('[role=status]'), dialog.querySelector('[role=alert]')]
  if (status !== null) status.textContent = good
  if (alert !== null) alert.textContent = bad
}

/** The form is gone before its thanks can be read: they stand on the page for a while. */
function thank(words: string): void {
  const thanks = document.createElement('p')
  thanks.className = 'feedback-thanks landing'
  thanks.setAttribute('role', 'status')
  document.body.append(thanks)
  // A region that comes with its words is not read out by all.
  requestAnimationFrame(() => (thanks.textContent = words))
  setTimeout(() => thanks.remove(), timing.customerChatConfirmationMs + timing.feedbackCloseMs)
}

function render(text: FeedbackText): string {
  const categories = FEEDBACK_CATEGORIES.map((name) => `<option value="${name}">${text.categories[name]}</option>`)
  const ratings = Array.from(
    { length: feedbackBounds.mostRating + 1 },
    (_, value) => `<option${value === feedbackBounds.mostRating ? ' selected' : ''}>${value}</option>`,
  )
  return `<h2 id="feedback-heading">${text.heading}</h2><form class="landing-form" method="post" novalidate>
<label class="landing-field"><span>${text.category}</span><select name="category">\
<option value="">${text.choose}</option>${categories.join('')}</select></label>
<label class="landing-field"><span>${text.rating}</span><select name="rating" aria-describedby="feedback-rating">${ratings.join('')}</select></label>
<p id="feedback-rating" class="landing-hint landing-wide">${text.ratingHint}</p>
<label class="landing-field landing-wide"><span>${text.feedback}</span>\
<textarea name="feedback" rows="5" maxlength="${feedbackBounds.feedbackCharacters}" aria-describedby="feedback-hint"></textarea></label>
<p id="feedback-hint" class="landing-hint landing-wide">${text.noPatients}</p>
<label class="landing-field"><span>${text.email} <small>(${text.optional})</small></span>\
<input name="email" type="email" maxlength="${feedbackBounds.emailCharacters}" autocomplete="email" /></label>
<label class="landing-field"><span>${text.phone} <small>(${text.optional})</small></span>\
<input name="phone" type="tel" maxlength="${feedbackBounds.phoneCharacters}" autocomplete="tel" /></label>
<p class="landing-send landing-wide"><button class="landing-button" type="submit">${text.send}</button>\
<button class="feedback-quiet" type="button" data-cancel>${text.cancel}</button><span role="status"></span><span role="alert"></span></p></form>`
}

async function send(dialog: HTMLDialogElement, language: Language, text: FeedbackText): Promise<void> {
  const [form, submit] = [dialog.querySelector('form'), dialog.querySelector<HTMLButtonElement>('[type=submit]')]
  if (form === null || submit === null || submit.disabled) return
  submit.disabled = true
  say(dialog, { good: text.sending })
  const refusal = await post(form, language).catch(() => text.unreachable)
  submit.disabled = false
  if (refusal !== undefined) return say(dialog, { bad: `${text.error}: ${refusal}` })
  say(dialog, { good: text.sent })
  thank(text.sent)
  closeSoon(dialog)
}

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/**
 * Sends what was typed, e-mail and telephone without the blanks around them (spec 5). Undefined when it has been stored; else what the server says.
 * @throws when it does not answer
 */
async function post(form: HTMLFormElement, language: Language): Promise<string | undefined> {
  const fields = Object.fromEntries(new FormData(form))
  const answer = await fetch('/api/v1.0/feedback/message', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ ...fields, email: trimmed(fields['email']), phone: trimmed(fields['phone']), rating: Number(fields['rating']) }),
  })
  if (answer.ok) return undefined
  const said: { message?: unknown } = await answer.json()
  if (typeof said.message !== 'string') throw new Error('the answer says nothing')
  return said.message
}
