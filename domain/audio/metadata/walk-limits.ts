import { Refusal } from '#contract/refusal.ts'

/** How deep the parts of an honest file lie in each other: five in a film with tracks, two in a WebM. */
const DEEPEST = 8
/** Two hours in parts of a fiftieth of a second, each with its head, are fewer. */
const MOST_PARTS = 500_000

/** Takes how many parts were walked and how many of them lie open around the next. @throws recording.unsupported_media beyond what any recorder writes */
export function assertWalkable(parts: number, depth: number): void {
  if (parts > MOST_PARTS || depth > DEEPEST)
    throw new Refusal('recording.unsupported_media', { cause: new Error('more parts, or deeper ones, than a recording has') })
}
