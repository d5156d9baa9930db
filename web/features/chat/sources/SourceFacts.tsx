import type { LibraryCard } from '#contract/source.ts'
import { LOCALES } from '#web/text/languages.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import classes from './sources.module.css'

/** Whose a text is, and when it was last looked over by those who know. */
export function SourceFacts({ card: { source, date } }: { card: LibraryCard }) {
  const text = useText('chat')
  const locale = LOCALES[useLanguage()]
  return (
    <p className={classes['facts']}>
      <span>{source}</span>
      <span>
        {date === null ? (
          text('undated')
        ) : (
          <time dateTime={date}>{text('updated', { date: new Date(date).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' }) })}</time>
        )}
      </span>
    </p>
  )
}

/** Said wherever such a text stands: that it was made up to show how the product works, or that it holds no longer. */
export function ExampleBadge({ card: { isExample, isWithdrawn } }: { card: LibraryCard }) {
  const text = useText('chat')
  return (
    <>
      {isExample && <p className={classes['badge']}>{text('example')}</p>}
      {isWithdrawn && <p className={classes['badge']}>{text('withdrawn')}</p>}
    </>
  )
}
