import { useId } from 'react'
import style from './Chips.module.css'

export type ChipsProps<Value extends string> = {
  label: string
  description?: string
  options: readonly { value: Value; label: string }[]
  /** None is chosen where it is null. */
  value: Value | null
  onChange: (value: Value) => void
  error?: string | undefined
  isRequired?: boolean
  isDisabled?: boolean
}

/** One of a few, all of them in sight: chosen with one press, where a list would ask for two. Arrow keys go from one to the next. */
export function Chips<Value extends string>({
  label, description, options, value, onChange, error,
  isRequired = false,
  isDisabled = false,
}: ChipsProps<Value>) {
  const id = useId()
  const described = [description !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter((part) => part !== false).join(' ')
  return (
    <fieldset className={style['group']} disabled={isDisabled} aria-describedby={described || undefined} data-wrong={error !== undefined}>
      <legend className={style['label']}>
        {label}
        {isRequired && <span className={style['required']} aria-hidden> *</span>}
      </legend>
      {description !== undefined && <p className={style['hint']} id={`${id}-hint`}>{description}</p>}
      <div className={style['chips']}>
        {options.map((option) => (
          <label key={option.value} className={style['chip']}>
            <input
              type="radio"
              className={style['radio']}
              name={id}
              required={isRequired}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error !== undefined && <p className={style['error']} id={`${id}-error`}>{error}</p>}
    </fieldset>
  )
}
