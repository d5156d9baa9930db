import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Message } from '#contract/conversation.ts'
import { Refusal } from '#contract/refusal.ts'
import { timing } from '#contract/timing.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { explain } from '#web/ui/explain.ts'
import { TimedLoader } from '#web/ui/TimedLoader.tsx'
import { AnswerActions } from './AnswerActions.tsx'
import type { ConversationDesk, ConversationState } from './thread/conversation-desk.ts'
import { lastAnswerOf } from './thread/thread.ts'
import classes from './talk.module.css'

export type TalkProps = {
  desk: ConversationDesk
  state: ConversationState
  /** Who asks and who answers, as headings for those who do not see. */
  label: string
  isReadOnly: boolean
  /** What is said before anything is asked: part of no conversation, so it is neither stored nor copied. */
  intro: ReactNode
  renderAnswer: (message: Message) => ReactNode
}

/** Questions and answers in their order, the last answer as it comes. */
export function Talk({ desk, state, label, isReadOnly, intro, renderAnswer }: TalkProps) {
  const text = useText('conversation')
  const { messages } = state.thread
  const last = lastAnswerOf(state.thread)
  return (
    <>
      <ol className={classes['talk']} aria-label={label}>
        <li className={classes['answer']} data-intro="">{intro}</li>
        {messages.map((message) => (
          // A question keeps its id, an answer gets it from the server: its place is the same.
          <li
            key={message.role === 'User' ? message.id : `answer-${messages.indexOf(message)}`}
            className={classes[message.role === 'User' ? 'question' : 'answer']}
            data-message={message.id}
          >
            <h2 className="visually-hidden">{text(message.role === 'User' ? 'yourQuestion' : 'answer')}</h2>
            {message.role === 'User' ? <p className={classes['words']}>{message.text}</p> : <Answer {...{ desk, message, renderAnswer }} />}
            {message === last && !message.human && <AnswerActions message={message} isReadOnly={isReadOnly} onRegenerate={() => void desk.regenerate()} />}
          </li>
        ))}
      </ol>
      <Announced messages={messages} />
    </>
  )
}

function Answer({ desk, message, renderAnswer }: { desk: ConversationDesk; message: Message; renderAnswer: TalkProps['renderAnswer'] }) {
  const text = useText('conversation')
  const ui = useText('ui')
  const language = useLanguage()
  const isSilent = useIsSilent(message)
  const isWaiting = !message.done && (message.text === '' || isSilent)
  return (
    <>
      {message.text !== '' && <div aria-busy={!message.done}>{renderAnswer(message)}</div>}
      {isWaiting && (
        <div className={classes['waiting']}>
          <TimedLoader
            label={text(message.text === '' ? 'waiting' : 'goesOn')}
            ownTips={[text('tipKept'), text('tipSources')]}
            {...(message.text !== '' && { timeoutMs: timing.loaderTimeoutMs - timing.loaderWarnMs })}
            onRetry={() => void desk.tryAgain()}
            onCancel={() => void desk.stop()}
          />
        </div>
      )}
      {message.failure && <p role="alert" className={classes['failure']}>{explain(new Refusal(message.failure.code), language, ui).sentence}</p>}
    </>
  )
}

/** True when an answer has begun and nothing more has come of it for a while. */
function useIsSilent({ text: written, done }: Message): boolean {
  const [silentSince, setSilentSince] = useState<string>()
  useEffect(() => {
    if (done) return undefined
    const timer = setTimeout(() => setSilentSince(written), timing.loaderWarnMs)
    return () => clearTimeout(timer)
  }, [written, done])
  return !done && silentSince === written
}

/** Heard as much of an answer as is taken in by the ear at once; the rest is read. */
const HEARD_CHARACTERS = 400

/** Whoever does not see the page is told that an answer is there, and how it begins; what was there already is not announced. */
function Announced({ messages }: { messages: readonly Message[] }) {
  const text = useText('conversation')
  const last = messages.at(-1)
  const [wasAwaited, setWasAwaited] = useState(false)
  if (!wasAwaited && last?.role === 'Assistant' && !last.done) setWasAwaited(true)
  return (
    <div className="visually-hidden" role="status">
      {wasAwaited && last?.role === 'Assistant' && last.done && `${text('answerReady')} ${spoken(last.text)}`}
    </div>
  )
}

const spoken = (markdown: string): string => markdown.replace(/[*_`#>|]+/g, ' ').replace(/\[\d+\]/g, '').replace(/\s+/g, ' ').trim().slice(0, HEARD_CHARACTERS)

export type ProblemProps = {
  desk: ConversationDesk
  state: ConversationState
  /** A question that was given back is sent again under its id. */ onResend: (question: string, messageId: string) => void
}

/** What could not be done, beside where it was wished for (spec 8). */
export function ConversationProblemPanel({ desk, state: { problem }, onResend }: ProblemProps) {
  const text = useText('conversation')
  if (problem === undefined) return null
  const retries = {
    load: () => desk.reload(),
    send: () => problem.what === 'send' && onResend(problem.question, problem.messageId),
    regenerate: () => void desk.regenerate(),
    stop: () => void desk.stop(),
  }
  const titles = { load: 'loadFailed', send: 'sendFailed', regenerate: 'regenerateFailed', stop: 'stopFailed' } as const
  return <ErrorPanel error={problem.error} title={text(titles[problem.what])} onRetry={retries[problem.what]} />
}
