import { ActionIcon, Button, Group } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import type { Case } from '#contract/case.ts'
import type { Masked } from '#contract/masked.ts'
import { useText } from '#web/text/use-text.ts'
import styles from './rail.module.css'
import { quoteOf } from '../sheet/source-of.ts'
import { judgeMarks } from './use-kept-focus.ts'
import type { Judge } from './use-masked.ts'
import type { Rail } from './use-rail.ts'

export type MaskedPlacesProps = {
  kase: Case
  label: string
  places: Masked[]
  onShow: Rail['showSource']
  onJudge?: Judge
  isBusy: boolean
  onPressed: (button: HTMLElement) => void
}

/** The places of one kind, each one press from its source, and beside it whether it is masked; what was masked for good has nothing beside it. */
export function MaskedPlaces({ kase, label, places, onShow, onJudge, isBusy, onPressed }: MaskedPlacesProps) {
  const text = useText('report')
  if (places.length === 0) return null
  // A button that is disabled loses the keyboard's focus; while the last judgement is under way a press does nothing instead.
  const judge = ({ currentTarget }: MouseEvent<HTMLElement>, { isSpared }: Masked, words: string): void => {
    if (isBusy || onJudge === undefined) return
    onPressed(currentTarget)
    onJudge({ words, isIdentifier: isSpared })
  }
  return (
    <section className={styles['masked']}>
      <h3>{`${label} · ${places.length}`}</h3>
      <Group gap="xs">
        {places.map((place) => {
          const { evidence, isForGood, isSpared } = place
          const words = quoteOf(kase, evidence)?.words ?? ''
          if (words === '') return null
          const mayBeJudged = onJudge !== undefined && !isForGood
          const told = text(isSpared ? 'maskedAgain' : 'maskedSpare', { words })
          return (
            <span key={`${evidence.recordingId ?? evidence.source}-${evidence.start}`} className={styles['maskedPlace']} data-judged={mayBeJudged || undefined}>
              <Button
                size="compact-sm"
                variant="default"
                className={styles['maskedWords'] ?? ''}
                aria-label={text('maskedShow', { words })}
                onClick={() => onShow(evidence)}
              >
                {words}
              </Button>
              {mayBeJudged && (
                <ActionIcon
                  variant="default"
                  size={26}
                  {...judgeMarks(label, words)}
                  {...(isBusy && { 'aria-disabled': true, 'data-disabled': true })}
                  aria-label={told}
                  title={told}
                  onClick={(event) => judge(event, place, words)}
                >
                  {isSpared ? <IconEyeOff size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
                </ActionIcon>
              )}
            </span>
          )
        })}
      </Group>
    </section>
  )
}
