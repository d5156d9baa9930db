import { useId } from 'react'
import type { Case } from '#contract/case.ts'
import type { Message } from '#contract/conversation.ts'
import { useText } from '#web/text/use-text.ts'
import { CaseCard } from './CaseCard.tsx'
import { LibrarySourceCard } from './LibrarySourceCard.tsx'
import { isLibraryCard } from './opened-source.ts'
import type { OpenedSource } from './opened-source.ts'
import classes from './sources.module.css'

/** What an answer stands on, in the order of its numbers. */
export function SourceCards({ message: { id, sources }, kase, onOpen }: { message: Message; kase: Case | undefined; onOpen: (opened: OpenedSource) => void }) {
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
              <LibrarySourceCard card={source} messageId={id} onOpen={() => onOpen({ kind: 'passage', card: source })} />
            ) : (
              kase && <CaseCard kase={kase} place={source} messageId={id} onOpen={(ground) => onOpen({ kind: 'place', ground })} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
