import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findOmissions } from '#domain/note/omissions/omissions.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'
import { type GoldCase, readConsultations } from '../data.ts'

/** A fixed stamp, so that the same talk always gives the same report. */
const STAMP = '2000-01-01T00:00:00.000Z'
const CONSULTATIONS = join(import.meta.dirname, '../consultations')
/** Kept apart from all that is tuned: nobody looks at what the engine does with it, a frozen report included. */
const KEPT_APART: ReadonlySet<string> = new Set(['dense-kept.jsonl', 'medicines-kept.jsonl', 'own.jsonl'])

/** All that the engine gives for one talk, as text for a person to read: each sentence with the words it rests on, then what was left out. */
export type TalkText = { readonly id: string; readonly text: string }

/** Every open talk, set by set in the order of its file. */
export function openTalks(): GoldCase[] {
  return readdirSync(CONSULTATIONS)
    .filter((name) => name.endsWith('.jsonl') && !KEPT_APART.has(name))
    .toSorted()
    .flatMap((name) => readConsultations(join(CONSULTATIONS, name)))
}

/**
 * What the engine gives for a talk, written as the product does: the language of the talk is detected, headings are in that of its gold. Nothing of
 * it is left out.
 */
export function talkText({ id, language, vertical, doctorType, transcript }: GoldCase): TalkText {
  const sources: ReportSource[] = [{ kind: 'transcription', text: transcript }]
  const { sections, ...rest } = writeReport({ sources, headingLanguage: language, vertical, doctorType, generatedAt: STAMP })
  const said = (start: number, end: number) => `    < ${String(start)}-${String(end)} ${JSON.stringify(transcript.slice(start, end))}`
  const lines = sections.flatMap(({ type, heading, blocks }) => [
    `${type} (${heading})`,
    ...blocks.flatMap(({ text, evidence, ...block }) => [
      `  ${text}`,
      `    ${JSON.stringify(block)}`,
      ...evidence.map(({ start, end, ...place }) => `${said(start, end)} ${JSON.stringify(place)}`),
    ]),
  ])
  const omissions = findOmissions({ sections, ...rest }, sources, vertical)
  const listed = (isLikely: boolean) => omissions.filter((one) => one.isLikely === isLikely).map(({ start, end }) => said(start, end))
  return { id, text: [...lines, JSON.stringify(rest), 'omitted', ...listed(true), 'also said', ...listed(false), ''].join('\n') }
}

/** The line of a talk in the golden file. */
export function digestLine({ id, text }: TalkText): string {
  return `${id} ${createHash('sha256').update(text).digest('hex')}`
}
