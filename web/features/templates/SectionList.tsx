import { ActionIcon, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import { useId } from 'react'
import { templateBounds } from '#contract/template.ts'
import type { TemplateSection } from '#contract/template.ts'
import { headingOf } from '#domain/note/realise/headings.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'

type SectionListProps = { sections: TemplateSection[]; onChange: (sections: TemplateSection[]) => void }

/** Which sections, in which order, under which headings. */
export function SectionList({ sections, onChange }: SectionListProps) {
  const text = useText('templates')
  return (
    <Stack gap="xs" role="group" aria-label={text('sections')}>
      {sections.map((section, at) => (
        <SectionFields
          key={section.type}
          section={section}
          onChange={(changed) => onChange(sections.with(at, changed))}
          onMoveUp={at === 0 ? undefined : () => onChange(sections.with(at - 1, section).with(at, sections[at - 1] ?? section))}
        />
      ))}
    </Stack>
  )
}

type SectionFieldsProps = { section: TemplateSection; onChange: (section: TemplateSection) => void; onMoveUp: (() => void) | undefined }

function SectionFields({ section, onChange, onMoveUp }: SectionFieldsProps) {
  const text = useText('templates')
  const usual = headingOf(section.type, useLanguage())
  const tickId = useId()
  const { isLeftOut = false, heading = '' } = section
  return (
    <Group gap="xs" wrap="nowrap">
      {/* The label is what a thumb meets; the box in it is smaller. */}
      <label data-tick htmlFor={tickId}>
        <Checkbox
          id={tickId}
          aria-label={text('keepSection', { section: usual })}
          checked={!isLeftOut}
          onChange={({ currentTarget }) => onChange({ ...section, isLeftOut: !currentTarget.checked })}
        />
      </label>
      <TextInput
        flex={1}
        aria-label={text('heading', { section: usual })}
        placeholder={usual}
        value={heading}
        maxLength={templateBounds.headingCharacters}
        disabled={isLeftOut}
        onChange={({ currentTarget }) => onChange({ ...section, heading: currentTarget.value })}
      />
      {/* Not disabled where it can go no higher: the focus would be lost on the way up. */}
      <ActionIcon variant="subtle" color="gray" aria-label={text('moveUp', { section: usual })} aria-disabled={onMoveUp === undefined} onClick={onMoveUp}>
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
