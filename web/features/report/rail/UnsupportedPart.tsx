import type { Editor } from '@tiptap/core'
import { Stack } from '@mantine/core'
import { goToParagraph } from '#web/editor/commands.ts'
import type { Doubtful } from '#web/editor/document-to-report.ts'
import { runCommand } from '#web/editor/run-command.ts'
import { useText } from '#web/text/use-text.ts'
import { RailPart } from './RailPart.tsx'
import { UnsupportedActions } from '../sheet/UnsupportedActions.tsx'
import styles from './rail.module.css'

export type UnsupportedPartProps = { unsupported: Doubtful[]; editor: Editor | null; isReadOnly: boolean }

/** What the sources do not carry, until a person has decided on it. */
export function UnsupportedPart({ unsupported, editor, isReadOnly }: UnsupportedPartProps) {
  const text = useText('report')
  return (
    <RailPart value="unsupported" label={text('railUnsupported')} count={unsupported.length} isUrgent>
      <Stack gap="sm">
        {unsupported.map(({ id, text: words }) => (
          <div key={id} className={styles['railEntry']}>
            <button type="button" className={styles['railJump']} onClick={() => editor && runCommand(editor, goToParagraph(id)) && editor.view.focus()}>
              {words}
            </button>
            {editor && !isReadOnly && <UnsupportedActions id={id} editor={editor} />}
          </div>
        ))}
      </Stack>
    </RailPart>
  )
}
