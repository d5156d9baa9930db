import { laterPart } from '#web/ui/later-part.ts'

/** Button and panel, fetched when the page is at rest or when another page wants them. */
export const bubble = laterPart(async () => (await import('./AssistantBubble.tsx')).AssistantBubble)
