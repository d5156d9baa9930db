import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const en: Translation<typeof nb, 'en'> = {
  title: 'The text so far',
  words: 'The text so far',
  show: 'Show the text as it comes',
  off: 'Switched off. The recording goes on as usual.',
  coming: 'The text comes as you talk, the first words after about half a minute.',
  noWords: 'No words have been heard yet.',
  noEngine: 'No speech engine is set up here, so no text comes while you talk. The audio is kept.',
  engineAway: 'The speech engine is not answering now. The audio is kept, and the text comes when it is back.',
  behind: 'The text cannot be fetched right now. The recording goes on as it should.',
  clear: 'Heard clearly',
  fair: 'Heard with some doubt',
  poor: 'Heard poorly',
  unsure: 'uncertain',
  legend: 'Dotted line: not heard with certainty',
  toEnd: 'To the end',
}
