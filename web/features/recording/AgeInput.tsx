import { NumberInput } from '@mantine/core'

export type AgeInputProps = { label: string; value: number; max: number; onChange: (value: number) => void }

/** A whole number within the bounds of spec 5; an emptied field goes back to what it was. */
export function AgeInput({ label, value, max, onChange }: AgeInputProps) {
  return (
    <NumberInput
      label={label}
      value={value}
      min={0}
      max={max}
      clampBehavior="strict"
      allowDecimal={false}
      allowNegative={false}
      onChange={(entered) => {
        if (typeof entered === 'number') onChange(entered)
      }}
      onBlur={({ currentTarget }) => {
        if (currentTarget.value === '') onChange(0)
      }}
    />
  )
}
