import { Button } from '@mantine/core'
import type { BlockChange } from '#domain/report-diff/diff-reports.ts'
import type { Side } from '#domain/report-diff/resolve-diff.ts'
import { useText } from '#web/text/use-text.ts'
import styles from './diff.module.css'
import { isOwnIn, sideIn } from '../rewrite/review.ts'
import type { Review } from '../rewrite/review.ts'

/** Has one of the two texts count at a place. */
export type Choosing = (change: BlockChange, side: Side) => void

type Changed = Exclude<BlockChange, { kind: 'kept' }>

/** One paragraph: as it stays, or what goes and comes in it, with a way to choose the other for it alone. */
export function DiffBlock({ change, review, onChoose }: { change: BlockChange; review: Review; onChoose: Choosing }) {
  if (change.kind === 'kept') return <p>{change.after.text}</p>
  const side = sideIn(review, change)
  return (
    <div className={styles['change']} data-change={change.kind} data-side={side}>
      <Words change={change} side={side} />
      <Choice change={change} side={side} isOwn={isOwnIn(review, change)} onChoose={onChoose} />
    </div>
  )
}

function Words({ change, side }: { change: Changed; side: Side }) {
  const text = useText('report')
  const gone = (words: string) => <del><span className="visually-hidden">{text('pieceGone')} </span>{words}</del>
  const fresh = (words: string) => <ins><span className="visually-hidden">{text('pieceNew')} </span>{words}</ins>
  if (change.kind === 'gone') return <p>{side === 'before' ? change.before.text : gone(change.before.text)}</p>
  if (change.kind === 'new') return side === 'after' ? <p>{fresh(change.after.text)}</p> : <p className={styles['aside']}>{change.after.text}</p>
  if (side === 'before') {
    return (
      <>
        <p>{change.before.text}</p>
        <p className={styles['aside']}>{text('proposedInstead')} {change.after.text}</p>
      </>
    )
  }
  return (
    <p>
      {change.pieces.map((piece, index) => (
        <span key={index}>{piece.kind === 'kept' ? piece.text : piece.kind === 'gone' ? gone(piece.text) : fresh(piece.text)}</span>
      ))}
    </p>
  )
}

const OTHER = {
  changed: { before: 'useNewText', after: 'keepOldText' },
  gone: { before: 'dropParagraph', after: 'keepParagraph' },
  new: { before: 'takeIn', after: 'leaveOut' },
} as const

function Choice({ change, side, isOwn, onChoose }: { change: Changed; side: Side; isOwn: boolean; onChoose: Choosing }) {
  const text = useText('report')
  const stays = change.kind === 'new' ? 'notTaken' : isOwn ? 'ownWordsStay' : 'oldStays'
  return (
    <div className={styles['choice']}>
      {side === 'before' && <span>{text(stays)}</span>}
      <Button size="compact-xs" variant="subtle" onClick={() => onChoose(change, side === 'before' ? 'after' : 'before')}>
        {text(OTHER[change.kind][side])}
      </Button>
    </div>
  )
}
