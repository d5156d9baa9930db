import type { FastActionMark } from '#contract/fast-action.ts'
import { useText } from '#web/text/use-text.ts'
import classes from './actions.module.css'
import type { QuickAction } from './use-quick-action.ts'

/** Which of the marked words are enough to know a stretch by. */
const SHOWN_CHARACTERS = 90

export const INPUT_ID = 'quick-action-input'
export const REMARKS_ID = 'quick-action-remarks'

/** Selects the words a stretch rests on, in the field they were put into. */
function show({ source, sourceStart, sourceEnd }: FastActionMark): void {
  const field = document.querySelector<HTMLTextAreaElement>(`#${source === 'input' ? INPUT_ID : REMARKS_ID}`)
  field?.focus()
  field?.setSelectionRange(sourceStart, sourceEnd)
}

/** Where the words of the draft come from, stretch by stretch: a press shows them in the text they were taken from. */
export function SourceList({ answer }: Pick<QuickAction, 'answer'>) {
  const text = useText('actions')
  if (!answer || answer.marks.length === 0) return null
  return (
    <details className={classes['sources']}>
      <summary data-unfolds="">{text('sources')}</summary>
      <ul>
        {answer.marks.map((mark) => {
          const words = answer.value.slice(mark.start, mark.end).trim()
          const shown = words.length > SHOWN_CHARACTERS ? `${words.slice(0, SHOWN_CHARACTERS)}…` : words
          return (
            <li key={`${mark.start}-${mark.sourceStart}`}>
              <button type="button" onClick={() => show(mark)}>
                <span>{shown}</span>
                <small>{text(mark.source === 'input' ? 'fromInput' : 'fromRemarks')}</small>
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
