import { useText } from '#web/text/use-text.ts'
import { MarginLine } from '../MarginLine.tsx'
import styles from '../report.module.css'

/** Says above the text that something waits for an answer below it. */
export function QuestionNotice({ count }: { count: number }) {
  const text = useText('questions')
  if (count === 0) return null
  const show = () => {
    const heading = document.querySelector<HTMLElement>('#questions-heading')
    heading?.scrollIntoView({ block: 'center' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <MarginLine tone="wait">
      <span>{text('openCount', { count })}</span>
      <button type="button" className={styles['omissionShow']} onClick={show}>
        {text('show')}
      </button>
    </MarginLine>
  )
}
