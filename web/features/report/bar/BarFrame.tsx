import { useRef } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import styles from './bar.module.css'
import { useBarHeight } from './use-bar-height.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'

/** The foot of a sheet: always in sight, never over the text, and above a keyboard on the screen (looks). */
export function BarFrame({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useBarHeight(bar)
  const keyboard: CSSProperties & Record<'--keyboard', string> = { '--keyboard': `${useKeyboardInset()}px` }
  return (
    <div ref={bar} className={styles['bar']} role="group" aria-label={label} style={keyboard}>
      {children}
    </div>
  )
}
