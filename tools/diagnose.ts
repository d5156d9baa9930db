import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readLanguage } from '#contract/vertical.ts'
import { suggestDiagnoses } from '#domain/diagnoses/suggest-diagnoses.ts'
import type { CodeTitles } from '#server/diagnoses/code-titles.ts'
import { codeTitles } from '#server/diagnoses/code-titles.ts'
import { answerLines, pathsOf } from './answer-lines.ts'
import { runTool, ToolRefusal } from './run-tool.ts'

/** One consultation to suggest diagnoses for (contract, "Commands for scripts and evaluation"). */
const Line = z.object({ id: z.union([z.string(), z.number()]), lang: z.string().default('nb'), transcript: z.string() })

function answerLine(line: string, titles: CodeTitles): string {
  const { id, lang, transcript } = Line.parse(JSON.parse(line))
  const language = readLanguage(lang)
  if (language === undefined) throw new ToolRefusal('unknown language')
  const suggestions = suggestDiagnoses({ sources: [{ kind: 'transcription', text: transcript }], language })
  const diagnoses = suggestions.map(({ condition, accuracy }) => ({
    code: condition.code,
    system: 'ICPC-2',
    title: titles.titleOf(condition, language),
    accuracy,
  }))
  return JSON.stringify({ id: String(id), diagnoses })
}

await runTool(async () => {
  const { values } = parseArgs({ options: { in: { type: 'string' }, out: { type: 'string' } } })
  const paths = pathsOf(values, 'npm run diagnose -- --in IN.jsonl --out OUT.jsonl')
  const titles = await codeTitles()
  await answerLines(paths, (line) => answerLine(line, titles))
})
