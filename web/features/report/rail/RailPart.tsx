import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Accordion, Badge } from '@mantine/core'
import { useText } from '#web/text/use-text.ts'
import styles from './rail.module.css'
import { isRailPart } from './use-rail.ts'
import type { Rail, RailPart as Part } from './use-rail.ts'

/** The parts of the rail, each opened and closed by its name. */
export function RailParts({ rail, children }: { rail: Rail; children: ReactNode }) {
  return (
    <Accordion
      multiple
      value={rail.parts}
      onChange={(parts) => rail.setParts(parts.filter(isRailPart))}
      chevronPosition="left"
      classNames={{ content: styles['railContent'] ?? '', control: styles['railControl'] ?? '' }}
    >
      {children}
    </Accordion>
  )
}

/** The parts that hold nothing, in one line; takes the focus when the last entry of a part has gone. */
export function EmptyParts({ labels }: { labels: readonly string[] }) {
  const text = useText('report')
  const line = useRef<HTMLParagraphElement>(null)
  const known = useRef(labels.length)
  useEffect(() => {
    if (labels.length > known.current && document.activeElement === document.body) line.current?.focus({ preventScroll: true })
    known.current = labels.length
  }, [labels.length])
  if (labels.length === 0) return null
  return <p ref={line} tabIndex={-1} className={styles['railEmpty']}>{text('nothingUnder', { parts: labels.join(' · ') })}</p>
}

export type RailPartProps = {
  value: Part
  label: string
  count?: number
  /** What it holds waits for a person's word. */ isUrgent?: boolean
  children: ReactNode
}

/** One part of the rail: its name, how much it holds, and what. */
export function RailPart({ value, label, count, isUrgent = false, children }: RailPartProps) {
  const isCalling = isUrgent && count !== undefined && count > 0
  return (
    <Accordion.Item value={value}>
      <Accordion.Control>
        <span className={styles['railLabel']}>
          {label}
          {count !== undefined && count > 0 && (
            <Badge size="sm" variant="light" color={isCalling ? 'wait' : 'gray'} c={isCalling ? 'var(--wait)' : 'var(--muted)'}>
              {count}
            </Badge>
          )}
        </span>
      </Accordion.Control>
      <Accordion.Panel>{children}</Accordion.Panel>
    </Accordion.Item>
  )
}
