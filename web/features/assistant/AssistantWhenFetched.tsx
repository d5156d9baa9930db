import { laterPart } from '#web/ui/later-part.ts'
import { usePartAtRest } from '#web/ui/use-part-at-rest.ts'

const bubble = laterPart(async () => (await import('./AssistantBubble.tsx')).AssistantBubble)

/** Help at hand, once the page that it helps with stands. */
export function AssistantWhenFetched() {
  const { Part: AssistantBubble } = usePartAtRest(bubble)
  return AssistantBubble !== undefined && <AssistantBubble />
}
