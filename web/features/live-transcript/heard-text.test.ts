import { describe, expect, test } from 'vitest'
import type { HeardWord } from '#contract/recording.ts'
import { clarityOf, paragraphsOf } from './heard-text.ts'

/** Words of 300 ms one after another; a number is a pause of so many milliseconds. */
function said(...parts: (string | number | [string, number | null])[]): HeardWord[] {
  let at = 0
  return parts.flatMap((part) => {
    if (typeof part === 'number') {
      at += part
      return []
    }
    const [text, confidence] = typeof part === 'string' ? [part, 0.9] : part
    at += 300
    return [{ text, startMs: at - 300, endMs: at, confidence }]
  })
}

describe('what was heard, as lines to read', () => {
  test('words heard equally well stand together, unsure ones apart', () => {
    expect(paragraphsOf(said('Jeg', 'tar', ['Marevan', 0.3], ['daglig', 0.49], 'nå'))).toEqual([
      {
        startMs: 0,
        runs: [
          { text: 'Jeg tar', isUnsure: false },
          { text: 'Marevan daglig', isUnsure: true },
          { text: 'nå', isUnsure: false },
        ],
      },
    ])
  })

  test('a pause begins a new line, a breath does not', () => {
    const lines = paragraphsOf(said('Hva', 'plager', 'deg?', 1_400, 'Jeg', 1_500, 'hoster.'))
    expect(lines.map(({ startMs, runs }) => [startMs, runs.map(({ text }) => text).join(' ')])).toEqual([
      [0, 'Hva plager deg? Jeg'],
      [4_100, 'hoster.'],
    ])
  })

  test('a long line ends with its sentence', () => {
    const words = said(...Array.from({ length: 130 }, (_, index) => (index % 10 === 9 ? 'slutt.' : 'ord')))
    expect(paragraphsOf(words).map(({ runs }) => runs[0]!.text.split(' ').length)).toEqual([60, 60, 10])
  })

  test('nothing said is no line, and an engine that gives no certainty marks nothing', () => {
    expect(paragraphsOf([])).toEqual([])
    expect(paragraphsOf(said(['hoste', null]))[0]!.runs).toEqual([{ text: 'hoste', isUnsure: false }])
  })
})

describe('how well it was heard', () => {
  test.each([
    ['clear', [0.9, 0.8]],
    ['fair', [0.9, 0.4]],
    ['poor', [0.5, 0.5]],
    [undefined, []],
    [undefined, [null, null, 0.9]],
    ['clear', [null, 0.9]],
  ] as const)('%s: %o', (expected, confidences) => {
    expect(clarityOf(said(...confidences.map((confidence): [string, number | null] => ['ord', confidence])))).toBe(expected)
  })
})
