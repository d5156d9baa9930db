import { useLocation } from '@tanstack/react-router'
import { useProfile } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { titleKey } from './page-title.ts'

/** What the tab says of the page on screen (WCAG 2.4.2). */
export function PageTitle() {
  const text = useText('shell')
  const { pathname } = useLocation()
  const { data: profile } = useProfile()
  const key = titleKey(pathname, profile === undefined || profile.subscription.status === 'Active')
  return key === undefined ? null : <title>{`${text(key)} · ${text('productName')}`}</title>
}
