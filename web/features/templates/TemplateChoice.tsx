import { Select, Text } from '@mantine/core'
import { TemplateId } from '#contract/template.ts'
import { useText } from '#web/text/use-text.ts'
import { useTemplates } from './use-templates.ts'

export type TemplateChoiceProps = {
  value: TemplateId | undefined
  onChange: (template: TemplateId | undefined) => void
  isDisabled?: boolean
}

/** No template can have this name. */
const AS_USUAL = 'usual'

/** What the report is shaped by: as usual unless somebody chooses, each time anew. */
export function TemplateChoice({ value, onChange, isDisabled = false }: TemplateChoiceProps) {
  const text = useText('templates')
  const { data: list = [], isError } = useTemplates()
  const items = (isOwn: boolean) => list.filter((one) => one.isOwn === isOwn).map(({ id, name }) => ({ value: id, label: name }))
  const [visits, own] = [items(false), items(true)]
  // One that was deleted shapes nothing any more.
  const shown = value !== undefined && list.some(({ id }) => id === value) ? value : AS_USUAL
  return (
    <div>
      <Select
        label={text('label')}
        data={[
          { value: AS_USUAL, label: text('asUsual') },
          ...(visits.length > 0 ? [{ group: text('visits'), items: visits }] : []),
          ...(own.length > 0 ? [{ group: text('own'), items: own }] : []),
        ]}
        value={shown}
        onChange={(next) => onChange(TemplateId.safeParse(next).data)}
        allowDeselect={false}
        disabled={isDisabled}
      />
      {isError && (
        <Text size="sm" c="var(--wait)" role="status">
          {text('listFailed')}
        </Text>
      )}
    </div>
  )
}
