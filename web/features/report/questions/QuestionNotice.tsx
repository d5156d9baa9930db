import { useText } from '#web/text/use-text.ts'
import { Waits } from '../header/Waits.tsx'

/** Says above the text that something waits for an answer below it. */
export function QuestionNotice({ count }: { count: number }) {
  const text = useText('questions')
  if (count === 0) return null
  const show = () => {
    const heading = document.querySelector<HTMLElement>('#questions-heading')
    heading?.scrollIntoView({ block: 'center' })
    heading?.focus({ preventScroll: true })
  }
  return <Waits words={text('shortCount', { count })} whole={text('openCount', { count })} onShow={show} />
}
