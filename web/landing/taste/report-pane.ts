import type { Stretch, Written, WrittenSentence } from './talks/talk.ts'
import type { TasteText } from './taste-text.ts'

type Words = Pick<TasteText, 'evidence' | 'said' | 'sentence' | 'edited' | 'asks'>
type Row = {
  readonly heading: HTMLElement | undefined
  readonly line: HTMLElement
  readonly after: number
  readonly shown: { mark: HTMLButtonElement; restsOn: readonly Stretch[] }
}

/** The report on its side: each sentence stands once the words it rests on have been said, shows them when asked, and can be changed. */
export type ReportPane = { reach: (end: number) => void }

export type ReportOf = {
  readonly talk: string
  readonly written: Written
  readonly words: Words
  /** The words of a sentence are looked at. */ readonly onLook: (stretches: readonly Stretch[]) => void
}

/** Takes where it stands and the report; gives it with nothing shown yet. */
export function openReportPane(pane: HTMLElement, { talk, written, words, onLook }: ReportOf): ReportPane {
  const quote = made('p', 'taste-quote')
  quote.id = 'taste-quote'
  quote.setAttribute('role', 'note')
  const toTell = [...written.sections, ...(written.questions.length === 0 ? [] : [{ heading: words.asks, sentences: written.questions }])]
  const rows = toTell.flatMap(({ heading, sentences }) => sentences.map((sentence, at) => rowOf(at === 0 ? heading : undefined, sentence, words)))
  const show = ({ line, shown: { mark, restsOn } }: Row) => {
    const isShown = quote.previousElementSibling === line && quote.isConnected
    hide()
    if (isShown) return onLook([])
    mark.setAttribute('aria-expanded', 'true')
    quote.replaceChildren(
      Object.assign(made('b'), { textContent: words.said }),
      ` «${restsOn.map(([start, end]) => talk.slice(start, end).trim()).join(' … ')}»`,
    )
    line.after(quote)
    onLook(restsOn)
  }
  const hide = () => {
    for (const { shown } of rows) shown.mark.setAttribute('aria-expanded', 'false')
    quote.remove()
  }
  for (const row of rows) {
    row.shown.mark.addEventListener('click', () => show(row))
    row.line.addEventListener('input', () => noteEdit(row, words))
    row.line.addEventListener('focusin', () => onLook(row.shown.restsOn))
    row.line.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return
      // The focus looks at the words again: they go last.
      row.shown.mark.focus()
      hide()
      onLook([])
    })
  }
  pane.replaceChildren(...rows.flatMap(({ heading, line }) => (heading === undefined ? [line] : [heading, line])))
  return {
    reach(end) {
      for (const { heading, line, after } of rows) {
        if (after > end) continue
        line.hidden = false
        heading?.removeAttribute('hidden')
      }
      // A section whose first sentence is still to come is named when any of it stands.
      for (const { heading } of rows) if (heading?.hidden === true && standsUnder(heading)) heading.hidden = false
    },
  }
}

function standsUnder(heading: HTMLElement): boolean {
  for (let next = heading.nextElementSibling; next !== null && next.tagName !== 'H4'; next = next.nextElementSibling)
    if (next instanceof HTMLElement && !next.hidden) return true
  return false
}

function rowOf(headingText: string | undefined, [text, ...restsOn]: WrittenSentence, words: Words): Row {
  const line = made('div', 'taste-line')
  const mark = Object.assign(document.createElement('button'), { type: 'button', className: 'taste-mark' })
  mark.setAttribute('aria-expanded', 'false')
  mark.setAttribute('aria-label', `${words.evidence}: ${text}`)
  mark.append(made('span', 'sheet-tick'))
  const sentence = made('p', 'taste-sentence')
  sentence.textContent = text
  sentence.setAttribute('contenteditable', 'plaintext-only')
  // A browser that looks words up elsewhere would take them off this page.
  sentence.spellcheck = false
  sentence.setAttribute('role', 'textbox')
  sentence.setAttribute('aria-label', words.sentence)
  line.append(mark, sentence)
  line.hidden = true
  const heading = headingText === undefined ? undefined : Object.assign(made('h4'), { textContent: headingText, hidden: true })
  return { heading, line, after: Math.max(0, ...restsOn.map(([, end]) => end)), shown: { mark, restsOn } }
}

/** What a person has changed is theirs: the mark of what was said goes, as in the product. */
function noteEdit({ line, shown: { mark } }: Row, { edited }: Words): void {
  line.dataset['mark'] = 'typed'
  mark.title = edited
}

function made(tag: string, className = ''): HTMLElement {
  const element = document.createElement(tag)
  if (className !== '') element.className = className
  return element
}
