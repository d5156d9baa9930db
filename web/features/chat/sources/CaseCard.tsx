import { Link } from '@tanstack/react-router'
import type { Case } from '#contract/case.ts'
import type { CaseCard as CasePlace } from '#contract/source.ts'
import type { Ground } from '#web/editor/statement-spans.ts'
import { EvidenceSource } from '#web/features/report/sheet/EvidenceSource.tsx'
import evidence from '#web/features/report/sheet/evidence.module.css'
import { useText } from '#web/text/use-text.ts'
import { cardId } from './opened-source.ts'
import classes from './sources.module.css'

/** A place in the case that an answer stands on: the words as they were said or noted, their sound while it is kept, and the way to all of it. */
export function CaseCard({ kase, place, messageId, onOpen }: { kase: Case; place: CasePlace; messageId: string; onOpen: (ground: Ground) => void }) {
  const text = useText('chat')
  const ground = groundOf(place)
  return (
    <article className={classes['card']} id={cardId(messageId, place.n)} tabIndex={-1} aria-label={text('sourceNumber', { number: place.n })}>
      <span className={classes['number']} aria-hidden>
        {place.n}
      </span>
      <div className={classes['about']}>
        {ground === undefined ? (
          <>
            <p className={classes['facts']}>
              <Link to="/p/$patientId/report" params={{ patientId: kase.patientId }}>
                {text('fromReport')}
              </Link>
            </p>
            {place.quote !== undefined && <blockquote className={`printed ${evidence['quote']}`}>{place.quote}</blockquote>}
          </>
        ) : (
          <EvidenceSource kase={kase} ground={ground} onShowSource={onOpen} />
        )}
      </div>
    </article>
  )
}

/** The place as the report's own evidence names it; undefined for one in the report itself. */
function groundOf({ source, recordingId, start, end, startMs, endMs }: CasePlace): Ground | undefined {
  if (source === 'report') return undefined
  return {
    source,
    start,
    end,
    ...(recordingId !== undefined && { recordingId }),
    ...(startMs !== undefined && { startMs }),
    ...(endMs !== undefined && { endMs }),
  }
}
