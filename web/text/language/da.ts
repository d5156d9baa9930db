import type { Catalogue } from '../catalogue.ts'
import { da as errors } from '../errors/da.ts'
import { da as recording } from '../recording/da.ts'
import { da as recordings } from '../recordings/da.ts'
import { da as report } from '../report/da.ts'
import { da as shell } from '../shell/da.ts'
import { da as transcription } from '../transcription/da.ts'
import { da as ui } from '../ui/da.ts'

export const da: Catalogue<'da'> = {
  errors,
  recording,
  recordings,
  report,
  shell,
  transcription,
  ui,
}
