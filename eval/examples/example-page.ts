import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { reportText } from '#domain/note/realise/report-text.ts'
import type { ReportWriter } from '#server/ports/report-writer.ts'
import { readConsultations, type GoldCase } from '../data.ts'
import { predictConsultation, reportOn } from '../predict.ts'
import { scoreConsultation, type ConsultationScore } from '../scoring/consultation-score.ts'

/** What a reader found in a report, and in which text of it: of a later text the remark may no longer be true. */
export const Remarks = z.record(z.string(), z.object({ title: z.string(), read: z.string(), remarks: z.array(z.string()).min(1) }))
export type Remarks = z.infer<typeof Remarks>

const PRACTICE = join(import.meta.dirname, '../consultations/practice.jsonl')
const LANGUAGES = { nb: 'Norwegian', sv: 'Swedish', da: 'Danish', en: 'English', ru: 'Russian' } as const
const EDITIONS = { med: 'people', vet: 'animals' } as const

const HEAD = `# Before and after

What was said, and what the built-in engine makes of it: one consultation in each language and edition, from the practice set \
([eval/consultations](../eval/consultations/README.md)). None was
chosen for how well it went. Under each stands what the gold of the set says is wrong, and then what somebody noted who read the report as the \
clinician who would sign it.

Written by \`npm run examples\`.`

/** By which a remark knows the text it was made of. */
export function textMark(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

function list(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`- ${title}: ${items.join('; ')}.`]
}

/** What differs from the gold, in the words of the gold. */
function differences({ gold }: GoldCase, score: ConsultationScore): string {
  const told = (ids: readonly string[], isKey: boolean) => gold.facts.filter((fact) => ids.includes(fact.id) && fact.isKey === isKey).map(({ text }) => text)
  const lines = [
    ...list('**Said the other way round**', score.polarityErrors.map((sentence) => `“${sentence.trim()}”`)),
    ...list('**Must not stand there**', score.forbidden.said),
    ...list('Medicines not right in name, dose and status', score.medicines.notRight),
    ...list('Numbers nobody said', score.numbers.unsupported),
    ...list('Key facts left out', told(score.missed, true)),
    ...list('Smaller facts left out', told(score.missed, false)),
    ...list('In the wrong section', [...told(score.misplaced, true), ...told(score.misplaced, false)]),
  ]
  return lines.length === 0 ? 'Nothing.' : lines.join('\n')
}

function quoted(text: string): string {
  return text.split('\n').map((line) => (line === '' ? '>' : `> ${line}  `)).join('\n')
}

/** A consultation of the practice set. Throws where there is none of that id. */
function practiceCase(id: string): GoldCase {
  const one = readConsultations(PRACTICE).find((other) => other.id === id)
  if (one === undefined) throw new Error(`${id} is not in the practice set`)
  return one
}

async function textOf(writer: ReportWriter, one: GoldCase): Promise<string> {
  return reportText(await reportOn(writer, one)).trim()
}

/** The report of a consultation of the practice set, as the page shows it. */
export async function reportTextOf(writer: ReportWriter, id: string): Promise<string> {
  return await textOf(writer, practiceCase(id))
}

/** One example: the talk, the report, the differences, the remarks. */
async function example(writer: ReportWriter, one: GoldCase, { title, read, remarks }: Remarks[string]): Promise<string> {
  const text = await textOf(writer, one)
  const score = scoreConsultation(one.gold, await predictConsultation(writer, one))
  const isAsRead = read === textMark(text)
  return [
    `## ${LANGUAGES[one.language]}, ${EDITIONS[one.vertical]}: ${title}`,
    `<details><summary>What was said (${String(score.words.transcript)} words)</summary>\n\n${quoted(one.transcript)}\n\n</details>`,
    `**The report** (${String(score.words.report)} words)\n\n${quoted(text)}`,
    `**Against the gold** (${score.score.toFixed(0)} of 100; key facts in place ${String(score.facts.keyPlaced)} of ${String(score.facts.key)}; ` +
      `medicines right ${String(score.medicines.right)} of ${String(score.medicines.total)})\n\n${differences(one, score)}`,
    `**Read as a clinician would**${isAsRead ? '' : ` (an earlier text of this report; this one, \`${textMark(text)}\`, has not been read yet)`}\n\n` +
      remarks.map((remark) => `- ${remark}`).join('\n'),
  ].join('\n\n')
}

/** The page docs/examples.md. Throws where a remark is about a consultation that is not in the practice set. */
export async function examplePage(writer: ReportWriter, remarks: Remarks): Promise<string> {
  const parts: string[] = []
  for (const [id, remark] of Object.entries(remarks)) parts.push(await example(writer, practiceCase(id), remark))
  return `${[HEAD, ...parts].join('\n\n')}\n`
}
