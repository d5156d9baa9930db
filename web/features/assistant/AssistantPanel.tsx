import { CloseButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Message } from '#contract/conversation.ts'
import { Composer } from '#web/conversation/Composer.tsx'
import { Markdown } from '#web/conversation/markdown/Markdown.tsx'
import { ConversationProblemPanel, Talk } from '#web/conversation/Talk.tsx'
import { pendingOf } from '#web/conversation/thread/thread.ts'
import { useConversation } from '#web/conversation/thread/use-conversation.ts'
import { useStickToEnd } from '#web/conversation/use-stick-to-end.ts'
import { useText } from '#web/text/use-text.ts'
import { assistantConversation } from './assistant-conversation.ts'
import classes from './assistant.module.css'
import { DetailsForm } from './DetailsForm.tsx'

const NONE: ReadonlySet<never> = new Set()

/** Questions about the product, answered from its help texts. It stays when it is shut, so that what was said is there when it opens again. */
export function AssistantPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText('assistant')
  const ui = useText('ui')
  const [conversation] = useState(() => assistantConversation(sessionStorage))
  const { desk, state } = useConversation({ ...conversation, kind: 'customer' })
  const [words, setWords] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  const { toEnd } = useStickToEnd(box)
  const isLoading = state.isLoading || state.isSending || pendingOf(state.thread) !== undefined
  useEffect(() => {
    if (isOpen) panel.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [isOpen])
  useEscape(isOpen, panel, onClose)
  const send = (question: string, messageId?: string) => {
    setWords('')
    void desk.ask(question, messageId).then((isTaken) => !isTaken && setWords(question))
    toEnd()
  }
  return (
    <section
      ref={panel}
      role="dialog"
      aria-label={text('title')}
      className={classes['panel']}
      hidden={!isOpen}
    >
      <div className={classes['head']}>
        <h2>{text('title')}</h2>
        <Link to="/help">{text('toHelp')}</Link>
        <CloseButton aria-label={ui('close')} onClick={onClose} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <div ref={box} className={classes['talk']} role="group" aria-label={text('title')} tabIndex={0}>
        <Talk
          desk={desk}
          state={state}
          label={text('title')}
          isReadOnly={false}
          intro={<p className={classes['intro']}>{text('intro')}</p>}
          renderAnswer={(message) => <AssistantAnswer message={message} />}
        />
        <ConversationProblemPanel desk={desk} state={state} onResend={send} />
      </div>
      <Composer
        words={words}
        onWrite={setWords}
        onSend={() => send(words)}
        onStop={() => void desk.stop()}
        isLoading={isLoading}
        isRoomy={false}
        placeholder={text('placeholder')}
        hint={text('hint')}
      />
    </section>
  )
}

/** Escape shuts it where the focus stands within, or nowhere since what had it is gone; an open list within is shut alone (ARIA, dialog). */
function useEscape(isOpen: boolean, panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const onKey = ({ key }: KeyboardEvent) => {
      const { activeElement, body } = document
      const isHere = activeElement === body || panel.current?.contains(activeElement) === true
      if (key === 'Escape' && isHere && activeElement?.getAttribute('aria-expanded') !== 'true') onClose()
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [isOpen, panel, onClose])
}

/** An answer of the help texts; where a person should take over, the form that reaches one stands in its place (spec 4). */
function AssistantAnswer({ message: { text: answer, human, unsupported } }: { message: Message }) {
  if (human) return <DetailsForm lead={answer} />
  return <Markdown text={answer} sources={NONE} unsupported={unsupported} addresses={NONE} renderCite={(number) => number} renderDoubt={() => null} />
}
