import { z } from 'zod'
import { Evidence } from './report.ts'

/** Whose symptoms: a person's or an animal's. */
export type SymptomKind = z.infer<typeof SymptomKind>
export const SymptomKind = z.enum(['human', 'animal'])

/** Body parts with the symptoms that can be picked there, in the caller's language; `species` where a complaint is not every animal's. */
export type SymptomList = z.infer<typeof SymptomList>
export const SymptomList = z.array(
  z.object({
    region: z.string(),
    name: z.string(),
    symptoms: z.array(z.object({ id: z.string(), name: z.string(), species: z.array(z.string()).optional() })),
  }),
)

/** Symptoms picked by hand, added to what was said. */
export type SymptomChoice = z.infer<typeof SymptomChoice>
export const SymptomChoice = z.object({ symptoms: z.array(z.string().min(1).max(60)).max(40) })

/** A statement a suggestion rests on, with its words; `speaks` tells whether it is for or against. */
export type SuggestionGround = z.infer<typeof SuggestionGround>
export const SuggestionGround = Evidence.extend({ speaks: z.enum(['for', 'against']), quote: z.string() })

/**
 * A suggestion beside the report, never part of it (spec 3). `publicDescription` is a national source's own text, unchanged, with the
 * source; `aiDescription` is generated from the evidence. In the animal edition only presenting complaints are named.
 */
export type DiagnosisSuggestion = z.infer<typeof DiagnosisSuggestion>
export const DiagnosisSuggestion = z.object({
  title: z.string(),
  code: z.string(),
  system: z.enum(['ICPC-2', 'presenting-complaint']),
  icd10: z.object({ code: z.string(), title: z.string() }).nullable(),
  bodySystem: z.string().nullable(),
  /** Share of such suggestions that are right, 0 to 1. */
  accuracy: z.number().min(0).max(1),
  /** What the accuracy rests on. */
  basis: z.enum(['named', 'findings', 'picked']),
  publicDescription: z.string().nullable(),
  source: z.object({ name: z.string(), url: z.string(), date: z.string().nullable() }).nullable(),
  aiDescription: z.string(),
  evidence: z.array(SuggestionGround),
})
