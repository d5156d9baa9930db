import { Checkbox, Text } from '@mantine/core'
import { useText } from '#web/text/use-text.ts'
import styles from './diagnoses.module.css'
import type { Choice } from './find-symptoms.ts'

export type SymptomChoicesProps = { choices: readonly Choice[]; isAsked: boolean; picked: readonly string[]; onToggle: (id: string) => void }

/** The symptoms of the place chosen, or those the search found, under their regions. */
export function SymptomChoices({ choices, isAsked, picked, onToggle }: SymptomChoicesProps) {
  const text = useText('diagnoses')
  if (choices.length === 0) {
    return (
      <Text size="sm" c="dimmed" role="status">
        {text(isAsked ? 'noMatch' : 'chooseRegion')}
      </Text>
    )
  }
  const regions = [...new Map(choices.map(({ region, regionName }) => [region, regionName]))]
  return (
    <div className={styles['choices']}>
      {regions.map(([region, name]) => (
        <fieldset key={region}>
          <legend>{name}</legend>
          {choices
            .filter((choice) => choice.region === region)
            .map((choice) => (
              <Checkbox key={choice.id} size="sm" label={choice.name} checked={picked.includes(choice.id)} onChange={() => onToggle(choice.id)} />
            ))}
        </fieldset>
      ))}
    </div>
  )
}
