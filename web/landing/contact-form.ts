import { PHONE_PREFIX } from '#contract/contact-bounds.ts'

type Form = HTMLFormElement
type Message = Record<string, string | boolean>

/**
 * Answers the contact form, in whatever language it stands by then. It can be sent once the switch is on and while nothing is being sent
 * (spec 5); what was typed is emptied only when the server has it.
 */
export function startContactForm(place: HTMLElement): void {
  place.addEventListener('input', ({ target }) => {
    const form = formAround(target)
    if (form === undefined) return
    settle(form)
    if (target instanceof HTMLElement) target.removeAttribute('aria-invalid')
  })
  place.addEventListener('submit', (event) => {
    const form = formAround(event.target)
    if (form === undefined) return
    event.preventDefault()
    if (submitOf(form)?.disabled === false) void send(form)
  })
  const form = formAround(place.querySelector('.landing-form'))
  // A browser that comes back to the page fills it as it was left.
  if (form !== undefined) settle(form)
}

/** Takes the page before its language changes; gives what puts the words that were typed into the form that has come in its place. */
export function keepForm(place: HTMLElement): () => void {
  const before = formAround(place.querySelector('.landing-form'))
  const kept = before === undefined ? [] : fieldsOf(before).map(({ name, value, checked }) => ({ name, value, checked }))
  return () => {
    const after = formAround(place.querySelector('.landing-form'))
    if (after === undefined) return
    for (const field of fieldsOf(after)) {
      const was = kept.find(({ name }) => name === field.name)
      if (was !== undefined) field.restore(was)
    }
    settle(after)
  }
}

async function send(form: Form): Promise<void> {
  const words = form.dataset
  const submit = submitOf(form)
  const label = submit?.textContent ?? ''
  form.dataset['isSending'] = 'yes'
  if (submit !== null) submit.textContent = words['sending'] ?? ''
  say(form, {})
  settle(form)
  const refusal = await post(messageOf(form)).catch(() => ({ message: words['unreachable'] ?? '', field: undefined }))
  delete form.dataset['isSending']
  if (submit !== null) submit.textContent = label
  if (refusal === undefined) {
    form.reset()
    say(form, { status: words['sent'] })
  } else {
    say(form, { alert: `${words['error']}: ${refusal.message}` })
    markField(form, refusal.field)
  }
  settle(form)
}

/**
 * Undefined when the message has been stored; else what the server says, in the language of the page, and the field it speaks of. @throws when it
 * does not answer
 */
async function post(message: Message): Promise<{ message: string; field: string | undefined } | undefined> {
  const answer = await fetch('/api/v1.0/contact/message', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
    body: JSON.stringify(message),
  })
  if (answer.ok) return undefined
  const said: { message?: unknown; details?: { field?: unknown } } = await answer.json()
  if (typeof said.message !== 'string') throw new Error('the answer says nothing')
  return { message: said.message, field: typeof said.details?.field === 'string' ? said.details.field : undefined }
}

function messageOf(form: Form): Message {
  return Object.fromEntries(fieldsOf(form).map(({ name, value, checked }) => [name, checked ?? value]))
}

function markField(form: Form, name: string | undefined): void {
  const field = name === undefined ? null : form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  field?.setAttribute('aria-invalid', 'true')
  field?.focus()
}

/** Whether it can be sent, and which prefix the number has. */
function settle(form: Form): void {
  const submit = submitOf(form)
  const consent = form.querySelector<HTMLInputElement>('[name=privacyConsent]')
  if (submit !== null) submit.disabled = consent?.checked !== true || form.dataset['isSending'] !== undefined
  const country = form.querySelector<HTMLSelectElement>('[name=country]')?.value
  const prefix = form.querySelector('[data-prefix]')
  if (prefix !== null) prefix.textContent = country === 'SE' || country === 'DK' ? PHONE_PREFIX[country] : PHONE_PREFIX.NO
}

function say(form: Form, { status = '', alert = '' }: { status?: string | undefined; alert?: string | undefined }): void {
  const [good, bad] = [form.querySelector('[role=status]'), form.querySelector('[role=alert]')]
  if (good !== null) good.textContent = status
  if (bad !== null) bad.textContent = alert
}

type Field = { name: string; value: string; checked: boolean | undefined; restore: (was: Pick<Field, 'value' | 'checked'>) => void }

/** The fields by name; a switch is on or off and has no words. */
function fieldsOf(form: Form): Field[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('[name]')].map((control) => {
    const isSwitch = control instanceof HTMLInputElement && control.type === 'checkbox'
    return {
      name: control.name,
      value: control.value,
      checked: isSwitch ? control.checked : undefined,
      restore(was) {
        if (isSwitch) control.checked = was.checked === true
        else control.value = was.value
      },
    }
  })
}

const submitOf = (form: Form) => form.querySelector<HTMLButtonElement>('[type=submit]')

function formAround(target: EventTarget | null): Form | undefined {
  const form = target instanceof Element ? target.closest<Form>('.landing-form') : null
  return form ?? undefined
}
