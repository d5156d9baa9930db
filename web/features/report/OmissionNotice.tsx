import { useText } from '#web/text/use-text.ts'
import { MarginLine } from './MarginLine.tsx'
import styles from './report.module.css'

/** Says, where the rail is shut, that something was left out; nobody has to open anything to know that. */
export function OmissionNotice({ count, onShow }: { count: number; onShow: () => void }) {
  const text = useText('report')
  if (count === 0) return null
  return (
    <MarginLine tone="wait">
      <span>{text('omissionCount', { count })}</span>
      <button type="button" className={styles['omissionShow']} onClick={onShow}>
        {text('showOmissions')}
      </button>
    </MarginLine>
  )
}
