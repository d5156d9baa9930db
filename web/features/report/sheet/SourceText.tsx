import { useEffect, useRef } from 'react'
import type { Ground } from '#web/editor/statement-spans.ts'
import styles from './evidence.module.css'

export type SourceTextProps = { text: string; title?: string; pointedAt: Ground | null; isPointedAt: (ground: Ground) => boolean }

/** A source as it was said or typed; the place that is pointed at is marked and brought into view. */
export function SourceText({ text, title, pointedAt, isPointedAt }: SourceTextProps) {
  const mark = useRef<HTMLElement>(null)
  const place = pointedAt && isPointedAt(pointedAt) ? pointedAt : null
  useEffect(() => {
    if (place) mark.current?.scrollIntoView({ block: 'center' })
  }, [place])
  return (
    <div className={styles['source']}>
      {title !== undefined && <h3>{title}</h3>}
      <p tabIndex={-1} className="printed">
        {place ? (
          <>
            {text.slice(0, place.start)}
            <mark ref={mark}>{text.slice(place.start, place.end)}</mark>
            {text.slice(place.end)}
          </>
        ) : (
          text
        )}
      </p>
    </div>
  )
}
