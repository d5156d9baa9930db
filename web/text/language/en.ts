import { en as refusals } from '#contract/refusal-text/en.ts'
import type { Catalogue } from '../source.ts'
import { en as accesses } from '../accesses/en.ts'
import { en as account } from '../account/en.ts'
import { en as consent } from '../consent/en.ts'
import { en as dashboard } from '../dashboard/en.ts'
import { en as diagnoses } from '../diagnoses/en.ts'
import { en as documents } from '../documents/en.ts'
import { en as errors } from '../errors/en.ts'
import { en as heard } from '../heard/en.ts'
import { en as paste } from '../paste/en.ts'
import { en as payments } from '../payments/en.ts'
import { en as pricing } from '../pricing/en.ts'
import { en as profile } from '../profile/en.ts'
import { en as recording } from '../recording/en.ts'
import { en as recordings } from '../recordings/en.ts'
import { en as report } from '../report/en.ts'
import { en as settings } from '../settings/en.ts'
import { en as shell } from '../shell/en.ts'
import { en as sidebar } from '../sidebar/en.ts'
import { en as signing } from '../signing/en.ts'
import { en as transcript } from '../transcript/en.ts'
import { en as transcription } from '../transcription/en.ts'
import { en as triggers } from '../triggers/en.ts'
import { en as ui } from '../ui/en.ts'
import { en as unavailable } from '../unavailable/en.ts'

export const en: Catalogue<'en'> = {
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
