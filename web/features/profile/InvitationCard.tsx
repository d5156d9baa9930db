import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconCheck, IconCopy, IconStarFilled } from '@tabler/icons-react'
import { useText } from '#web/text/use-text.ts'
import { useCopy } from '#web/ui/use-copy.ts'
import style from './Profile.module.css'

/** From here on the product makes a personal offer (spec 9). */
const STARS_SHOWN = 12

/** The person's own code, and the stars it has earned (spec 9). */
export function InvitationCard({ code, stars }: { code: string; stars: number }) {
  const text = useText('profile')
  const { isCopied, copy } = useCopy()
  return (
    <Card>
      <Stack>
        <Title order={2}>{text('inviteHeading')}</Title>
        <Text>{text('inviteBody')}</Text>
        <Group gap="xs" wrap="nowrap" role="group" aria-label={text('yourCode')}>
          <code className={style['code']}>{code}</code>
          <Button
            variant="default"
            leftSection={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            onClick={() => void copy(code)}
          >
            <span aria-live="polite">{text(isCopied ? 'copied' : 'copy')}</span>
          </Button>
        </Group>
        <p className={style['stars']}>
          {Array.from({ length: Math.min(stars, STARS_SHOWN) }, (_, place) => (
            <IconStarFilled key={place} size={20} aria-hidden />
          ))}
          <span>{text('stars', { count: stars })}</span>
        </p>
        {stars > STARS_SHOWN && <Text fw={500}>{text('manyStars')}</Text>}
      </Stack>
    </Card>
  )
}
