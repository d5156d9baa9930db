import { z } from 'zod'
import type { Language } from '#contract/vertical.ts'
import { html, renderBuiltInPage } from '#server/http/built-in-page.ts'
import { TEXT } from './text.ts'

export type Page = ReturnType<typeof renderBuiltInPage>

/** What the form sends. Lengths follow RFC 5321 and common sense. */
export type SignInForm = z.infer<typeof SignInForm>
export const SignInForm = z.object({
  email: z.string().trim().max(254).pipe(z.email({ pattern: z.regexes.unicodeEmail })),
  name: z.string().trim().min(1).max(200),
})

export type SignInView = {
  language: Language
  vertical: 'med' | 'vet'
  action: string
  /** The front page of the app that sent the person here: the way back. */
  home: string
  formTargets: readonly string[]
  /** What was typed before a mistake was found. */
  typed?: { email: string; name: string }
  mistakes?: ReadonlySet<string>
}

/** The form is not left to the browser to judge: its words for a mistake come in the browser's language, ours in that of the page. */
export function signInPage({ language, vertical, action, home, formTargets, typed, mistakes }: SignInView): Page {
  const text = TEXT[language]
  const field = (about: { id: 'email' | 'name'; type: string; label: string; complete: string; error: string; autofocus: boolean }) => {
    const isWrong = mistakes?.has(about.id) === true
    return html`<label for="${about.id}">${about.label}</label>
<input id="${about.id}" name="${about.id}" type="${about.type}" autocomplete="${about.complete}" value="${typed?.[about.id] ?? ''}" required maxlength="254"${
      isWrong ? html` aria-invalid="true" aria-describedby="${about.id}-error"` : ''
    }${about.autofocus ? html` autofocus` : ''}>
${isWrong ? html`<p class="error" id="${about.id}-error" role="alert">${about.error}</p>` : ''}`
  }
  const body = html`<h1>${text.signIn}</h1>
<form method="post" action="${action}" novalidate>
${field({ id: 'email', type: 'email', label: text.email, complete: 'email', error: text.emailInvalid, autofocus: mistakes?.has('email') !== false })}
${field({ id: 'name', type: 'text', label: text.name, complete: 'name', error: text.nameInvalid, autofocus: mistakes !== undefined && !mistakes.has('email') })}
<button type="submit">${text.signIn}</button>
</form>
<p class="back"><a href="${home}">${text.toFrontPage}</a></p>
<p class="note">${text.onThisMachine}</p>`
  return renderBuiltInPage({ language, vertical, title: text.signIn, body, home, formTargets })
}

/** `form` is oidc-provider's own, with its token against forged requests. `goesOn`: our app asked for it, so nobody need press. */
export function signOutPage({
  language, form, goesOn, formTargets,
}: {
  language: Language
  form: string
  goesOn: boolean
  formTargets: readonly string[]
}): Page {
  const text = TEXT[language]
  const body = html`<h1>${text.signOutAsk}</h1>
${{ markup: form }}
<button type="submit" form="op.logoutForm" name="logout" value="yes">${text.signOut}</button>`
  return renderBuiltInPage({ language, title: text.signOut, body, formTargets, ...(goesOn && { script: "document.querySelector('button').click()" }) })
}

type Notice = 'signedOut' | 'startAgain' | 'wrong'

/** A page that only says something and leads back to the app. */
export function noticePage(notice: Notice, { language, home }: { language: Language; home: string }): Page {
  const text = TEXT[language]
  const body = html`<h1>${text[notice]}</h1>
<p>${text[`${notice}More`]}</p>
<p><a href="${home}">${text.toFrontPage}</a></p>`
  return renderBuiltInPage({ language, title: text[notice], body, home })
}
