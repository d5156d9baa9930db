import { NativeSelect, Stack, TextInput } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { useText } from '#web/text/use-text.ts'
import { genderKey } from './patient-facts.ts'
import { LONGEST_NAME, SPECIES } from './patient-draft.ts'
import type { DraftFaults, PatientDraft } from './patient-draft.ts'

const SPECIES_TEXTS = { dog: 'dog', cat: 'cat', horse: 'horse', rabbit: 'rabbit' } as const
const GENDERS = ['female', 'male', 'other'] as const
const AFTER = ['label', 'input', 'description', 'error'] as const

export type PatientFieldsProps = { draft: PatientDraft; faults: DraftFaults; isAnimal: boolean; onChange: (draft: PatientDraft) => void }

/** Who a named patient is; of an animal also whose. The name alone is needed. */
export function PatientFields({ draft, faults, isAnimal, onChange }: PatientFieldsProps) {
  const text = useText('patients')
  const sidebar = useText('sidebar')
  const genders = isAnimal ? GENDERS.filter((gender) => gender !== 'other') : GENDERS
  const field = (name: keyof PatientDraft) => ({
    label: text(name),
    value: draft[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange({ ...draft, [name]: currentTarget.value }),
  })
  const typed = (name: keyof PatientDraft) => ({ ...field(name), autoComplete: 'off', inputWrapperOrder: [...AFTER] })
  return (
    <Stack>
      <TextInput {...typed('name')} maxLength={LONGEST_NAME} required withAsterisk={false} data-autofocus />
      {isAnimal && (
        <NativeSelect
          {...field('species')}
          data={[
            { value: '', label: text('notTold') },
            ...SPECIES.map((value) => ({ value, label: value === 'other' ? text('otherSpecies') : sidebar(SPECIES_TEXTS[value]) })),
          ]}
        />
      )}
      <TextInput {...typed('birthDate')} maxLength={20} description={text('birthDateHint')} error={faults.birthDate && text('birthDateWrong')} />
      <NativeSelect
        {...field('gender')}
        data={[{ value: '', label: text('notTold') }, ...genders.map((value) => ({ value, label: text(genderKey(isAnimal ? 'animal' : 'human', value)) }))]}
      />
      {isAnimal && (
        <>
          <TextInput {...typed('ownerName')} maxLength={LONGEST_NAME} />
          <TextInput
            {...typed('chipNumber')}
            maxLength={40}
            inputMode="numeric"
            description={text('chipHint')}
            error={faults.chipNumber && text('chipWrong')}
          />
        </>
      )}
    </Stack>
  )
}
