import * as z from 'zod/mini'
import { WrittenSectionType } from './report.ts'

/** What a person may keep of own templates: how many, and how long their names and headings are. */
export const templateBounds = { nameCharacters: 60, headingCharacters: 60, perUser: 50 } as const

/** Kinds of visit the product has a template for. */
export type ShippedTemplate = z.infer<typeof ShippedTemplate>
export const ShippedTemplate = z.enum([
  'firstVisit',
  'control',
  'telephone',
  'sickLeave',
  'pregnancy',
  'childControl',
  'vaccination',
  'conversation',
  'functionControl',
  'lameness',
  'herdVisit',
  'dental',
])

/** A shipped one by its name, an own one by its id. */
export type TemplateId = z.infer<typeof TemplateId>
export const TemplateId = z.union([ShippedTemplate, z.uuid()])

/** One section of a template. `isLeftOut`: told only as far as somebody may act on its absence. */
export type TemplateSection = z.infer<typeof TemplateSection>
export const TemplateSection = z.object({
  type: WrittenSectionType,
  /** Absent where the section keeps the heading it always has. */
  heading: z.optional(z.string().check(z.maxLength(200))),
  isLeftOut: z.optional(z.boolean()),
})

/** How a finding of nothing abnormal is written: as it was said, by the short form clinicians have for it, or in whole words. */
export type NormalFinding = z.infer<typeof NormalFinding>
export const NormalFinding = z.enum(['asSaid', 'abbreviated', 'writtenOut'])

/** The shape of a report: which sections, in which order, under which headings. It holds nothing that anybody said. */
export type TemplateShape = z.infer<typeof TemplateShape>
export const TemplateShape = z.object({
  sections: z.array(TemplateSection).check(z.minLength(1), z.maxLength(WrittenSectionType.options.length)),
  normalFinding: z._default(NormalFinding, 'asSaid'),
})

/** A template as it is offered: the shipped ones of this user's edition and trade in the language of the call, and the user's own. */
export type Template = z.infer<typeof Template>
export const Template = z.extend(TemplateShape, { id: TemplateId, name: z.string(), isOwn: z.boolean() })

/** A template as sent: the server makes the id of a new one when there is none, and trims names and headings. */
export type TemplateChange = z.infer<typeof TemplateChange>
export const TemplateChange = z.extend(TemplateShape, {
  id: z.optional(z.uuid()),
  name: z.string().check(z.maxLength(1_000), z.describe('1 to 60 characters once trimmed.')),
})
