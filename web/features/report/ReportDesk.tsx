import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { Case } from '#contract/case.ts'
import { withoutQuestions } from '#domain/note/questions/without-questions.ts'
import { OpenReport } from './OpenReport.tsx'
import type { ReportDeskProps } from './OpenReport.tsx'
import { useDraft } from './save/use-draft.ts'
import { useOmissionQuery } from './omissions/use-omissions.ts'

type Opened = {
  /** Sets one open report apart from the next. */ key: string
  /** Texts that were opened or taken in here, by when they were written. */ ours: readonly string[]
}

/** The report and all that belongs to working on it. A report written anew elsewhere is opened anew; one taken in here stays open, with its undo. */
export function ReportDesk(props: ReportDeskProps & Pick<DeskWithDraftProps, 'opening'>) {
  const { textReport } = props.kase
  const writtenAt = textReport?.generatedAt ?? ''
  const [opened, setOpened] = useState<Opened>({ key: writtenAt, ours: [writtenAt] })
  if (textReport && !opened.ours.includes(writtenAt)) setOpened({ key: writtenAt, ours: [writtenAt] })
  const takeIn = useCallback((generatedAt: string) => setOpened(({ key, ours }) => ({ key, ours: [...ours, generatedAt] })), [])
  const report = useMemo(() => textReport && withoutQuestions(textReport), [textReport])
  if (report === null) return null
  return <DeskWithDraft key={opened.key} {...props} report={report} onTakeIn={takeIn} />
}

type DeskWithDraftProps = ReportDeskProps & {
  report: NonNullable<Case['textReport']>
  onTakeIn: (generatedAt: string) => void
  /** Stands until the report can be worked on. */ opening: ReactNode
}

function DeskWithDraft({ report, opening, ...rest }: DeskWithDraftProps) {
  const found = useDraft(rest.kase.id, report)
  const omissions = useOmissionQuery(rest.kase)
  const isLate = useIsLate()
  // Shown with the report: a rail that opens a moment after it would push the text aside under the reader's eyes.
  if (found === undefined || (omissions.isPending && !isLate)) {
    return opening
  }
  return <OpenReport {...rest} report={report} found={found} omissionQuery={omissions} />
}

/** No report waits longer than this for the list of what it leaves out; its text can be read meanwhile. */
const PATIENCE_MS = 1_000

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
