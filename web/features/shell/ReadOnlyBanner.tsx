import { IconLock } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useIsReadOnly } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import style from './Banner.module.css'

/** The plans, and how a payment went: whoever stands there knows what is missing. */
const KNOWS = /^\/(?:$|payments\/)/

/** A lapsed account may look, not touch (spec 4): says so on every page but those where one is about to pay. */
export function ReadOnlyBanner() {
  const text = useText('shell')
  const isReadOnly = useIsReadOnly()
  const { pathname } = useLocation()
  if (!isReadOnly || KNOWS.test(pathname)) return null
  return (
    <aside className={style['banner']} aria-label={text('readOnlyHeading')}>
      <IconLock size={18} aria-hidden />
      <p>
        <strong>{text('readOnlyHeading')}.</strong> {text('readOnlyBody')} <Link to="/">{text('seePlans')}</Link>
      </p>
    </aside>
  )
}
