import { first as refusals } from '#contract/refusal-text/first/nb.ts'
import { nb as consent } from '../consent/nb.ts'
import { nb as dashboard } from '../dashboard/nb.ts'
import { nb as errors } from '../errors/nb.ts'
import { nb as shell } from '../shell/nb.ts'
import { nb as sidebar } from '../sidebar/nb.ts'
import { nb as transcription } from '../transcription/nb.ts'
import { nb as ui } from '../ui/nb.ts'

/** What the frame and the first view say, by feature; the pages have theirs beside it. */
export const nb = {
  consent,
  dashboard,
  errors,
  refusals,
  shell,
  sidebar,
  transcription,
  ui,
}
