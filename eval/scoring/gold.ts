import { z } from 'zod'
import { Language, Vertical } from '#contract/vertical.ts'
import { goldPattern, wholeNumberPattern } from './gold-pattern.ts'
import { DENIES_ITSELF } from './cue-words.ts'
import { STATUSES } from './medicine-status-words.ts'

export const SECTIONS = [
  'summary', 'complaints', 'physicalExamination', 'diagnoses', 'treatmentPlans', 'treatmentMeasures', 'medications', 'additionalNotes',
] as const

/** What a report may get wrong that harms: the rest is untidy. */
const CRITICAL: ReadonlySet<string> = new Set([
  'wrong_side', 'wrong_drug', 'wrong_dose', 'wrong_value', 'injection', 'other_person', 'identifier', 'past_as_present', 'stopped_as_current',
  'certainty',
])

const DENIES = goldPattern(DENIES_ITSELF, 'iu')

const Fact = z
  .object({
    id: z.string(),
    section: z.array(z.enum(SECTIONS)).min(1),
    any: z.array(z.string()).min(1),
    wrong: z.array(z.string()).default([]),
    importance: z.enum(['key', 'minor']),
    negated: z.boolean(),
    needs_rewriting: z.boolean().default(false),
    text: z.string(),
  })
  .transform(({ any, wrong, importance, negated, needs_rewriting: needsRewriting, ...fact }) => ({
    ...fact,
    isKey: importance === 'key',
    isNegated: negated,
    needsRewriting,
    any: any.map((source) => ({ pattern: wholeNumberPattern(source), isDenial: negated || DENIES.test(source) })),
    wrong: wrong.map((source) => goldPattern(source)),
  }))
export type GoldFact = z.infer<typeof Fact>

const Forbidden = z
  .object({ regex: z.string(), kind: z.string(), why: z.string(), unless: z.string().optional() })
  .transform(({ regex, kind, why, unless }) => ({
    pattern: goldPattern(regex),
    kind,
    why,
    unless: unless === undefined ? undefined : goldPattern(unless, 'iu'),
    isCritical: CRITICAL.has(kind),
  }))

const Medicine = z
  .object({ name_regex: z.string(), dose_regex: z.string().nullable(), status: z.enum(STATUSES), needs_rewriting: z.boolean().default(false) })
  .transform(({ name_regex: name, dose_regex: dose, status, needs_rewriting: needsRewriting }) => ({
    source: name,
    name: goldPattern(name),
    dose: dose === null ? undefined : wholeNumberPattern(dose),
    status,
    needsRewriting,
  }))
export type GoldMedicine = z.infer<typeof Medicine>

/** A consultation with what a right report of it says and must not say. */
export const Gold = z
  .object({
    id: z.string(),
    lang: Language,
    edition: Vertical,
    specialty: z.string(),
    form: z.enum(['plain', 'speakers', 'lower']),
    kind: z.string().optional(),
    transcript: z.string(),
    facts: z.array(Fact),
    forbidden: z.array(Forbidden),
    medications: z.array(Medicine),
    diagnosis_codes: z.array(z.string().regex(/^[A-Z]\d\d$/)),
    max_words: z.int().optional(),
  })
  .transform(({ lang, edition, diagnosis_codes: codes, max_words: mostWords, medications: medicines, ...gold }) => ({
    ...gold,
    language: lang,
    vertical: edition,
    codes,
    mostWords,
    medicines,
  }))
export type Gold = z.infer<typeof Gold>
