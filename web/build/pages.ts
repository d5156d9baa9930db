import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Plugin, Rolldown } from 'vite'
import type { LandingText } from '../landing/landing-text.ts'
import { renderInfoFrame, renderLanding } from '../landing/render.ts'
import { priceTemplate } from '../landing/render-prices.ts'
import { testimonialTemplate } from '../landing/render-testimonials.ts'
import { structuredData } from '../landing/structured-data.ts'
import { languages, LOCALES } from '../text/languages.ts'
import { da } from '../landing/text/da.ts'
import { en } from '../landing/text/en.ts'
import { nb } from '../landing/text/nb.ts'
import { ru } from '../landing/text/ru.ts'
import { sv } from '../landing/text/sv.ts'
import { wantedFiles } from './wanted-files.ts'

const TEXTS = { nb, sv, da, en, ru }
const EDITIONS = ['med', 'vet'] as const
const LANDING_PATH = /^\/(fordeler|vision|how-it-works|contact|faq|info)?\/?(\?.*)?$/
const NORWEGIAN = { language: 'nb', edition: 'med' } as const
const GATE = new URL('gate.js', import.meta.url)

/** The script before all others, and what it is to ask for ahead on either page. */
type GateTag = {
  src: string
  /** Stands in the document itself: allowed by its digest alone (`server/http/site/document-policy.ts`). */ code?: string
  landing?: readonly string[]
  app?: readonly string[]
  entry?: readonly string[]
}
type Page = { language: keyof typeof TEXTS; edition: (typeof EDITIONS)[number]; gate: GateTag; fonts: readonly string[] }

/**
 * Writes the landing page once per language and edition, so that its words stand in the document before any script runs; and beside it the frame of
 * the pages of terms and privacy, which the server fills with what is true of the installation.
 */
export function pages(): Plugin {
  return {
    name: 'epikrise-pages',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => (server === undefined ? html : fill(html, { ...NORWEGIAN, gate: { src: '/build/gate.js' }, fonts: [] })),
    },
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const wantsPage = request.headers.accept?.includes('text/html') === true
        const address = request.url ?? '/'
        if (wantsPage && !/^\/(api|oidc|test-checkout)\//.test(address) && !/\.\w+(\?|$)/.test(address)) {
          request.url = LANDING_PATH.test(address) ? '/index.html' : '/app.html'
        }
        next()
      })
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { 'index.html': landing, 'app.html': app } = bundle
        if (landing?.type !== 'asset' || app?.type !== 'asset') throw new Error('the pages are missing from the build')
        const gate = await readFile(GATE, 'utf8')
        const gateName = `assets/gate-${createHash('sha256').update(gate).digest('hex').slice(0, 8)}.js`
        this.emitFile({ type: 'asset', fileName: gateName, source: gate })
        const gateTag = {
          src: `/${gateName}`,
          code: gate,
          landing: wantedFiles(bundle, '/web/landing/landing.ts'),
          app: wantedFiles(bundle, '/web/app.tsx', '/web/features/dashboard/DashboardPage.tsx'),
          entry: entryOf(String(landing.source)),
        }
        const fonts = Object.keys(bundle).filter((name) => /(inter|source-serif-4)-latin-wght-normal.*\.woff2$/.test(name))
        for (const edition of EDITIONS) {
          const source = await readFile(new URL(`../landing/social/${edition}.png`, import.meta.url))
          const name = `assets/social-${edition}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.png`
          this.emitFile({ type: 'asset', fileName: name, source })
        }
        const template = withStyles(withoutEntry(String(landing.source)), bundle)
        for (const { code: language } of languages) {
          for (const edition of EDITIONS) {
            const source = fill(template, { language, edition, gate: gateTag, fonts })
            this.emitFile({ type: 'asset', fileName: `landing/${edition}.${language}.html`, source })
            const frame = fillInfo(template, { language, edition, gate: gateTag, fonts })
            this.emitFile({ type: 'asset', fileName: `landing/info.${edition}.${language}.html`, source: frame })
            const prices = JSON.stringify(priceTemplate(TEXTS[language][edition]))
            this.emitFile({ type: 'asset', fileName: `landing/prices.${edition}.${language}.json`, source: prices })
            const quotes = JSON.stringify(testimonialTemplate(TEXTS[language][edition]))
            this.emitFile({ type: 'asset', fileName: `landing/testimonials.${edition}.${language}.json`, source: quotes })
          }
        }
        landing.source = fill(template, { ...NORWEGIAN, gate: gateTag, fonts })
        app.source = fill(String(app.source), { ...NORWEGIAN, gate: { src: gateTag.src }, fonts: [] })
      },
    },
  }
}

