import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import type { Case } from '#contract/case.ts'
import type { Report } from '#contract/report.ts'
import { undoLast } from '#web/editor/commands.ts'
import { readReport } from '#web/editor/document-to-report.ts'
import { runCommand } from '#web/editor/run-command.ts'
import { useText } from '#web/text/use-text.ts'
import { askRewrite } from './ask-rewrite.ts'
import { createRewriting } from './rewriting.ts'
import type { Rewriting, RewriteState, RewritingPorts } from './rewriting.ts'
import type { Saving } from '../save/use-autosave.ts'
import { useToast } from '../hand-over/use-toast.ts'

export type RewritingDesk = Rewriting & { state: RewriteState; /** A new request may be made. */ isFree: boolean; /** Takes a kept text back. */ giveBack: () => void }

const nothing = (): void => undefined
const NONE: Rewriting = { offer: nothing, start: nothing, retry: nothing, drop: nothing, show: nothing, kept: nothing }

/** So long after the last key a person is still writing. */
const WRITING_MS = 1_500

type Desk = { kase: Case; editor: Editor | null; saving: Saving; shown: Report }

/** The commands that have a text written anew, for one open report; a call still under way ends with the page. */
export function useRewriting({ kase, editor, saving, shown }: Desk): RewritingDesk {
  const [state, setState] = useState<RewriteState>({ kind: 'idle' })
  const tell = useAnswerToasts()
  const isWriting = useIsWriting(editor)
  const latest = useRef({ kase, editor, saving, shown, tell, isWriting })
  useEffect(() => {
    latest.current = { kase, editor, saving, shown, tell, isWriting }
  })
  const [rewriting, setRewriting] = useState<Rewriting>(NONE)
  useEffect(() => {
    const made = createRewriting({
      settle: async () => {
        const { autosave } = latest.current.saving
        await autosave?.settle()
        return autosave?.base().report ?? latest.current.shown
      },
      ask: (request, signal) => askRewrite(latest.current.kase, request, signal),
      current: () => {
        const { editor: open, shown: opened } = latest.current
        return open ? readReport(open.state.doc, opened) : opened
      },
      isWriting: () => latest.current.isWriting(),
      onState: setState,
      onUnchanged: (notFollowed) => latest.current.tell.unchanged(notFollowed),
      onKept: (proposal) => latest.current.tell.kept(proposal),
    })
    setRewriting(made)
    return made.drop
  }, [])
  useEffect(() => {
    if (state.kind !== 'kept' || !editor) return undefined
    // From the next change on, one undo would take back that change and not the text that was kept.
    editor.on('update', rewriting.drop)
    return () => {
      editor.off('update', rewriting.drop)
    }
  }, [state.kind, editor, rewriting])
  const isFree = editor !== null && saving.state.kind !== 'conflict' && (state.kind === 'idle' || state.kind === 'kept' || state.kind === 'failed')
  return { ...rewriting, state, isFree, giveBack: () => editor && runCommand(editor, undoLast) }
}

/** What came of it, in a word (spec 4): at once where there is nothing to show, else when it has been taken in. */
function useAnswerToasts(): { unchanged: RewritingPorts['onUnchanged']; kept: RewritingPorts['onKept'] } {
  const text = useText('report')
  const toast = useToast()
  return {
    unchanged: (notFollowed) => toast(notFollowed ? text('notFollowed', { wishes: notFollowed.join('; ') }) : text('noChanges')),
    kept: ({ request: { kind }, wasAtHand }) => toast(text(wasAtHand || kind === 'prompt' ? 'keptNote' : kind === 'section' ? 'sectionRegenerated' : 'reportRegenerated'), 'good'),
  }
}

function useIsWriting(editor: Editor | null): () => boolean {
  const typedAt = useRef(-Infinity)
  useEffect(() => {
    const note = () => {
      typedAt.current = performance.now()
    }
    editor?.on('update', note)
    return () => {
      editor?.off('update', note)
    }
  }, [editor])
  return () => editor?.isFocused === true && performance.now() - typedAt.current < WRITING_MS
}
