import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import styles from './diagnoses.module.css'

/** A line that opens what stands below it, with the chevron of the rest of the product instead of the browser's triangle. */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles['because']}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {label}
        <IconChevronDown size={16} aria-hidden />
      </button>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
