import { Badge, Button, Text } from '@mantine/core'
import type { DiagnosisSuggestion, SuggestionGround } from '#contract/diagnosis.ts'
import { useText } from '#web/text/use-text.ts'
import { accuracyWord, isToldFact } from './accuracy-word.ts'
import { Disclosure } from './Disclosure.tsx'
import { PublicTexts } from './PublicTexts.tsx'
import styles from './diagnoses.module.css'
import type { Insert } from './use-insertion.ts'

/**
 * One suggestion: what, how sure in a word, the statements it rests on, and a press that puts it into the assessment. A fact that was told has no
 * such word.
 */
export function SuggestionCard({ suggestion, insertion }: { suggestion: DiagnosisSuggestion; insertion: Insert | undefined }) {
  const text = useText('diagnoses')
  const { title, code, system, icd10, bodySystem, accuracy, basis, aiDescription, evidence, publicTexts } = suggestion
  const isInserted = insertion?.inserted.has(code) === true
  return (
    <li className={styles['card']}>
      <h3 className={styles['cardTitle']}>{title}</h3>
      <p className={styles['codes']}>
        {system === 'ICPC-2' ? `ICPC-2 ${code}` : bodySystem}
        {icd10 && <span title={icd10.title}> · ICD-10 {icd10.code}</span>}
      </p>
      <div className={styles['accuracy']}>
        {!isToldFact(suggestion) && (
          <span className={styles['word']} data-word={accuracyWord(accuracy)} title={text('accuracyHint')}>
            {text(accuracyWord(accuracy))}
          </span>
        )}
        <Badge variant="default" size="sm" className={styles['basis'] ?? ''}>
          {text(isToldFact(suggestion) && basis === 'findings' ? 'told' : basis)}
        </Badge>
      </div>
      <PublicTexts about={title} texts={publicTexts} />
      {insertion && (
        <Button
          size="compact-sm"
          variant="light"
          className={styles['insert'] ?? ''}
          aria-label={text(isInserted ? 'insertedNamed' : 'insertNamed', { name: title })}
          onClick={() => insertion.insert(suggestion)}
          disabled={isInserted}
        >
          {text(isInserted ? 'inserted' : 'insert')}
        </Button>
      )}
      <Disclosure label={text('because')}>
        <Text size="sm">{aiDescription}</Text>
        <Text size="xs" c="dimmed">
          {text('aiDescription')}
        </Text>
        <ul className={styles['grounds']}>
          {evidence.map((ground) => (
            <Ground key={`${ground.source}${ground.recordingId ?? ''}${ground.start}`} ground={ground} />
          ))}
        </ul>
      </Disclosure>
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
