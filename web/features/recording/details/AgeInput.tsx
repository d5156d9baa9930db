import { NumberInput } from '@mantine/core'
import { useText } from '#web/text/use-text.ts'

export type AgeInputProps = {
  label: string
  value: number
  max: number
  /** The value is the form's own: it stands in grey until somebody writes one. */
  isPreset: boolean
  /** Told undefined where the field was emptied: the preset stands again. */
  onChange: (value: number | undefined) => void
}

/** A whole number within the bounds of spec 5; one that nobody wrote is shown as such, and an emptied field goes back to it. */
export function AgeInput({ label, value, max, isPreset, onChange }: AgeInputProps) {
  const text = useText('recording')
  return (
    <NumberInput
      label={label}
      description={isPreset ? text('ageNotConfirmed') : undefined}
      inputWrapperOrder={['label', 'input', 'description']}
      value={isPreset ? '' : value}
      placeholder={String(value)}
      min={0}
      max={max}
      clampBehavior="strict"
      allowDecimal={false}
      allowNegative={false}
      onChange={(entered) => onChange(typeof entered === 'number' ? entered : undefined)}
    />
  )
}
