import { Button } from '@mantine/core'
import { countSentences } from '#domain/report-diff/count-sentences.ts'
import { isHeadingChanged } from '#domain/report-diff/diff-reports.ts'
import { useText } from '#web/text/use-text.ts'
import styles from './bar.module.css'
import { isOwnIn, sideIn } from '../rewrite/review.ts'
import type { Review } from '../rewrite/review.ts'

/** What the proposal would do to the text as it is chosen now, in one line, and the two ways to go from here. */
export function DecisionRow({ review, onUse, onDiscard }: { review: Review; onUse: () => void; onDiscard: () => void }) {
  const text = useText('report')
  const changes = useChangeWords(review)
  // What of the request in words is not in the text that is offered.
  const { notFollowed } = review.proposal
  return (
    <div className={styles['row']}>
      <div className={styles['words']} role="status">
        <p><strong>{text('proposal')}</strong> {changes}</p>
        {notFollowed && <p className={styles['notFollowed']}>{text('notFollowed', { wishes: notFollowed.join('; ') })}</p>}
      </div>
      <div className={styles['decision']}>
        <Button variant="default" onClick={onDiscard}>{text('discardProposal')}</Button>
        <Button onClick={onUse}>{text('useProposal')}</Button>
      </div>
    </div>
  )
}

function useChangeWords(review: Review): string {
  const text = useText('report')
  const { diff } = review
  const { shorter, longer, reworded, fresh, gone } = countSentences(diff, (change) => sideIn(review, change) === 'after')
  const changes = diff.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind !== 'kept')
  const own = changes.filter((change) => isOwnIn(review, change) && sideIn(review, change) === 'before').length
  const words = [
    shorter > 0 && text('sentencesShorter', { count: shorter }),
    longer > 0 && text('sentencesLonger', { count: longer }),
    reworded > 0 && text('sentencesReworded', { count: reworded }),
    fresh > 0 && text('sentencesNew', { count: fresh }),
    gone > 0 && text('sentencesGone', { count: gone }),
  ].filter((part) => part !== false)
  // What goes in one place and comes in another is neither new nor gone.
  const isMoved = changes.some((change) => sideIn(review, change) === 'after')
  if (words.length === 0) words.push(text(diff.some(isHeadingChanged) ? 'headingsChanged' : isMoved ? 'sentencesMoved' : 'sentencesSame'))
  return [words.join(', '), ...(own > 0 ? [text('ownCount', { count: own })] : [])].join(' · ')
}
