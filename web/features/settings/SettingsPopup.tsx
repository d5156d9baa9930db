import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { timing } from '#contract/timing.ts'
import { replaceProfile, useProfile } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { saveOf, valuesOf } from './settings-change.ts'
import { SettingsFields } from './SettingsFields.tsx'
import type { SettingsValues } from './SettingsFields.tsx'
import { usePracticeTypes } from './use-practice-types.ts'
import { useSaveSettings } from './use-save-settings.ts'

/** Asks for what the work needs before it begins; there is no way past it without a practice type of this edition (spec 4, 5). */
export function SettingsPopup() {
  const text = useText('settings')
  const types = usePracticeTypes()
  const { data: profile } = useProfile()
  const [changed, setChanged] = useState<Partial<SettingsValues>>({})
  // The word "saved" is read before the popup goes, as it does when the new profile is in place.
  const save = useSaveSettings((answer) => void setTimeout(() => replaceProfile(answer), timing.settingsSavedPopupMs))
  if (profile === undefined) return null
  const values = { ...valuesOf(profile), ...changed }
  // Whoever has answered another question first is told which one they cannot save without.
  const hasChanged = Object.keys(changed).length > 0
  const isValid = types.includes(values.type)
  return (
    <Modal opened onClose={() => undefined} withCloseButton={false} closeOnEscape={false} closeOnClickOutside={false} title={text('popupHeading')} size="lg">
      <Stack
        component="form"
        gap="lg"
        onSubmit={(event) => {
          event.preventDefault()
          if (isValid) save.mutate(saveOf(values))
        }}
      >
        <Text c="dimmed">{text('popupBody')}</Text>
        <SettingsFields
          values={values}
          onChange={(change) => setChanged((before) => ({ ...before, ...change }))}
          typeError={hasChanged && !isValid ? text('requiredBeforeSaving') : undefined}
          isDisabled={save.isPending || save.isSuccess}
        />
        {save.error !== null && <ErrorPanel error={save.error} title={text('saveFailed')} />}
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {!isValid && text('requiredToContinue')}
          </Text>
          <Button
            type="submit"
            disabled={!isValid}
            loading={save.isPending}
            {...(save.isSuccess ? { color: 'good', leftSection: <IconCheck size={16} aria-hidden /> } : {})}
          >
            {text(save.isSuccess ? 'saved' : 'save')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
