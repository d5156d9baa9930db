import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import type { PublicText } from '#contract/diagnosis.ts'
import { formatDate } from '#domain/calendar-date.ts'
import { useText } from '#web/text/use-text.ts'
import { SafeHtml } from '#web/ui/SafeHtml.tsx'
import { Disclosure } from './Disclosure.tsx'
import styles from './diagnoses.module.css'

/** Longer texts begin shortened, so that the next suggestion stays in sight. */
const SHORT = 700

/**
 * What a national source has published under the suggestion's code: its own words, unchanged, apart from ours and in the same size (the licence's
 * condition).
 */
export function PublicTexts({
  about,
  texts,
}: {
  /** The suggestion's title: several may have texts of the same source. */ about: string
  texts: readonly PublicText[]
}) {
  const text = useText('diagnoses')
  const [first, ...more] = texts
  if (first === undefined) return null
  const { name } = first.source
  return (
    <div role="group" className={styles['public']} aria-label={`${text('publicDescription', { name })}: ${about}`}>
      <h4>{text('publicDescription', { name })}</h4>
      <OneText one={first} />
      {more.length > 0 && <p className={styles['publicMore']}>{text('publicMore', { name })}</p>}
      {more.map((one) => (
        <Disclosure key={one.id} label={one.title}>
          <OneText one={one} />
        </Disclosure>
      ))}
    </div>
  )
}

/** Days come without a clock; midday keeps them the same day everywhere. */
const dayOf = (date: string): string => formatDate(new Date(`${date}T12:00:00`))

function OneText({ one: { title, headings, text: words, html, isWhole: isAll, language, licence, source } }: { one: PublicText }) {
  const text = useText('diagnoses')
  const [isWhole, setIsWhole] = useState(words.length <= SHORT)
  return (
    <article>
      <p className={styles['publicPath']} lang={language}>
        {headings.join(' › ')}
      </p>
      <h5 className={styles['publicTitle']} lang={language}>
        {title}
      </h5>
      <div className={styles['publicText']} data-whole={isWhole} lang={language}>
        {html === null ? <p className={styles['publicLines']}>{words}</p> : <SafeHtml html={html} below={5} />}
      </div>
      {words.length > SHORT && (
        <Button size="compact-sm" variant="subtle" onClick={() => setIsWhole(!isWhole)} aria-expanded={isWhole}>
          {text(isWhole ? 'publicLess' : 'publicWhole')}
        </Button>
      )}
      {!isAll && isWhole && <p className={styles['publicPath']}>{text('publicGoesOn', { name: source.name })}</p>}
      <p className={styles['publicSource']}>
        {source.name}
        {source.date !== null && <> · {text('publicDate', { date: dayOf(source.date) })}</>} · {licence} ·{' '}
        <Anchor href={source.url} target="_blank" rel="noopener noreferrer" underline="always" inherit>
          {text('publicLink')}
        </Anchor>
      </p>
    </article>
  )
}
