import { useParams } from '@tanstack/react-router'
import type { Case, Patient } from '#contract/case.ts'
import { useConversation } from '#web/conversation/thread/use-conversation.ts'
import { chosenCase } from '#web/features/report/case-stage.ts'
import { AwaitedCase } from '#web/features/report/header/AwaitedCase.tsx'
import { CaseHeader } from '#web/features/report/header/CaseHeader.tsx'
import { CaseTabs } from '#web/features/report/header/CaseTabs.tsx'
import { NotLoaded } from '#web/features/report/troubles/NotLoaded.tsx'
import { useChosenCase } from '#web/features/report/use-chosen-case.ts'
import { usePatient } from '#web/features/report/use-patient.ts'
import { useText } from '#web/text/use-text.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TextSkeleton } from '#web/ui/TextSkeleton.tsx'
import classes from './chat.module.css'
import { ConversationView } from './ConversationView.tsx'

/** `/p/{id}/chat`: questions to one case, whose id is that of the conversation. It answers from that case and nothing else. */
export function CaseChatPage() {
  const text = useText('chat')
  const conversation = useText('conversation')
  const report = useText('report')
  const { patientId } = useParams({ from: '/signed-in/p/$patientId/chat' })
  const patient = usePatient(patientId)
  const [wanted, choose] = useChosenCase()
  const kase = patient.data && chosenCase(patient.data.cases, wanted)
  if (patient.data && kase) return <CaseTalk key={kase.id} patient={patient.data} kase={kase} onChoose={choose} />
  return (
    <div className={classes['page']}>
      <AwaitedCase patientId={patientId} title={text('caseHeading')} isComing={patient.isPending} error={patient.error} />
      {patient.isPending && <TextSkeleton lines={5} />}
      {patient.isError && patient.data === undefined && <NotLoaded error={patient.error} onRetry={() => void patient.refetch()} />}
      {patient.data && !kase && <EmptyState title={conversation('noId')} hint={report('noCaseHint')} />}
    </div>
  )
}

function CaseTalk({ patient, kase, onChoose }: { patient: Patient; kase: Case; onChoose: (caseId: string) => void }) {
  const text = useText('chat')
  // One that nothing was asked of yet is read too: it has no messages.
  const { desk, state } = useConversation({ conversationId: kase.id, kind: 'case', isNew: false })
  return (
    <div className={classes['page']}>
      <CaseHeader patient={patient} kase={kase} onChoose={onChoose} />
      <CaseTabs patientId={patient.id} />
      <ConversationView
        desk={desk}
        state={state}
        kase={kase}
        draftPlace={kase.id}
        words={{ label: text('caseHeading'), intro: text('caseIntro'), placeholder: text('casePlaceholder'), hint: text('caseHint') }}
        suggestions={[text('caseSuggestion1'), text('caseSuggestion2'), text('caseSuggestion3')]}
      />
    </div>
  )
}
