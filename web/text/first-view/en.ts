import { first as refusals } from '#contract/refusal-text/first/en.ts'
import type { FirstTexts } from '../source.ts'
import { en as consent } from '../consent/en.ts'
import { en as dashboard } from '../dashboard/en.ts'
import { en as errors } from '../errors/en.ts'
import { en as shell } from '../shell/en.ts'
import { en as sidebar } from '../sidebar/en.ts'
import { en as transcription } from '../transcription/en.ts'
import { en as ui } from '../ui/en.ts'

export const en: FirstTexts<'en'> = {
  consent,
  dashboard,
  errors,
  refusals,
  shell,
  sidebar,
  transcription,
  ui,
}
