import type { ReactNode } from 'react'
import { useText } from '#web/text/use-text.ts'
import styles from './header.module.css'

/** Where a text comes from, and whether a person has been over it: till then it is a draft of the machine (MED-1). Stands where the text ends. */
export function Provenance({ engine, isEdited, children }: { engine: string; isEdited: boolean; children?: ReactNode }) {
  const text = useText('report')
  const isHere = engine === 'builtin'
  return (
    <p className={styles['colophon']}>
      <span>{isHere ? text(isEdited ? 'draftedHereEdited' : 'draftedHere') : text(isEdited ? 'draftedByEdited' : 'draftedBy', { engine })}</span>
      {children}
    </p>
  )
}
