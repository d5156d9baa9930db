import { writeReport } from '#domain/note/pipeline/write-report.ts'
import { forgetKeptWords, keepTexts } from '#domain/language/kept-words.ts'
import type { BenchCase } from '../harness/bench-case.ts'
import { median } from '../harness/statistics.ts'

const WORDS_PER_MINUTE = 150

/** Sentences of a visit with values that change, so that no two minutes are alike. */
const SENTENCES: readonly ((turn: number) => string)[] = [
  (turn) => `Har du hatt vondt i ${turn % 2 ? 'venstre' : 'høyre'} kne før?`,
  (turn) => `Ja, det begynte for ${2 + (turn % 20)} uker siden, og det er verst om morgenen.`,
  () => 'Har du hatt feber eller frysninger?',
  () => 'Nei, ingen feber, og ikke frysninger heller.',
  (turn) => `Blodtrykket er ${120 + (turn % 40)} over ${70 + (turn % 25)}, pulsen er ${60 + (turn % 30)}.`,
  (turn) => `Jeg bruker Metoprolol ${25 * (1 + (turn % 4))} mg en gang daglig.`,
  () => 'Faren min hadde hjerteinfarkt da han var seksti.',
  (turn) => `Jeg ser en lett hevelse, bevegelsen er ${90 + (turn % 40)} grader, og leddet er stabilt.`,
  () => 'Ja, det var litt av et vær på vei hit i dag, altså.',
  (turn) => `Vi tar nye blodprøver og en kontroll om ${1 + (turn % 8)} uker.`,
  () => 'Du skal ta kontakt hvis det låser seg eller blir rødt og varmt.',
]

/** Takes minutes of talk; gives their transcript. */
export function talkOf(minutes: number): string {
  const sentences: string[] = []
  let words = 0
  for (let turn = 0; words < minutes * WORDS_PER_MINUTE; turn += 1) {
    const sentence = SENTENCES[turn % SENTENCES.length]?.(turn) ?? ''
    words += sentence.split(' ').length
    sentences.push(sentence)
  }
  return sentences.join(' ')
}

/** As a thread of the server works: what it kept of the text before is gone. */
function timeMs(text: string): number {
  keepTexts(true)
  forgetKeptWords()
  const began = performance.now()
  writeReport({ sources: [{ kind: 'transcription', text }], language: 'nb', headingLanguage: 'nb', vertical: 'med', generatedAt: '2026-01-01T00:00:00.000Z' })
  return performance.now() - began
}

const REPEATS = 5

/** The built-in engine on an hour of talk, and ten times that: its time must grow as the talk does. */
export const bench: BenchCase = {
  protocol: 'ENGINE',
  title: 'built-in engine',
  run({ rounds }) {
    const [hour, tenHours] = [talkOf(60), talkOf(600)]
    for (let warm = 0; warm < 3; warm += 1) timeMs(hour)
    const repeats = Array.from({ length: rounds * REPEATS })
    const hourMs = median(repeats.map(() => timeMs(hour)))
    const tenHoursMs = median(Array.from({ length: rounds }, () => timeMs(tenHours)))
    return Promise.resolve([
      { name: '60 minutes of talk', value: hourMs, unit: 'ms' as const, atMost: 300 },
      { name: '600 minutes of talk', value: tenHoursMs, unit: 'ms' as const },
      { name: '600 minutes against 60', value: tenHoursMs / hourMs, unit: '×' as const, atMost: 10.5 },
    ])
  },
}
