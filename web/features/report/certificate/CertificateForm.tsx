import { Button } from '@mantine/core'
import { IconArrowDown, IconLock } from '@tabler/icons-react'
import { useRef } from 'react'
import { certificateBounds } from '#contract/certificate.ts'
import type { Case } from '#contract/case.ts'
import { CERTIFICATE_PARTS, CERTIFICATE_WORDS } from '#domain/certificate/certificate-words.ts'
import type { CertificatePart } from '#domain/certificate/certificate-words.ts'
import type { Ground } from '#web/editor/statement-spans.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import styles from './certificate.module.css'
import { CertificateField } from './CertificateField.tsx'
import type { Certificate } from './use-certificate.ts'

/** Parts whose fields hold a word or two: they stand beside each other where there is room. */
const SHORT: ReadonlySet<CertificatePart> = new Set<CertificatePart>(['insurance', 'animal', 'veterinarian'])

export type CertificateFormProps = { kase: Case; certificate: Certificate; isKept: boolean; isReadOnly: boolean; onShowSource: (ground: Ground) => void }

/** All fields in the order of the paper. */
export function CertificateForm({ kase, certificate, isKept, isReadOnly, onShowSource }: CertificateFormProps) {
  const text = useText('certificate')
  const words = CERTIFICATE_WORDS[useLanguage()]
  const form = useRef<HTMLElement>(null)
  const { sheet, gaps, isTooLong } = certificate
  const fills = new Map(sheet.fills.map((fill) => [fill.key, fill]))
  const goToNext = (): void => {
    const fields = [...(form.current?.querySelectorAll<HTMLTextAreaElement>('textarea[data-field]') ?? [])]
    const from = fields.findIndex((field) => field === document.activeElement || field.dataset['last'] === 'true')
    const next = [...fields.slice(from + 1), ...fields].find(({ value }) => value.trim() === '')
    for (const field of fields) field.dataset['last'] = String(field === next)
    next?.focus()
  }
  return (
    <article ref={form} className={styles['form']} aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className={styles['number']}>{words.number} {sheet.number}</p>
      <p className={styles['intro']}>{text('intro')}</p>
      <p className={styles['promise']}><IconLock size={18} aria-hidden /> {text(isKept ? 'kept' : 'notKept')}</p>
      <div className={styles['gaps']}>
        <span aria-live="polite">{gaps.length > 0 ? text('gaps', { count: gaps.length }) : text('noGaps')}</span>
        {gaps.length > 0 && !isReadOnly && (
          <Button variant="subtle" leftSection={<IconArrowDown size={16} aria-hidden />} onClick={goToNext}>
            {text('nextGap')}
          </Button>
        )}
      </div>
      {CERTIFICATE_PARTS.map(({ part, keys }) => (
        <section key={part} aria-label={words.parts[part]} className={styles['part']}>
          <h3>{words.parts[part]}</h3>
          <div className={styles['fields']} data-short={SHORT.has(part)}>
            {keys.map((key) => {
              const fill = fills.get(key)
              return (
                fill && (
                  <CertificateField
                    key={key}
                    {...{ kase, fill, sheet, isReadOnly, onShowSource }}
                    label={words.fields[key]}
                    onChange={(value) => certificate.change(key, value)}
                  />
                )
              )
            })}
          </div>
        </section>
      ))}
      {isTooLong && <p role="alert" className={styles['tooLong']}>{text('tooLong', { most: certificateBounds.characters })}</p>}
    </article>
  )
}
