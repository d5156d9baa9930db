import { ActionIcon, Button, Checkbox, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Report } from '#contract/report.ts'
import { NormalFinding, templateBounds } from '#contract/template.ts'
import type { Template, TemplateSection } from '#contract/template.ts'
import { headingOf } from '#domain/note/realise/headings.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { shapeOfReport } from './shape-of-report.ts'
import { useTemplateChanges, useTemplates } from './use-templates.ts'

export type TemplateDialogProps = { report: Report; isOpen: boolean; onClose: () => void }

/** Makes a template of the shape of a report, and deletes those that are there. */
export function TemplateDialog({ report, isOpen, onClose }: TemplateDialogProps) {
  const text = useText('templates')
  const ui = useText('ui')
  const [name, setName] = useState('')
  const [sections, setSections] = useState(() => shapeOfReport(report))
  const [normalFinding, setNormalFinding] = useState<NormalFinding>('asSaid')
  const { saving, removing } = useTemplateChanges()
  const change = (at: number, section: TemplateSection) => setSections(sections.with(at, section))
  const save = () => saving.mutate({ name, sections, normalFinding }, { onSuccess: () => setName('') })
  return (
    <Modal opened={isOpen} onClose={onClose} title={text('dialogTitle')} closeButtonProps={{ 'aria-label': ui('close') }}>
      <Stack>
        <Text size="sm" c="dimmed">
          {text('dialogHint')}
        </Text>
        <TextInput
          label={text('name')}
          value={name}
          maxLength={templateBounds.nameCharacters}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          data-autofocus
        />
        <Stack gap="xs" role="group" aria-label={text('sections')}>
          {sections.map((section, at) => (
            <SectionFields key={section.type} section={section} onChange={(changed) => change(at, changed)} />
          ))}
        </Stack>
        <Select
          label={text('normalFinding')}
          data={NormalFinding.options.map((form) => ({ value: form, label: text(form) }))}
          value={normalFinding}
          onChange={(form) => setNormalFinding(NormalFinding.safeParse(form).data ?? 'asSaid')}
          allowDeselect={false}
        />
        {saving.error && <ErrorPanel error={saving.error} title={text('saveFailed')} />}
        <Text size="sm" role="status">
          {saving.isSuccess && name === '' && text('saved')}
        </Text>
        <Group justify="flex-end">
          <Button onClick={save} loading={saving.isPending} disabled={name.trim() === ''}>
            {text('save')}
          </Button>
        </Group>
        <OwnTemplates removing={removing} />
      </Stack>
    </Modal>
  )
}

function SectionFields({ section, onChange }: { section: TemplateSection; onChange: (section: TemplateSection) => void }) {
  const text = useText('templates')
  const usual = headingOf(section.type, useLanguage())
  const { isLeftOut = false, heading = '' } = section
  return (
    <Group gap="xs" wrap="nowrap">
      <Checkbox
        aria-label={text('keepSection', { section: usual })}
        checked={!isLeftOut}
        onChange={({ currentTarget }) => onChange({ ...section, isLeftOut: !currentTarget.checked })}
      />
      <TextInput
        flex={1}
        aria-label={text('heading', { section: usual })}
        placeholder={usual}
        value={heading}
        maxLength={templateBounds.headingCharacters}
        disabled={isLeftOut}
        onChange={({ currentTarget }) => onChange({ ...section, heading: currentTarget.value })}
      />
    </Group>
  )
}

/** The user's own, each with a way to delete it that asks once more. */
function OwnTemplates({ removing }: { removing: ReturnType<typeof useTemplateChanges>['removing'] }) {
  const text = useText('templates')
  const ui = useText('ui')
  const [asked, ask] = useState<Template>()
  const own = useTemplates().data?.filter(({ isOwn }) => isOwn) ?? []
  return (
    <Stack gap="xs" role="group" aria-label={text('own')}>
      {own.length === 0 && (
        <Text size="sm" c="dimmed">
          {text('none')}
        </Text>
      )}
      {own.map((one) => (
        <Group key={one.id} justify="space-between" wrap="nowrap">
          <Text size="sm">{one.name}</Text>
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
          <Button color="recording" loading={removing.isPending} onClick={() => removing.mutate(asked.id, { onSettled: () => ask(undefined) })}>
            {text('deleteYes')}
          </Button>
        </Group>
      )}
      {removing.error && <ErrorPanel error={removing.error} title={text('deleteFailed')} />}
    </Stack>
  )
}
