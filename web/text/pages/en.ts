import { en as refusals } from '#contract/refusal-text/en.ts'
import type { PageTexts } from '../source.ts'
import { en as accesses } from '../accesses/en.ts'
import { en as account } from '../account/en.ts'
import { en as assistant } from '../assistant/en.ts'
import { en as certificate } from '../certificate/en.ts'
import { en as chat } from '../chat/en.ts'
import { en as conversation } from '../conversation/en.ts'
import { en as actions } from '../actions/en.ts'
import { en as diagnoses } from '../diagnoses/en.ts'
import { en as documents } from '../documents/en.ts'
import { en as heard } from '../heard/en.ts'
import { en as help } from '../help/en.ts'
import { en as optimizer } from '../optimizer/en.ts'
import { en as palette } from '../palette/en.ts'
import { en as paste } from '../paste/en.ts'
import { en as patients } from '../patients/en.ts'
import { en as payments } from '../payments/en.ts'
import { en as pricing } from '../pricing/en.ts'
import { en as profile } from '../profile/en.ts'
import { en as questions } from '../questions/en.ts'
import { en as reasons } from '../reasons/en.ts'
import { en as recording } from '../recording/en.ts'
import { en as recordings } from '../recordings/en.ts'
import { en as report } from '../report/en.ts'
import { en as seats } from '../seats/en.ts'
import { en as settings } from '../settings/en.ts'
import { en as signing } from '../signing/en.ts'
import { en as templates } from '../templates/en.ts'
import { en as tongue } from '../tongue/en.ts'
import { en as transcript } from '../transcript/en.ts'
import { en as triggers } from '../triggers/en.ts'

export const en: PageTexts<'en'> = {
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
