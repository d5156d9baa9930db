import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Case } from '#contract/case.ts'
import { MaskedKind } from '#contract/masked.ts'
import type { Masked } from '#contract/masked.ts'
import { call } from '#web/api/call.ts'
import { useText } from '#web/text/use-text.ts'
import { RailPart } from './RailPart.tsx'
import styles from './report.module.css'
import { quoteOf } from './source-of.ts'
import type { Rail } from './use-rail.ts'

const LABELS = { name: 'maskedName', contact: 'maskedContact', number: 'maskedNumber', place: 'maskedPlace', institution: 'maskedInstitution', time: 'maskedTime' } as const satisfies Record<MaskedKind, string>

/** What points at anyone in the texts of the case: how much of each kind, and where it stands. */
export function MaskedPart({ kase, rail }: { kase: Case; rail: Rail }) {
  const text = useText('report')
  const { id, patientId, revision } = kase
  const { data, isError } = useQuery({
    queryKey: ['masked', id, revision],
    queryFn: ({ signal }) => call('listMasked', { params: { patientId, caseId: id }, signal }),
    enabled: rail.isOpen,
    placeholderData: (before) => before,
  })
  return (
    <RailPart value="masked" label={text('railMasked')} {...(data && { count: data.length })}>
      {isError && <Text size="sm" role="alert">{text('maskedFailed')}</Text>}
      {data?.length === 0 && <Text size="sm" c="dimmed">{text('maskedNothing')}</Text>}
      {data !== undefined && data.length > 0 && (
        <Stack gap="sm">
          {data.some(({ isForGood }) => isForGood) && <Text size="sm" c="dimmed">{text('maskedForGood')}</Text>}
          {data.some(({ isForGood }) => !isForGood) && <Text size="sm" c="dimmed">{text('maskedOutgoing')}</Text>}
          {MaskedKind.options.map((kind) => (
            <Places key={kind} kase={kase} kind={kind} places={data.filter((one) => one.kind === kind)} onShow={rail.showSource} />
          ))}
        </Stack>
      )}
    </RailPart>
  )
}

type PlacesProps = { kase: Case; kind: MaskedKind; places: Masked[]; onShow: Rail['showSource'] }

/** The places of one kind, each one press from its source. */
function Places({ kase, kind, places, onShow }: PlacesProps) {
  const text = useText('report')
  if (places.length === 0) return null
  return (
    <section className={styles['masked']}>
      <h3>{`${text(LABELS[kind])} · ${places.length}`}</h3>
      <Group gap="xs">
        {places.map(({ evidence }) => {
          const words = quoteOf(kase, evidence)?.words ?? ''
          return words === '' ? null : (
            <Button key={`${evidence.recordingId ?? evidence.source}-${evidence.start}`} size="compact-sm" variant="default" maw="100%" aria-label={text('maskedShow', { words })} onClick={() => onShow(evidence)}>
              {words}
            </Button>
          )
        })}
      </Group>
    </section>
  )
}
