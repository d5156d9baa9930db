import { Button, Pill } from '@mantine/core'
import { IconMan, IconPaw, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { PatientDescriptor } from '#contract/patient.ts'
import type { Vertical } from '#contract/vertical.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { TextSkeleton } from '#web/ui/TextSkeleton.tsx'
import { SymptomPicker } from './SymptomPicker.tsx'
import styles from './diagnoses.module.css'
import { useSymptoms } from './use-suggestions.ts'

export type PickedSymptomsProps = {
  edition: Vertical
  descriptor: PatientDescriptor | null
  picked: readonly string[]
  onChange: (picked: readonly string[]) => void
}

/** What the clinician adds by hand to what was said. */
export function PickedSymptoms({ edition, descriptor, picked, onChange }: PickedSymptomsProps) {
  const text = useText('diagnoses')
  const [isOpen, setIsOpen] = useState(false)
  const symptoms = useSymptoms(edition)
  const toggle = (id: string): void => onChange(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id])
  const nameOf = (id: string): string => symptoms.data?.flatMap((region) => region.symptoms).find((symptom) => symptom.id === id)?.name ?? id
  const Icon = edition === 'vet' ? IconPaw : IconMan
  return (
    <section className={styles['picked']} aria-label={text('symptoms')}>
      <h3>{text('symptoms')}</h3>
      {picked.length > 0 && (
        <div className={styles['pills']}>
          {picked.map((id) => (
            <Pill
              key={id}
              withRemoveButton
              onRemove={() => toggle(id)}
              removeButtonProps={{ 'aria-label': text('remove', { name: nameOf(id) }), 'aria-hidden': false, tabIndex: 0 }}
            >
              {nameOf(id)}
            </Pill>
          ))}
          {picked.length > 1 && (
            <Button size="compact-xs" variant="subtle" onClick={() => onChange([])}>
              {text('clear')}
            </Button>
          )}
        </div>
      )}
      <Button
        size="sm"
        variant="default"
        leftSection={isOpen ? <IconX size={16} aria-hidden /> : <Icon size={16} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text(isOpen ? 'closePicker' : 'openPicker')}
      </Button>
      {isOpen && symptoms.isPending && <TextSkeleton lines={6} />}
      {isOpen && symptoms.isError && <ErrorPanel error={symptoms.error} title={text('symptomsFailed')} onRetry={() => void symptoms.refetch()} />}
      {isOpen && symptoms.data && <SymptomPicker edition={edition} descriptor={descriptor} list={symptoms.data} picked={picked} onToggle={toggle} />}
    </section>
  )
}
