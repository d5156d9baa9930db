import { Button, Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Vertical } from '#contract/vertical.ts'
import { SettingsPopup } from '#web/features/settings/SettingsPopup.tsx'
import { useSaveSettings } from '#web/features/settings/use-save-settings.ts'
import { runtimeConfig } from '#web/session/runtime-config.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import type { EditionFit } from './edition-fit.ts'
import { otherSite } from './other-site.ts'

/** What stands in the way of a person whose practice does not fit the edition. */
export function EditionDialogs({ fit }: { fit: Exclude<EditionFit, 'fits'> }) {
  const [isChoosing, setIsChoosing] = useState(false)
  if (fit === 'unchosen' || isChoosing) return <SettingsPopup />
  return fit === 'vetOnHumanSite' ? <VetOnHumanSite onChoose={() => setIsChoosing(true)} /> : <DoctorOnVetSite />
}

function VetOnHumanSite({ onChoose }: { onChoose: () => void }) {
  const text = useText('shell')
  const site = useOtherSite('vet')
  return (
    <Blocking title={text('vetOnHumanHeading')} body={text('vetOnHumanBody')}>
      {site !== undefined && (
        <Button component="a" href={site}>
          {text('openVetSite')}
        </Button>
      )}
      <Button variant="default" onClick={onChoose}>
        {text('chooseSpecialty')}
      </Button>
    </Blocking>
  )
}

function DoctorOnVetSite() {
  const text = useText('shell')
  const site = useOtherSite('med')
  const save = useSaveSettings()
  return (
    <Blocking title={text('humanOnVetHeading')} body={text('humanOnVetBody')}>
      {site !== undefined && (
        <Button component="a" href={site}>
          {text('openHumanSite')}
        </Button>
      )}
      <Button variant="default" loading={save.isPending} onClick={() => save.mutate({ change: { type: 'Veterinarian' } })}>
        {text('switchToVet')}
      </Button>
      {save.error !== null && <ErrorPanel error={save.error} />}
    </Blocking>
  )
}

function Blocking({ title, body, children }: { title: string; body: string; children: ReactNode }) {
  return (
    <Modal opened onClose={() => undefined} withCloseButton={false} closeOnEscape={false} closeOnClickOutside={false} title={title}>
      <Stack>
        <Text>{body}</Text>
        {children}
      </Stack>
    </Modal>
  )
}

function useOtherSite(wanted: Vertical): string | undefined {
  const { data } = useQuery({ queryKey: ['runtime-config'], queryFn: runtimeConfig, staleTime: Infinity })
  return data === undefined ? undefined : otherSite(location, wanted, data.tenants)
}
