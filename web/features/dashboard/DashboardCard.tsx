import type { Icon as IconType } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import style from './Dashboard.module.css'

export type DashboardCardProps = {
  to: '/r' | '/a' | '/t' | '/c/{-$conversationId}'
  Icon: IconType
  title: string
  hint: string
  note?: string
  isMain?: boolean
}

/** One way on. The whole card is the link; the main one carries the accent. */
export function DashboardCard({ to, Icon, title, hint, note, isMain = false }: DashboardCardProps) {
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
          {note !== undefined && <span className={style['note']}>{note}</span>}
        </h2>
        <p className={style['hint']}>{hint}</p>
      </div>
    </li>
  )
}
