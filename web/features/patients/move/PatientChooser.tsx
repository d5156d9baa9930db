import { TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { PatientListItem } from '#contract/patient.ts'
import { tidyName } from '#contract/names/person-name.ts'
import { useNamedPatients } from '#web/features/case-line/named-patients.ts'
import { useText } from '#web/text/use-text.ts'
import { LONGEST_NAME } from '../patient-draft.ts'
import { patientFacts } from '../patient-facts.ts'
import style from '../patients.module.css'
import { useFoundPatients } from '../use-found-patients.ts'

const MOST_CHOICES = 20
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

export type Chosen = { kind: 'known'; patient: PatientListItem } | { kind: 'new'; name: string }
/** What `chosenId` holds while a new one is chosen. */
export const NEW = 'new'
export type PatientChooserProps = {
  /** The patient it may not be. */
  except: string
  chosenId: string | undefined
  /** A name that nobody has makes a new patient. */
  mayMake?: boolean
  onChoose: (chosen: Chosen | undefined) => void
}

/** One of the named patients, or a new one by the name that is typed (ARIA, combobox with a list). */
export function PatientChooser({ except, chosenId, mayMake = false, onChoose }: PatientChooserProps) {
  const text = useText('patients')
  const sidebar = useText('sidebar')
  const id = useId()
  const [typed, setTyped] = useState('')
  const { patients } = useNamedPatients()
  const found = useFoundPatients(patients.filter((patient) => patient.id !== except), typed).slice(0, MOST_CHOICES)
  const name = tidyName(typed)
  const options: Chosen[] = [
    ...found.map((patient) => ({ kind: 'known' as const, patient })),
    ...(name === '' || !mayMake ? [] : [{ kind: 'new' as const, name }]),
  ]
  const at = options.findIndex((option) => keyOf(option) === chosenId)
  const type = (words: string) => {
    setTyped(words)
    onChoose(undefined)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined || options.length === 0) return
    event.preventDefault()
    const next = at < 0 && step < 0 ? options.length - 1 : (at + step + options.length) % options.length
    onChoose(options[next])
    document.querySelector(`#${CSS.escape(`${id}-${next}`)}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div>
      <TextInput
        data-autofocus
        role="combobox"
        label={text('choose')}
        description={text('searchHint')}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={at < 0 ? undefined : `${id}-${at}`}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={typed}
        onKeyDown={onKey}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <div role="listbox" id={`${id}-list`} aria-label={text('heading')} className={style['choices']}>
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's: it keeps the focus (ARIA, combobox)
          <div
            key={keyOf(option)}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={style['choice']}
            onClick={() => onChoose(option)}
          >
            {option.kind === 'new' ? text('moveNew', { name: option.name }) : option.patient.name}
            {option.kind === 'known' && <span className={style['note']}>{patientFacts(option.patient, text, sidebar).join(' · ')}</span>}
          </div>
        ))}
      </div>
    </div>
  )
}

const keyOf = (option: Chosen): string => (option.kind === 'new' ? NEW : option.patient.id)
