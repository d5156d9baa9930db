import { da as refusals } from '#contract/refusal-text/da.ts'
import type { PageTexts } from '../source.ts'
import { da as accesses } from '../accesses/da.ts'
import { da as account } from '../account/da.ts'
import { da as assistant } from '../assistant/da.ts'
import { da as certificate } from '../certificate/da.ts'
import { da as chat } from '../chat/da.ts'
import { da as conversation } from '../conversation/da.ts'
import { da as actions } from '../actions/da.ts'
import { da as diagnoses } from '../diagnoses/da.ts'
import { da as documents } from '../documents/da.ts'
import { da as heard } from '../heard/da.ts'
import { da as help } from '../help/da.ts'
import { da as optimizer } from '../optimizer/da.ts'
import { da as palette } from '../palette/da.ts'
import { da as paste } from '../paste/da.ts'
import { da as patients } from '../patients/da.ts'
import { da as payments } from '../payments/da.ts'
import { da as pricing } from '../pricing/da.ts'
import { da as profile } from '../profile/da.ts'
import { da as questions } from '../questions/da.ts'
import { da as reasons } from '../reasons/da.ts'
import { da as recording } from '../recording/da.ts'
import { da as recordings } from '../recordings/da.ts'
import { da as report } from '../report/da.ts'
import { da as seats } from '../seats/da.ts'
import { da as settings } from '../settings/da.ts'
import { da as signing } from '../signing/da.ts'
import { da as templates } from '../templates/da.ts'
import { da as tongue } from '../tongue/da.ts'
import { da as transcript } from '../transcript/da.ts'
import { da as triggers } from '../triggers/da.ts'

export const da: PageTexts<'da'> = {
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
