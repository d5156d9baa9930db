import { useText } from '#web/text/use-text.ts'
import styles from './report.module.css'

/** Says, where the rail is shut, that something was left out; nobody has to open anything to know that. */
export function OmissionNotice({ count, onShow }: { count: number; onShow: () => void }) {
  const text = useText('report')
  if (count === 0) return null
  return (
    <p className={styles['omissionNotice']}>
      <span>{text('omissionCount', { count })}</span>
      <button type="button" onClick={onShow}>
        {text('showOmissions')}
      </button>
    </p>
  )
}
