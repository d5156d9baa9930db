import { first as refusals } from '#contract/refusal-text/first/ru.ts'
import type { FirstTexts } from '../source.ts'
import { ru as consent } from '../consent/ru.ts'
import { ru as dashboard } from '../dashboard/ru.ts'
import { ru as errors } from '../errors/ru.ts'
import { ru as shell } from '../shell/ru.ts'
import { ru as sidebar } from '../sidebar/ru.ts'
import { ru as transcription } from '../transcription/ru.ts'
import { ru as ui } from '../ui/ru.ts'

export const ru: FirstTexts<'ru'> = {
  consent,
  dashboard,
  errors,
  refusals,
  shell,
  sidebar,
  transcription,
  ui,
}
