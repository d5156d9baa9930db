import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Template } from '#contract/template.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { useTemplates } from './use-templates.ts'
import type { useTemplateChanges } from './use-templates.ts'

type OwnTemplatesProps = {
  removing: ReturnType<typeof useTemplateChanges>['removing']
  /** The one in the fields above. */
  changedId: Template['id'] | undefined
  onChange: (template: Template) => void
  onRemoved: (id: string) => void
}

/** The user's own, each to be changed, or deleted after being asked once more. */
export function OwnTemplates({ removing, changedId, onChange, onRemoved }: OwnTemplatesProps) {
  const text = useText('templates')
  const ui = useText('ui')
  const [asked, ask] = useState<Template>()
  const own = useTemplates().data?.filter(({ isOwn }) => isOwn) ?? []
  const remove = ({ id }: Template): void => removing.mutate(id, { onSuccess: () => onRemoved(id), onSettled: () => ask(undefined) })
  return (
    <Stack gap="xs" role="group" aria-label={text('own')}>
      {own.length === 0 && (
        <Text size="sm" c="dimmed">
          {text('none')}
        </Text>
      )}
      {own.map((one) => (
        <Group key={one.id} gap="xs" wrap="nowrap">
          <Text size="sm" flex={1}>
            {one.name}
          </Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={text('change', { name: one.name })}
            aria-pressed={one.id === changedId}
            onClick={() => onChange(one)}
          >
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="subtle" color="recording" aria-label={text('delete', { name: one.name })} disabled={removing.isPending} onClick={() => ask(one)}>
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {asked && (
        <Group justify="flex-end" gap="xs" role="alert">
          <Text size="sm">{text('deleteSure', { name: asked.name })}</Text>
          <Button variant="default" onClick={() => ask(undefined)}>
            {ui('cancel')}
          </Button>
          <Button color="recording" loading={removing.isPending} onClick={() => remove(asked)}>
            {text('deleteYes')}
          </Button>
        </Group>
      )}
      {removing.error && <ErrorPanel error={removing.error} title={text('deleteFailed')} />}
    </Stack>
  )
}
