import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readLanguage, Vertical } from '#contract/vertical.ts'
import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'
import { mask } from '#domain/deidentify/mask/mask.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import { answerLines, pathsOf } from './answer-lines.ts'
import { runTool, ToolRefusal } from './run-tool.ts'

/** One text to mask (contract, "Commands for scripts and evaluation"). */
const Line = z.object({
  id: z.union([z.string(), z.number()]),
  lang: z.string().optional(),
  text: z.string(),
  edition: z.optional(Vertical),
  known: z.array(z.string()).optional(),
})

function answerLine(line: string): string {
  const row = Line.parse(JSON.parse(line))
  const language = row.lang === undefined ? detectLanguage(row.text) : readLanguage(row.lang)
  if (language === undefined) throw new ToolRefusal('unknown language')
  const spans = findIdentifiers({ text: row.text, language, ...(row.edition && { vertical: row.edition }), ...(row.known && { known: row.known }) })
  const masked = mask(row.text, spans, language)
  return JSON.stringify({ id: row.id, text: masked.text, spans: spans.map(({ start, end, type }) => ({ start, end, type })) })
}

await runTool(async () => {
  const { values } = parseArgs({ options: { in: { type: 'string' }, out: { type: 'string' } } })
  await answerLines(pathsOf(values, 'npm run deidentify -- --in IN.jsonl --out OUT.jsonl'), answerLine)
})
