import { Skeleton } from '@mantine/core'
import classes from './PageFrame.module.css'
import { TextSkeleton } from './TextSkeleton.tsx'

/** A page on its way: a heading and text, at the edge where they will stand. */
export function PageSkeleton() {
  return (
    <div className={classes['frame']}>
      <div className={classes['header']}>
        <Skeleton height="var(--leading-2xl)" width="min(40%, var(--width-card))" />
      </div>
      <div className={classes['body']} data-measure="document">
        <TextSkeleton lines={5} />
      </div>
    </div>
  )
}
