import { describe, expect, test } from 'vitest'
import { html, renderBuiltInPage } from './built-in-page.ts'
import type { BuiltInPage } from './built-in-page.ts'
import { builtInFonts, BUILT_IN_STYLE } from './built-in-style.ts'

const page = (more: Partial<BuiltInPage> = {}) => renderBuiltInPage({ language: 'nb', title: 'Logg inn', body: html`<p>Hei</p>`, ...more })
const policyOf = ({ headers }: ReturnType<typeof page>): string[] => (headers['content-security-policy'] ?? '').split('; ')
const nonceOf = ({ document }: ReturnType<typeof page>): string => /<style nonce="([^"]{24})">/.exec(document)?.[1] ?? 'none'

describe('SEC-1 what is put into a page', () => {
  test('is text, whatever signs stand in it', () => {
    expect(html`<p title="${`"'`}">${'<b>&amp;</b>'}</p>`.markup).toBe('<p title="&quot;&#39;">&lt;b&gt;&amp;amp;&lt;/b&gt;</p>')
  })

  test('is markup only where the page made it, one piece or many, with nothing between them', () => {
    const item = (word: string) => html`<li>${word}</li>`
    expect(html`<ul>${[item('a'), item('<')]}</ul>${item('b')}`.markup).toBe('<ul><li>a</li><li>&lt;</li></ul><li>b</li>')
  })

  test('a title too', () => expect(page({ title: '</title><script>' }).document).toContain('<title>&lt;/title&gt;&lt;script&gt; · Epikrise</title>'))
})

describe('SEC-17 a page of the stand-ins', () => {
  test('has its own style, runs nothing, is framed by nobody and sends its form home', () => {
    const drawn = page()
    expect(policyOf(drawn)).toEqual([
      "default-src 'none'", `style-src 'nonce-${nonceOf(drawn)}'`, "script-src 'none'", 'img-src data:', 'font-src data:',
      "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
    ])
    expect(drawn.document).not.toContain('<script')
    expect(drawn.document).toContain(`>${builtInFonts('nb')}${BUILT_IN_STYLE}</style>`)
  })

  test('has a nonce of its own each time', () => expect(nonceOf(page())).not.toBe(nonceOf(page())))

  test('runs the one script it was given, and no other', () => {
    const drawn = page({ script: 'go("<")' })
    expect(drawn.document).toContain(`<script nonce="${nonceOf(drawn)}">go("<")</script>`)
    expect(policyOf(drawn)).toContain(`script-src 'nonce-${nonceOf(drawn)}'`)
  })

  test('may send its form where it leads, but for an address that a policy cannot write', () => {
    const formTargets = ['https://a.example', 'http://[::1]:8080', 'http://localhost:5173']
    expect(policyOf(page({ formTargets }))).toContain("form-action 'self' https://a.example http://localhost:5173")
  })

  test('SEC-15 SEC-18 SEC-19 SEC-23 is kept by nobody, asked for over TLS alone, and taken for HTML and nothing else', () => {
    expect(page().headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin', 'cross-origin-opener-policy': 'same-origin', 'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
  })
})

test('the name of the product leads home where there is a home, and is only a name elsewhere', () => {
  expect(page({ home: '/?a="b"' }).document).toContain('<a class="brand" href="/?a=&quot;b&quot;"><svg')
  expect(page().document).toMatch(/<header><span class="brand"><svg[^]*<span>Epikrise<\/span><\/span><\/header>/)
})

test('it is drawn in the colours of its edition and says its language', () => {
  expect(page({ vertical: 'vet', language: 'sv' }).document).toContain('<html lang="sv" class="vet">')
  expect(page().document).toContain('<html lang="nb" class="med">')
})
