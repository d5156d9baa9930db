import { useEffect, useMemo, useRef } from 'react'
import type { SourcePassage } from '#contract/source.ts'
import { SafeHtml } from './SafeHtml.tsx'
import classes from './sources.module.css'

/** The words of a passage, unaltered: as its source drew them where it did, else line by line. The words that answer are marked and brought into view. */
export function PassageText({ passage: { text, html }, excerpt }: { passage: Pick<SourcePassage, 'text' | 'html'>; excerpt: string }) {
  const place = useRef<HTMLDivElement>(null)
  const needle = useMemo(() => excerpt.replace(/^…|…$/g, '').trim(), [excerpt])
  useEffect(() => {
    place.current?.querySelector('mark, [data-marked]')?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={place} className={`printed ${classes['text']}`}>
      {html === null ? <Lines text={text} needle={needle} /> : <SafeHtml html={html} needle={needle} />}
    </div>
  )
}

function Lines({ text, needle }: { text: string; needle: string }) {
  const at = needle === '' ? -1 : text.indexOf(needle)
  if (at === -1) return <p className={classes['lines']}>{text}</p>
  return (
    <p className={classes['lines']}>
      {text.slice(0, at)}
      <mark>{needle}</mark>
      {text.slice(at + needle.length)}
    </p>
  )
}
