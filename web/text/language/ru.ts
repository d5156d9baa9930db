import type { Catalogue } from '../catalogue.ts'
import { ru as errors } from '../errors/ru.ts'
import { ru as recording } from '../recording/ru.ts'
import { ru as recordings } from '../recordings/ru.ts'
import { ru as report } from '../report/ru.ts'
import { ru as shell } from '../shell/ru.ts'
import { ru as transcription } from '../transcription/ru.ts'
import { ru as ui } from '../ui/ru.ts'

export const ru: Catalogue<'ru'> = {
  errors,
  recording,
  recordings,
  report,
  shell,
  transcription,
  ui,
}
