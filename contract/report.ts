import { z } from 'zod'
import { Language } from './vertical.ts'

/** Kinds of section a report may hold (spec 1); the certificate belongs to the animal edition. */
export type SectionType = z.infer<typeof SectionType>
export const SectionType = z.enum([
  'summary',
  'complaints',
  'physicalExamination',
  'diagnoses',
  'treatmentPlans',
  'treatmentMeasures',
  'medications',
  'additionalNotes',
  'insuranceCertificate',
])

/** Where a statement comes from: offsets in UTF-16 units into the named source text, and the place in the audio when known. */
export type Evidence = z.infer<typeof Evidence>
export const Evidence = z.object({
  source: z.enum(['recording', 'transcription', 'note', 'trigger']),
  recordingId: z.uuid().optional(),
  start: z.int().min(0),
  end: z.int().min(0),
  startMs: z.int().min(0).optional(),
  endMs: z.int().min(0).optional(),
  /** The stretch of the block's own text that rests on this; absent when sentences and evidence pair in order. */
  textStart: z.int().min(0).optional(),
  textEnd: z.int().min(0).optional(),
  /** True once a person changed the words that rest on this. */
  edited: z.boolean().optional(),
})

/** A heading or one paragraph. `supported: false` marks what the sources do not carry, until the clinician confirms it. */
export type Block = z.infer<typeof Block>
export const Block = z.object({
  id: z.string().min(1).max(64),
  kind: z.enum(['heading', 'paragraph']),
  text: z.string().max(20_000),
  evidence: z.array(Evidence).max(200).default([]),
  supported: z.boolean().optional(),
})

export type Section = z.infer<typeof Section>
export const Section = z.object({
  type: SectionType,
  heading: z.string().max(200),
  blocks: z.array(Block).max(1_000),
})

/** Something said or noted that the report does not hold, with its place. */
export type Omission = z.infer<typeof Omission>
export const Omission = z.object({ text: z.string(), evidence: Evidence })

/** How a report or section is to be written anew: as it is, shorter, longer, or as asked in words; by the built-in engine when that is named. */
export type RewriteCommand = z.infer<typeof RewriteCommand>
export const RewriteCommand = z
  .object({ command: z.enum(['lessDetailed', 'moreDetailed']).optional(), engine: z.literal('builtin').optional(), prompt: z.string().trim().max(4_000).optional() })
  .nullish()
  .transform((command) => command ?? {})

export type Report = z.infer<typeof Report>
export const Report = z.object({
  sections: z.array(Section).max(60),
  language: Language,
  /** `builtin`, or provider and model, as shown to the clinician. */
  engine: z.string().max(120),
  generatedAt: z.iso.datetime(),
  /** When a person last changed the words; absent while the report stands as the engine wrote it. */
  editedAt: z.iso.datetime().optional(),
})
