import { useLocation } from '@tanstack/react-router'
import { useText } from '#web/text/use-text.ts'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { titleKey } from './page-title.ts'

const REPORT = /^\/p\/[^/]+\/report$/

/** A page that is being fetched. It has its name from the first moment; the report, which names its tab itself, has it from here till then. */
export function PagePending() {
  const text = useText('shell')
  const ui = useText('ui')
  const { pathname } = useLocation()
  const isReport = REPORT.test(pathname)
  const key = isReport ? 'textReport' : titleKey(pathname, true)
  const name = key === undefined ? ui('loading') : text(key)
  return (
    <>
      {isReport && <title>{`${name} · ${text('productName')}`}</title>}
      <PageSkeleton name={name} isCase={pathname.startsWith('/p/')} />
    </>
  )
}
