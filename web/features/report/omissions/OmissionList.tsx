import type { Editor } from '@tiptap/core'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Case } from '#contract/case.ts'
import type { Omission, Report } from '#contract/report.ts'
import { missingHeading } from '#domain/note/realise/missing-heading.ts'
import { insertBlock, removeParagraph, undoLast } from '#web/editor/commands.ts'
import { readReport } from '#web/editor/document-to-report.ts'
import { revealBlock } from '#web/editor/reveal-block.ts'
import { runCommand } from '#web/editor/run-command.ts'
import type { Ground } from '#web/editor/statement-spans.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { PlayButton } from '../sheet/PlayButton.tsx'
import { Fold } from './Fold.tsx'
import { omissionBlock, placeOmission } from './place-omission.ts'
import evidenceStyles from '../sheet/evidence.module.css'
import railStyles from '../rail/rail.module.css'
import { isPlayable, quoteOf } from '../sheet/source-of.ts'
import type { Omissions } from './use-omissions.ts'
import { useToast } from '../toast/use-toast.ts'

export type OmissionListProps = {
  kase: Case
  omissions: Omissions
  editor: Editor | null
  shown: Report
  isReadOnly: boolean
  onShowSource: (ground: Ground) => void
  /** Whether what may be missed is shown: kept above the list, which goes with its last entry and comes back when that is undone. */
  isUnfolded: boolean
  onFold: () => void
}

/** What was said but is not in the report: what is likely missed at once, all else behind a fold. */
export function OmissionList({ kase, omissions, editor, shown, isReadOnly, onShowSource, isUnfolded, onFold }: OmissionListProps) {
  const text = useText('report')
  const { list, folded, hasFailed, retry } = omissions
  const { place, pressed } = useNextAfter()
  const decide = useDecide({ editor, shown, judge: omissions.judge })
  const entry = (omission: Omission, at: number) => (
    <OmissionEntry
      key={`${omission.evidence.recordingId ?? omission.evidence.source}-${omission.evidence.start}`}
      {...{ kase, omission, isReadOnly, onShowSource }}
      onAdd={() => (pressed(at), decide.add(omission))}
      onDismiss={() => (pressed(at), decide.dismiss(omission))}
    />
  )
  if (hasFailed) {
    return (
      <Group gap="xs" role="alert">
        <Text size="sm">{text('omissionsFailed')}</Text>
        <Button size="compact-sm" variant="default" onClick={retry}>{text('retry')}</Button>
      </Group>
    )
  }
  return (
    <div ref={place}>
      {list.length > 0 && <Stack gap="sm" component="ul" className={evidenceStyles['omissions']}>{list.map(entry)}</Stack>}
      {folded.length > 0 && (
        <Fold label={text('alsoSaid', { count: folded.length })} isOpen={isUnfolded} onToggle={onFold}>
          <Stack gap="sm" component="ul" className={evidenceStyles['omissions']}>{folded.map((omission, at) => entry(omission, list.length + at))}</Stack>
        </Fold>
      )}
    </div>
  )
}

type Deciding = { editor: Editor | null; shown: Report; judge: Omissions['judge'] }

/** Takes what was left out into the text, or says that it is to stay out; either can be undone from its message. */
function useDecide({ editor, shown, judge }: Deciding): { add: (omission: Omission) => void; dismiss: (omission: Omission) => void } {
  const text = useText('report')
  const language = useLanguage()
  const toast = useToast()
  const add = (omission: Omission) => {
    if (!editor) return
    const report = readReport(editor.state.doc, shown)
    const { type, after } = placeOmission(omission, report)
    const id = crypto.randomUUID()
    const heading = report.sections.find((section) => section.type === type)?.heading || missingHeading(type, report, language)
    runCommand(editor, insertBlock({ type, block: omissionBlock(omission, id), keyPrefix: id, heading, ...(after !== undefined && { after }) }))
    revealBlock(editor, id)
    const added = editor.state.doc
    const takeBack = () => {
      if (!editor.isDestroyed) runCommand(editor, editor.state.doc === added ? undoLast : removeParagraph(id))
    }
    toast(text('omissionAdded', { heading }), 'good', { label: text('undo'), onPress: takeBack })
  }
  const dismiss = (omission: Omission) => {
    judge(omission, true)
    toast(text('omissionDismissed'), 'good', { label: text('undo'), onPress: () => judge(omission, false) })
  }
  return { add, dismiss }
}

type OmissionEntryProps = Pick<OmissionListProps, 'kase' | 'isReadOnly' | 'onShowSource'> & { omission: Omission; onAdd: () => void; onDismiss: () => void }

/** One thing that was said: its words, its place in the talk, and one press to take it in or keep it out. */
function OmissionEntry({ kase, omission, isReadOnly, onShowSource, onAdd, onDismiss }: OmissionEntryProps) {
  const text = useText('report')
  return (
    <li className={railStyles['railEntry']} data-likely={omission.isLikely}>
      <Quote kase={kase} omission={omission} />
      <Group gap="xs">
        {!isReadOnly && <Button size="compact-sm" variant="light" onClick={onAdd}>{text('addOmission')}</Button>}
        {!isReadOnly && (
          <Button size="compact-sm" variant="subtle" color="gray" c="var(--ink)" onClick={onDismiss}>{text('dismissOmission')}</Button>
        )}
        <Button size="compact-sm" variant="subtle" onClick={() => onShowSource(omission.evidence)}>{text('showInSource')}</Button>
        {isPlayable(kase, omission.evidence) && <PlayButton kase={kase} ground={omission.evidence} />}
      </Group>
    </li>
  )
}

/** An entry that was taken in goes, and its button with it: the focus is on the one that comes to stand in its place. */
function useNextAfter(): { place: (element: HTMLElement | null) => void; pressed: (at: number) => void } {
  const current = useRef<HTMLElement>(null)
  const place = useCallback((element: HTMLElement | null) => void (current.current = element), [])
  const last = useRef<number>(undefined)
  useLayoutEffect(() => {
    const at = last.current
    // The list follows the text a moment later: until then the button is there.
    if (at === undefined || current.current?.contains(document.activeElement)) return
    last.current = undefined
    if (document.activeElement !== document.body) return
    const entries = current.current?.querySelectorAll('li') ?? []
    const next = entries[Math.min(at, entries.length - 1)]?.querySelector('button') ?? current.current?.querySelector('button') ?? current.current
    next?.focus({ preventScroll: true })
  })
  return { place, pressed: (at) => void (last.current = at) }
}

/** The words with what stands beside them in the same turn; the whole talk is one press away. */
function Quote({ kase, omission }: { kase: Case; omission: Omission }) {
  const quote = quoteOf(kase, omission.evidence)
  return (
    <blockquote className={`printed ${evidenceStyles['quote']}`}>
      {quote ? (
        <>
          <span className={evidenceStyles['around']}>{quote.before.slice(quote.before.lastIndexOf('\n') + 1)}</span>
          <mark>{quote.words}</mark>
          <span className={evidenceStyles['around']}>{quote.after.split('\n', 1)[0]}</span>
        </>
      ) : (
        omission.text
      )}
    </blockquote>
  )
}
