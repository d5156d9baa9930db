import { groundReport } from '#domain/note/ground/ground-report.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'
import type { BenchCase } from '../harness/bench-case.ts'
import { median } from '../harness/statistics.ts'
import { talkOf } from './builtin-engine.ts'

const REPEATS = 5

/** Holding a report to an hour of talk: what stands between a model's last word and the text on the screen. */
export const bench: BenchCase = {
  protocol: 'GROUND',
  title: 'grounding check',
  run({ rounds }) {
    const sources = [{ kind: 'transcription' as const, text: talkOf(60) }]
    const report = writeReport({ sources, language: 'nb', headingLanguage: 'nb', vertical: 'med', generatedAt: '2026-01-01T00:00:00.000Z' })
    const timeMs = (): number => {
      const began = performance.now()
      groundReport(report, sources)
      return performance.now() - began
    }
    for (let warm = 0; warm < 3; warm += 1) timeMs()
    const figure = median(Array.from({ length: rounds * REPEATS }, timeMs))
    return Promise.resolve([{ name: '60 minutes of talk', value: figure, unit: 'ms' as const, atMost: 300 }])
  },
}
