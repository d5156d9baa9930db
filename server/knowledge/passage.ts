import { z } from 'zod'
import { SourceCode } from '#contract/source.ts'
import { Language, Vertical } from '#contract/vertical.ts'

export type PassageCode = z.infer<typeof PassageCode>
export const PassageCode = SourceCode

export type PassageKind = z.infer<typeof PassageKind>
export const PassageKind = z.enum([
  'recommendation', 'advice', 'guideline', 'chapter', 'medicine', 'interaction', 'warning', 'code', 'procedure', 'help', 'other',
])

/** What a passage may measure; an importer cuts longer texts at their headings. */
const passageBounds = { idCharacters: 200, titleCharacters: 500, headings: 12, textCharacters: 20_000, htmlCharacters: 400_000, codes: 100 } as const

/** The source of the invented library, which is marked on every card. */
export const SAMPLE_SOURCE = 'sample'

/** A piece of a source that is searched and quoted by itself. */
export type Passage = z.infer<typeof Passage>
export const Passage = z.object({
  /** Stable over imports: `<source>:<the source's own id>#<part, from 0>`. */
  id: z.string().min(3).max(passageBounds.idCharacters).regex(/^[a-z][a-z0-9-]*:\S.*$/),
  /** Key of its source, such as `helsedirektoratet`, `fest`, `npl`, `fat`, `sample`, `clinic`. */
  source: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  /** Who stands behind the text, as a reader is shown it. */
  owner: z.string().min(1).max(200),
  title: z.string().min(1).max(passageBounds.titleCharacters),
  /** Titles of what it lies in, outermost first. */
  headings: z.array(z.string().max(passageBounds.titleCharacters)).max(passageBounds.headings).readonly(),
  /** Plain text, tables as lines of cells divided by ` | `: what is searched and quoted. */
  text: z.string().max(passageBounds.textCharacters),
  /** Safe HTML as the source gave it, where its licence wants the text unaltered. */
  html: z.string().max(passageBounds.htmlCharacters).nullable(),
  kind: PassageKind,
  language: Language,
  country: z.enum(['NO', 'SE', 'DK']).nullable(),
  /** For whom: people's medicine, animals', or both. */
  vertical: z.union([Vertical, z.literal('both')]),
  /** The source's own name of this edition, such as `2025-2`. */
  edition: z.string().max(100).nullable(),
  /** Day of the last professional update, `YYYY-MM-DD`. */
  updated: z.iso.date().nullable(),
  /** An edition that holds no longer and is kept to be traced: it never goes before one that holds. */
  isWithdrawn: z.boolean().optional(),
  licence: z.string().min(1).max(200),
  url: z.httpUrl().max(2_000).nullable(),
  codes: z.array(PassageCode).max(passageBounds.codes).readonly(),
})
