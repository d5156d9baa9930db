import { memo, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Statement } from '#web/editor/document-to-report.ts'
import type { TickLine } from '#web/editor/layout.ts'
import { useText } from '#web/text/use-text.ts'
import { EvidenceMark, markKind } from './EvidenceMark.tsx'
import type { MarkKind } from './EvidenceMark.tsx'
import styles from './evidence.module.css'
import type { EvidenceLook } from './use-evidence.ts'

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * The ticks beside the text, one per line in which a sentence with a source begins. One stop for the Tab key, arrows within. A tick is drawn where
 * it tells something: the source is another than the report's usual one, or something is in doubt; the others show themselves to pointer and focus.
 */
export const EvidenceGutter = memo(function EvidenceGutter({ lines, evidence }: { lines: TickLine[]; evidence: EvidenceLook }) {
  const text = useText('report')
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const usual = useMemo(() => usualKind(lines), [lines])
  const here = Math.min(current, lines.length - 1)
  if (lines.length === 0) return <div className={styles['gutter']} />
  const move = (event: KeyboardEvent) => {
    const step = MOVES[event.key]
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? lines.length - 1 : step === undefined ? undefined : here + step
    if (next === undefined || !lines[next]) return
    event.preventDefault()
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      ref={bar}
      className={styles['gutter']}
      role="toolbar"
      data-in-text
      tabIndex={-1}
      aria-orientation="vertical"
      aria-label={text('ticksLabel')}
      onKeyDown={move}
    >
      {lines.map((line, index) => (
        <button
          key={line.statements[0]?.key ?? line.unsupported[0]?.id ?? index}
          type="button"
          className={styles['tick']}
          style={{ top: line.top }}
          data-telling={isTelling(line, usual)}
          tabIndex={index === here ? 0 : -1}
          aria-label={tickLabel(line, text)}
          aria-expanded={evidence.look?.lineTop === line.top}
          onFocus={() => {
            setCurrent(index)
            evidence.openLine(line)
          }}
          onBlur={evidence.leaveSoon}
          // By pointer the words are at hand; by key one goes in to them, and comes back with Escape.
          onClick={({ detail }) => evidence.openLine(line, detail === 0)}
          onMouseEnter={() => evidence.openLine(line)}
          onMouseLeave={evidence.leaveSoon}
        >
          <Mark line={line} />
        </button>
      ))}
    </div>
  )
})

/** The kind of source that most sentences of the report rest on. */
function usualKind(lines: readonly TickLine[]): MarkKind | undefined {
  const counts = new Map<MarkKind, number>()
  for (const kind of lines.flatMap(({ statements }) => statements.flatMap(kindsOf))) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

const kindsOf = ({ evidence }: Statement): MarkKind[] => [...new Set(evidence.map(({ source }) => markKind(source)))]

function isTelling({ statements, unsupported }: TickLine, usual: MarkKind | undefined): boolean {
  return (
    unsupported.length > 0 ||
    statements.some((statement) => statement.edited || statement.evidence.length === 0 || kindsOf(statement).some((kind) => kind !== usual))
  )
}

function Mark({ line }: { line: TickLine }) {
  const first = line.statements[0]
  const source = first?.evidence[0]?.source
  if (line.unsupported.length > 0 || source === undefined) return <EvidenceMark kind="unsupported" />
  return <EvidenceMark kind={markKind(source)} isEdited={first?.edited ?? false} />
}

const WORDS = 6

function tickLabel({ statements, unsupported }: TickLine, text: (key: 'tickLabel' | 'unsupportedTick', values: { words: string }) => string): string {
  const start = (all: string) => all.split(/\s+/).slice(0, WORDS).join(' ')
  return [
    ...unsupported.map((paragraph) => text('unsupportedTick', { words: start(paragraph.text) })),
    ...statements.map((statement) => text('tickLabel', { words: start(statement.text) })),
  ].join('; ')
}
