import * as z from 'zod/mini'
import { Evidence } from './report.ts'
import { Language } from './vertical.ts'

/** Whose symptoms: a person's or an animal's. */
export type SymptomKind = z.infer<typeof SymptomKind>
export const SymptomKind = z.enum(['human', 'animal'])

/** Body parts with the symptoms that can be picked there, in the caller's language; `species` where a complaint is not every animal's. */
export type SymptomList = z.infer<typeof SymptomList>
export const SymptomList = z.array(
  z.object({
    region: z.string(),
    name: z.string(),
    symptoms: z.array(z.object({ id: z.string(), name: z.string(), species: z.optional(z.array(z.string())) })),
  }),
)

/** Symptoms picked by hand, added to what was said. */
export type SymptomChoice = z.infer<typeof SymptomChoice>
export const SymptomChoice = z.object({ symptoms: z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(40)) })

/** A statement a suggestion rests on, with its words; `speaks` tells whether it is for or against. */
export type SuggestionGround = z.infer<typeof SuggestionGround>
export const SuggestionGround = z.extend(Evidence, { speaks: z.enum(['for', 'against']), quote: z.string() })

/** Where a national source's text comes from; `date` is the day of its last professional update. */
export type PublicSource = z.infer<typeof PublicSource>
export const PublicSource = z.object({ name: z.string(), url: z.string(), date: z.nullable(z.string()) })

/**
 * What a national source has published under the code of a suggestion, word for word: `text` in plain lines, `html` as it was given, made safe. A
 * very long one goes on at its source (`isWhole` false).
 */
export type PublicText = z.infer<typeof PublicText>
export const PublicText = z.object({
  id: z.string(),
  title: z.string(),
  headings: z.array(z.string()),
  text: z.string(),
  html: z.nullable(z.string()),
  isWhole: z.boolean(),
  language: Language,
  source: PublicSource,
  licence: z.string(),
})

/**
 * A suggestion beside the report, never part of it (spec 3). `publicDescription` is a national source's own text, unchanged, with the
 * source, and the first of `publicTexts`; `aiDescription` is generated from the evidence. In the animal edition only presenting complaints are named.
 */
export type DiagnosisSuggestion = z.infer<typeof DiagnosisSuggestion>
export const DiagnosisSuggestion = z.object({
  title: z.string(),
  code: z.string(),
  system: z.enum(['ICPC-2', 'presenting-complaint']),
  icd10: z.nullable(z.object({ code: z.string(), title: z.string() })),
  bodySystem: z.nullable(z.string()),
  /** Share of such suggestions that are right, 0 to 1. */
  accuracy: z.number().check(z.minimum(0), z.maximum(1)),
  /** What the accuracy rests on. */
  basis: z.enum(['named', 'findings', 'picked']),
  publicDescription: z.nullable(z.string()),
  source: z.nullable(PublicSource),
  publicTexts: z.array(PublicText),
  aiDescription: z.string(),
  evidence: z.array(SuggestionGround),
})
