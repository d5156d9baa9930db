import { randomBytes } from 'node:crypto'
import type { Language } from '#contract/vertical.ts'
import { builtInFonts, BUILT_IN_STYLE } from './built-in-style.ts'

/** Text that is already HTML. Only {@link html} makes it, so everything else is escaped on its way in. */
export type Markup = { readonly markup: string }

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function toMarkup(value: string | Markup | readonly Markup[]): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}

/** Template tag: escapes every text put into it (SEC-1). */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Markup | readonly Markup[])[]): Markup {
  return { markup: String.raw({ raw: parts }, ...values.map(toMarkup)) }
}

/** A content security policy has no way to write an IPv6 address; browsers complain of the attempt. */
const isNameable = (origin: string): boolean => !origin.includes('[')

/** The name of the product as the app writes it, with its sign. */
const BRAND = html`<svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true"><rect class="sign" width="32" height="32" rx="8"/>\
<path class="lines" d="M10 9h12M10 16h9M10 23h12"/><circle class="dot" cx="23.4" cy="16" r="2"/></svg>
<span>Epikrise</span>`

export type BuiltInPage = {
  language: Language
  title: string
  body: Markup
  vertical?: 'med' | 'vet'
  /** The front page, which the name of the product leads to; without it the name is only a name. */
  home?: string
  /** Origins a form here may lead to besides its own, redirects included. */
  formTargets?: readonly string[]
  /** A line of script, for the one page that goes on by itself. */
  script?: string
}

/** Headers of every page and answer of the stand-ins, strict because they need nothing. */
export const BUILT_IN_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Not no-referrer: the browser would then send `Origin: null` with the form, and the origin is what we check (SEC-20).
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

/** Takes a page; gives its document and the headers that let it have its own style and nothing else (SEC-17). */
export function renderBuiltInPage(page: BuiltInPage): { document: string; headers: Record<string, string> } {
  const nonce = randomBytes(16).toString('base64')
  const script = page.script === undefined ? html`` : html`<script nonce="${nonce}">${{ markup: page.script }}</script>`
  const { markup } = html`<!doctype html>
<html lang="${page.language}" class="${page.vertical ?? 'med'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · Epikrise</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${{ markup: builtInFonts(page.language) + BUILT_IN_STYLE }}</style>
</head>
<body>
<header>${page.home === undefined ? html`<span class="brand">${BRAND}</span>` : html`<a class="brand" href="${page.home}">${BRAND}</a>`}</header>
<main>
${page.body}
</main>
${script}
</body>
</html>`
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src ${page.script === undefined ? "'none'" : `'nonce-${nonce}'`}`,
    'img-src data:',
    'font-src data:',
    `form-action ${["'self'", ...(page.formTargets ?? []).filter(isNameable)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { document: markup, headers: { ...BUILT_IN_HEADERS, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } }
}
