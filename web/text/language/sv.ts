import type { Catalogue } from '../catalogue.ts'
import { sv as errors } from '../errors/sv.ts'
import { sv as recording } from '../recording/sv.ts'
import { sv as recordings } from '../recordings/sv.ts'
import { sv as report } from '../report/sv.ts'
import { sv as shell } from '../shell/sv.ts'
import { sv as transcription } from '../transcription/sv.ts'
import { sv as ui } from '../ui/sv.ts'

export const sv: Catalogue<'sv'> = {
  errors,
  recording,
  recordings,
  report,
  shell,
  transcription,
  ui,
}