/** The styles of a public page stand in its document: they are light, and one journey less lies before the first paint. */
function withStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_link, name: string) => {
    const file = bundle[name]
    if (file?.type !== 'asset') throw new Error(`${name} is missing from the build`)
    // A font that comes after the first paint would move lines: then the face that stands in stays for this visit.
    return `<style data-built>${String(file.source).replaceAll(/font-display:\s*swap/g, 'font-display:optional')}</style>`
  })
}

const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/

/** The script that brings a public page to life: the gate script asks for it, when the page has been painted. */
function entryOf(html: string): string[] {
  const address = ENTRY.exec(html)?.[1]
  if (address === undefined) throw new Error('the landing page names no script')
  return [address]
}

const withoutEntry = (html: string): string => html.replace(ENTRY, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '')

function fill(html: string, page: Page): string {
  const text = TEXTS[page.language][page.edition]
  return begin(html, page)
    .replace('<!--head-->', () => head(text, page))
    .replace('<!--landing-->', () => renderLanding(text, page.language))
}

function fillInfo(html: string, page: Page): string {
  return begin(html, page)
    .replace('data-page="landing"', 'data-page="info"')
    // The app, which makes styles while it runs, never takes the place of such a page.
    .replace('<!--style-nonce-->', '')
    .replace('<!--head-->', ['<!--info-head-->', ...forMachines(page), ...preloads(page.fonts)].join('\n    '))
    .replace('<!--landing-->', () => renderInfoFrame(TEXTS[page.language][page.edition], page.language))
}

/**
 * Faces of letters that the page has no words in; the name of Russian in the list of languages alone would fetch a file. Who chooses it here fetches
 * them then (`web/landing/letters.ts`).
 */
const FOREIGN_FACES = /@font-face\{[^}]*-(?:cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)-wght-[^}]*\}/g
const UNUSED_FACES = /@font-face\{[^}]*-(?:greek|greek-ext|vietnamese)-wght-[^}]*\}/g

function begin(html: string, { language, edition, gate }: Page): string {
  return html
    .replaceAll(language === 'ru' ? UNUSED_FACES : FOREIGN_FACES, '')
    .replace('<html lang="nb"', `<html lang="${language}"`)
    .replace('data-edition="med"', `data-edition="${edition}"`)
    .replace('<!--gate-->', () => scriptTag(gate))
}

function scriptTag({ src, code, ...ahead }: GateTag): string {
  const wishes = Object.entries(ahead).map(([page, files]) => ` data-${page}="${files.join(' ')}"`)
  return code === undefined ? `<script src="${src}"${wishes.join('')}></script>` : `<script data-gate${wishes.join('')}>${code}</script>`
}

/** On a telephone a stranger's first page asks for none (`web/landing/base.css`). */
const preloads = (fonts: readonly string[]): string[] =>
  fonts.map((name) => `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin media="(min-width: 48em)" />`)

/** Filled by the server, which knows the addresses; and what a device asks before it keeps the app. */
const forMachines = ({ language, edition }: Page): string[] => [
  '<!--site-->',
  '<link rel="manifest" href="/manifest.webmanifest" />',
  `<meta property="og:site_name" content="${TEXTS[language][edition].product}" />`,
  `<meta property="og:locale" content="${LOCALES[language].replace('-', '_')}" />`,
]

function head(text: LandingText, page: Page): string {
  const { title, description } = text
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    ...forMachines(page),
    // Data, no script: a browser runs none of it.
    `<script type="application/ld+json">${structuredData(text, page.language)}</script>`,
    ...preloads(page.fonts),
  ].join('\n    ')
}
