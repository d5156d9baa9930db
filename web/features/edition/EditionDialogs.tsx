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
  const { site, isKnown } = useOtherSite('vet')
  if (!isKnown) return null
  return (
    <Blocking title={text('vetOnHumanHeading')} body={text('vetOnHumanBody')} hasWayOut={site !== undefined}>
      {site !== undefined && (
        <Button component="a" href={site} data-autofocus>
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
  const { site, isKnown } = useOtherSite('med')
  const save = useSaveSettings()
  if (!isKnown) return null
  return (
    <Blocking title={text('humanOnVetHeading')} body={text('humanOnVetBody')} hasWayOut={site !== undefined}>
      {site !== undefined && (
        <Button component="a" href={site} data-autofocus>
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

/** Nothing that changes the account has the focus first: without a way out of here it rests on the words. */
function Blocking({ title, body, hasWayOut, children }: { title: string; body: string; hasWayOut: boolean; children: ReactNode }) {
  return (
    <Modal opened onClose={() => undefined} withCloseButton={false} closeOnEscape={false} closeOnClickOutside={false} title={title}>
      <Stack>
        <Text {...(!hasWayOut && { tabIndex: -1, 'data-autofocus': true })}>{body}</Text>
        {children}
      </Stack>
    </Modal>
  )
}

/** Known once the configuration has come, or cannot come: only then is it clear what the dialog holds, and where its focus begins. */
function useOtherSite(wanted: Vertical): { site: string | undefined; isKnown: boolean } {
  const { data, isPending } = useQuery({ queryKey: ['runtime-config'], queryFn: runtimeConfig, staleTime: Infinity })
  return { site: data === undefined ? undefined : otherSite(location, wanted, data), isKnown: !isPending }
}
