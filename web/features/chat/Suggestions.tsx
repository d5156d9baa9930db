import { useId } from 'react'
import { useText } from '#web/text/use-text.ts'
import classes from './chat.module.css'

/** Questions to begin with: what is asked is shown before it is pressed. */
export function Suggestions({ list, onPick }: { list: readonly string[]; onPick: (question: string) => void }) {
  const text = useText('chat')
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes['suggestions']}>
      <h2 id={id}>{text('suggestions')}</h2>
      <ul>
        {list.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => onPick(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
