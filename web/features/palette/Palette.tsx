import { Modal, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useText } from '#web/text/use-text.ts'
import { foundEntries, movedBy } from './entries.ts'
import type { PaletteEntry } from './entries.ts'
import style from './palette.module.css'
import { useEntries } from './use-entries.ts'

export type PaletteProps = { isOpen: boolean; onClose: () => void }

/** Every screen and action, the last cases, language and scheme, found by a word (ARIA, combobox with a list). */
export function Palette({ isOpen, onClose }: PaletteProps) {
  const text = useText('palette')
  const ui = useText('ui')
  return (
    <Modal opened={isOpen} onClose={onClose} title={text('title')} yOffset="10vh" centered={false} closeButtonProps={{ 'aria-label': ui('close') }}>
      <Finder onClose={onClose} />
    </Modal>
  )
}

function Finder({ onClose }: { onClose: () => void }) {
  const text = useText('palette')
  const id = useId()
  const [typed, setTyped] = useState('')
  const [marked, setMarked] = useState(0)
  const found = foundEntries(useEntries(), typed)
  const at = Math.min(marked, found.length - 1)
  const choose = ({ act }: PaletteEntry) => {
    // Closed first: the focus goes back to the page before the page changes.
    onClose()
    act()
  }
  const onKey = (event: KeyboardEvent) => {
    const chosen = found[at]
    const next = movedBy(event.key, at, found.length)
    if (next === undefined && (event.key !== 'Enter' || chosen === undefined)) return
    event.preventDefault()
    if (next === undefined && chosen !== undefined) return choose(chosen)
    setMarked(next ?? 0)
    document.querySelector(`#${CSS.escape(`${id}-${next}`)}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <TextInput
        data-autofocus
        role="combobox"
        aria-label={text('title')}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found[at] === undefined ? undefined : `${id}-${at}`}
        placeholder={text('placeholder')}
        autoComplete="off"
        value={typed}
        onKeyDown={onKey}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setMarked(0)
        }}
      />
      <div role="listbox" id={`${id}-list`} aria-label={text('title')} className={style['list']}>
        {found.map((entry, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's: it keeps the focus (ARIA, combobox)
          <div
            key={entry.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={style['entry']}
            onClick={() => choose(entry)}
            onPointerMove={() => setMarked(index)}
          >
            <span className={style['label']}>{entry.label}</span>
            <span className={style['group']}>{text(entry.group)}</span>
          </div>
        ))}
      </div>
      <p role="status" className={style['none']}>
        {found.length === 0 && text('none')}
      </p>
    </>
  )
}
