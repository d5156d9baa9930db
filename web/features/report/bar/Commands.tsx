import { Button } from '@mantine/core'
import { useState } from 'react'
import type { RefObject } from 'react'
import type { Case } from '#contract/case.ts'
import { Refusal } from '#contract/refusal.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { explain } from '#web/ui/explain.ts'
import { CommandRow } from './CommandRow.tsx'
import type { Folding } from './CommandRow.tsx'
import { DecisionRow } from './DecisionRow.tsx'
import { FailureRow } from './FailureRow.tsx'
import { WaitingRow } from './WaitingRow.tsx'
import styles from './bar.module.css'
import type { Review } from '../rewrite/use-review.ts'
import type { RewritingDesk } from '../rewrite/use-rewriting.ts'

export type CommandsProps = {
  kase: Case
  rewriting: RewritingDesk
  review: Review | null
  onKeep: (review: Review) => void
  promptBox: RefObject<HTMLTextAreaElement | null>
  folding: Folding
}

/** What can be done to the text as a whole; while an answer is awaited or looked at, only what that moment needs. */
export function Commands({ kase, rewriting, review, onKeep, promptBox, folding }: CommandsProps) {
  const text = useText('report')
  const ui = useText('ui')
  const language = useLanguage()
  const [prompt, setPrompt] = useState('')
  const { state } = rewriting
  if (state.kind === 'waiting') return <WaitingRow key={JSON.stringify(state.request)} request={state.request} onRetry={rewriting.retry} onCancel={rewriting.drop} />
  if (state.kind === 'arrived') {
    return (
      <div className={styles['row']} role="status">
        <p className={styles['words']}>{text('proposalArrived')}</p>
        <Button variant="default" onClick={rewriting.drop}>{text('discardProposal')}</Button>
        <Button onClick={rewriting.show}>{text('showProposal')}</Button>
      </div>
    )
  }
  if (review) {
    const keep = () => {
      // What was asked is done; a request that led to nothing is left to be put better.
      if (state.kind === 'proposed' && state.proposal.request.kind === 'prompt') setPrompt('')
      onKeep(review)
    }
    return <DecisionRow review={review} notFollowed={state.kind === 'proposed' ? state.proposal.notFollowed : undefined} onUse={keep} onDiscard={rewriting.drop} />
  }
  const isPromptRefused = state.kind === 'failed' && state.error instanceof Refusal && state.error.code === 'report.prompt_unsupported'
  return (
    <>
      {state.kind === 'failed' && !isPromptRefused && <FailureRow request={state.request} error={state.error} onRetry={rewriting.retry} onStart={rewriting.start} onClose={rewriting.drop} />}
      {state.kind === 'kept' && <Button variant="default" onClick={rewriting.giveBack}>{text('undo')}</Button>}
      <CommandRow
        kase={kase}
        isFree={rewriting.isFree}
        onStart={rewriting.start}
        folding={folding}
        prompt={{
          box: promptBox,
          value: prompt,
          refusal: isPromptRefused ? explain(state.error, language, ui).sentence : undefined,
          onChange: (value) => {
            setPrompt(value)
            if (isPromptRefused) rewriting.drop()
          },
        }}
      />
    </>
  )
}
