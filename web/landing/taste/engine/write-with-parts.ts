import type { Language, Vertical } from '#contract/vertical.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'
import type { Written } from '../talks/talk.ts'
import { PartWanted } from './later.ts'
import { writtenOf } from './written.ts'

export type Request = { readonly text: string; readonly vertical: Vertical; readonly headingLanguage: Language }

/** Takes a text and what fetches a part of the engine; gives the report, begun anew for each part that is found to be wanted. */
export async function writeWithParts({ text, vertical, headingLanguage }: Request, fetchPart: (name: string) => Promise<void>): Promise<Written> {
  for (;;) {
    try {
      return writtenOf(writeReport({ sources: [{ kind: 'transcription', text }], vertical, headingLanguage, generatedAt: new Date().toISOString() }))
    } catch (error) {
      if (!(error instanceof PartWanted)) throw error
      await fetchPart(error.part)
    }
  }
}
