import * as z from 'zod/mini'
import { Language } from './vertical.ts'

/** Kinds of section that are written from what was said. */
export const WrittenSectionType = z.enum([
  'summary',
  'complaints',
  'physicalExamination',
  'diagnoses',
  'treatmentPlans',
  'treatmentMeasures',
  'medications',
  'additionalNotes',
])

/** Kinds of section a report may hold (spec 1); the certificate belongs to the animal edition. */
export type SectionType = z.infer<typeof SectionType>
export const SectionType = z.enum([...WrittenSectionType.options, 'insuranceCertificate'])

/** Where a statement comes from: offsets in UTF-16 units into the named source text, and the place in the audio when known. */
export type Evidence = z.infer<typeof Evidence>
export const Evidence = z.object({
  source: z.enum(['recording', 'transcription', 'note', 'trigger']),
  recordingId: z.optional(z.uuid()),
  start: z.int().check(z.minimum(0)),
  end: z.int().check(z.minimum(0)),
  startMs: z.optional(z.int().check(z.minimum(0))),
  endMs: z.optional(z.int().check(z.minimum(0))),
  /** The stretch of the block's own text that rests on this; absent when sentences and evidence pair in order. */
  textStart: z.optional(z.int().check(z.minimum(0))),
  textEnd: z.optional(z.int().check(z.minimum(0))),
  /** True once a person changed the words that rest on this. */
  edited: z.optional(z.boolean()),
})

/** A heading or one paragraph. `supported: false` marks what the sources do not carry, until the clinician confirms it. */
export type Block = z.infer<typeof Block>
export const Block = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  kind: z.enum(['heading', 'paragraph']),
  text: z.string().check(z.maxLength(20_000)),
  evidence: z._default(z.array(Evidence).check(z.maxLength(200)), []),
  supported: z.optional(z.boolean()),
})

export type Section = z.infer<typeof Section>
export const Section = z.object({
  type: SectionType,
  heading: z.string().check(z.maxLength(200)),
  blocks: z.array(Block).check(z.maxLength(1_000)),
})

/** Something said or noted that the report does not hold, with its place; `isLikely`: that a reader misses it is likely and not only possible. */
export type Omission = z.infer<typeof Omission>
export const Omission = z.object({ text: z.string(), evidence: Evidence, isLikely: z.boolean() })

/**
 * What a clinician says of something that was left out, in the words of the list: that it is to stay out and be named no more, or that it may be
 * named again.
 */
export const OmissionJudgement = z.object({ text: z.string().check(z.minLength(1), z.maxLength(20_000)), isDismissed: z.boolean() })

/** How a report or section is to be written anew: as it is, shorter, longer, or as asked in words; by the built-in engine when that is named. */
export type RewriteCommand = z.infer<typeof RewriteCommand>
export const RewriteCommand = z.pipe(
  z.nullish(
    z.object({
      command: z.optional(z.enum(['lessDetailed', 'moreDetailed'])),
      engine: z.optional(z.literal('builtin')),
      prompt: z.optional(z.string().check(z.trim(), z.maxLength(4_000))),
    }),
  ),
  z.transform((command) => command ?? {}),
)

/**
 * What a clinician is asked before it may stand in the report: a medicine whose status the talk leaves open (`medicine`), two of one class
 * (`sameClass`), a line of the list that the plan speaks against (`contradiction`). An open question stands in no section, copy or export.
 * `lines` holds, per answer, what the list of medicines gains by it; an answer without lines adds nothing.
 */
export type Question = z.infer<typeof Question>
export type QuestionChoice = z.infer<typeof QuestionChoice>
export const QuestionChoice = z.enum(['uses', 'started', 'stopped', 'allergy', 'notPatient', 'both', 'first', 'second'])
export const Question = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  kind: z.enum(['medicine', 'sameClass', 'contradiction']),
  /** The question itself, in the language of the report. */
  text: z.string().check(z.maxLength(1_000)),
  /** The medicine as the list would name it, with its dose. */
  name: z.optional(z.string().check(z.maxLength(300))),
  choices: z.array(QuestionChoice).check(z.minLength(2), z.maxLength(7)),
  lines: z._default(z.partialRecord(QuestionChoice, z.array(z.string().check(z.maxLength(1_000))).check(z.maxLength(4))), {}),
  evidence: z.array(Evidence).check(z.maxLength(200)),
})

/** A clinician's word on a question, on the revision it was read on; null takes an answer back and puts the question again. */
export type AnswerRequest = z.infer<typeof AnswerRequest>
export const AnswerRequest = z.object({ answer: z.nullable(QuestionChoice), revision: z.int().check(z.minimum(1)) })

export type Report = z.infer<typeof Report>
export const Report = z.object({
  sections: z.array(Section).check(z.maxLength(60)),
  /** What must be answered before it may be told; absent in reports from before there were questions. */
  questions: z.optional(z.array(Question).check(z.maxLength(100))),
  language: Language,
  /** `builtin`, or provider and model, as shown to the clinician. */
  engine: z.string().check(z.maxLength(120)),
  generatedAt: z.iso.datetime(),
  /** When a person last changed the words; absent while the report stands as the engine wrote it. */
  editedAt: z.optional(z.iso.datetime()),
})
/**
 * What the built-in engine made of a statement: it `stands` in the report, had `noPlace` there, nothing of it was left to word (`unworded`), others
 * were worth more of the room (`noRoom`), or a stage took it away before it had a place (`takenAway`).
 */
export type Fate = z.infer<typeof Fate>
export const Fate = z.enum(['stands', 'noPlace', 'unworded', 'noRoom', 'takenAway'])

/** Whether it is so, of when, of whom, and what is done by saying it. */
const Asserted = z.object({
  polarity: z.enum(['affirmed', 'denied']),
  temporality: z.enum(['past', 'current', 'planned', 'conditional']),
  experiencer: z.string(),
  act: z.enum(['told', 'asked', 'answered', 'ordered', 'forbidden']),
})

/** So many reasons are told at most, the first: an hour of talk has about 1,500 statements. */
export const MOST_REASONS = 3_000

/** Why a statement stands in the report where it does, or does not. Rules, stages and marks are told by their ids in the code. */
export type Reason = z.infer<typeof Reason>
export const Reason = z.object({
  text: z.string(),
  evidence: Evidence,
  fate: Fate,
  section: z.nullable(SectionType),
  /** The rule that placed it or left it out, or the stage that took it away. */
  rule: z.string(),
  /** The stages that changed it, in order. */
  stages: z.array(z.string()),
  marks: z.record(z.string(), z.number()),
  medicines: z.array(z.string()),
  speaker: z.nullable(z.string()),
  phase: z.nullable(z.string()),
  asserted: z.nullable(Asserted),
})
