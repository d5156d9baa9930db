import { Anchor, Badge, Text } from '@mantine/core'
import type { DiagnosisSuggestion, SuggestionGround } from '#contract/diagnosis.ts'
import { useText } from '#web/text/use-text.ts'
import { accuracyWord } from './accuracy-word.ts'
import styles from './diagnoses.module.css'

/** One suggestion: what, how sure in words and number, and the statements it rests on. */
export function SuggestionCard({ suggestion }: { suggestion: DiagnosisSuggestion }) {
  const text = useText('diagnoses')
  const { title, code, system, icd10, bodySystem, accuracy, basis, aiDescription, evidence } = suggestion
  const percent = Math.round(accuracy * 100)
  const word = accuracyWord(accuracy)
  return (
    <li className={styles['card']}>
      <h3 className={styles['cardTitle']}>{title}</h3>
      <p className={styles['codes']}>
        {system === 'ICPC-2' ? `ICPC-2 ${code}` : bodySystem}
        {icd10 && <span title={icd10.title}> · ICD-10 {icd10.code}</span>}
      </p>
      <div className={styles['accuracy']} title={text('accuracyHint')}>
        <span className={styles['bar']} aria-hidden>
          <span data-word={word} style={{ width: `${percent}%` }} />
        </span>
        <span>{text('accuracy', { word: text(word), percent })}</span>
        <Badge variant="default" size="sm" className={styles['basis'] ?? ''}>
          {text(basis)}
        </Badge>
      </div>
      <PublicDescription suggestion={suggestion} />
      <details className={styles['because']}>
        <summary>{text('because')}</summary>
        <Text size="sm">{aiDescription}</Text>
        <Text size="xs" c="dimmed">
          {text('aiDescription')}
        </Text>
        <ul className={styles['grounds']}>
          {evidence.map((ground) => (
            <Ground key={`${ground.source}${ground.recordingId ?? ''}${ground.start}`} ground={ground} />
          ))}
        </ul>
      </details>
    </li>
  )
}

function Ground({ ground }: { ground: SuggestionGround }) {
  const text = useText('diagnoses')
  return (
    <li data-speaks={ground.speaks}>
      <span className={styles['speaks']}>{text(ground.speaks === 'for' ? 'speaksFor' : 'speaksAgainst')}</span>
      <q>{ground.quote}</q>
    </li>
  )
}

/** The national source's own words, unchanged and apart from ours (sources: the licence's condition). */
function PublicDescription({ suggestion: { publicDescription, source } }: { suggestion: DiagnosisSuggestion }) {
  const text = useText('diagnoses')
  if (publicDescription === null || source === null) return null
  return (
    <section className={styles['public']}>
      <h4>{text('publicDescription', { name: source.name })}</h4>
      <Text size="sm">{publicDescription}</Text>
      <Text size="xs" c="dimmed">
        {source.date !== null && <>{text('publicDate', { date: source.date })} · </>}
        <Anchor href={source.url} target="_blank" rel="noreferrer" underline="always">
          {text('publicLink')}
        </Anchor>
      </Text>
    </section>
  )
}
