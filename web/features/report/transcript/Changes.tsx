import type { Editor } from '@tiptap/core'
import { CloseButton } from '@mantine/core'
import type { SupportChange } from '#contract/transcript.ts'
import { goToParagraph } from '#web/editor/commands.ts'
import { runCommand } from '#web/editor/run-command.ts'
import { useText } from '#web/text/use-text.ts'
import styles from './transcript.module.css'

export type ChangesProps = { changes: readonly SupportChange[]; editor: Editor | null; onClose: () => void }

/** What a correction meant for the report: which sentences lost or gained what they rest on. Their words are as they were. */
export function Changes({ changes, editor, onClose }: ChangesProps) {
  const text = useText('transcript')
  const of = (kind: SupportChange['kind']) => changes.filter((change) => change.kind === kind)
  return (
    <div className={styles['changes']} role="status">
      <div className={styles['changesHead']}>
        <p>{text('corrected')}</p>
        <CloseButton size="sm" aria-label={text('dismiss')} onClick={onClose} />
      </div>
      {changes.length === 0 && <p>{text('unaffected')}</p>}
      {(['lost', 'gained'] as const).map(
        (kind) => of(kind).length > 0 && <Sentences key={kind} title={text(kind, { count: of(kind).length })} sentences={of(kind)} editor={editor} />,
      )}
    </div>
  )
}

function Sentences({ title, sentences, editor }: { title: string; sentences: readonly SupportChange[]; editor: Editor | null }) {
  const text = useText('transcript')
  const goTo = (id: string) => editor && runCommand(editor, goToParagraph(id)) && editor.view.focus()
  return (
    <>
      <p>{title}</p>
      <ul>
        {sentences.map(({ blockId, documentId, text: words }) => (
          <li key={`${documentId ?? ''}${blockId}${words}`}>
            {documentId === undefined ? (
              <button type="button" onClick={() => goTo(blockId)}>
                {words}
              </button>
            ) : (
              <>
                {words} <small>({text('elsewhere')})</small>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
