import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Case } from '#contract/case.ts'
import { MOST_REASONS } from '#contract/report.ts'
import type { Reason } from '#contract/report.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { TextSkeleton } from '#web/ui/TextSkeleton.tsx'
import type { Rail } from '../rail/use-rail.ts'
import { ReasonCard } from './ReasonCard.tsx'
import styles from './reasons.module.css'
import { useReasons } from './use-reasons.ts'

const SHOWN = ['all', 'inReport', 'leftOut'] as const
type Shown = (typeof SHOWN)[number]

const isShown = ({ fate }: Reason, shown: Shown): boolean => shown === 'all' || (fate === 'stands') === (shown === 'inReport')

const keyOf = ({ evidence, fate, text }: Reason): string => [evidence.recordingId ?? evidence.source, evidence.start, fate, text].join('-')

/** Every statement of the case in the order it was said, each with the rule that placed it or left it out. */
export function ReasonList({ kase, onShow }: { kase: Case; onShow: Rail['showSource'] }) {
  const text = useText('reasons')
  const { data, error, refetch } = useReasons(kase)
  const [shown, setShown] = useState<Shown>('all')
  if (error) return <ErrorPanel error={error} title={text('failed')} onRetry={() => void refetch()} />
  if (data === undefined) return <TextSkeleton lines={6} />
  const reasons = data.filter((reason) => isShown(reason, shown))
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">{text('intro')}</Text>
      {kase.textReport !== null && kase.textReport.engine !== 'builtin' && <Text size="sm">{text('otherEngine')}</Text>}
      <SegmentedControl
        size="xs"
        aria-label={text('show')}
        value={shown}
        onChange={setShown}
        data={SHOWN.map((value) => ({ value, label: text(value) }))}
      />
      {data.length === MOST_REASONS && <Text size="sm">{text('onlyFirst', { count: MOST_REASONS })}</Text>}
      {reasons.length === 0 && <Text size="sm" c="dimmed">{text('nothing')}</Text>}
      <ol className={styles['reasons']}>
        {reasons.map((reason) => (
          <ReasonCard key={keyOf(reason)} reason={reason} onShow={onShow} />
        ))}
      </ol>
    </Stack>
  )
}
