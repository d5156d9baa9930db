import { pageTexts } from '#web/text/machinery.ts'
import { useText } from '#web/text/use-text.ts'
import { laterPart } from '#web/ui/later-part.ts'
import { usePartAtRest } from '#web/ui/use-part-at-rest.ts'
import type { ConversationListProps } from './conversations/ConversationList.tsx'

// The first view has no need of it: it comes with its texts when the page is at rest.
const list = laterPart(async () => {
  const [{ ConversationList }] = await Promise.all([import('./conversations/ConversationList.tsx'), pageTexts()])
  return ConversationList
})

/** The conversations, once their part of the page is fetched; where there is no network it comes with the next page. */
export function ConversationsWhenFetched(props: ConversationListProps) {
  const text = useText('shell')
  const { Part: ConversationList } = usePartAtRest(list)
  return <nav aria-label={text('chat')}>{ConversationList !== undefined && <ConversationList {...props} />}</nav>
}
