import { Stack, Text } from '@mantine/core'
import type { Case } from '#contract/case.ts'
import { MaskedKind } from '#contract/masked.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { MaskedPlaces } from './MaskedPlaces.tsx'
import { RailPart } from './RailPart.tsx'
import { useMasked } from './use-masked.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import type { Rail } from './use-rail.ts'

const LABELS = {
  name: 'maskedName',
  contact: 'maskedContact',
  number: 'maskedNumber',
  place: 'maskedPlace',
  institution: 'maskedInstitution',
  time: 'maskedTime',
} as const satisfies Record<MaskedKind, string>

/** What points at anyone in the texts of the case, where it stands, and what of it the clinician says points at nobody. */
export function MaskedPart({ kase, rail, isReadOnly }: { kase: Case; rail: Rail; isReadOnly: boolean }) {
  const text = useText('report')
  const { data, isError, judge, judging } = useMasked(kase, rail.isOpen)
  const { area, remember } = useKeptFocus()
  const masked = data?.filter(({ isSpared }) => !isSpared)
  const spared = data?.filter(({ isSpared }) => isSpared) ?? []
  const places = { kase, onShow: rail.showSource, ...(!isReadOnly && { onJudge: judge }), isBusy: judging.isPending, onPressed: remember }
  return (
    <RailPart value="masked" label={text('railMasked')} {...(masked && { count: masked.length })}>
      {isError && <Text size="sm" role="alert">{text('maskedFailed')}</Text>}
      {data?.length === 0 && <Text size="sm" c="dimmed">{text('maskedNothing')}</Text>}
      {data !== undefined && data.length > 0 && (
        <Stack gap="sm" ref={area}>
          {data.some(({ isForGood }) => isForGood) && <Text size="sm" c="dimmed">{text('maskedForGood')}</Text>}
          {data.some(({ isForGood }) => !isForGood) && <Text size="sm" c="dimmed">{text('maskedOutgoing')}</Text>}
          {judging.isError && <ErrorPanel error={judging.error} title={text('maskedJudgeFailed')} />}
          {MaskedKind.options.map((kind) => (
            <MaskedPlaces key={kind} {...places} label={text(LABELS[kind])} places={(masked ?? []).filter((one) => one.kind === kind)} />
          ))}
          <MaskedPlaces {...places} label={text('maskedSpared')} places={spared} />
        </Stack>
      )}
    </RailPart>
  )
}
