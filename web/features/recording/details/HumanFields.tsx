import { Group, NativeSelect } from '@mantine/core'
import { descriptorChoices, HumanDescriptor } from '#contract/patient.ts'
import { useText } from '#web/text/use-text.ts'
import { AgeInput } from './AgeInput.tsx'
import type { DescriptorFieldsProps } from './descriptor-fields.ts'

const OLDEST = 120
const PRESET = HumanDescriptor.parse({ kind: 'human' })
const { HumanGender } = descriptorChoices

export function HumanFields({ descriptor, onChange }: DescriptorFieldsProps<HumanDescriptor>) {
  const text = useText('recording')
  const changeAge = (ageYears: number | undefined) => {
    const { ageIsPreset: _preset, ...rest } = descriptor
    onChange(ageYears === undefined ? { ...rest, ageYears: PRESET.ageYears, ageIsPreset: true } : { ...rest, ageYears })
  }
  return (
    <Group grow align="start">
      <NativeSelect
        label={text('gender')}
        value={descriptor.gender}
        data={HumanGender.options.map((value) => ({ value, label: text(value) }))}
        onChange={({ currentTarget }) => onChange({ ...descriptor, gender: HumanGender.parse(currentTarget.value) })}
      />
      <AgeInput label={text('ageYears')} value={descriptor.ageYears} max={OLDEST} isPreset={descriptor.ageIsPreset === true} onChange={changeAge} />
    </Group>
  )
}
