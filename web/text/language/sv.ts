import { sv as refusals } from '#contract/refusal-text/sv.ts'
import type { Catalogue } from '../source.ts'
import { sv as accesses } from '../accesses/sv.ts'
import { sv as account } from '../account/sv.ts'
import { sv as consent } from '../consent/sv.ts'
import { sv as dashboard } from '../dashboard/sv.ts'
import { sv as diagnoses } from '../diagnoses/sv.ts'
import { sv as documents } from '../documents/sv.ts'
import { sv as errors } from '../errors/sv.ts'
import { sv as heard } from '../heard/sv.ts'
import { sv as paste } from '../paste/sv.ts'
import { sv as payments } from '../payments/sv.ts'
import { sv as pricing } from '../pricing/sv.ts'
import { sv as profile } from '../profile/sv.ts'
import { sv as recording } from '../recording/sv.ts'
import { sv as recordings } from '../recordings/sv.ts'
import { sv as report } from '../report/sv.ts'
import { sv as settings } from '../settings/sv.ts'
import { sv as shell } from '../shell/sv.ts'
import { sv as sidebar } from '../sidebar/sv.ts'
import { sv as signing } from '../signing/sv.ts'
import { sv as transcript } from '../transcript/sv.ts'
import { sv as transcription } from '../transcription/sv.ts'
import { sv as triggers } from '../triggers/sv.ts'
import { sv as ui } from '../ui/sv.ts'
import { sv as unavailable } from '../unavailable/sv.ts'

export const sv: Catalogue<'sv'> = {
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
