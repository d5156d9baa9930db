import { sv as refusals } from '#contract/refusal-text/sv.ts'
import type { PageTexts } from '../source.ts'
import { sv as accesses } from '../accesses/sv.ts'
import { sv as account } from '../account/sv.ts'
import { sv as assistant } from '../assistant/sv.ts'
import { sv as certificate } from '../certificate/sv.ts'
import { sv as chat } from '../chat/sv.ts'
import { sv as conversation } from '../conversation/sv.ts'
import { sv as actions } from '../actions/sv.ts'
import { sv as diagnoses } from '../diagnoses/sv.ts'
import { sv as documents } from '../documents/sv.ts'
import { sv as heard } from '../heard/sv.ts'
import { sv as help } from '../help/sv.ts'
import { sv as optimizer } from '../optimizer/sv.ts'
import { sv as palette } from '../palette/sv.ts'
import { sv as paste } from '../paste/sv.ts'
import { sv as patients } from '../patients/sv.ts'
import { sv as payments } from '../payments/sv.ts'
import { sv as pricing } from '../pricing/sv.ts'
import { sv as profile } from '../profile/sv.ts'
import { sv as questions } from '../questions/sv.ts'
import { sv as reasons } from '../reasons/sv.ts'
import { sv as recording } from '../recording/sv.ts'
import { sv as recordings } from '../recordings/sv.ts'
import { sv as report } from '../report/sv.ts'
import { sv as seats } from '../seats/sv.ts'
import { sv as settings } from '../settings/sv.ts'
import { sv as signing } from '../signing/sv.ts'
import { sv as templates } from '../templates/sv.ts'
import { sv as tongue } from '../tongue/sv.ts'
import { sv as transcript } from '../transcript/sv.ts'
import { sv as triggers } from '../triggers/sv.ts'

export const sv: PageTexts<'sv'> = {
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
