import { usePartAtRest } from '#web/ui/use-part-at-rest.ts'
import { bubble } from './bubble-at-rest.ts'

/** Help at hand, once the page that it helps with stands. */
export function AssistantWhenFetched() {
  const { Part: AssistantBubble } = usePartAtRest(bubble)
  return AssistantBubble !== undefined && <AssistantBubble />
}
