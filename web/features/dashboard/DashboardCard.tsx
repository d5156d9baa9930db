import { IconInfoCircle } from '@tabler/icons-react'
import type { Icon as IconType } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import style from './Dashboard.module.css'

export type DashboardCardProps = {
  to: '/r' | '/a' | '/t' | '/c/{-$conversationId}'
  Icon: IconType
  title: string
  hint: string
  isMain?: boolean
  /** The hint is something to know before one presses. */
  isWarning?: boolean
}

/** One way on. The whole card is the link; the main one carries the accent. */
export function DashboardCard({ to, Icon, title, hint, isMain = false, isWarning = false }: DashboardCardProps) {
  return (
    <li className={style['card']} {...(isMain ? { 'data-main': '' } : {})}>
      <span className={style['icon']}>
        <Icon size={isMain ? 28 : 22} aria-hidden />
      </span>
      <div className={style['words']}>
        <h2 className={style['title']}>
          <Link to={to} {...(to === '/r' ? { search: { start: 1 } } : {})} className={style['link']}>
            {title}
          </Link>
        </h2>
        <p className={style['hint']} {...(isWarning ? { 'data-warning': '' } : {})}>
          {isWarning && <IconInfoCircle size={18} aria-hidden />} {hint}
        </p>
      </div>
    </li>
  )
}
