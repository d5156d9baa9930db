import { Badge, Group } from '@mantine/core'
import { useText } from '#web/text/use-text.ts'

/** Who wrote a text: which engine, and whether a person has been over it; till then it is a draft of the machine (MED-1). */
export function Provenance({ engine, isEdited, isSigned = false }: { engine: string; isEdited: boolean; isSigned?: boolean }) {
  const text = useText('report')
  const signing = useText('signing')
  return (
    <Group gap="xs">
      {isSigned ? (
        <Badge variant="outline" color="good" radius="sm" tt="none" fw={500}>
          {signing('signed')}
        </Badge>
      ) : !isEdited ? (
        <Badge variant="outline" color="wait" radius="sm" tt="none" fw={500}>
          {text('aiDraft')}
        </Badge>
      ) : (
        <Badge variant="outline" color="gray" c="var(--muted)" radius="sm" tt="none" fw={500}>
          {text('editedDraft')}
        </Badge>
      )}
      <span>{engine === 'builtin' ? text('madeHere') : text('writtenBy', { engine })}</span>
    </Group>
  )
}
