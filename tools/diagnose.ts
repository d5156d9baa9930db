import { createReadStream, createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readLanguage } from '#contract/vertical.ts'
import { suggestDiagnoses } from '#domain/terminology/diagnoses/suggest-diagnoses.ts'
import type { CodeTitles } from '#server/diagnoses/code-titles.ts'
import { codeTitles } from '#server/diagnoses/code-titles.ts'
import { runTool, ToolRefusal } from './run-tool.ts'

/** One consultation to suggest diagnoses for (contract, "Commands for scripts and evaluation"). */
const Line = z.object({ id: z.union([z.string(), z.number()]), lang: z.string().default('nb'), transcript: z.string() })

function answerLine(line: string, titles: CodeTitles): string {
  const { id, lang, transcript } = Line.parse(JSON.parse(line))
  const language = readLanguage(lang)
  if (language === undefined) throw new ToolRefusal('unknown language')
  const suggestions = suggestDiagnoses({ sources: [{ kind: 'transcription', text: transcript }], language })
  const diagnoses = suggestions.map(({ condition, accuracy }) => ({ code: condition.code, system: 'ICPC-2', title: titles.titleOf(condition, language), accuracy }))
  return JSON.stringify({ id: String(id), diagnoses })
}

function explain(cause: unknown): string {
  if (cause instanceof z.ZodError) return cause.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
  // a parser quotes the text it stumbled over, and that text is a patient's
  return cause instanceof SyntaxError ? 'not JSON' : cause instanceof ToolRefusal ? cause.message : 'failed'
}

async function diagnose(from: string, to: string): Promise<void> {
  const titles = await codeTitles()
  const out = createWriteStream(to, { encoding: 'utf8' })
  let number = 0
  for await (const raw of createInterface({ input: createReadStream(from, { encoding: 'utf8' }), crlfDelay: Infinity })) {
    number++
    const line = number === 1 ? raw.replace(/^\uFEFF/, '') : raw
    if (line.trim() === '') continue
    try {
      if (!out.write(`${answerLine(line, titles)}\n`)) await once(out, 'drain')
    } catch (cause) {
      console.error(`line ${String(number)}: ${explain(cause)}`)
      process.exitCode = 1
    }
  }
  out.end()
  await once(out, 'finish')
}

await runTool(async () => {
  const { values } = parseArgs({ options: { in: { type: 'string' }, out: { type: 'string' } } })
  if (values.in === undefined || values.out === undefined) throw new ToolRefusal('usage: npm run diagnose -- --in IN.jsonl --out OUT.jsonl')
  await diagnose(values.in, values.out)
})
