import { ru as refusals } from '#contract/refusal-text/ru.ts'
import type { PageTexts } from '../source.ts'
import { ru as accesses } from '../accesses/ru.ts'
import { ru as account } from '../account/ru.ts'
import { ru as assistant } from '../assistant/ru.ts'
import { ru as certificate } from '../certificate/ru.ts'
import { ru as chat } from '../chat/ru.ts'
import { ru as conversation } from '../conversation/ru.ts'
import { ru as actions } from '../actions/ru.ts'
import { ru as diagnoses } from '../diagnoses/ru.ts'
import { ru as documents } from '../documents/ru.ts'
import { ru as heard } from '../heard/ru.ts'
import { ru as help } from '../help/ru.ts'
import { ru as optimizer } from '../optimizer/ru.ts'
import { ru as palette } from '../palette/ru.ts'
import { ru as paste } from '../paste/ru.ts'
import { ru as patients } from '../patients/ru.ts'
import { ru as payments } from '../payments/ru.ts'
import { ru as pricing } from '../pricing/ru.ts'
import { ru as profile } from '../profile/ru.ts'
import { ru as questions } from '../questions/ru.ts'
import { ru as reasons } from '../reasons/ru.ts'
import { ru as recording } from '../recording/ru.ts'
import { ru as recordings } from '../recordings/ru.ts'
import { ru as report } from '../report/ru.ts'
import { ru as seats } from '../seats/ru.ts'
import { ru as settings } from '../settings/ru.ts'
import { ru as signing } from '../signing/ru.ts'
import { ru as templates } from '../templates/ru.ts'
import { ru as tongue } from '../tongue/ru.ts'
import { ru as transcript } from '../transcript/ru.ts'
import { ru as triggers } from '../triggers/ru.ts'

export const ru: PageTexts<'ru'> = {
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
