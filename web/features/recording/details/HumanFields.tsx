import { Group, NativeSelect } from '@mantine/core'
import { descriptorChoices, HumanDescriptor } from '#contract/patient.ts'
import { useText } from '#web/text/use-text.ts'
import { AgeInput } from './AgeInput.tsx'

export type HumanFieldsProps = {
  descriptor: HumanDescriptor
  /** Of a named person: whether the gender is neither of the two. Undefined where nobody is named. */
  isOther: boolean | undefined
  onChange: (descriptor: HumanDescriptor, isOther: boolean) => void
}

const OLDEST = 120
const OTHER = 'other'
const PRESET = HumanDescriptor.parse({ kind: 'human' })
const { HumanGender } = descriptorChoices

export function HumanFields({ descriptor, isOther, onChange }: HumanFieldsProps) {
  const text = useText('recording')
  const patients = useText('patients')
  const changeAge = (ageYears: number | undefined) => {
    const { ageIsPreset: _preset, ...rest } = descriptor
    onChange(ageYears === undefined ? { ...rest, ageYears: PRESET.ageYears, ageIsPreset: true } : { ...rest, ageYears }, isOther ?? false)
  }
  const change = (value: string) => {
    onChange({ ...descriptor, gender: value === OTHER ? 'unknown' : HumanGender.parse(value) }, value === OTHER)
  }
  return (
    <Group grow align="start">
      <NativeSelect
        label={text('gender')}
        value={isOther === true ? OTHER : descriptor.gender}
        data={[
          ...HumanGender.options.map((value) => ({ value, label: text(value) })),
          ...(isOther === undefined ? [] : [{ value: OTHER, label: patients('otherGender') }]),
        ]}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <AgeInput label={text('ageYears')} value={descriptor.ageYears} max={OLDEST} isPreset={descriptor.ageIsPreset === true} onChange={changeAge} />
    </Group>
  )
}
