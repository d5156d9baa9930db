import type { Editor } from '@tiptap/core'
import { Button, Group, Text } from '@mantine/core'
import type { Block, Report, SectionType } from '#contract/report.ts'
import { useText } from '#web/text/use-text.ts'
import { useObservable } from '#web/ui/use-observable.ts'
import type { TextSession } from '../session/text-session.ts'
import styles from './conflict.module.css'
import { useOpenText } from './use-open-text.ts'

export type ConflictPanelProps = { session: TextSession; editor: Editor | null }

/** Where the way from the save indicator leads. */
export const CONFLICT_ID = 'report-conflict'

/** Two texts of one report, side by side. Nothing is saved or dropped until a person chooses (REL-26). */
export function ConflictPanel({ session, editor }: ConflictPanelProps) {
  const text = useText('report')
  const { saving, shown } = useObservable(session.snapshot)
  const mine = useOpenText(saving.kind === 'conflict' ? editor : null, shown)
  if (saving.kind !== 'conflict' || !mine) return null
  const theirs = saving.current.report
  return (
    <section id={CONFLICT_ID} className={styles['conflict']} aria-labelledby="conflict-title" role="alert">
      <h2 id="conflict-title">{text('conflictTitle')}</h2>
      <Text size="sm">{text(theirs ? 'conflictHint' : 'conflictNoReport')}</Text>
      <Group gap="xs">
        <Button onClick={() => session.keepMine()}>{text('keepMine')}</Button>
        <Button variant="default" onClick={() => session.keepTheirs()}>
          {text('keepTheirs')}
        </Button>
        <Text size="sm" c="dimmed">
          {text('conflictUndo')}
        </Text>
      </Group>
      <div className={styles['versions']}>
        <Version title={text('mine')} report={mine} other={theirs} />
        {theirs && <Version title={text('theirs')} report={theirs} other={mine} onCopy={(type, block) => session.copyToMine(type, block)} />}
      </div>
    </section>
  )
}

type VersionProps = { title: string; report: Report; other: Report | null; onCopy?: (type: SectionType, block: Block) => void }

/** One of the two texts; paragraphs that the other does not hold are set off. */
function Version({ title, report, other, onCopy }: VersionProps) {
  const text = useText('report')
  const known = new Set(other?.sections.flatMap(({ blocks }) => blocks.map((block) => block.text)))
  return (
    <div className={styles['version']}>
      <h3>{title}</h3>
      {report.sections.map((section, index) => (
        <section key={index}>
          <h4>{section.heading}</h4>
          {section.blocks.map((block) => (
            <div key={block.id} className={styles['versionBlock']} data-different={!known.has(block.text)}>
              <p>{block.text}</p>
              {onCopy && !known.has(block.text) && (
                <Button size="compact-xs" variant="light" onClick={() => onCopy(section.type, block)}>
                  {text('copyToMine')}
                </Button>
              )}
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
