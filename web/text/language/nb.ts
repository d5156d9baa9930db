import { nb as errors } from '../errors/nb.ts'
import { nb as recording } from '../recording/nb.ts'
import { nb as recordings } from '../recordings/nb.ts'
import { nb as report } from '../report/nb.ts'
import { nb as shell } from '../shell/nb.ts'
import { nb as transcription } from '../transcription/nb.ts'
import { nb as ui } from '../ui/nb.ts'

/** All texts of the app, by feature. */
export const nb = {
  errors,
  recording,
  recordings,
  report,
  shell,
  transcription,
  ui,
}
