import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readLanguage, Vertical } from '#contract/vertical.ts'
import { findIdentifiers } from '#domain/deidentify/find-identifiers.ts'
import { mask } from '#domain/deidentify/mask.ts'

/** One text to mask (contract, "Commands for scripts and evaluation"). */
const Line = z.object({ id: z.union([z.string(), z.number()]), lang: z.string().optional(), text: z.string(), edition: Vertical.optional(), known: z.array(z.string()).optional() })

function answerLine(line: string): string {
  const row = Line.parse(JSON.parse(line))
  const language = row.lang === undefined ? 'nb' : readLanguage(row.lang)
  if (language === undefined) throw new Error('unknown language')
  const spans = findIdentifiers({ text: row.text, language, ...(row.edition && { vertical: row.edition }), ...(row.known && { known: row.known }) })
  const masked = mask(row.text, spans, language)
  return JSON.stringify({ id: row.id, text: masked.text, spans: spans.map(({ start, end, type }) => ({ start, end, type })) })
}

function explain(cause: unknown): string {
  if (cause instanceof z.ZodError) return cause.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
  // a parser quotes the text it stumbled over, and that text is a patient's
  return cause instanceof SyntaxError ? 'not JSON' : cause instanceof Error ? cause.message : 'failed'
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { in: { type: 'string' }, out: { type: 'string' } } })
  if (values.in === undefined || values.out === undefined) {
    console.error('usage: npm run deidentify -- --in IN.jsonl --out OUT.jsonl')
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
      if (!out.write(`${answerLine(line)}\n`)) await once(out, 'drain')
    } catch (cause) {
      console.error(`line ${String(number)}: ${explain(cause)}`)
      process.exitCode = 1
    }
  }
  out.end()
  await once(out, 'finish')
}

await main()
