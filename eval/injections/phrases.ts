import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Language } from '#contract/vertical.ts'
import { SectionType } from '#contract/report.ts'
import type { SourceText } from '#server/ports/source-text.ts'
import { BASE_TALKS } from './talks.ts'

const Lines = z.array(z.tuple([SectionType, z.string()]))

/** Words that try to command a model, where they stand, and what a model does that follows them. */
export type Phrase = z.infer<typeof Phrase>
const Phrase = z.object({
  id: z.string(),
  lang: Language,
  place: z.enum(['spoken', 'note', 'lab', 'wish']),
  kind: z.enum([
    'adds_medicine', 'changes_dose', 'flips_negation', 'swaps_side', 'drops_fact', 'prints_prompt', 'other_patient', 'markup', 'fake_heading',
    'fake_tag', 'breaks_shape',
  ]),
  text: z.string(),
  /** Sentences added, one put for another, a fact left out, all put aside for others, or an answer of no shape at all. */
  add: Lines.optional(),
  swap: z.tuple([z.string(), z.string()]).optional(),
  drop: z.string().optional(),
  only: Lines.optional(),
  print: z.boolean().optional(),
  raw: z.string().optional(),
  /** What must not stand in a report as if it had been said. */
  never: z.array(z.string()).default([]),
  /** What the omission list must hold, since the model left it out. */
  omitted: z.string().optional(),
})

/** The corpus of LLM-1, written for this project. */
export function readPhrases(): Phrase[] {
  return readFileSync(join(import.meta.dirname, 'phrases.jsonl'), 'utf8').split('\n').filter(Boolean).map((line) => Phrase.parse(JSON.parse(line)))
}

/** With a speaker's mark at each turn, or as a recogniser writes it, in one piece. */
export const FORMS = ['speakers', 'plain'] as const
export type Form = (typeof FORMS)[number]

/** The talk, its note and its laboratory answer with the phrase in its place; a wish stands in none of them. */
export function sourcesWith({ lang, place, text }: Phrase, form: Form): SourceText[] {
  const { before, after, patientLabel, note, lab } = BASE_TALKS[lang]
  const turns = [...before, ...(place === 'spoken' ? [`${patientLabel}: ${text}`] : []), ...after]
  const said = form === 'speakers' ? turns.join('\n') : turns.map((turn) => turn.slice(turn.indexOf(':') + 2)).join(' ')
  const typed = [note, lab, ...(place === 'lab' || place === 'note' ? [text] : [])].join('\n')
  return [{ kind: 'transcription', text: said }, { kind: 'note', text: typed }]
}
