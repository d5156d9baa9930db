import type { Case } from '#contract/case.ts'
import type { StreamEvent } from '#contract/stream-event.ts'

export type CaseEvent = Extract<StreamEvent, { type: 'case' }>

/** Whether an event tells of anything that is not known: a later revision, or work on the case that has begun or ended. */
export const isNews = (
  { revision, isUpdating }: Pick<CaseEvent, 'revision' | 'isUpdating'>,
  known: Pick<Case, 'revision' | 'isUpdating'> | undefined,
): boolean => known === undefined || revision > known.revision || isUpdating !== known.isUpdating
