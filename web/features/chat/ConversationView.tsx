import { ActionIcon } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { Case } from '#contract/case.ts'
import { Composer } from '#web/conversation/Composer.tsx'
import { useDraftQuestion } from '#web/conversation/draft/use-draft-question.ts'
import { ConversationProblemPanel, Talk } from '#web/conversation/Talk.tsx'
import type { ConversationDesk, ConversationState } from '#web/conversation/thread/conversation-desk.ts'
import { pendingOf } from '#web/conversation/thread/thread.ts'
import { useStickToEnd } from '#web/conversation/use-stick-to-end.ts'
import { useIsReadOnly } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { TextSkeleton } from '#web/ui/TextSkeleton.tsx'
import { AnswerBody } from './AnswerBody.tsx'
import classes from './chat.module.css'
import { ClosedComposer } from './ClosedComposer.tsx'
import { PlacePanel } from './sources/PlacePanel.tsx'
import { PassagePanel } from './sources/PassagePanel.tsx'
import type { OpenedSource } from './sources/opened-source.ts'
import { Suggestions } from './Suggestions.tsx'

export type ConversationViewProps = {
  desk: ConversationDesk
  state: ConversationState
  /** The case that is spoken of; absent in a general conversation, which knows none. */
  kase?: Case
  /** Where an unsent question is kept. */
  draftPlace: string
  words: { label: string; intro: string; placeholder: string; hint: string }
  suggestions: readonly string[]
}

/** A conversation on its page: what was said, what its answers stand on, and the field for the next question. */
export function ConversationView({ desk, state, kase, draftPlace, words, suggestions }: ConversationViewProps) {
  const text = useText('conversation')
  const isReadOnly = useIsReadOnly()
  const draft = useDraftQuestion(isReadOnly ? undefined : draftPlace)
  const [opened, setOpened] = useState<OpenedSource>()
  const isEmpty = state.thread.messages.length === 0
  const { isAtEnd, toEnd } = useStickToEnd(undefined, isEmpty)
  const isLoading = state.isLoading || state.isSending || pendingOf(state.thread) !== undefined
  useGivenBack(state, draft)
  const asked = useAnswerAtOnce(state)
  const send = (question: string, messageId?: string) => {
    if (question.trim() === '' || isLoading) return
    // What stands in the field beside a question that is sent again is another one.
    if (messageId === undefined || draft.words === question) draft.write('')
    asked()
    void desk.ask(question, messageId)
    toEnd()
  }
  return (
    <div className={classes['conversation']}>
      <div className={classes['messages']}>
        {state.isLoading ? (
          <TextSkeleton lines={6} />
        ) : (
          <Talk
            desk={desk}
            state={state}
            label={words.label}
            isReadOnly={isReadOnly}
            intro={<p className={classes['intro']}>{words.intro}</p>}
            renderAnswer={(message) => <AnswerBody message={message} kase={kase} onOpen={setOpened} />}
          />
        )}
        {isEmpty && !state.isLoading && !isReadOnly && state.problem === undefined && <Suggestions list={suggestions} onPick={send} />}
      </div>
      <div className={classes['foot']}>
        {!isAtEnd && !isEmpty && (
          <ActionIcon
            className={classes['toEnd'] ?? ''}
            variant="default"
            radius="xl"
            size="var(--size-control)"
            aria-label={text('toEnd')}
            title={text('toEnd')}
            onClick={toEnd}
          >
            <IconArrowDown size={18} aria-hidden />
          </ActionIcon>
        )}
        <ConversationProblemPanel desk={desk} state={state} onResend={send} />
        {isReadOnly ? (
          <ClosedComposer />
        ) : (
          <Composer
            words={draft.words}
            onWrite={draft.write}
            onSend={() => send(draft.words)}
            onStop={() => void desk.stop()}
            isLoading={isLoading}
            isRoomy={isEmpty && !state.isLoading}
            placeholder={words.placeholder}
            hint={words.hint}
          />
        )}
      </div>
      {opened?.kind === 'passage' && <PassagePanel card={opened.card} onClose={() => setOpened(undefined)} />}
      {opened?.kind === 'place' && kase && <PlacePanel kase={kase} ground={opened.ground} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

/** So soon an answer is there at once, and is read from its beginning. */
const AT_ONCE_MS = 1_500

/** An answer that is there at once may be longer than the window: its question is brought to the top. Gives what notes that one is asked. */
function useAnswerAtOnce({ thread }: ConversationState): () => void {
  const askedAt = useRef(-Infinity)
  const isPending = pendingOf(thread) !== undefined
  const wasPending = useRef(isPending)
  useEffect(() => {
    if (wasPending.current && !isPending && performance.now() - askedAt.current < AT_ONCE_MS) {
      document.querySelector(`[data-message="${thread.messages.at(-2)?.id ?? ''}"]`)?.scrollIntoView({ block: 'start' })
    }
    wasPending.current = isPending
  }, [isPending, thread])
  return () => {
    askedAt.current = performance.now()
  }
}

/** A question that was not taken stands in the field again, unless something else is written there by now. */
function useGivenBack({ problem }: ConversationState, { words, write }: ReturnType<typeof useDraftQuestion>): void {
  const given = useRef<unknown>(undefined)
  useEffect(() => {
    if (problem?.what !== 'send' || problem === given.current) return
    given.current = problem
    if (words === '') write(problem.question)
  }, [problem, words, write])
}
