import type { Stretch } from './talks/talk.ts'

type Line = { readonly start: number; readonly end: number; readonly place: HTMLElement }

/** A line as far as it has been said, and what is marked in the talk. */
type Drawn = Pick<Line, 'start' | 'end'> & { readonly said: number; readonly marks: readonly Stretch[] }

/** The talk on its side of the taste: as far as it has come, with the words marked that a sentence rests on. */
export type TalkPane = {
  /** Offsets are UTF-16 units into the talk. */
  reach: (end: number) => void
  mark: (stretches: readonly Stretch[]) => void
}

/** Takes where it stands and the talk; gives it with no word said yet. */
export function openTalkPane(pane: HTMLElement, talk: string): TalkPane {
  let start = 0
  const lines = talk.split('\n').map((line): Line => {
    const place = document.createElement('p')
    place.hidden = true
    const made = { start, end: start + line.length, place }
    start += line.length + 1
    return made
  })
  pane.replaceChildren(...lines.map(({ place }) => place))
  pane.scrollTop = 0
  let reached = 0
  let marks: readonly Stretch[] = []
  const draw = (line: Line) => {
    line.place.hidden = line.start >= reached && reached < talk.length
    line.place.replaceChildren(...piecesOf(talk, { ...line, said: Math.min(line.end, reached), marks }))
  }
  return {
    reach(end) {
      const before = reached
      reached = end
      for (const line of lines) if (line.end >= before && line.start <= end) draw(line)
      pane.scrollTop = pane.scrollHeight
    },
    mark(stretches) {
      marks = stretches
      for (const line of lines) draw(line)
      const first = pane.querySelector('mark')
      if (first !== null) pane.scrollTop = first.offsetTop - pane.clientHeight / 3
    },
  }
}

/** Who speaks stands out; no sign of the talk is lost or moved. */
function piecesOf(talk: string, { start, end, said, marks }: Drawn): Node[] {
  const speaker = /^[\p{L} ]{1,24}:/u.exec(talk.slice(start, end))?.[0].length ?? 0
  const borders = [start, start + speaker, said, ...marks.flat()].filter((at) => at >= start && at <= said)
  const cuts = [...new Set(borders)].sort((one, other) => one - other)
  return cuts.slice(1).map((to, at) => {
    const from = cuts[at] ?? to
    const words = talk.slice(from, to)
    if (marks.some(([first, last]) => first <= from && to <= last)) return element('mark', words)
    return from < start + speaker ? element('b', words) : document.createTextNode(words)
  })
}

function element(tag: 'mark' | 'b', words: string): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = words
  return made
}
