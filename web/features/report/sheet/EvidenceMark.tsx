import type { Evidence } from '#contract/report.ts'

export type MarkKind = 'said' | 'typed' | 'trigger' | 'unsupported'

/** Which mark stands for a source: what was said, what was typed, a trigger phrase. */
export function markKind(source: Evidence['source']): MarkKind {
  if (source === 'recording') return 'said'
  return source === 'trigger' ? 'trigger' : 'typed'
}

const SHAPES = {
  said: <circle cx="6" cy="6" r="3.5" />,
  typed: <rect x="2.75" y="2.75" width="6.5" height="6.5" rx="1" />,
  trigger: <path d="M6 2.2 10 9.4H2Z" strokeLinejoin="round" />,
  unsupported: <path d="M6 1.6 10.4 6 6 10.4 1.6 6Z" strokeLinejoin="round" />,
} as const

/** Round for said, square for typed, triangle for a trigger phrase; an open amber diamond for what rests on nothing (looks). */
export function EvidenceMark({ kind, isEdited = false }: { kind: MarkKind; isEdited?: boolean }) {
  const colour = kind === 'unsupported' ? 'var(--wait)' : 'currentColor'
  const isOpen = isEdited || kind === 'unsupported'
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden fill={isOpen ? 'none' : colour} stroke={colour} strokeWidth={isOpen ? 1.5 : 0.5}>
      {SHAPES[kind]}
    </svg>
  )
}
