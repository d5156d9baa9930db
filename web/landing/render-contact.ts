import { contactBounds, PHONE_PREFIX } from '#contract/contact-bounds.ts'
import type { LandingText } from './landing-text.ts'

type Field = { name: string; label: string; most: number; type?: string; complete: string; isRequired?: true }

/** The form by which a clinic writes to us (spec 2, 5). It cannot be sent before its script has come: nothing typed ever stands in an address. */
export function renderContact({ contact: { heading, body, form } }: LandingText): string {
  const field = ({
    name,
    label,
    most,
    type = 'text',
    complete,
    isRequired,
  }: Field) => `<label class="landing-field"><span>${label}${isRequired ? '' : note(form.optional)}</span>
<input name="${name}" type="${type}" maxlength="${most}" autocomplete="${complete}"${isRequired ? ' aria-required="true"' : ''} /></label>`
  const countries = Object.entries(form.countries).map(([code, name]) => `<option value="${code}">${name}</option>`)
  return `<section id="contact" class="landing-section landing-narrow"><h2>${heading}</h2><p>${body}</p>
<form class="landing-form" method="post" novalidate data-unreachable="${form.unreachable}" data-sent="${form.sent}" data-sending="${form.sending}" \
data-error="${form.error}">
${field({ name: 'firstName', label: form.firstName, most: contactBounds.nameCharacters, complete: 'given-name' })}
${field({ name: 'lastName', label: form.lastName, most: contactBounds.nameCharacters, complete: 'family-name' })}
${field({ name: 'company', label: form.company, most: contactBounds.companyCharacters, complete: 'organization' })}
${field({ name: 'email', label: form.email, most: contactBounds.emailCharacters, type: 'email', complete: 'email', isRequired: true })}
<label class="landing-field"><span>${form.country}</span><select name="country" autocomplete="country">${countries.join('')}</select></label>
<label class="landing-field"><span>${form.phone}${note(form.optional)}</span><span class="landing-phone"><span data-prefix>${PHONE_PREFIX.NO}</span>
<input name="phone" type="tel" maxlength="${contactBounds.phoneCharacters}" autocomplete="tel-national" /></span></label>
<label class="landing-field landing-wide"><span>${form.message}</span>
<textarea name="textMessage" rows="5" maxlength="${contactBounds.messageCharacters}" aria-required="true" aria-describedby="contact-hint"></textarea></label>
<p id="contact-hint" class="landing-hint landing-wide">${form.messageHint}</p>
<p class="landing-trap" aria-hidden="true"><input name="faxNumber" tabindex="-1" autocomplete="off" /></p>
<p class="landing-consent landing-wide"><label><input type="checkbox" role="switch" name="privacyConsent" /><span>${form.consent}</span></label> \
<a href="/info/privacy-policy">${form.consentLink}</a></p>
<p class="landing-send landing-wide"><button class="landing-button" type="submit" disabled>${form.send}</button><span role="status"></span>\
<span role="alert"></span></p>
</form></section>`
}

const note = (optional: string): string => ` <small>(${optional})</small>`
