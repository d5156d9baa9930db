import { useText } from '#web/text/use-text.ts'
import { ActionText } from './ActionText.tsx'
import classes from './triggers.module.css'

const EXAMPLES = [
  ['examplePhraseOne', 'exampleActionOne'],
  ['examplePhraseTwo', 'exampleActionTwo'],
  ['examplePhraseThree', 'exampleActionThree'],
] as const

/** What phrases are good for, shown rather than told; a press puts one into the form. */
export function TriggerExamples({ isDisabled, onPick }: { isDisabled: boolean; onPick: (example: { trigger: string; action: string }) => void }) {
  const text = useText('triggers')
  return (
    <section className={classes['examples']} aria-label={text('examples')}>
      <h2 className={classes['smallHeading']}>{text('examples')}</h2>
      <ul>
        {EXAMPLES.map(([phrase, action]) => (
          <li key={phrase}>
            <button type="button" disabled={isDisabled} onClick={() => onPick({ trigger: text(phrase), action: text(action) })}>
              <span className={classes['phrase']}>{text(phrase)}</span>
              <ActionText action={text(action)} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
