import { useNetwork } from '@mantine/hooks'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useText } from '#web/text/use-text.ts'
import style from './Banner.module.css'

export function OfflineBanner() {
  const text = useText('shell')
  const { online } = useNetwork()
  return (
    <div role="status">
      {!online && (
        <p className={style['banner']}>
          <IconPlugConnectedX size={18} aria-hidden /> {text('offlineBanner')}
        </p>
      )}
    </div>
  )
}
