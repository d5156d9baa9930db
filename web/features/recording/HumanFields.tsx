import { Group, NativeSelect } from '@mantine/core'
import { HumanDescriptor } from '#contract/patient.ts'
import { useText } from '#web/text/use-text.ts'
import { AgeInput } from './AgeInput.tsx'
import type { DescriptorFieldsProps } from './descriptor-fields.ts'

const OLDEST = 120
const Gender = HumanDescriptor.shape.gender.unwrap()

export function HumanFields({ descriptor, onChange }: DescriptorFieldsProps<HumanDescriptor>) {
  const text = useText('recording')
  return (
    <Group grow align="start">
      <NativeSelect
        label={text('gender')}
        value={descriptor.gender}
        data={Gender.options.map((value) => ({ value, label: text(value) }))}
        onChange={({ currentTarget }) => onChange({ ...descriptor, gender: Gender.parse(currentTarget.value) })}
      />
      <AgeInput label={text('ageYears')} value={descriptor.ageYears} max={OLDEST} onChange={(ageYears) => onChange({ ...descriptor, ageYears })} />
    </Group>
  )
}
