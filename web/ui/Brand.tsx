import { Link } from '@tanstack/react-router'
import { useText } from '#web/text/use-text.ts'
import style from './Brand.module.css'

export function Brand() {
  const text = useText('shell')
  return (
    <Link to="/" className={style['brand']}>
      <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="var(--accent)" />
        <path d="M10 9h12M10 16h9M10 23h12" stroke="var(--on-accent)" strokeWidth="2.6" strokeLinecap="round" fill="none" />
        <circle cx="23.4" cy="16" r="2" fill="var(--on-accent)" />
      </svg>
      <span>{text('productName')}</span>
    </Link>
  )
}
