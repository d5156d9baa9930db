import { NumberInput } from '@mantine/core'
import { MOST_SEATS } from '#contract/seats/seat.ts'
import { useText } from '#web/text/use-text.ts'

/** How many are to work on the plan. */
export function SeatsWanted({ seats, onChange }: { seats: number; onChange: (seats: number) => void }) {
  const text = useText('pricing')
  return (
    <NumberInput
      label={text('seatsLabel')}
      description={text('seatsHint')}
      inputWrapperOrder={['label', 'input', 'description']}
      value={seats}
      min={1}
      max={MOST_SEATS}
      clampBehavior="strict"
      allowDecimal={false}
      allowNegative={false}
      onChange={(entered) => typeof entered === 'number' && entered >= 1 && onChange(entered)}
    />
  )
}
