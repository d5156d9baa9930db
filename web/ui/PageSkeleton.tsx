import { Skeleton } from '@mantine/core'
import classes from './PageFrame.module.css'
import { TextSkeleton } from './TextSkeleton.tsx'

export type PageSkeletonProps = {
  /** What the page is called: said at once, since a page without a headline has no name (WCAG 2.4.6). */
  name: string
  /** A view of a case: a line of who and when, and tabs. */
  isCase?: boolean
}

/** A page on its way: a heading and text, at the edge where they will stand. */
export function PageSkeleton({ name, isCase = false }: PageSkeletonProps) {
  return (
    <div className={classes['frame']} data-case={isCase}>
      <h1 className="visually-hidden">{name}</h1>
      <div className={classes['header']}>
        <Skeleton height={isCase ? 'var(--leading-xl)' : 'var(--leading-2xl)'} width="min(40%, var(--width-card))" />
      </div>
      {isCase && <div className={classes['tabs']} />}
      <div className={classes['body']} data-measure="document">
        <TextSkeleton lines={5} />
      </div>
    </div>
  )
}
