import { useParams } from '@tanstack/react-router'
import { useText } from '#web/text/use-text.ts'
import { NotReadyYet } from './NotReadyYet.tsx'

// Pages that have a place in the product and no content yet: each says in the user's words what will stand there.

export function QuickActionsPage() {
  return <NotReadyYet what={useText('unavailable')('quickActions')} />
}

export function SourcesPage() {
  return <NotReadyYet what={useText('unavailable')('sources')} />
}

export function OptimizerPage() {
  return <NotReadyYet what={useText('unavailable')('optimizer')} />
}

export function CaseChatPage() {
  const { patientId } = useParams({ strict: false })
  return <NotReadyYet what={useText('unavailable')('caseChat')} patientId={patientId} />
}
