import { first as refusals } from '#contract/refusal-text/first/sv.ts'
import type { FirstTexts } from '../source.ts'
import { sv as consent } from '../consent/sv.ts'
import { sv as dashboard } from '../dashboard/sv.ts'
import { sv as errors } from '../errors/sv.ts'
import { sv as shell } from '../shell/sv.ts'
import { sv as sidebar } from '../sidebar/sv.ts'
import { sv as transcription } from '../transcription/sv.ts'
import { sv as ui } from '../ui/sv.ts'

export const sv: FirstTexts<'sv'> = {
  consent,
  dashboard,
  errors,
  refusals,
  shell,
  sidebar,
  transcription,
  ui,
}
