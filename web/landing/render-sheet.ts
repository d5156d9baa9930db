import type { LandingText } from './landing-text.ts'

type Sheet = LandingText['sheet']
type Mark = keyof Sheet['marks']

/** The report as a document with its evidence in the margin: round = said, square = typed, dashed line = to be confirmed (looks). */
export function renderSheet(sheet: Sheet): string {
  let isFirst = true
  const sections = sheet.sections.map(({ heading, lines }) => {
    const rows = lines.map(({ text, mark }) => {
      const row = line(text, mark, isFirst ? quote(sheet) : '')
      isFirst = false
      return row
    })
    return `<p class="sheet-heading">${heading}</p>${rows.join('')}`
  })
  return (
    `<figure class="sheet"><div class="sheet-paper" role="img" aria-label="${sheet.label}"><div ` +
    `aria-hidden="true">${sections.join('')}</div></div>${legend(sheet)}</figure>`
  )
}

function line(text: string, mark: Mark, extra: string): string {
  return `<p class="sheet-line" data-mark="${mark}"><span class="sheet-tick"></span><span class="sheet-text">${text}</span></p>${extra}`
}

function quote({ quoteLabel, quote: words }: Sheet): string {
  return `<p class="sheet-quote"><span class="sheet-play" data-taste></span><span><b>${quoteLabel}</b> ${words}</span></p>`
}

function legend({ marks }: Sheet): string {
  const entries = (['said', 'typed', 'unsupported'] as const).map(
    (mark) => `<span data-mark="${mark}"><span class="sheet-tick"></span><span class="sheet-text">${marks[mark]}</span></span>`,
  )
  return `<figcaption class="sheet-legend">${entries.join('')}</figcaption>`
}
