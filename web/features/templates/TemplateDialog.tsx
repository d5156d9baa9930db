import { Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Report } from '#contract/report.ts'
import { NormalFinding, templateBounds } from '#contract/template.ts'
import type { Template, TemplateChange } from '#contract/template.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { OwnTemplates } from './OwnTemplates.tsx'
import { SectionList } from './SectionList.tsx'
import { shapeOfReport, withAllSections } from './shape-of-report.ts'
import { useTemplateChanges } from './use-templates.ts'

export type TemplateDialogProps = { report: Report; isOpen: boolean; onClose: () => void }

/** Makes a template of the shape of a report; changes and deletes those that are there. */
export function TemplateDialog({ report, isOpen, onClose }: TemplateDialogProps) {
  const text = useText('templates')
  const ui = useText('ui')
  const ofReport = (): TemplateChange => ({ name: '', sections: shapeOfReport(report), normalFinding: 'asSaid' })
  const [draft, setDraft] = useState(ofReport)
  const [changed, setChanged] = useState<Template>()
  const { saving, removing } = useTemplateChanges()
  const begin = (template?: Template): void => {
    saving.reset()
    setChanged(template)
    setDraft(template ? draftOf(template) : ofReport())
  }
  const save = (): void => saving.mutate(draft, {
    onSuccess: () => {
      setChanged(undefined)
      setDraft(ofReport())
    },
  })
  return (
    <Modal opened={isOpen} onClose={onClose} title={text('dialogTitle')} closeButtonProps={{ 'aria-label': ui('close') }}>
      <Stack>
        <Text size="sm" c="dimmed">
          {text('dialogHint')}
        </Text>
        {changed && (
          <Group justify="space-between" gap="xs">
            <Text fw={600}>{text('changing', { name: changed.name })}</Text>
            <Button variant="subtle" size="compact-sm" onClick={() => begin()}>
              {text('makeNew')}
            </Button>
          </Group>
        )}
        <TextInput
          label={text('name')}
          value={draft.name}
          maxLength={templateBounds.nameCharacters}
          onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
          data-autofocus
        />
        <SectionList sections={draft.sections} onChange={(sections) => setDraft({ ...draft, sections })} />
        <Select
          label={text('normalFinding')}
          data={NormalFinding.options.map((form) => ({ value: form, label: text(form) }))}
          value={draft.normalFinding}
          onChange={(form) => setDraft({ ...draft, normalFinding: NormalFinding.safeParse(form).data ?? 'asSaid' })}
          allowDeselect={false}
        />
        {saving.error && <ErrorPanel error={saving.error} title={text('saveFailed')} />}
        <Text size="sm" role="status">
          {saving.isSuccess && draft.name === '' && text('saved')}
        </Text>
        <Group justify="flex-end">
          <Button onClick={save} loading={saving.isPending} disabled={draft.name.trim() === ''}>
            {text('save')}
          </Button>
        </Group>
        <OwnTemplates removing={removing} changedId={changed?.id} onChange={begin} onRemoved={(id) => id === changed?.id && begin()} />
      </Stack>
    </Modal>
  )
}

function draftOf({ id, name, sections, normalFinding }: Template): TemplateChange {
  return { id, name, sections: withAllSections(sections), normalFinding }
}
