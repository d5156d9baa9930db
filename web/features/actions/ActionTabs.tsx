import type { KeyboardEvent } from 'react'
import { fastActionsOf } from '#contract/fast-action.ts'
import type { FastActionType } from '#contract/fast-action.ts'
import { useEdition } from '#web/session/use-edition.ts'
import { useText } from '#web/text/use-text.ts'
import classes from './actions.module.css'

export const PANEL_ID = 'quick-action-panel'

/** A tab for each kind of text of this edition; the arrow keys go round (ARIA, tabs). */
export function ActionTabs({ type, isDisabled, onChoose }: { type: FastActionType; isDisabled: boolean; onChoose: (type: FastActionType) => void }) {
  const text = useText('actions')
  const types = fastActionsOf(useEdition())
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0 || isDisabled) return
    event.preventDefault()
    const next = types[(types.indexOf(type) + step + types.length) % types.length]
    if (next) onChoose(next)
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-type="${next}"]`)?.focus()
  }
  return (
    <div role="tablist" aria-label={text('kinds')} className={classes['tabs']} data-scrolls>
      {types.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          data-type={one}
          aria-selected={one === type}
          aria-controls={PANEL_ID}
          tabIndex={one === type ? 0 : -1}
          disabled={isDisabled}
          onKeyDown={onKeyDown}
          onClick={() => onChoose(one)}
        >
          {text(`kind${one}`)}
        </button>
      ))}
    </div>
  )
}
