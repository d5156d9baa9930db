import { sliceGroup } from '#contract/timing.ts'

const { slices: SLICES_PER_GROUP, step: SLICES_PER_STEP } = sliceGroup

/** What goes up in one call: the header slice first, so that every group can be decoded alone. */
export type SliceGroup<Slice> = { readonly index: number; readonly slices: readonly Slice[] }

/**
 * How far the grouping has come. `recent` holds the slices since the last group's start, so never more than thirty:
 * what is older has gone up.
 */
export type SliceGrouping<Slice> = {
  readonly header: Slice | undefined
  readonly recent: readonly Slice[]
  readonly nextIndex: number
  /** How many of `recent` went up already, at the end of the group before. */
  readonly repeated: number
}

export type GroupingStep<Slice> = {
  readonly grouping: SliceGrouping<Slice>
  readonly ready: SliceGroup<Slice> | undefined
}

/** The grouping before the first slice. */
export function startGrouping<Slice>(): SliceGrouping<Slice> {
  return { header: undefined, recent: [], nextIndex: 1, repeated: 0 }
}

function cutGroup<Slice>(grouping: SliceGrouping<Slice>, recent: readonly Slice[]): GroupingStep<Slice> {
  const { header, nextIndex } = grouping
  // The first group begins with the header slice itself and does not hold it twice (contract).
  const slices = nextIndex === 1 || header === undefined ? recent : [header, ...recent]
  const kept = recent.slice(SLICES_PER_STEP)
  return {
    grouping: { header, recent: kept, nextIndex: nextIndex + 1, repeated: kept.length },
    ready: { index: nextIndex, slices },
  }
}

/** Takes the slice that just arrived; gives the grouping after it, and a group when it filled one. */
export function addSlice<Slice>(grouping: SliceGrouping<Slice>, slice: Slice): GroupingStep<Slice> {
  const header = grouping.header ?? slice
  const recent = [...grouping.recent, slice]
  if (recent.length < SLICES_PER_GROUP) return { grouping: { ...grouping, header, recent }, ready: undefined }
  return cutGroup({ ...grouping, header }, recent)
}

/** Ends the recording; gives the last, shorter group when any slice has not gone up yet. */
export function finishGrouping<Slice>(grouping: SliceGrouping<Slice>): GroupingStep<Slice> {
  if (grouping.recent.length === grouping.repeated) return { grouping, ready: undefined }
  return cutGroup(grouping, grouping.recent)
}

/** How many groups a recording of so many slices makes. */
export function groupCount(sliceCount: number): number {
  if (sliceCount <= 0) return 0
  return 1 + Math.max(0, Math.ceil((sliceCount - SLICES_PER_GROUP) / SLICES_PER_STEP))
}

/** The slice numbers (from 1) that a group (from 1) brings besides the header slice. */
export function slicesOfGroup(index: number, sliceCount: number): { first: number; last: number } {
  const first = (index - 1) * SLICES_PER_STEP + 1
  return { first, last: Math.min(sliceCount, first + SLICES_PER_GROUP - 1) }
}
