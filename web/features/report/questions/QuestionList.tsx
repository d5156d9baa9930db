import type { Case } from '#contract/case.ts'
import type { Ground } from '#web/editor/statement-spans.ts'
import { useText } from '#web/text/use-text.ts'
import { QuestionCard } from './QuestionCard.tsx'
import styles from './questions.module.css'
import type { Questions } from './use-questions.ts'

export type QuestionListProps = { kase: Case; questions: Questions; isReadOnly: boolean; onShowSource: (ground: Ground) => void }

/** What the talk leaves open, each with its answers; what was answered a moment ago stays where it stood, with its undo. */
export function QuestionList({ kase, questions, isReadOnly, onShowSource }: QuestionListProps) {
  const text = useText('questions')
  const spoken = kase.textReport?.language ?? 'nb'
  return (
    <>
      <p className={styles['hint']}>{text(questions.shown.length > 0 ? 'hint' : 'none')}</p>
      <ul className={styles['cards']}>
        {questions.shown.map((shown) => (
          <QuestionCard key={shown.question.id} {...{ kase, shown, questions, isReadOnly, spoken, onShowSource }} />
        ))}
      </ul>
    </>
  )
}

/** The questions below the report, for as long as the rail does not hold them. */
export function QuestionsBelow(props: QuestionListProps) {
  const text = useText('questions')
  if (props.questions.shown.length === 0) return null
  return (
    <section className={styles['below']} aria-labelledby="questions-heading">
      <h2 id="questions-heading" tabIndex={-1}>{text('title')}</h2>
      <QuestionList {...props} />
    </section>
  )
}
