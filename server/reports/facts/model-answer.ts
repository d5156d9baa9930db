import { z } from 'zod'
import { WrittenSectionType } from '#contract/report.ts'
import { CERTAINTIES, LONGEST_TEXT, PERSONS, RECORD_STATUSES, TIMES } from '#domain/note/facts/fact.ts'

/** More than a person, a place or a dose between brackets makes a sentence longer once it is put back. */
const LONGEST = LONGEST_TEXT * 2

const Ids = z.array(z.int().min(0).max(1_000_000).catch(0)).catch([])

/** What a model may say of one thing (LLM-3). One of another shape is nothing, and spoils no other. */
export type ModelFact = z.infer<typeof ModelFact>
export const ModelFact = z.object({
  section: WrittenSectionType,
  text: z.string().max(LONGEST),
  ids: Ids,
  person: z.enum(PERSONS),
  time: z.enum(TIMES),
  certainty: z.enum(CERTAINTIES),
  negated: z.boolean(),
})

export type ModelMedicine = z.infer<typeof ModelMedicine>
export const ModelMedicine = z.object({
  name: z.string().min(1).max(200),
  dose: z.string().max(300),
  route: z.string().max(100),
  status: z.enum(RECORD_STATUSES),
  person: z.enum(PERSONS),
  ids: Ids,
})

const NO_FACT: ModelFact = { section: 'additionalNotes', text: '', ids: [], person: 'patient', time: 'current', certainty: 'certain', negated: false }
const NO_MEDICINE: ModelMedicine = { name: '', dose: '', route: '', status: 'planned', person: 'other', ids: [] }

/** The whole answer: what is of another shape inside it is left out, and an answer that is no such object is none. */
export type ModelAnswer = z.infer<typeof ModelAnswer>
export const ModelAnswer = z.object({
  facts: z.array(ModelFact.catch(NO_FACT)).transform((facts) => facts.filter(({ text }) => text.trim() !== '')),
  medicines: z.array(ModelMedicine.catch(NO_MEDICINE)).transform((medicines) => medicines.filter(({ name }) => name.trim() !== '')),
})
