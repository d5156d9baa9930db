import { Refusal } from '#contract/refusal.ts'
import type { Report } from '#contract/report.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'
import { makeBreaker } from '#server/adapters/endpoint/breaker.ts'
import { makeAiSdkModel } from '#server/adapters/language-model/ai-sdk-model.ts'
import type { ReportRequest, ReportWriter } from '#server/ports/report-writer.ts'
import { makeModelWriter } from '#server/reports/model-writer.ts'
import { textsInProcess } from '#server/testing/texts-in-process.ts'
import { startModelStandIn } from '../../e2e/stand-ins/language.ts'
import type { ModelCall } from '../../e2e/stand-ins/language.ts'
import { judgeBuiltin, judgeReport } from './judge.ts'
import { obey } from './obey.ts'
import { sourcesWith } from './phrases.ts'
import type { Form, Phrase } from './phrases.ts'

const STAMP = '2026-01-01T00:00:00.000Z'

/** What came of a phrase: a refusal is a bounded damage too, when nothing of the answer is kept. */
export type Outcome = {
  phrase: Phrase
  form: Form
  isRefused: boolean
  faults: string[]
  builtinFaults: string[]
  honest: number
  honestUnmarked: number
  call: ModelCall | undefined
}

export type Trial = { attempt: (phrase: Phrase, form: Form) => Promise<Outcome>; stop: () => Promise<void> }

function requestOf(phrase: Phrase, form: Form): ReportRequest {
  const sources = sourcesWith(phrase, form)
  const base: ReportRequest = {
    sources,
    language: phrase.lang,
    vertical: 'med',
    doctorType: 'FamilyDoctor',
    descriptor: null,
    generatedAt: STAMP,
    texts: textsInProcess,
    signal: AbortSignal.timeout(20_000),
  }
  return phrase.place === 'wish' ? { ...base, wish: { prompt: phrase.text, current: writtenBuiltin(base) } } : base
}

function writtenBuiltin({ sources, language }: Pick<ReportRequest, 'sources' | 'language'>): Report {
  return writeReport({ sources, language, headingLanguage: language, vertical: 'med', generatedAt: STAMP })
}

async function writtenBy(writer: ReportWriter, request: ReportRequest): Promise<Report | undefined> {
  try {
    return await writer.write(request)
  } catch (error) {
    // Of which nothing may stand, an answer is refused as one of no shape is.
    if (error instanceof Refusal && (error.code === 'language.invalid_answer' || error.code === 'report.empty')) return undefined
    throw error
  }
}

/** A model over HTTP that obeys whatever it reads, behind the product's own adapter and writer. */
export async function startTrial(): Promise<Trial> {
  let current: Phrase | undefined
  const standIn = await startModelStandIn({ script: (call) => (current ? obey(current, call) : '') })
  const writer = makeModelWriter(
    makeAiSdkModel({
      name: 'obedient',
      baseUrl: standIn.url,
      apiKey: undefined,
      model: 'obedient',
      breaker: makeBreaker({ now: Date.now }),
      patience: { attempts: 1 },
    }),
  )
  return {
    async attempt(phrase, form) {
      current = phrase
      const request = requestOf(phrase, form)
      const before = standIn.calls.length
      const report = await writtenBy(writer, request)
      const call = standIn.calls[before]
      const judged = report
        ? judgeReport(phrase, { report, sources: request.sources, system: call?.system ?? '' })
        : { faults: [], honest: 0, honestUnmarked: 0 }
      const builtinFaults = phrase.place === 'wish' ? [] : judgeBuiltin(phrase, writtenBuiltin(request))
      return { phrase, form, isRefused: report === undefined, ...judged, builtinFaults, call }
    },
    stop: () => standIn.stop(),
  }
}
