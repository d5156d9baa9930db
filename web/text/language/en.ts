import type { Catalogue } from '../catalogue.ts'
import { en as errors } from '../errors/en.ts'
import { en as recording } from '../recording/en.ts'
import { en as recordings } from '../recordings/en.ts'
import { en as report } from '../report/en.ts'
import { en as shell } from '../shell/en.ts'
import { en as transcription } from '../transcription/en.ts'
import { en as ui } from '../ui/en.ts'

export const en: Catalogue<'en'> = {
  errors,
  recording,
  recordings,
  report,
  shell,
  transcription,
  ui,
}
