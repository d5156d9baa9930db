import { z } from 'zod'
import { WrittenSectionType } from '#contract/report.ts'

/** What a model may say: known sections of plain paragraphs, within bounds (LLM-3). */
export type ModelSection = z.infer<typeof ModelSection>
export const ModelSection = z.object({ type: WrittenSectionType, paragraphs: z.array(z.string().max(8_000)).max(200) })
export const ModelReport = z.object({ sections: z.array(ModelSection).max(40) })
