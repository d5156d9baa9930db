import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Recording } from '#contract/recording.ts'
import { clockText } from '#web/text/clock-text.ts'
import { LOCALES } from '#web/text/languages.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'

/** From when to when nobody knows what was said (REL-7): stands with the recording and with every report made of it. */
export function MissingStretches({ of }: { of: readonly Pick<Recording, 'missingStretches'>[] }) {
  const text = useText('report')
  const locale = LOCALES[useLanguage()]
  const stretches = of
    .flatMap(({ missingStretches }) => missingStretches)
    .map(({ startMs, endMs }) => text('stretch', { from: clockText(startMs), to: clockText(endMs) }))
  if (stretches.length === 0) return null
  return (
    <Alert role="note" color="wait" icon={<IconAlertTriangle aria-hidden />} maw="var(--width-document)" mx="auto" w="100%">
      {text('missingStretches', { stretches: new Intl.ListFormat(locale).format(stretches) })}
    </Alert>
  )
}
