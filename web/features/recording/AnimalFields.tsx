import { Group, NativeSelect, Stack } from '@mantine/core'
import { descriptorChoices } from '#contract/patient.ts'
import type { AnimalDescriptor } from '#contract/patient.ts'
import { useText } from '#web/text/use-text.ts'
import { AgeInput } from './AgeInput.tsx'
import type { DescriptorFieldsProps } from './descriptor-fields.ts'

const OLDEST = 50
const MOST_MONTHS = 11
const { Species, Sex, ReproductiveStatus } = descriptorChoices

const SPECIES_TEXTS = { dog: 'dog', cat: 'cat', horse: 'horse', rabbit: 'rabbit', other: 'otherSpecies' } as const
const SEX_TEXTS = { male: 'maleAnimal', female: 'femaleAnimal', unknown: 'unknown' } as const

export function AnimalFields({ descriptor, onChange }: DescriptorFieldsProps<AnimalDescriptor>) {
  const text = useText('recording')
  const isPreset = descriptor.ageIsPreset === true
  // An emptied field counts nothing; with nothing in either the age is nobody's word again.
  const changeAge = (part: 'ageYears' | 'ageMonths', entered: number | undefined) => {
    const { ageIsPreset: _preset, ...rest } = descriptor
    const changed = { ...rest, [part]: entered ?? 0 }
    onChange(entered === undefined && changed.ageYears + changed.ageMonths === 0 ? { ...changed, ageIsPreset: true } : changed)
  }
  return (
    <Stack gap="md">
      <Group grow align="start">
        <NativeSelect
          label={text('species')}
          value={descriptor.species}
          data={Species.options.map((value) => ({ value, label: text(SPECIES_TEXTS[value]) }))}
          onChange={({ currentTarget }) => onChange({ ...descriptor, species: Species.parse(currentTarget.value) })}
        />
        <NativeSelect
          label={text('animalSex')}
          value={descriptor.sex}
          data={Sex.options.map((value) => ({ value, label: text(SEX_TEXTS[value]) }))}
          onChange={({ currentTarget }) => onChange({ ...descriptor, sex: Sex.parse(currentTarget.value) })}
        />
      </Group>
      <NativeSelect
        label={text('reproductiveStatus')}
        value={descriptor.reproductiveStatus}
        data={ReproductiveStatus.options.map((value) => ({ value, label: text(value) }))}
        onChange={({ currentTarget }) => onChange({ ...descriptor, reproductiveStatus: ReproductiveStatus.parse(currentTarget.value) })}
      />
      <Group grow align="start">
        <AgeInput label={text('ageYears')} value={descriptor.ageYears} max={OLDEST} isPreset={isPreset} onChange={(years) => changeAge('ageYears', years)} />
        <AgeInput label={text('ageMonths')} value={descriptor.ageMonths} max={MOST_MONTHS} isPreset={isPreset} onChange={(months) => changeAge('ageMonths', months)} />
      </Group>
    </Stack>
  )
}
