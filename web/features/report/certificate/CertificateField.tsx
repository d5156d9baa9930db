import { Textarea, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { certificateBounds } from '#contract/certificate.ts'
import type { CertificateFill } from '#contract/certificate.ts'
import type { Case } from '#contract/case.ts'
import { heldBy, isByHand } from '#domain/certificate/certificate-document.ts'
import type { CertificateSheet } from '#domain/certificate/certificate-document.ts'
import type { Ground } from '#web/editor/statement-spans.ts'
import { useText } from '#web/text/use-text.ts'
import { EvidenceSource } from '../sheet/EvidenceSource.tsx'
import styles from './certificate.module.css'

const ORIGINS = { talk: 'ofTalk', report: 'ofReport', case: 'ofCase', account: 'ofAccount' } as const

export type CertificateFieldProps = {
  kase: Case
  fill: CertificateFill
  sheet: CertificateSheet
  label: string
  isReadOnly: boolean
  onChange: (value: string) => void
  onShowSource: (ground: Ground) => void
}

/** One field: what it holds, where that comes from, and the words it rests on when they are asked for. A gap says that it is one. */
export function CertificateField({ kase, fill, sheet, label, isReadOnly, onChange, onShowSource }: CertificateFieldProps) {
  const text = useText('certificate')
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { key, from, value, evidence } = fill
  const isGap = heldBy(sheet, key) === ''
  const byHand = isByHand(sheet, fill)
  const origin = isGap ? text('gap') : byHand ? text(value === null ? 'byHand' : 'changed') : from ? text(ORIGINS[from]) : ''
  const canOpen = evidence.length > 0
  return (
    <div className={styles['field']} data-gap={isGap}>
      <div className={styles['head']}>
        <label htmlFor={id}>{label}</label>
        {canOpen ? (
          <UnstyledButton
            className={styles['origin']}
            aria-expanded={isOpen}
            aria-label={text('evidenceOf', { origin, field: label })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {origin} <IconChevronDown size={16} aria-hidden data-open={isOpen} />
          </UnstyledButton>
        ) : (
          <span className={styles['origin']} id={`${id}-origin`}>{origin}</span>
        )}
      </div>
      <Textarea
        id={id}
        autosize
        minRows={1}
        maxRows={14}
        maxLength={certificateBounds.fieldCharacters}
        readOnly={isReadOnly}
        value={sheet.values.get(key) ?? ''}
        data-field={key}
        onChange={({ currentTarget }) => onChange(currentTarget.value)} {...(!canOpen && { 'aria-describedby': `${id}-origin` })}
      />
      {isOpen && (
        <div className={styles['evidence']}>
          {evidence.map((ground) => (
            <EvidenceSource
              key={`${ground.recordingId ?? ground.source}-${ground.start}-${ground.end}`}
              kase={kase}
              ground={ground}
              onShowSource={onShowSource}
            />
          ))}
        </div>
      )}
    </div>
  )
}
