import { nb as refusals } from '#contract/refusal-text/nb.ts'
import { nb as accesses } from '../accesses/nb.ts'
import { nb as account } from '../account/nb.ts'
import { nb as assistant } from '../assistant/nb.ts'
import { nb as certificate } from '../certificate/nb.ts'
import { nb as chat } from '../chat/nb.ts'
import { nb as conversation } from '../conversation/nb.ts'
import { nb as actions } from '../actions/nb.ts'
import { nb as diagnoses } from '../diagnoses/nb.ts'
import { nb as documents } from '../documents/nb.ts'
import { nb as heard } from '../heard/nb.ts'
import { nb as help } from '../help/nb.ts'
import { nb as optimizer } from '../optimizer/nb.ts'
import { nb as palette } from '../palette/nb.ts'
import { nb as paste } from '../paste/nb.ts'
import { nb as patients } from '../patients/nb.ts'
import { nb as payments } from '../payments/nb.ts'
import { nb as pricing } from '../pricing/nb.ts'
import { nb as profile } from '../profile/nb.ts'
import { nb as questions } from '../questions/nb.ts'
import { nb as reasons } from '../reasons/nb.ts'
import { nb as recording } from '../recording/nb.ts'
import { nb as recordings } from '../recordings/nb.ts'
import { nb as report } from '../report/nb.ts'
import { nb as seats } from '../seats/nb.ts'
import { nb as settings } from '../settings/nb.ts'
import { nb as signing } from '../signing/nb.ts'
import { nb as templates } from '../templates/nb.ts'
import { nb as tongue } from '../tongue/nb.ts'
import { nb as transcript } from '../transcript/nb.ts'
import { nb as triggers } from '../triggers/nb.ts'

/** What the other pages say, by feature: fetched with the first of them, or when the first view is at rest. */
export const nb = {
  accesses,
  account,
  assistant,
  certificate,
  chat,
  conversation,
  actions,
  diagnoses,
  documents,
  heard,
  help,
  optimizer,
  palette,
  paste,
  patients,
  payments,
  pricing,
  profile,
  questions,
  reasons,
  recording,
  recordings,
  report,
  refusals,
  seats,
  settings,
  signing,
  templates,
  tongue,
  transcript,
  triggers,
}
