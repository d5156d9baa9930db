import { useId } from 'react'
import type { Case } from '#contract/case.ts'
import type { Message } from '#contract/conversation.ts'
import { useText } from '#web/text/use-text.ts'
import { CaseCard } from './CaseCard.tsx'
import { LibrarySourceCard } from './LibrarySourceCard.tsx'
import { isLibraryCard } from './opened-source.ts'
import type { OpenedSource } from './opened-source.ts'
import classes from './sources.module.css'

export type SourceCardsProps = {
  message: Message
  kase: Case | undefined
  /** The words that answer stand on the cards, not in the answer. */ hasExcerpts: boolean
  onOpen: (opened: OpenedSource) => void
}

/** What an answer stands on, in the order of its numbers. */
export function SourceCards({ message: { id, sources }, kase, hasExcerpts, onOpen }: SourceCardsProps) {
  const text = useText('chat')
  const headingId = useId()
  if (sources.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={classes['sources']}>
      <h3 id={headingId}>{text(kase === undefined ? 'sources' : 'places')}</h3>
      <ol className={classes['cards']} data-on-case={kase !== undefined}>
        {sources.toSorted((a, b) => a.n - b.n).map((source) => (
          <li key={source.n}>
            {isLibraryCard(source) ? (
              <LibrarySourceCard card={source} messageId={id} hasExcerpt={hasExcerpts} onOpen={() => onOpen({ kind: 'passage', card: source })} />
            ) : (
              kase && <CaseCard kase={kase} place={source} messageId={id} onOpen={(ground) => onOpen({ kind: 'place', ground })} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
