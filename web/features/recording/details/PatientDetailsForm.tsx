import { Stack, Text, TextInput, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { tidyName } from '#contract/names/person-name.ts'
import { useText } from '#web/text/use-text.ts'
import { AnimalFields } from './AnimalFields.tsx'
import { birthDateOf } from '#web/features/patients/birth-date.ts'
import { HumanFields } from './HumanFields.tsx'
import type { DetailsDraft } from './details-draft.ts'

export type PatientDetailsFormProps = {
  draft: DetailsDraft
  isNamed: boolean
  onChange: (draft: DetailsDraft) => void
  /** Stands between the heading and what is told of nobody known. */
  children?: ReactNode
}

/** Who the consultation is about. Everything has a default, so nothing here stands between the talk and the report. */
export function PatientDetailsForm({ draft, isNamed, onChange, children }: PatientDetailsFormProps) {
  const text = useText('recording')
  const patients = useText('patients')
  const { descriptor } = draft
  const isBeingNamed = !isNamed && tidyName(draft.name) !== ''
  const isWrong = draft.birthDate.trim() !== '' && birthDateOf(draft.birthDate) === undefined
  return (
    <Stack gap="md">
      <div>
        <Title order={2} size="h3">
          {text('patient')}
        </Title>
        <Text size="sm" c="dimmed">
          {text('patientHint')}
        </Text>
      </div>
      {children}
      {descriptor.kind === 'human' ? (
        <HumanFields
          descriptor={descriptor}
          isOther={isBeingNamed ? draft.isOtherGender : undefined}
          onChange={(changed, isOther) => onChange({ ...draft, descriptor: changed, isOtherGender: isOther })}
        />
      ) : (
        <AnimalFields descriptor={descriptor} onChange={(changed) => onChange({ ...draft, descriptor: changed })} />
      )}
      {!isNamed && (
        <TextInput
          label={text('name')}
          description={text('nameHint')}
          inputWrapperOrder={['label', 'input', 'description']}
          value={draft.name}
          maxLength={200}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ ...draft, name: currentTarget.value })}
        />
      )}
      {isBeingNamed && (
        <TextInput
          label={patients('birthDate')}
          description={patients('birthDateHint')}
          error={isWrong && patients('birthDateWrong')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={draft.birthDate}
          maxLength={20}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ ...draft, birthDate: currentTarget.value })}
        />
      )}
    </Stack>
  )
}
