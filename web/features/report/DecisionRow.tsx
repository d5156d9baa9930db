import { Button } from '@mantine/core'
import { countChanges } from '#domain/report-diff/diff-reports.ts'
import { useText } from '#web/text/use-text.ts'
import styles from './commands.module.css'
import type { Review } from './use-review.ts'

/** Keep or Undo, with what each would mean in numbers. */
export function DecisionRow({ review, notFollowed, onKeep, onUndo }: { review: Review; /** What of the request in words is not in the text that is offered. */ notFollowed?: readonly string[] | undefined; onKeep: () => void; onUndo: () => void }) {
  const text = useText('report')
  const { changed, gone, fresh } = countChanges(review.diff)
  const own = review.diff.flatMap(({ blocks }) => blocks).filter((change) => change.kind !== 'kept' && review.isOwn(change) && review.sideOf(change) === 'before').length
  const counts = [
    changed > 0 && text('changedCount', { count: changed }),
    fresh > 0 && text('newCount', { count: fresh }),
    gone > 0 && text('goneCount', { count: gone }),
    own > 0 && text('ownCount', { count: own }),
  ]
  return (
    <div className={styles['row']}>
      <div className={styles['words']} role="status">
        <p>{counts.filter((words) => words !== false).join(' · ')}</p>
        {notFollowed && <p className={styles['notFollowed']}>{text('notFollowed', { wishes: notFollowed.join('; ') })}</p>}
        <p className={styles['hint']}>{text('proposalHint')}</p>
      </div>
      <div className={styles['decision']}>
        <Button variant="default" onClick={onUndo}>{text('undo')}</Button>
        <Button onClick={onKeep}>{text('keep')}</Button>
      </div>
    </div>
  )
}
