import { Button, Group, Text } from '@mantine/core'
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useText } from '#web/text/use-text.ts'
import classes from './recorder.module.css'
import type { SilenceHandle } from './use-silence-offer.ts'

export type SilenceOfferProps = { silence: SilenceHandle; onPause: () => void; onResume: () => void }

/** Floats above the page and takes no focus: whoever is busy with the patient may leave it alone. */
export function SilenceOffer({ silence, onPause, onResume }: SilenceOfferProps) {
  const text = useText('recording')
  const { offer, decline } = silence
  const isPause = offer === 'pause'
  const Icon = isPause ? IconPlayerPauseFilled : IconPlayerPlayFilled
  return (
    <div className={classes['offer']} data-open={offer !== 'none'}>
      <Text role="status" fw={500}>
        {offer !== 'none' && text(isPause ? 'offerPause' : 'offerResume')}
      </Text>
      {offer !== 'none' && (
        <Group gap="xs" wrap="nowrap">
          <Button leftSection={<Icon size={18} aria-hidden />} onClick={isPause ? onPause : onResume}>
            {text(isPause ? 'pause' : 'resume')}
          </Button>
          <Button variant="default" onClick={decline}>
            {text('offerDecline')}
          </Button>
        </Group>
      )}
    </div>
  )
}
