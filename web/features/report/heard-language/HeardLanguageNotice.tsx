import { Alert, Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Case } from '#contract/case.ts'
import type { Language } from '#contract/vertical.ts'
import { call } from '#web/api/call.ts'
import { useIsReadOnly, useProfile } from '#web/session/use-profile.ts'
import { LOCALES } from '#web/text/languages.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { refetchPatient, replaceCase } from '../use-patient.ts'

/** The talk was in another language than reports are set to: the report follows it, and one press has it the other way. */
export function HeardLanguageNotice({ kase }: { kase: Case }) {
  const text = useText('tongue')
  const isReadOnly = useIsReadOnly()
  const nameOf = useLanguageNames()
  const { data: profile } = useProfile()
  const choose = useChoice(kase)
  const report = kase.textReport
  const set = profile?.settings.Language
  const isSettled = kase.reportLanguage !== undefined || kase.signature !== null || isReadOnly
  if (report === null || set === undefined || report.language === set || isSettled) return null
  return (
    <Alert color="accent">
      <Text size="sm" mb="xs">
        {text('heard', { heard: nameOf(report.language), set: nameOf(set) })} {report.engine === 'builtin' && text('headingsOnly', { set: nameOf(set) })}
      </Text>
      <Group gap="xs">
        <Button size="xs" variant="default" loading={choose.isPending} onClick={() => choose.mutate(report.language)}>
          {text('keep', { heard: nameOf(report.language) })}
        </Button>
        <Button size="xs" variant="default" loading={choose.isPending} onClick={() => choose.mutate(set)}>
          {text('write', { set: nameOf(set) })}
        </Button>
      </Group>
      {choose.error && <ErrorPanel error={choose.error} title={text('failed')} />}
    </Alert>
  )
}

/** Names of languages as they stand in a sentence of the language on screen. */
function useLanguageNames(): (language: Language) => string {
  const names = new Intl.DisplayNames([LOCALES[useLanguage()]], { type: 'language' })
  // “Norsk bokmål” is a form of writing: nobody speaks it.
  return (language) => names.of(language === 'nb' ? 'no' : language) ?? language
}

/** Keeps the language, or has the report written in another: in its place where nobody has written in it, else laid against those words (REL-16). */
function useChoice({ id, patientId, textReport }: Case) {
  const navigate = useNavigate()
  const hasOwnWords = textReport?.editedAt !== undefined
  return useMutation({
    mutationFn: (language: Language) => {
      const isWrittenAnew = language !== textReport?.language && !hasOwnWords
      return call('saveCase', { params: { patientId }, query: isWrittenAnew ? { regenerate: 'true' } : {}, body: { id, reportLanguage: language } })
    },
    onSuccess: async (changed, language) => {
      replaceCase(changed)
      await refetchPatient(patientId)
      if (hasOwnWords && language !== textReport?.language) await navigate({ to: '.', replace: true, state: (before) => ({ ...before, rewriteCaseId: id }) })
    },
  })
}
