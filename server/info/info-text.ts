import type { InfoPage } from '#contract/info-page.ts'
import type { HeadingId } from './outline.ts'
import type { StatementId } from './statements.ts'

/**
 * What the pages of terms and privacy say in one language. A statement may hold values of this installation as `{name}` and links as
 * `[words](address)`; `vet` holds those that read differently where the patient is an animal.
 */
export type InfoText = {
  pages: Record<InfoPage, { title: string; description: string }>
  headings: Record<HeadingId, string>
  says: Record<StatementId, string>
  vet: Partial<Record<StatementId, string>>
  /** Stands where the operator has not said in which region something lies. */
  unknownPlace: string
}
