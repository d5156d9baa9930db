import * as z from 'zod/mini'
import { Language } from './vertical.ts'

/** A code that a passage is about, as its own system writes it: K86, I10, C09AA05, QJ01CR02. */
export type SourceCode = z.infer<typeof SourceCode>
export const SourceCode = z.object({ system: z.enum(['ICPC-2', 'ICD-10', 'ATC', 'ATCvet']), code: z.string().check(z.minLength(1), z.maxLength(20)) })

const CARD = {
  /** Its number in the text of the answer, from 1. */
  n: z.int().check(z.minimum(1)),
}

/** A numbered card of a passage of the library, below an answer. */
export type LibraryCard = z.infer<typeof LibraryCard>
export const LibraryCard = z.object({
  ...CARD,
  id: z.string(),
  title: z.string(),
  /** Who stands behind it, as a reader is shown it. */
  source: z.string(),
  url: z.nullable(z.string()),
  /** Day of the last professional update. */
  date: z.nullable(z.string()),
  licence: z.string(),
  codes: z.array(SourceCode),
  excerpt: z.string(),
  /** Invented, to show how the product works: not for patients, and said so wherever it is shown. */
  isExample: z.boolean(),
  /** An edition that holds no longer. */
  isWithdrawn: z.boolean(),
})

/** A numbered card of a place in the case, below an answer that speaks of that case. */
export type CaseCard = z.infer<typeof CaseCard>
export const CaseCard = z.object({
  ...CARD,
  kind: z.literal('case'),
  source: z.enum(['recording', 'transcription', 'note', 'report']),
  recordingId: z.optional(z.string()),
  start: z.int(),
  end: z.int(),
  startMs: z.optional(z.number()),
  endMs: z.optional(z.number()),
  /** Of a report, which may be written over: the words as they stood. */
  quote: z.optional(z.string().check(z.maxLength(2_000))),
})

/** What an answer stands on: a passage of the library, or a place in the case. */
export type SourceCard = z.infer<typeof SourceCard>
export const SourceCard = z.union([CaseCard, LibraryCard])

/** A passage whole, as a press on its card opens it. */
export type SourcePassage = z.infer<typeof SourcePassage>
export const SourcePassage = z.object({
  ...z.omit(LibraryCard, { n: true, excerpt: true }).shape,
  /** Titles of what it lies in, outermost first. */
  headings: z.array(z.string()),
  text: z.string(),
  /** As the source gave it, made safe, where its licence wants the text unaltered. */
  html: z.nullable(z.string()),
  language: Language,
  country: z.nullable(z.enum(['NO', 'SE', 'DK'])),
  edition: z.nullable(z.string()),
})
