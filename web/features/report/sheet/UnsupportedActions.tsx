import type { Editor } from '@tiptap/core'
import { Button, Group } from '@mantine/core'
import { confirmParagraph, removeParagraph } from '#web/editor/commands.ts'
import { runCommand } from '#web/editor/run-command.ts'
import { useText } from '#web/text/use-text.ts'

/** The clinician's word on what the sources do not carry: it stands, or it goes. Both can be undone. */
export function UnsupportedActions({ id, editor, onDone }: { id: string; editor: Editor; onDone?: () => void }) {
  const text = useText('report')
  const decide = (command: ReturnType<typeof confirmParagraph>) => {
    runCommand(editor, command)
    onDone?.()
  }
  return (
    <Group gap="xs">
      <Button size="compact-sm" variant="light" onClick={() => decide(confirmParagraph(id))}>
        {text('confirmStatement')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => decide(removeParagraph(id))}>
        {text('removeStatement')}
      </Button>
    </Group>
  )
}
