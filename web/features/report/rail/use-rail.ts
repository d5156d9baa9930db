import { useCallback, useMemo, useState } from 'react'
import type { Ground } from '#web/editor/statement-spans.ts'

const PARTS = ['questions', 'omissions', 'unsupported', 'transcript', 'notes', 'diagnoses', 'masked', 'reasons'] as const
export type RailPart = (typeof PARTS)[number]

export const isRailPart = (name: string): name is RailPart => PARTS.some((part) => part === name)

export type Rail = {
  isOpen: boolean
  parts: RailPart[]
  /** The place of a source that is pointed at. */
  pointedAt: Ground | null
  open: (part: RailPart) => void
  setParts: (parts: RailPart[]) => void
  close: () => void
  showSource: (ground: Ground) => void
}

/** The rail beside the report. It opens by itself only where there is room and something needs a decision (looks). */
export function useRail({ isWide, hasDecisions }: { isWide: boolean; hasDecisions: boolean }): Rail {
  const [chosen, setChosen] = useState<boolean>()
  const [parts, setParts] = useState<RailPart[]>(['questions', 'omissions', 'unsupported'])
  const [pointedAt, setPointedAt] = useState<Ground | null>(null)
  const isOpen = chosen ?? (isWide && hasDecisions)
  const open = useCallback((part: RailPart) => {
    setChosen(true)
    setParts((before) => (before.includes(part) ? before : [...before, part]))
  }, [])
  const showSource = useCallback(
    (ground: Ground) => {
      setPointedAt(ground)
      open(ground.source === 'note' ? 'notes' : 'transcript')
    },
    [open],
  )
  const close = useCallback(() => {
    setChosen(false)
    setPointedAt(null)
  }, [])
  return useMemo(() => ({ isOpen, parts, pointedAt, open, setParts, close, showSource }), [isOpen, parts, pointedAt, open, close, showSource])
}
