import { first as refusals } from '#contract/refusal-text/first/da.ts'
import type { FirstTexts } from '../source.ts'
import { da as consent } from '../consent/da.ts'
import { da as dashboard } from '../dashboard/da.ts'
import { da as errors } from '../errors/da.ts'
import { da as shell } from '../shell/da.ts'
import { da as sidebar } from '../sidebar/da.ts'
import { da as transcription } from '../transcription/da.ts'
import { da as ui } from '../ui/da.ts'

export const da: FirstTexts<'da'> = {
  consent,
  dashboard,
  errors,
  refusals,
  shell,
  sidebar,
  transcription,
  ui,
}
