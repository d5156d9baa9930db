import { parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { cutAtHeadings, cutText, LONGEST_TEXT } from './cut-at-headings.ts'
import { plainText, withoutUnseen } from './plain-text.ts'
import { safeHtml } from './safe-html.ts'

const textOf = (html: string): string => plainText(parseDocument(safeHtml(html)).children)

describe('HTML of a source is made safe', () => {
  test.each([
    ['a script', '<p>Gi væske.<script>alert(1)</script></p>', '<p>Gi væske.</p>'],
    ['a handler', '<p onclick="x()" style="position:fixed">Gi væske.</p>', '<p>Gi væske.</p>'],
    ['a picture that fails on purpose', '<img src=x onerror=alert(1)>', '<i></i>'],
    ['a javascript: link', '<a href="javascript:alert(1)">trykk</a>', '<u>trykk</u>'],
    ['one with signs hidden in it', '<a href=" java\u0000script:alert(1)">trykk</a>', '<u>trykk</u>'],
    ['one in entities', '<a href="&#106;avascript&colon;alert(1)">trykk</a>', '<u>trykk</u>'],
    ['a data: link', '<a href="data:text/html,<script>">trykk</a>', '<u>trykk</u>'],
    ['a password in an address', '<a href="https://a:b@host.no/">trykk</a>', '<u>trykk</u>'],
    ['a frame and a form', '<iframe src="https://x.no"></iframe><form action="/x"><input name=a>Ja</form>', 'Ja'],
    ['an svg with a script', '<svg><script>alert(1)</script><a xlink:href="javascript:x">a</a></svg>', '<u>a</u>'],
    ['a sheet of styles', '<style>p{display:none}</style><p>Gi væske.</p>', '<p>Gi væske.</p>'],
    ['a comment', '<p>Gi<!-- <script>--> væske.</p>', '<p>Gi væske.</p>'],
  ])('%s', (_, html, safe) => {
    expect(safeHtml(html)).toBe(safe)
  })

  test('what a reader needs stays as it was given', () => {
    const html =
      '<h2>Dosering</h2><p>Gi <strong>ikke</strong> mer enn 4&nbsp;g.</p><ul><li>Voksne</li></ul><table><tr><th>Alder</th><td colspan="2">1–3 ' +
      'år</td></tr></table><p><a href="https://helse.no/x">les</a> H<sub>2</sub>O</p>'
    expect(safeHtml(html).replaceAll('\u00A0', '&nbsp;')).toBe(html)
  })

  test('a picture is a link to it, with its own words or its name', () => {
    expect(safeHtml('<p><img src="https://helse.no/a/flyt.png"><img src="https://helse.no/b.png" alt="Slik gjør du"></p>')).toBe(
      '<p><a href="https://helse.no/a/flyt.png">flyt.png</a><a href="https://helse.no/b.png">Slik gjør du</a></p>',
    )
  })

  test('ten thousand elements in each other end at the sanitizer, and in time', () => {
    const html = `${'<div>'.repeat(10_000)}dypt${'</div>'.repeat(10_000)}<p>Videre.</p>`
    expect(textOf(html)).toContain('Videre.')
  })
})

describe('plain text', () => {
  test('paragraphs, points and rows are lines, cells are divided by a bar, &nbsp; is a blank', () => {
    const table = '<table><thead><tr><th>Alder</th><th>Dose</th></tr></thead><tr><td>1&nbsp;år</td><td><p>10</p><p>mg</p></td></tr></table>'
    expect(textOf(`<p>Gi&nbsp;500&nbsp;mg.<br>Vent.</p><ul><li><p>Voksne</p></li><li>Barn</li></ul>${table}`)).toBe(
      'Gi 500 mg.\nVent.\n– Voksne\n– Barn\nAlder | Dose\n1 år | 10 mg',
    )
  })

  test('signs that nobody sees are gone, and those of sense stay', () => {
    expect(withoutUnseen('pa\u200Bra\u00ADce\uFEFFta\u202Emol\u2066 1\u00A0g\u0000 5\u202F°C \uD800')).toBe('paracetamol 1 g  5 °C  ')
  })
})

describe('cutting at headings', () => {
  test('each part knows the headings it lies under; a heading with nothing under it gives none', () => {
    const parts = cutAtHeadings(
      safeHtml(
        '<p>Innledning.</p><section><h2>Behandling</h2><div><h3>Barn</h3><p>Gi lite.</p></div><h3>Voksne</h3><p>Gi ' +
          'mer.</p></section><h2>Tom</h2><h2>Kilder</h2><p>Ingen.</p>',
      ),
    )
    expect(parts.map(({ headings, text }) => [...headings, text].join(' / '))).toEqual([
      'Innledning.', 'Behandling / Barn / Gi lite.', 'Behandling / Voksne / Gi mer.', 'Kilder / Ingen.',
    ])
    expect(parts[1]?.html).toBe('<h3>Barn</h3><p>Gi lite.</p>')
  })

  test('a section that is too long is cut between its blocks, a word of 100,000 letters in itself', () => {
    const parts = cutAtHeadings(`<h2>Lang</h2>${`<p>${'ord '.repeat(2_000)}</p>`.repeat(6)}<p>${'x'.repeat(100_000)}</p>`)
    expect(Math.max(...parts.map(({ text }) => text.length))).toBeLessThanOrEqual(LONGEST_TEXT)
    expect(parts.map(({ headings }) => headings.join()).every((heading) => heading === 'Lang')).toBe(true)
    expect(parts.map(({ text }) => text).join('').match(/x/g)).toHaveLength(100_000)
    expect(parts.filter(({ html }) => html === null)).toHaveLength(5)
  })

  test('no sign is cut in two', () => {
    for (const part of cutText('𝒳'.repeat(60), 13)) expect(part.isWellFormed()).toBe(true)
  })
})
