import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readLanguage, Vertical } from '#contract/vertical.ts'
import { unsaidIn } from '#domain/note/ground/ground-report.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import { answerLines, pathsOf } from './answer-lines.ts'
import { runTool, ToolRefusal } from './run-tool.ts'

/** A text a model wrote, and the talk it must rest on, whichever section it was written for (contract, "Commands for scripts and evaluation"). */
const Line = z.object({
  id: z.union([z.string(), z.number()]),
  lang: z.string().default('nb'),
  edition: z._default(Vertical, 'med'),
  transcript: z.string(),
  text: z.string(),
})

/** One line of answer: whether each sentence would stand unmarked, and in what respects one would not. */
function answerLine(line: string): string {
  const { id, lang, transcript, text } = Line.parse(JSON.parse(line))
  const language = readLanguage(lang)
  if (language === undefined) throw new ToolRefusal('unknown language')
  const sentences = sentencesOfBlock({ id: 'a', kind: 'paragraph', text, evidence: [] }).map((sentence) => sentence.text)
  const kinds = unsaidIn(sentences, { language, sources: [{ kind: 'transcription', text: transcript }] })
  return JSON.stringify({ id: String(id), supported: kinds.length === 0, kinds })
}

await runTool(async () => {
  const { values } = parseArgs({ options: { in: { type: 'string' }, out: { type: 'string' } } })
  await answerLines(pathsOf(values, 'npm run ground -- --in IN.jsonl --out OUT.jsonl'), answerLine)
})
