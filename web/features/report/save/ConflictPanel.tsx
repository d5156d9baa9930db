import type { Editor } from '@tiptap/core'
import { Button, Group, Text } from '@mantine/core'
import type { Block, Report, SectionType } from '#contract/report.ts'
import { insertBlock, replaceReport } from '#web/editor/commands.ts'
import { runCommand } from '#web/editor/run-command.ts'
import { useText } from '#web/text/use-text.ts'
import styles from './conflict.module.css'
import type { Saving } from './use-autosave.ts'
import { useOpenText } from './use-open-text.ts'

export type ConflictPanelProps = { editor: Editor; saving: Saving; shown: Report; keyPrefix: string; onTakeOver: (report: Report) => void }

/** Where the way from the save indicator leads. */
export const CONFLICT_ID = 'report-conflict'

/** Two texts of one report, side by side. Nothing is saved or dropped until a person chooses (REL-26). */
export function ConflictPanel({ editor, saving, shown, keyPrefix, onTakeOver }: ConflictPanelProps) {
  const text = useText('report')
  const mine = useOpenText(editor, shown)
  const { autosave, state } = saving
  if (state.kind !== 'conflict' || !autosave || !mine) return null
  const theirs = state.current.report
  const keepTheirs = () => {
    autosave.keepTheirs()
    if (!theirs) return
    runCommand(editor, replaceReport(theirs, keyPrefix))
    onTakeOver(theirs)
  }
  const copyToMine = (type: SectionType, block: Block) => {
    runCommand(editor, insertBlock({ type, block: { ...block, id: crypto.randomUUID() }, keyPrefix }))
  }
  return (
    <section id={CONFLICT_ID} className={styles['conflict']} aria-labelledby="conflict-title" role="alert">
      <h2 id="conflict-title">{text('conflictTitle')}</h2>
      <Text size="sm">{text(theirs ? 'conflictHint' : 'conflictNoReport')}</Text>
      <Group gap="xs">
        <Button onClick={autosave.keepMine}>{text('keepMine')}</Button>
        <Button variant="default" onClick={keepTheirs}>
          {text('keepTheirs')}
        </Button>
        <Text size="sm" c="dimmed">
          {text('conflictUndo')}
        </Text>
      </Group>
      <div className={styles['versions']}>
        <Version title={text('mine')} report={mine} other={theirs} />
        {theirs && <Version title={text('theirs')} report={theirs} other={mine} onCopy={copyToMine} />}
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
