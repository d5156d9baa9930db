import { useText } from '#web/text/use-text.ts'
import { cardId } from './opened-source.ts'
import classes from './sources.module.css'

/** A number in an answer; pressed, it leads to the card of its source. */
export function CiteMark({ number, messageId }: { number: number; messageId: string }) {
  const text = useText('chat')
  const go = () => {
    const card = document.querySelector<HTMLElement>(`#${CSS.escape(cardId(messageId, number))}`)
    card?.scrollIntoView({ block: 'nearest' })
    card?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className={classes['cite']} data-in-text="" aria-label={text('toSource', { number })} onClick={go}>
      {number}
    </button>
  )
}
