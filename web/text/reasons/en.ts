import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const en: Translation<typeof nb, 'en'> = {
  title: 'Why',
  intro: 'What this server made of each sentence, and by which rule. For whoever runs or improves it.',
  otherEngine: 'A language model wrote this report. Here is what the server would have done without it.',
  show: 'Show sentences that are',
  all: 'All',
  inReport: 'In the report',
  leftOut: 'Left out',
  stands: 'In the report',
  noPlace: 'Had no place',
  unworded: 'Nothing left to say',
  noRoom: 'Others weighed more',
  takenAway: 'Taken away early',
  stages: 'Changed by',
  marks: 'Found in the words',
  medicines: 'Medicines',
  more: 'More about the sentence',
  failed: 'The explanation could not be fetched',
  onlyFirst: 'Only the first {{count}} sentences are shown.',
  nothing: 'No sentences to show',
  toSource: 'Show the place in the source',
}
