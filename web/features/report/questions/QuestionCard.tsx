import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import type { Case } from '#contract/case.ts'
import type { QuestionChoice } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import type { Ground } from '#web/editor/statement-spans.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { explain } from '#web/ui/explain.ts'
import { choiceLabel, nameOf } from './choice-label.ts'
import { QuestionEvidence } from './QuestionEvidence.tsx'
import styles from './questions.module.css'
import type { Questions, Shown } from './use-questions.ts'

export type QuestionCardProps = {
  kase: Case
  shown: Shown
  questions: Questions
  isReadOnly: boolean
  /** The language the question is put in. */ spoken: Language
  onShowSource: (ground: Ground) => void
}

/** One question, what it rests on and its answers; once answered, the answer and the way back. */
export function QuestionCard({ kase, shown: { question, answer }, questions, isReadOnly, spoken, onShowSource }: QuestionCardProps) {
  const text = useText('questions')
  const report = useText('report')
  const ui = useText('ui')
  const language = useLanguage()
  const card = useFocusKept(answer)
  const { underWay, failed, say } = questions
  const isMine = underWay?.question.id === question.id
  const failure = failed?.word.question.id === question.id && !underWay ? failed.error : undefined
  const name = nameOf(question)
  const sentence = failure === undefined ? undefined : explain(failure, language, ui).sentence
  return (
    <li ref={card} className={styles['card']} data-question={question.id} data-answered={answer !== undefined} aria-busy={isMine}>
      {answer === undefined ? (
        <>
          <div className={styles['asked']}>
            <p lang={spoken}>{question.text}</p>
            <QuestionEvidence kase={kase} question={question} onShowSource={onShowSource} />
          </div>
          {!isReadOnly && (
            <div className={styles['answers']} role="group" aria-label={text('choices', { name })}>
              {question.choices.map((choice) => (
                <Choice
                  key={choice}
                  label={choiceLabel(question, choice, text)}
                  isUnderWay={isMine && underWay.answer === choice}
                  isFree={!underWay}
                  onPress={() => say({ question, answer: choice })}
                />
              ))}
            </div>
          )}
        </>
      ) : (
        <div className={styles['given']}>
          <IconCheck size={16} aria-hidden />
          <p id={`given-${question.id}`}>
            <strong>{text('answered', { name, answer: choiceLabel(question, answer, text) })}</strong>{' '}
            <span>{text(hasLines(question.lines[answer]) ? 'added' : 'notAdded')}</span>
          </p>
          {!isReadOnly && (
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={text('undoNamed', { name })}
              aria-describedby={`given-${question.id}`}
              loading={isMine}
              aria-disabled={underWay !== undefined}
              onClick={() => !underWay && say({ question, answer: null })}
            >
              {report('undo')}
            </Button>
          )}
        </div>
      )}
      {sentence !== undefined && (
        <p role="alert" className={styles['failed']}>
          {text('failed')} {sentence}
        </p>
      )}
    </li>
  )
}

const hasLines = (lines: readonly string[] | undefined): boolean => lines !== undefined && lines.length > 0

type ChoiceProps = { label: string; isUnderWay: boolean; isFree: boolean; onPress: () => void }

/** Not disabled while another answer is under way: the focus would be lost. */
function Choice({ label, isUnderWay, isFree, onPress }: ChoiceProps) {
  return (
    <Button size="compact-md" variant="default" loading={isUnderWay} aria-disabled={!isFree} onClick={() => isFree && onPress()}>
      {label}
    </Button>
  )
}

/** An answer takes its buttons away; the focus that was on one goes to what stands there then. */
function useFocusKept(answer: QuestionChoice | undefined) {
  const card = useRef<HTMLLIElement>(null)
  const before = useRef(answer)
  useLayoutEffect(() => {
    if (before.current === answer) return
    before.current = answer
    if (document.activeElement === null || document.activeElement === document.body) card.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [answer])
  return card
}
