import { createReadStream, createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Report } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { readLanguage, Vertical } from '#contract/vertical.ts'
import { findOmissions } from '#domain/report/omissions.ts'
import { reportText } from '#domain/report/report-text.ts'
import { sentencesOfBlock } from '#domain/report/sentences-of-block.ts'
import type { ReportSource } from '#domain/report/sources.ts'
import { writeReport } from '#domain/report/write-report.ts'

/** One consultation to report on (contract, "Commands for scripts and evaluation"). */
type Consultation = { readonly id: string; readonly language: Language; readonly vertical: Vertical; readonly specialty: string | undefined; readonly transcript: string }

const Line = z.object({
  id: z.union([z.string(), z.number()]),
  lang: z.string().optional(),
  edition: Vertical.default('med'),
  specialty: z.string().nullish(),
  transcript: z.string(),
})

/** Writes one report; a language-model engine is added here under its provider's name. */
type Engine = (consultation: Consultation, sources: readonly ReportSource[]) => Promise<Report>

/** A fixed stamp, so that the same input always gives the same output file. */
const STAMP = '2000-01-01T00:00:00.000Z'

const ENGINES: Readonly<Record<string, Engine>> = {
  builtin: async (consultation, sources) =>
    writeReport({ sources, language: consultation.language, headingLanguage: consultation.language, vertical: consultation.vertical, generatedAt: STAMP }),
}

function readConsultation(line: string): Consultation {
  const row = Line.parse(JSON.parse(line))
  const language = row.lang === undefined ? 'nb' : readLanguage(row.lang)
  if (language === undefined) throw new Error(`unknown language ${row.lang ?? ''}`)
  return { id: String(row.id), language, vertical: row.edition, specialty: row.specialty ?? undefined, transcript: row.transcript }
}

async function answerLine(line: string, engine: Engine, name: string): Promise<string> {
  const consultation = readConsultation(line)
  const sources: ReportSource[] = [{ kind: 'transcription', text: consultation.transcript }]
  const report = await engine(consultation, sources)
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
  return JSON.stringify({ id: consultation.id, sections, text: reportText(report), omitted: findOmissions(report, sources), engine: name })
}

function explain(cause: unknown): string {
  if (cause instanceof z.ZodError) return cause.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
  // a parser quotes the text it stumbled over, and that text is a patient's
  return cause instanceof SyntaxError ? 'not JSON' : cause instanceof Error ? cause.message : 'failed'
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { in: { type: 'string' }, out: { type: 'string' }, engine: { type: 'string', default: 'builtin' } } })
  const engine = ENGINES[values.engine]
  if (values.in === undefined || values.out === undefined || engine === undefined) {
    console.error(`usage: npm run report -- --in IN.jsonl --out OUT.jsonl [--engine ${Object.keys(ENGINES).join('|')}]`)
    process.exitCode = 2
    return
  }
  const out = createWriteStream(values.out, { encoding: 'utf8' })
  let number = 0
  for await (const raw of createInterface({ input: createReadStream(values.in, { encoding: 'utf8' }), crlfDelay: Infinity })) {
    number++
    const line = number === 1 ? raw.replace(/^\uFEFF/, '') : raw
    if (line.trim() === '') continue
    try {
      if (!out.write(`${await answerLine(line, engine, values.engine)}\n`)) await once(out, 'drain')
    } catch (cause) {
      console.error(`line ${String(number)}: ${explain(cause)}`)
      process.exitCode = 1
    }
  }
  out.end()
  await once(out, 'finish')
}

await main()
