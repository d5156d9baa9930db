import { Badge, Text, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { professionalBounds } from '#contract/professional.ts'
import type { Professional, ProfessionalField } from '#contract/professional.ts'
import { Refusal } from '#contract/refusal.ts'
import { useProfessional, useSaveProfessional } from '#web/session/use-professional.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { explain } from '#web/ui/explain.ts'
import { ListSection } from '#web/ui/ListSection.tsx'
import classes from './professional-section.module.css'

/** What each field is to the browser, so that it may be filled from what it knows of the person. */
const FIELDS = [
  { field: 'name', label: 'professionalName', hint: undefined, autoComplete: 'name' },
  { field: 'title', label: 'professionalTitle', hint: 'professionalTitleHint', autoComplete: 'organization-title' },
  { field: 'licence', label: 'professionalLicence', hint: 'professionalLicenceHint', autoComplete: 'off' },
  { field: 'clinic', label: 'professionalClinic', hint: undefined, autoComplete: 'organization' },
  { field: 'address', label: 'professionalAddress', hint: undefined, autoComplete: 'street-address' },
  { field: 'telephone', label: 'professionalTelephone', hint: undefined, autoComplete: 'tel' },
] as const satisfies readonly { field: ProfessionalField; label: string; hint: string | undefined; autoComplete: string }[]

/** Who writes and where, for the head and foot of referrals and letters; each field is saved when it is left. */
export function ProfessionalSection() {
  const text = useText('settings')
  const { data, error, refetch } = useProfessional()
  return (
    <ListSection id="professional" heading={text('professionalHeading')}>
      <div className={classes['body']}>
        <Text size="sm" c="dimmed">
          {text('professionalBody')}
        </Text>
        {error !== null && <ErrorPanel error={error} title={text('professionalFailed')} onRetry={() => void refetch()} />}
        <div className={classes['fields']}>
          {FIELDS.map((one) => (
            <Field key={one.field} {...one} kept={data} />
          ))}
        </div>
      </div>
    </ListSection>
  )
}

type FieldProps = (typeof FIELDS)[number] & { kept: Professional | undefined }

function Field({ field, label, hint, autoComplete, kept }: FieldProps) {
  const text = useText('settings')
  const ui = useText('ui')
  const language = useLanguage()
  const save = useSaveProfessional()
  // What is typed here; what is kept stands until something is.
  const [typed, setTyped] = useState<string>()
  const leave = () => {
    if (kept === undefined || typed === undefined || typed.trim() === kept[field]) return
    save.mutate({ [field]: typed }, { onSuccess: () => setTyped(undefined) })
  }
  const isLong = field === 'address'
  return (
    <TextInput
      label={text(label)}
      {...(hint !== undefined && { description: text(hint) })}
      autoComplete={autoComplete}
      type={field === 'telephone' ? 'tel' : 'text'}
      maxLength={isLong ? professionalBounds.addressCharacters : professionalBounds.characters}
      disabled={kept === undefined}
      value={typed ?? kept?.[field] ?? ''}
      error={save.error === null ? undefined : save.error instanceof Refusal ? explain(save.error, language, ui).sentence : text('saveFailed')}
      onChange={(event) => {
        save.reset()
        setTyped(event.currentTarget.value)
      }}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
      rightSectionWidth="6rem"
      rightSection={
        <span role="status">
          {save.isSuccess && typed === undefined && (
            <Badge color="good" variant="light" leftSection={<IconCheck size={14} aria-hidden />} tt="none">
              {text('saved')}
            </Badge>
          )}
        </span>
      }
    />
  )
}
