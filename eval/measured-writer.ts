import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Report } from '#contract/report.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import type { LanguageModel, Tokens } from '#server/ports/language-model.ts'
import type { ReportWriter } from '#server/ports/report-writer.ts'
import { REPORT_PROMPT } from '#server/prompts/report.v4.ts'

/** What the reports of one engine cost and how much of them a reader must look at. */
export type Cost = { reports: number; tokens: Tokens; ms: number[]; sentences: number; marked: number; asked: number }

export const noCost = (): Cost => ({ reports: 0, tokens: { input: 0, output: 0 }, ms: [], sentences: 0, marked: 0, asked: 0 })

/** A model whose tokens are added up. */
export function countingModel(model: LanguageModel, cost: Cost): LanguageModel {
  return {
    ...model,
    answer: (request) =>
      model.answer({
        ...request,
        onTokens: (tokens) => {
          cost.tokens.input += tokens.input
          cost.tokens.output += tokens.output
          request.onTokens?.(tokens)
        },
      }),
  }
}

/** Undefined where the run broke off while the file was written. */
function readKept(path: string): Report | undefined {
  try {
    return Report.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** What was answered once and is not asked for again, unless the prompt has changed; the key is a digest, so that no file is called by what was said. */
function keptReport(folder: string | undefined, request: Parameters<ReportWriter['write']>[0]): { path: string | undefined; report: Report | undefined } {
  if (folder === undefined) return { path: undefined, report: undefined }
  const { sources, language, doctorType, vertical } = request
  const asked = JSON.stringify([REPORT_PROMPT, sources, language, doctorType, vertical])
  const path = join(folder, `${createHash('sha256').update(asked).digest('hex').slice(0, 32)}.json`)
  return { path, report: existsSync(path) ? readKept(path) : undefined }
}

/** A writer whose time and marks are noted; where there is a folder, what lies in it is not written anew. */
export function measuredWriter(writer: ReportWriter, cost: Cost, folder?: string): ReportWriter {
  if (folder !== undefined) mkdirSync(folder, { recursive: true })
  return {
    ...writer,
    async write(request) {
      const kept = keptReport(folder, request)
      const began = performance.now()
      const report = kept.report ?? (await writer.write(request))
      if (kept.report === undefined) cost.ms.push(performance.now() - began)
      if (kept.path !== undefined && kept.report === undefined) writeFileSync(kept.path, JSON.stringify(report))
      const sentences = report.sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'paragraph').flatMap(sentencesOfBlock))
      cost.reports += 1
      cost.sentences += sentences.length
      cost.marked += sentences.filter(({ supported }) => !supported).length
      cost.asked += report.questions?.length ?? 0
      return report
    },
  }
}

const share = (part: number, whole: number): string => (whole === 0 ? '0.0' : ((100 * part) / whole).toFixed(1))

/** Cost in one line: tokens and seconds of a report that was written now, marks and questions of all. */
export function costLine(engine: string, { reports, tokens, ms, sentences, marked, asked }: Cost): string {
  const ordered = ms.toSorted((a, b) => a - b)
  const at = (part: number): string => ((ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * part))] ?? 0) / 1000).toFixed(1)
  const each = (sum: number): number => Math.round(sum / Math.max(1, ms.length))
  return [
    `${engine}: ${String(reports)} reports, ${String(ms.length)} of them written now`,
    `${String(each(tokens.input))} tokens in and ${String(each(tokens.output))} out a report, half within ${at(0.5)} s and nine in ten within ${at(0.9)} s`,
    `${share(marked, sentences)} % of ${String(sentences)} sentences marked, ${(asked / Math.max(1, reports)).toFixed(1)} questions a report.`,
  ].join('; ')
}
