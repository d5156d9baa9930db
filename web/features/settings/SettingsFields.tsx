import { Select, Stack } from '@mantine/core'
import type { DoctorType } from '#contract/profile.ts'
import { CameFrom, LlmProvider } from '#contract/profile.ts'
import { Language } from '#contract/vertical.ts'
import { languages } from '#web/text/languages.ts'
import { useText } from '#web/text/use-text.ts'
import { Chips } from '#web/ui/chips/Chips.tsx'
import { usePracticeTypes } from './use-practice-types.ts'

export type SettingsValues = {
  type: DoctorType
  language: Language
  model: LlmProvider
  cameFrom: CameFrom | null
}

export type SettingsFieldsProps = {
  values: SettingsValues
  onChange: (change: Partial<SettingsValues>) => void
  typeError?: string | undefined
  isDisabled?: boolean
}

const MODEL_LABEL = { OpenAi: 'modelStandard', OpenAi5Mini: 'modelFast', Grok: 'modelExperimental' } as const
const SOURCE_LABEL = {
  facebook: 'fromFacebook',
  linkedin: 'fromLinkedin',
  paperflyers: 'fromPaperflyers',
  friend: 'fromFriend',
  search: 'fromSearch',
  conference: 'fromConference',
  other: 'fromElsewhere',
} as const

/** The four questions of the settings page and popup (spec 3). */
export function SettingsFields({ values, onChange, typeError, isDisabled = false }: SettingsFieldsProps) {
  const text = useText('settings')
  const types = usePracticeTypes().flatMap((type) => (type === 'NotDefined' ? [] : [{ value: type, label: text(`type${type}`) }]))
  const shared = { disabled: isDisabled, allowDeselect: false, checkIconPosition: 'right' as const }
  return (
    <Stack gap="lg">
      <Chips
        label={text('practiceType')}
        description={text('practiceTypeHint')}
        options={types}
        value={types.find(({ value }) => value === values.type)?.value ?? null}
        error={typeError}
        onChange={(type) => onChange({ type })}
        isRequired
        isDisabled={isDisabled}
      />
      <Select
        {...shared}
        label={text('language')}
        description={text('languageHint')}
        data={languages.map(({ code, name }) => ({ value: code, label: name }))}
        value={values.language}
        onChange={(value) => value !== null && onChange({ language: Language.parse(value) })}
      />
      <Select
        {...shared}
        label={text('languageModel')}
        description={text('modelHint')}
        data={LlmProvider.options.map((value) => ({ value, label: text(MODEL_LABEL[value]) }))}
        value={values.model}
        onChange={(value) => value !== null && onChange({ model: LlmProvider.parse(value) })}
      />
      <Select
        {...shared}
        label={text('cameFrom')}
        placeholder={text('choose')}
        data={CameFrom.options.map((value) => ({ value, label: text(SOURCE_LABEL[value]) }))}
        value={values.cameFrom}
        onChange={(value) => value !== null && onChange({ cameFrom: CameFrom.parse(value) })}
      />
    </Stack>
  )
}
