import { Button } from '@mantine/core'
import { useState } from 'react'
import type { RefObject } from 'react'
import type { Case } from '#contract/case.ts'
import { Refusal } from '#contract/refusal.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { explain } from '#web/ui/explain.ts'
import { useObservable } from '#web/ui/use-observable.ts'
import { CommandRow } from './CommandRow.tsx'
import type { Folding } from './CommandRow.tsx'
import { DecisionRow } from './DecisionRow.tsx'
import { FailureRow } from './FailureRow.tsx'
import { WaitingRow } from './WaitingRow.tsx'
import styles from './bar.module.css'
import type { ReportSession } from '../session/report-session.ts'

export type CommandsProps = {
  kase: Case
  session: ReportSession
  promptBox: RefObject<HTMLTextAreaElement | null>
  folding: Folding
}

/** What can be done to the text as a whole; while an answer is awaited or looked at, only what that moment needs. */
export function Commands({ kase, session, promptBox, folding }: CommandsProps) {
  const text = useText('report')
  const ui = useText('ui')
  const language = useLanguage()
  const [prompt, setPrompt] = useState('')
  const { phase, rewriting: state, review } = useObservable(session.snapshot)
  const drop = () => session.drop()
  if (state.kind === 'waiting')
    return <WaitingRow key={JSON.stringify(state.request)} request={state.request} onRetry={() => session.retry()} onCancel={drop} />
  if (state.kind === 'arrived') {
    return (
      <div className={styles['row']} role="status">
        <p className={styles['words']}>{text('proposalArrived')}</p>
        <Button variant="default" onClick={drop}>{text('discardProposal')}</Button>
        <Button onClick={() => session.show()}>{text('showProposal')}</Button>
      </div>
    )
  }
  if (review) {
    const use = () => {
      // What was asked is done; a request that led to nothing is left to be put better.
      if (review.proposal.request.kind === 'prompt') setPrompt('')
      // On a telephone what was unfolded for the request has done its work and leaves the text its room.
      if (folding.isUnfolded) folding.toggle()
      session.use()
    }
    return <DecisionRow review={review} onUse={use} onDiscard={drop} />
  }
  const isPromptRefused = state.kind === 'failed' && state.error instanceof Refusal && state.error.code === 'report.prompt_unsupported'
  return (
    <>
      {state.kind === 'failed' && !isPromptRefused && (
        <FailureRow request={state.request} error={state.error} onRetry={() => session.retry()} onStart={(request) => session.ask(request)} onClose={drop} />
      )}
      {state.kind === 'kept' && (
        <Button variant="default" onClick={() => session.giveBack()}>
          {text('undo')}
        </Button>
      )}
      <CommandRow
        kase={kase}
        isFree={phase === 'writing'}
        onStart={(request) => session.ask(request)}
        folding={folding}
        prompt={{
          box: promptBox,
          value: prompt,
          refusal: isPromptRefused ? explain(state.error, language, ui).sentence : undefined,
          onChange: (value) => {
            setPrompt(value)
            if (isPromptRefused) drop()
          },
        }}
      />
    </>
  )
}
