import { randomBytes } from 'node:crypto'
import type { Language } from '#contract/vertical.ts'

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

/** The material of looks.md in a few lines; these pages stand before the app and load nothing. */
const STYLE = `
:root{color-scheme:light dark;--paper:#fbfaf7;--surface:#fff;--line:#e6e2d9;--ink:#16262b;--muted:#5b6b70;--accent:#0b5f63;--on-accent:#fff;--bad:#b02a21}
:root.vet{--accent:#4a6b1f}
@media(prefers-color-scheme:dark){:root{--paper:#0d1416;--surface:#141d20;--line:#26343a;--ink:#e8eeee;--muted:#93a4a8;--accent:#4fb7b3;--on-accent:#0d1416;--bad:#ff8a80}:root.vet{--accent:#a5c767}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px 16px;background:var(--paper);color:var(--ink);font:15px/22px "Inter Variable",Inter,system-ui,sans-serif}
main{width:100%;max-width:400px;background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:32px 28px}
.brand{margin:0 0 24px;color:var(--accent);font-weight:600;letter-spacing:.01em}
h1{margin:0 0 20px;font:400 26px/32px "Source Serif 4 Variable",Georgia,serif}
p{margin:-8px 0 20px;color:var(--muted)}
label{display:block;margin:0 0 4px;font-weight:500}
input{display:block;width:100%;height:44px;margin:0 0 16px;padding:0 12px;border:1px solid var(--muted);border-radius:8px;background:var(--paper);color:inherit;font:inherit}
input[aria-invalid=true]{border-color:var(--bad);margin-bottom:4px}
.error{margin:0 0 16px;color:var(--bad)}
button{display:block;width:100%;height:44px;margin:0 0 12px;border:1px solid transparent;border-radius:8px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
button.quiet{background:none;border-color:var(--muted);color:var(--ink)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.note{margin:8px 0 0;padding-top:16px;border-top:1px solid var(--line);font-size:13px;line-height:20px}
dl{display:grid;grid-template-columns:1fr auto;gap:8px 16px;margin:0 0 24px}
dt{color:var(--muted)}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
a{color:var(--accent)}
`

export type BuiltInPage = {
  language: Language
  title: string
  body: Markup
  vertical?: 'med' | 'vet'
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
<style nonce="${nonce}">${{ markup: STYLE }}</style>
</head>
<body>
<main>
<p class="brand">Epikrise</p>
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
    `form-action ${["'self'", ...(page.formTargets ?? []).filter(isNameable)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { document: markup, headers: { ...BUILT_IN_HEADERS, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } }
}
