import { Button } from '@mantine/core'
import { IconArrowDown, IconCheck, IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useText } from '#web/text/use-text.ts'
import { useCopy } from '#web/ui/use-copy.ts'
import classes from './actions.module.css'
import { placesIn, stretchesOf } from './open-places.ts'
import type { QuickAction } from './use-quick-action.ts'

/** The draft: written in like any text, with its open places and what nothing carries marked behind the words. */
export function DraftBox({ action }: { action: QuickAction }) {
  const text = useText('actions')
  const { isCopied, copy } = useCopy()
  const [hasFailed, setHasFailed] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { output, answer, isWriting } = action
  const places = placesIn(output, answer)
  const { gaps, unsupported } = places
  const goToNext = (): void => {
    const from = field.current?.selectionEnd ?? 0
    const next = gaps.find(({ start }) => start >= from) ?? gaps[0]
    if (!next || !field.current) return
    field.current.focus()
    field.current.setSelectionRange(next.start, next.end)
  }
  return (
    <section className={classes['draft']} aria-busy={isWriting}>
      <div className={classes['named']}>
        <label htmlFor="quick-action-output">{text('output')}</label>
        <p id="quick-action-output-hint">{text('outputHint')}</p>
      </div>
      <div className={classes['paper']}>
        <div aria-hidden className={classes['mirror']}>
          {stretchesOf(output, places).map(({ start, end, kind }) => (
            <span key={start} data-kind={kind}>
              {output.slice(start, end)}
            </span>
          ))}
          {'\n'}
        </div>
        <textarea
          id="quick-action-output"
          ref={field}
          value={output}
          aria-describedby="quick-action-output-hint"
          placeholder={isWriting ? text('writing') : ''}
          readOnly={isWriting}
          spellCheck
          onChange={({ currentTarget }) => action.change({ output: currentTarget.value })}
        />
      </div>
      <div className={classes['draftEnd']}>
        <span role="status" className={classes['state']}>
          {isWriting ? text('writing') : answer && (gaps.length > 0 ? text('gaps', { count: gaps.length }) : text('noGaps'))}
          {hasFailed && ` ${text('copyFailed')}`}
        </span>
        {gaps.length > 0 && (
          <Button variant="subtle" leftSection={<IconArrowDown size={16} aria-hidden />} onClick={goToNext}>
            {text('nextGap')}
          </Button>
        )}
        <Button
          variant="default"
          disabled={output === '' || isWriting}
          leftSection={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          onClick={() => void copy(output).then((isDone) => setHasFailed(!isDone))}
        >
          {text(isCopied ? 'copied' : 'copy')}
        </Button>
      </div>
      {unsupported.length > 0 && (
        <div className={classes['unsupported']}>
          <h2>{text('unsupported')}</h2>
          <ul>
            {unsupported.map(({ start, end }) => (
              <li key={start}>{output.slice(start, end)}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
