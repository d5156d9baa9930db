import { parseArgs } from 'node:util'
import { z } from 'zod'
import { DoctorType } from '#contract/profile.ts'
import type { Language } from '#contract/vertical.ts'
import { readLanguage, Vertical } from '#contract/vertical.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import { findOmissions } from '#domain/note/omissions/omissions.ts'
import { explainReport } from '#domain/note/pipeline/explain.ts'
import { reportText } from '#domain/note/realise/report-text.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import type { ReportWriter } from '#server/ports/report-writer.ts'
import type { SourceText } from '#server/ports/source-text.ts'
import { textsInProcess } from '#server/testing/texts-in-process.ts'
import { answerLines, pathsOf } from './answer-lines.ts'
import { ENGINES, writerOf } from './engines.ts'
import { runTool, ToolRefusal } from './run-tool.ts'

/** One consultation to report on (contract, "Commands for scripts and evaluation"). */
type Consultation = {
  readonly id: string
  readonly language: Language
  readonly vertical: Vertical
  readonly doctorType: DoctorType
  readonly transcript: string
}

const Line = z.object({
  id: z.union([z.string(), z.number()]),
  lang: z.string().optional(),
  edition: z._default(Vertical, 'med'),
  specialty: z.string().nullish(),
  transcript: z.string(),
})

/** A fixed stamp, so that the same input always gives the same output file. */
const STAMP = '2000-01-01T00:00:00.000Z'

function readConsultation(line: string): Consultation {
  const row = Line.parse(JSON.parse(line))
  const language = row.lang === undefined ? detectLanguage(row.transcript) : readLanguage(row.lang)
  if (language === undefined) throw new ToolRefusal('unknown language')
  return {
    id: String(row.id),
    language,
    vertical: row.edition,
    doctorType: DoctorType.safeParse(row.specialty).data ?? 'NotDefined',
    transcript: row.transcript,
  }
}

type Asked = { readonly writer: ReportWriter; readonly engine: string; readonly isWhy: boolean }

async function answerLine(line: string, { writer, engine, isWhy }: Asked): Promise<string> {
  const { id, language, vertical, doctorType, transcript } = readConsultation(line)
  const sources: SourceText[] = [{ kind: 'transcription', text: transcript }]
  const signal = new AbortController().signal
  const report = await writer.write({ sources, language, vertical, doctorType, descriptor: null, generatedAt: STAMP, texts: textsInProcess, signal })
  const sections = report.sections.map((section) => ({
    type: section.type,
    heading: section.heading,
    text: section.blocks.map((block) => block.text).join('\n'),
    sentences: section.blocks.flatMap((block) =>
      sentencesOfBlock(block).map((sentence) => ({
        text: sentence.text,
        evidence: sentence.evidence.map(({ start, end }) => ({ start, end })),
        supported: sentence.supported,
      })),
    ),
  }))
  const questions = (report.questions ?? []).map(({ kind, text, name, evidence }) => ({
    kind,
    text,
    name,
    evidence: evidence.map(({ start, end }) => ({ start, end })),
  }))
  // Why each sentence stands where it does: of the built-in engine, whichever engine wrote the report.
  const why = isWhy ? { why: explainReport({ text: transcript, language, vertical, doctorType }) } : {}
  const omissions = findOmissions(report, sources, vertical)
  const listed = (isLikely: boolean) => omissions.filter((one) => one.isLikely === isLikely).map(({ text, start, end }) => ({ text, start, end }))
  return JSON.stringify({ id, sections, questions, text: reportText(report), ...why, omitted: listed(true), alsoSaid: listed(false), engine })
}

await runTool(async () => {
  const { values } = parseArgs({
    options: { in: { type: 'string' }, out: { type: 'string' }, engine: { type: 'string', default: 'builtin' }, why: { type: 'boolean', default: false } },
  })
  const paths = pathsOf(values, `npm run report -- --in IN.jsonl --out OUT.jsonl [--engine ${ENGINES.join('|')}] [--why]`)
  const writer = writerOf(values.engine)
  await answerLines(paths, (line) => answerLine(line, { writer, engine: values.engine, isWhy: values.why }))
})
