import { nb as refusals } from '#contract/refusal-text/nb.ts'
import { nb as accesses } from '../accesses/nb.ts'
import { nb as account } from '../account/nb.ts'
import { nb as consent } from '../consent/nb.ts'
import { nb as dashboard } from '../dashboard/nb.ts'
import { nb as diagnoses } from '../diagnoses/nb.ts'
import { nb as documents } from '../documents/nb.ts'
import { nb as errors } from '../errors/nb.ts'
import { nb as heard } from '../heard/nb.ts'
import { nb as paste } from '../paste/nb.ts'
import { nb as payments } from '../payments/nb.ts'
import { nb as pricing } from '../pricing/nb.ts'
import { nb as profile } from '../profile/nb.ts'
import { nb as recording } from '../recording/nb.ts'
import { nb as recordings } from '../recordings/nb.ts'
import { nb as report } from '../report/nb.ts'
import { nb as settings } from '../settings/nb.ts'
import { nb as shell } from '../shell/nb.ts'
import { nb as sidebar } from '../sidebar/nb.ts'
import { nb as signing } from '../signing/nb.ts'
import { nb as transcript } from '../transcript/nb.ts'
import { nb as transcription } from '../transcription/nb.ts'
import { nb as triggers } from '../triggers/nb.ts'
import { nb as ui } from '../ui/nb.ts'
import { nb as unavailable } from '../unavailable/nb.ts'

/** All texts of the app, by feature. */
export const nb = {
  accesses,
  account,
  consent,
  dashboard,
  diagnoses,
  documents,
  errors,
  heard,
  paste,
  payments,
  pricing,
  profile,
  recording,
  recordings,
  refusals,
  report,
  settings,
  shell,
  sidebar,
  signing,
  transcript,
  transcription,
  triggers,
  ui,
  unavailable,
}
