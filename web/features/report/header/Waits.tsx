import styles from './header.module.css'

/** A fact of the report that waits for a decision, and the way to it: a word or two to see, the whole sentence to hear. */
export function Waits({ words, whole, onShow }: { words: string; whole: string; onShow: () => void }) {
  return (
    <span>
      <button type="button" className={styles['waits']} onClick={onShow} title={whole} aria-label={`${words}. ${whole}`}>
        {words}
      </button>
    </span>
  )
}
