import { Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { descriptorChoices } from '#contract/patient.ts'
import type { AnimalDescriptor } from '#contract/patient.ts'
import { useText } from '#web/text/use-text.ts'
import { AgeInput } from './AgeInput.tsx'
import { changeSpecies, withTyped } from './animal-details.ts'
import type { DescriptorFieldsProps } from './descriptor-fields.ts'

const OLDEST = 50
const MOST_MONTHS = 11
const LONGEST_NUMBER = 40
const LONGEST_OWNER = 200
const { Species, OtherSpecies, Sex, ReproductiveStatus } = descriptorChoices

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
          onChange={({ currentTarget }) => onChange(changeSpecies(descriptor, Species.parse(currentTarget.value)))}
        />
        <NativeSelect
          label={text('animalSex')}
          value={descriptor.sex}
          data={Sex.options.map((value) => ({ value, label: text(SEX_TEXTS[value]) }))}
          onChange={({ currentTarget }) => onChange({ ...descriptor, sex: Sex.parse(currentTarget.value) })}
        />
      </Group>
      {descriptor.species === 'other' && <OtherSpeciesFields descriptor={descriptor} onChange={onChange} />}
      <NativeSelect
        label={text('reproductiveStatus')}
        value={descriptor.reproductiveStatus}
        data={ReproductiveStatus.options.map((value) => ({ value, label: text(value) }))}
        onChange={({ currentTarget }) => onChange({ ...descriptor, reproductiveStatus: ReproductiveStatus.parse(currentTarget.value) })}
      />
      <Group grow align="start">
        <AgeInput label={text('ageYears')} value={descriptor.ageYears} max={OLDEST} isPreset={isPreset} onChange={(years) => changeAge('ageYears', years)} />
        <AgeInput
          label={text('ageMonths')}
          value={descriptor.ageMonths}
          max={MOST_MONTHS}
          isPreset={isPreset}
          onChange={(months) => changeAge('ageMonths', months)}
        />
      </Group>
      <TextInput
        label={text('ownerName')}
        description={text('ownerHint')}
        inputWrapperOrder={['label', 'input', 'description']}
        value={descriptor.ownerName ?? ''}
        maxLength={LONGEST_OWNER}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(withTyped(descriptor, 'ownerName', currentTarget.value))}
      />
    </Stack>
  )
}

/** What an animal of the farm is known by: which it is, and its number. */
function OtherSpeciesFields({ descriptor, onChange }: DescriptorFieldsProps<AnimalDescriptor>) {
  const text = useText('recording')
  const choose = (value: string) => {
    const { otherSpecies: _before, ...rest } = descriptor
    const chosen = OtherSpecies.options.find((one) => one === value)
    onChange(chosen ? { ...rest, otherSpecies: chosen } : rest)
  }
  return (
    <>
      <NativeSelect
        label={text('whichSpecies')}
        value={descriptor.otherSpecies ?? ''}
        data={[{ value: '', label: text('notTold') }, ...OtherSpecies.options.map((value) => ({ value, label: text(value) }))]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <TextInput
        label={text('herdNumber')}
        value={descriptor.herdNumber ?? ''}
        maxLength={LONGEST_NUMBER}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(withTyped(descriptor, 'herdNumber', currentTarget.value))}
      />
    </>
  )
}
