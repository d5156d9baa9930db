import type { Case } from '#contract/case.ts'
import { OpenReport } from './OpenReport.tsx'
import type { ReportDeskProps } from './OpenReport.tsx'
import { ReportSkeleton } from './ReportSkeleton.tsx'
import { useDraft } from './use-draft.ts'

/** The report and all that belongs to working on it. A report written anew is opened anew; one saved here stays as it is. */
export function ReportDesk(props: ReportDeskProps) {
  const { textReport } = props.kase
  if (textReport === null) return null
  return <DeskWithDraft key={textReport.generatedAt} {...props} report={textReport} />
}

function DeskWithDraft({ report, ...rest }: ReportDeskProps & { report: NonNullable<Case['textReport']> }) {
  const found = useDraft(rest.kase.id, report)
  if (found === undefined) {
    return (
      <>
        {rest.header}
        <ReportSkeleton />
      </>
    )
  }
  return <OpenReport {...rest} report={report} found={found} />
}
