import { useMantineColorScheme } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useAnonymousCases } from '#web/features/case-line/anonymous-cases.ts'
import { useNamedPatients } from '#web/features/case-line/named-patients.ts'
import { useCaseLine } from '#web/features/case-line/use-case-line.ts'
import { useIsReadOnly } from '#web/session/use-profile.ts'
import { languages } from '#web/text/languages.ts'
import { speak } from '#web/text/machinery.ts'
import { storeLanguage } from '#web/text/stored-language.ts'
import { useText } from '#web/text/use-text.ts'
import { schemes } from '#web/ui/schemes.ts'
import type { PaletteEntry } from './entries.ts'

const MOST_CASES = 20

/** Everything the palette leads to: screens, actions, the last cases, the language on screen and how it looks. */
export function useEntries(): PaletteEntry[] {
  const text = useText('shell')
  const ui = useText('ui')
  const { setColorScheme } = useMantineColorScheme()
  const actions = useActions()
  return [
    ...actions,
    ...useScreens(),
    ...useCases(),
    ...languages.map(({ code, name }): PaletteEntry => ({
      id: `language-${code}`,
      group: 'language',
      label: `${ui('language')}: ${name}`,
      act: () => void changeLanguage(code),
    })),
    ...schemes.map(({ scheme, label }): PaletteEntry => ({
      id: `scheme-${scheme}`,
      group: 'scheme',
      label: `${ui('scheme')}: ${ui(label)}`,
      act: () => setColorScheme(scheme),
    })),
    { id: 'sign-out', group: 'actions', label: text('signOut'), act: () => location.assign('/logout') },
  ]
}

async function changeLanguage(code: (typeof languages)[number]['code']): Promise<void> {
  storeLanguage(code)
  await speak(code).catch(() => undefined)
}

/** What makes something is closed to an account that may only read. */
function useActions(): PaletteEntry[] {
  const text = useText('palette')
  const navigate = useNavigate()
  const { patientId } = useParams({ strict: false })
  if (useIsReadOnly()) return []
  return [
    { id: 'record', group: 'actions', label: text('record'), act: () => void navigate({ to: '/r', search: { start: 1 } }) },
    { id: 'paste', group: 'actions', label: text('paste'), act: () => void navigate({ to: '/', hash: 'add' }) },
    { id: 'quick-actions', group: 'actions', label: text('quickActions'), act: () => void navigate({ to: '/a' }) },
    { id: 'chat', group: 'actions', label: text('chat'), act: () => void navigate({ to: '/c/{-$conversationId}', params: { conversationId: undefined } }) },
    ...(patientId === undefined
      ? []
      : [
          {
            id: 'case-chat',
            group: 'actions',
            label: text('caseChat'),
            act: () => void navigate({ to: '/p/$patientId/chat', params: { patientId } }),
          } as const,
        ]),
  ]
}

function useScreens(): PaletteEntry[] {
  const text = useText('shell')
  const sidebar = useText('sidebar')
  const navigate = useNavigate()
  const isReadOnly = useIsReadOnly()
  const screens = [
    ['/', isReadOnly ? 'titlePlans' : 'controlPanel'],
    ...(isReadOnly ? [] : [['/t', 'titleTriggers'] as const, ['/optimizer', 'optimisePrompt'] as const]),
    ['/profile', 'manageSubscription'],
    ['/s', 'doctorSettings'],
    ['/log', 'accessLog'],
    ['/help', 'help'],
  ] as const
  return [
    ...screens.map(([to, label]): PaletteEntry => ({ id: to, group: 'screens', label: text(label), act: () => void navigate({ to }) })),
    { id: '/patients', group: 'screens', label: sidebar('allPatients'), act: () => void navigate({ to: '/patients' }) },
  ]
}

function useCases(): PaletteEntry[] {
  const sidebar = useText('sidebar')
  const navigate = useNavigate()
  const lineOf = useCaseLine()
  const { state } = useAnonymousCases()
  const { patients } = useNamedPatients()
  const goTo = (patientId: string) => () => void navigate({ to: '/p/$patientId/report', params: { patientId } })
  const cases = 'cases' in state ? state.cases : []
  return [
    ...patients.map(({ id, name }): PaletteEntry => ({ id, group: 'cases', label: name, act: goTo(id) })),
    ...cases
      .slice(0, MOST_CASES)
      .map((entry): PaletteEntry => ({
        id: entry.id,
        group: 'cases',
        label: `${lineOf(entry)} · ${entry.summary || sidebar('untitled')}`,
        act: goTo(entry.patientId),
      })),
  ]
}
