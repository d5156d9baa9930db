import type { Reason } from '#contract/report.ts'
import { useText } from '#web/text/use-text.ts'
import type { Rail } from '../rail/use-rail.ts'
import styles from './reasons.module.css'

/** What was found in a statement, how it was read and which stages changed it; in the names of the code. */
function ReasonDetails({ reason: { asserted, speaker, phase, stages, marks, medicines } }: { reason: Reason }) {
  const text = useText('reasons')
  const found = Object.entries(marks).map(([mark, count]) => (count === 1 ? mark : `${mark} ×${count}`))
  const lines = [
    { label: text('stages'), value: stages.join(' · ') },
    { label: text('marks'), value: found.join(' · ') },
    { label: text('medicines'), value: medicines.join(' · ') },
  ].filter(({ value }) => value !== '')
  if (asserted === null) return null
  return (
    <details className={styles['details']}>
      <summary>{text('more')}</summary>
      <p><code>{[speaker, phase, asserted.polarity, asserted.temporality, asserted.experiencer, asserted.act].join(' · ')}</code></p>
      {lines.map(({ label, value }) => (
        <p key={label}>{label}: <code>{value}</code></p>
      ))}
    </details>
  )
}

/** One statement: its words, which lead to their place; what became of it, and by which rule. */
export function ReasonCard({ reason, onShow }: { reason: Reason; onShow: Rail['showSource'] }) {
  const text = useText('reasons')
  const { fate, rule, section, evidence } = reason
  return (
    <li className={styles['reason']} data-fate={fate}>
      <button type="button" className={styles['words']} title={text('toSource')} onClick={() => onShow(evidence)}>
        {reason.text}
      </button>
      <p className={styles['fate']}>
        <span>{text(fate)}</span> <code>{section === null ? rule : `${section} · ${rule}`}</code>
      </p>
      <ReasonDetails reason={reason} />
    </li>
  )
}
