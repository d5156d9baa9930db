import { Badge } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { UserProfile } from '#contract/profile.ts'
import { timing } from '#contract/timing.ts'
import { useProfile } from '#web/session/use-profile.ts'
import { AccountData } from '#web/features/account-data/AccountData.tsx'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { ProfessionalSection } from './ProfessionalSection.tsx'
import { saveOf, valuesOf } from './settings-change.ts'
import { SettingsFields } from './SettingsFields.tsx'
import { useSaveSettings } from './use-save-settings.ts'
import { WhereData } from './WhereData.tsx'

/** The doctor's settings; each change is saved at once (spec 4). */
export function SettingsPage() {
  const text = useText('settings')
  const { data: profile, error, refetch } = useProfile()
  if (profile !== undefined) return <SettingsForm profile={profile} />
  if (error !== null) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  return <PageSkeleton name={text('heading')} />
}

function SettingsForm({ profile }: { profile: UserProfile }) {
  const text = useText('settings')
  const save = useSaveSettings()
  const isSavedShown = useShownFor(save.isSuccess ? save.submittedAt : undefined, timing.settingsSavedMs)
  return (
    <PageFrame heading={text('heading')} measure="form" end={<SavedWord isShown={isSavedShown} />}>
      {save.error !== null && <ErrorPanel error={save.error} title={text('saveFailed')} />}
      <SettingsFields values={valuesOf(profile)} onChange={(changed) => save.mutate(saveOf(changed))} isDisabled={save.isPending} />
      <ProfessionalSection />
      <WhereData />
      <AccountData />
    </PageFrame>
  )
}

function SavedWord({ isShown }: { isShown: boolean }) {
  const text = useText('settings')
  return (
    <div role="status">
      {isShown && (
        <Badge color="good" variant="light" size="lg" leftSection={<IconCheck size={14} aria-hidden />} tt="none">
          {text('saved')}
        </Badge>
      )}
    </div>
  )
}

/** True from each new moment on, for as long as given. */
function useShownFor(moment: number | undefined, durationMs: number): boolean {
  const [over, setOver] = useState<number | undefined>()
  useEffect(() => {
    if (moment === undefined) return undefined
    const timer = setTimeout(() => setOver(moment), durationMs)
    return () => clearTimeout(timer)
  }, [moment, durationMs])
  return moment !== undefined && over !== moment
}
