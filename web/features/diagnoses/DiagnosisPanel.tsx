import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { DiagnosisSuggestion } from '#contract/diagnosis.ts'
import type { PatientDescriptor } from '#contract/patient.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Vertical } from '#contract/vertical.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { TextSkeleton } from '#web/ui/TextSkeleton.tsx'
import { isToldFact } from './accuracy-word.ts'
import { PickedSymptoms } from './PickedSymptoms.tsx'
import { SuggestionCard } from './SuggestionCard.tsx'
import styles from './diagnoses.module.css'
import { type Insert, type OpenText, useInsertion } from './use-insertion.ts'
import { useIsSwitchedOn, useSuggestions } from './use-suggestions.ts'

export type DiagnosisPanelProps = {
  patientId: string
  caseId: string
  edition: Vertical
  descriptor: PatientDescriptor | null
  /** A read-only account sees what the talk gives and picks nothing (spec 4). */
  isReadOnly?: boolean
  /** The report that lies open for writing; without one nothing can be put in. */
  open?: OpenText | undefined
}

/** Suggested diagnoses beside the report, and symptoms to pick; nothing here enters the report before somebody presses (spec 1, quality 3.4). */
export function DiagnosisPanel({ patientId, caseId, edition, descriptor, isReadOnly = false, open }: DiagnosisPanelProps) {
  const text = useText('diagnoses')
  const [picked, setPicked] = useState<readonly string[]>([])
  const isOn = useIsSwitchedOn()
  const insertion = useInsertion(isReadOnly ? undefined : open)
  const { data, error, isPlaceholderData, refetch } = useSuggestions({ patientId, caseId, picked, isOn: isOn === true })
  const isOff = isOn === false || (error instanceof Refusal && error.code === 'request.not_found')
  if (isOff) return <Text size="sm" c="dimmed">{text('off')}</Text>
  return (
    <div className={styles['panel']}>
      <p className={styles['label']}>{text('label')}</p>
      {error && <ErrorPanel error={error} title={text('loadFailed')} onRetry={() => void refetch()} />}
      {!error && !data && <TextSkeleton lines={6} />}
      {!error && data && <Suggestions list={data} isUpdating={isPlaceholderData} insertion={insertion} />}
      {!isReadOnly && <PickedSymptoms edition={edition} descriptor={descriptor} picked={picked} onChange={setPicked} />}
    </div>
  )
}

const FIRST = 5

function Suggestions({ list, isUpdating, insertion }: { list: readonly DiagnosisSuggestion[]; isUpdating: boolean; insertion: Insert | undefined }) {
  const text = useText('diagnoses')
  const [isWhole, setIsWhole] = useState(false)
  if (list.length === 0) {
    return (
      <div role="status">
        <Text fw={600}>{text('empty')}</Text>
        <Text size="sm" c="dimmed">
          {text('emptyHint')}
        </Text>
      </div>
    )
  }
  const suggested = list.filter((one) => !isToldFact(one))
  const told = list.filter(isToldFact)
  const rest = suggested.length - FIRST
  const card = (suggestion: DiagnosisSuggestion) => <SuggestionCard key={suggestion.code} suggestion={suggestion} insertion={insertion} />
  return (
    <>
      <span role="status" className={styles['unseen']}>
        {isUpdating ? text('updating') : ''}
      </span>
      {suggested.length > 0 && (
        <ol className={styles['list']} aria-busy={isUpdating}>
          {suggested.slice(0, isWhole ? suggested.length : FIRST).map(card)}
        </ol>
      )}
      {rest > 0 && !isWhole && (
        <Button size="compact-sm" variant="subtle" onClick={() => setIsWhole(true)}>
          {text('showMore', { count: rest })}
        </Button>
      )}
      {told.length > 0 && (
        <section>
          <h3 className={styles['toldTitle']}>{text('toldTitle')}</h3>
          <ul className={styles['list']} aria-busy={isUpdating}>
            {told.map(card)}
          </ul>
        </section>
      )}
    </>
  )
}
