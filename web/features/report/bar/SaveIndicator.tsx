import { Loader } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { AutosaveState } from '#web/editor/autosave.ts'
import { useText } from '#web/text/use-text.ts'
import { useObservable } from '#web/ui/use-observable.ts'
import { CONFLICT_ID } from '../notices/ConflictPanel.tsx'
import type { TextSession } from '../session/text-session.ts'
import styles from './bar.module.css'

type Shown = { icon: ReactNode; words: 'saving' | 'saved' | 'savedHere' | 'notSaved' | 'needsChoice'; tone: string }

const SHOWN: Record<Exclude<AutosaveState['kind'], 'clean'>, Shown> = {
  pending: { icon: <Loader size={14} color="var(--muted)" aria-hidden />, words: 'saving', tone: 'muted' },
  saving: { icon: <Loader size={14} color="var(--muted)" aria-hidden />, words: 'saving', tone: 'muted' },
  saved: { icon: <IconCheck size={16} aria-hidden />, words: 'saved', tone: 'good' },
  unreachable: { icon: <IconCloudOff size={16} aria-hidden />, words: 'savedHere', tone: 'wait' },
  refused: { icon: <IconAlertTriangle size={16} aria-hidden />, words: 'notSaved', tone: 'recording' },
  conflict: { icon: <IconAlertTriangle size={16} aria-hidden />, words: 'needsChoice', tone: 'wait' },
}

/** Saving, then a check once the server has answered that it has it (spec 4); where it is instead when that cannot be said. */
export function SaveIndicator({ session }: { session: TextSession }) {
  const text = useText('report')
  const { saving: state } = useObservable(session.snapshot)
  const shown = state.kind === 'clean' ? undefined : SHOWN[state.kind]
  return (
    <span className={styles['saveState']} role="status" data-saving={state.kind} style={shown && { color: `var(--${shown.tone})` }}>
      {shown && (
        <>
          {shown.icon}
          {state.kind === 'conflict' ? (
            <button
              type="button"
              className={styles['saveChoice']}
              onClick={() => document.querySelector(`#${CONFLICT_ID}`)?.scrollIntoView({ block: 'start' })}
            >
              {text(shown.words)}
            </button>
          ) : (
            text(shown.words)
          )}
        </>
      )}
    </span>
  )
}
