import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import railStyles from '../rail/rail.module.css'

/** What is there and not shown at once: its name and how many, and one press opens it. */
export function Fold({ label, isOpen, onToggle, children }: { label: string; isOpen: boolean; onToggle: () => void; children: ReactNode }) {
  const id = useId()
  return (
    <div className={railStyles['fold']}>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-expanded={isOpen}
        aria-controls={id}
        rightSection={<IconChevronDown size={16} aria-hidden />}
        onClick={onToggle}
      >
        {label}
      </Button>
      <div id={id}>{isOpen && children}</div>
    </div>
  )
}
