import type { LibraryCard } from '#contract/source.ts'
import { useText } from '#web/text/use-text.ts'
import { ExampleBadge, SourceFacts } from './SourceFacts.tsx'
import { cardId } from './opened-source.ts'
import classes from './sources.module.css'

/** One source of an answer: what it is and whose, how old, and the words that answer. The whole card opens the passage. */
export function LibrarySourceCard({ card, messageId, hasExcerpt, onOpen }: { card: LibraryCard; messageId: string; hasExcerpt: boolean; onOpen: () => void }) {
  const text = useText('chat')
  return (
    <article className={classes['card']}>
      <span className={classes['number']} aria-hidden>
        {card.n}
      </span>
      <div className={classes['about']}>
        <button type="button" id={cardId(messageId, card.n)} className={classes['open']} onClick={onOpen}>
          <span className="visually-hidden">{text('sourceNumber', { number: card.n })} </span>
          {card.title}
        </button>
        <SourceFacts card={card} />
        {hasExcerpt && card.excerpt !== '' && <p className={classes['excerpt']}>{card.excerpt}</p>}
        <ExampleBadge card={card} />
      </div>
    </article>
  )
}
