import { useNetwork } from '@mantine/hooks'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useIsPageHeld } from '#web/session/use-page-hold.ts'
import { useText } from '#web/text/use-text.ts'
import style from './Banner.module.css'

/** A page that records says itself where its sound is; there the banner would only push the button away under the thumb. */
export function OfflineBanner() {
  const text = useText('shell')
  const { online } = useNetwork()
  const isHeld = useIsPageHeld()
  return (
    <div role="status">
      {!online && !isHeld && (
        <p className={style['banner']}>
          <IconPlugConnectedX size={18} aria-hidden /> {text('offlineBanner')}
        </p>
      )}
    </div>
  )
}
