import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Language } from '#contract/vertical.ts'

// Pages that stand before the app and fetch nothing: type and style lie in the document itself. They are served on loopback alone, so weight is no matter.

/** The tokens of web/theme/tokens.css that these pages use; a test holds the two together. */
export const BUILT_IN_TOKENS = {
  light:
    '--paper:#fbfaf7;--surface:#ffffff;--line:#e6e2d9;--line-strong:#8b9497;--ink:#16262b;--muted:#5b6b70;' +
    '--accent:#0b5f63;--accent-hover:#084c4f;--on-accent:#ffffff;--recording:#c5352b',
  vet: '--accent:#4a6b1f;--accent-hover:#3a5518',
  dark:
    '--paper:#0d1416;--surface:#141d20;--line:#26343a;--line-strong:#64777d;--ink:#e8eeee;--muted:#93a4a8;' +
    '--accent:#4fb7b3;--accent-hover:#6ac7c3;--on-accent:#08191a;--recording:#f0766c',
  vetDark: '--accent:#a5c767;--accent-hover:#b8d583;--on-accent:#131a08',
  scales:
    '--text-xs:0.8125rem;--text-md:0.9375rem;--text-lead:1.1875rem;--text-2xl:1.75rem;--leading-xs:1.25rem;--leading-md:1.375rem;--leading-2xl:2.25rem;' +
    '--space-1:0.25rem;--space-2:0.5rem;--space-3:0.75rem;--space-4:1rem;--space-6:1.5rem;--space-8:2rem;--radius-field:8px;--radius-card:10px;' +
    '--stroke-hair:1px;--stroke-pen:2px;--size-target:44px;--tracking-headline:-0.01em',
} as const

export const BUILT_IN_STYLE = `
:root{color-scheme:light dark;${BUILT_IN_TOKENS.light};${BUILT_IN_TOKENS.scales};--interface:"Inter Variable",system-ui,sans-serif;\
--document:"Source Serif 4 Variable",Georgia,serif}
:root.vet{${BUILT_IN_TOKENS.vet}}
@media(prefers-color-scheme:dark){:root{${BUILT_IN_TOKENS.dark}}:root.vet{${BUILT_IN_TOKENS.vetDark}}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;align-content:center;justify-items:center;gap:var(--space-4);padding:var(--space-6) var(--space-4);\
background:var(--paper);color:var(--ink);font:var(--text-md)/var(--leading-md) var(--interface)}
header,main{width:100%;max-width:26rem}
main{background:var(--surface);border:var(--stroke-hair) solid var(--line);border-radius:var(--radius-card);padding:var(--space-8) var(--space-6)}
.brand{display:inline-flex;align-items:center;gap:var(--space-3);min-height:var(--size-target);color:var(--ink);\
font:600 var(--text-lead)/var(--leading-2xl) var(--document);letter-spacing:var(--tracking-headline);text-decoration:none}
.sign{fill:var(--accent)}.dot{fill:var(--on-accent)}.lines{fill:none;stroke:var(--on-accent);stroke-width:2.6;stroke-linecap:round}
h1{margin:0 0 var(--space-6);font:600 var(--text-2xl)/var(--leading-2xl) var(--document);letter-spacing:var(--tracking-headline);text-wrap:balance}
p{margin:0 0 var(--space-4);color:var(--muted)}
label{display:block;margin:0 0 var(--space-1);font-weight:500}
input{display:block;width:100%;height:var(--size-target);margin:0 0 var(--space-4);padding:0 var(--space-3);\
border:var(--stroke-hair) solid var(--line-strong);border-radius:var(--radius-field);background:var(--surface);color:inherit;font:inherit}
input[aria-invalid=true]{border-color:var(--recording);margin-bottom:var(--space-1)}
.error{margin:0 0 var(--space-4);color:var(--recording)}
button{display:block;width:100%;height:var(--size-target);margin:0 0 var(--space-3);border:var(--stroke-hair) solid transparent;\
border-radius:var(--radius-field);background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--accent-hover)}
button.quiet{background:none;border-color:var(--line-strong);color:var(--ink)}
:focus-visible{outline:var(--stroke-pen) solid var(--accent);outline-offset:var(--stroke-pen)}
.note{margin:var(--space-2) 0 0;padding-top:var(--space-4);border-top:var(--stroke-hair) solid var(--line);font-size:var(--text-xs);\
line-height:var(--leading-xs)}
dl{display:grid;grid-template-columns:1fr auto;gap:var(--space-2) var(--space-4);margin:0 0 var(--space-6)}
dt{color:var(--muted)}dd{margin:0;text-align:right}
main a{display:inline-flex;align-items:center;min-height:var(--size-target);color:var(--accent)}
.back{display:inline-flex;align-items:center;min-height:var(--size-target);margin:0}
`

const FACES = [
  ['Inter Variable', '@fontsource-variable/inter/files/inter', '100 900'],
  ['Source Serif 4 Variable', '@fontsource-variable/source-serif-4/files/source-serif-4', '200 900'],
] as const
const LETTERS = { latin: 'U+0000-00FF,U+2000-206F,U+20AC,U+2190-2193', cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' } as const

const require = createRequire(import.meta.url)
const made = new Map<string, string>()

function face(subset: keyof typeof LETTERS): string {
  const known = made.get(subset)
  if (known !== undefined) return known
  const faces = FACES.map(([family, file, weights]) => {
    const font = readFileSync(require.resolve(`${file}-${subset}-wght-normal.woff2`)).toString('base64')
    return (
      `@font-face{font-family:"${family}";font-weight:${weights};src:url(data:font/woff2;base64,${font}) ` +
      `format("woff2-variations");unicode-range:${LETTERS[subset]}}`
    )
  }).join('')
  made.set(subset, faces)
  return faces
}

/** Our own type, as much of it as a language needs, written into the page: it is there with the first word and asks nobody for a file. */
export function builtInFonts(language: Language): string {
  return language === 'ru' ? face('latin') + face('cyrillic') : face('latin')
}
