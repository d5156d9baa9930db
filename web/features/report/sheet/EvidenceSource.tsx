import { Button, Group, Text } from '@mantine/core'
import type { Case } from '#contract/case.ts'
import type { Ground } from '#web/editor/statement-spans.ts'
import { useText } from '#web/text/use-text.ts'
import { EvidenceMark, markKind } from './EvidenceMark.tsx'
import { PlayButton } from './PlayButton.tsx'
import styles from './evidence.module.css'
import { isPlayable, quoteOf } from './source-of.ts'

const LABELS = { recording: 'sourceRecording', transcription: 'sourceTranscription', note: 'sourceNote', trigger: 'sourceTrigger' } as const

/** One place that words rest on: what was said or typed there, its sound while it is kept, and the way to all of it. */
export function EvidenceSource({ kase, ground, onShowSource }: { kase: Case; ground: Ground; onShowSource: (ground: Ground) => void }) {
  const text = useText('report')
  const quote = quoteOf(kase, ground)
  return (
    <div>
      <Group gap="xs" wrap="nowrap" className={styles['sourceLine']}>
        <EvidenceMark kind={markKind(ground.source)} />
        <span>{text(LABELS[ground.source])}</span>
      </Group>
      {quote ? (
        <blockquote className={`printed ${styles['quote']}`}>
          <span className={styles['around']}>{quote.before}</span>
          <mark>{quote.words}</mark>
          <span className={styles['around']}>{quote.after}</span>
        </blockquote>
      ) : (
        <Text size="sm">{text('sourceGone')}</Text>
      )}
      <Group gap="xs">
        {isPlayable(kase, ground) && <PlayButton kase={kase} ground={ground} />}
        {quote && (
          <Button size="compact-sm" variant="subtle" onClick={() => onShowSource(ground)}>
            {text('showInSource')}
          </Button>
        )}
      </Group>
    </div>
  )
}
