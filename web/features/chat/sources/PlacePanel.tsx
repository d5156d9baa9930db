import { Drawer } from '@mantine/core'
import type { Case } from '#contract/case.ts'
import type { Ground } from '#web/editor/statement-spans.ts'
import { isPlayable, sourceText } from '#web/features/report/sheet/source-of.ts'
import { PlayButton } from '#web/features/report/sheet/PlayButton.tsx'
import { SourceText } from '#web/features/report/sheet/SourceText.tsx'
import { useText } from '#web/text/use-text.ts'
import classes from './sources.module.css'

/** The transcript or note whole, at the words that an answer stands on. */
export function PlacePanel({ kase, ground, onClose }: { kase: Case; ground: Ground; onClose: () => void }) {
  const text = useText('chat')
  const report = useText('report')
  const ui = useText('ui')
  const words = sourceText(kase, ground)
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="var(--width-sheet)"
      title={text(ground.source === 'note' ? 'fromNote' : 'fromTalk')}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      {isPlayable(kase, ground) && (
        <p className={classes['play']}>
          <PlayButton kase={kase} ground={ground} />
        </p>
      )}
      {words === null ? <p>{report('sourceGone')}</p> : <SourceText text={words} pointedAt={ground} isPointedAt={() => true} />}
    </Drawer>
  )
}
