import { expect, test } from 'vitest'
import { wordOf } from './feeds.ts'
import { isTheirOwn } from './places.ts'

const RUN = '4f09a2c7be31'
const own = wordOf('saveProfessional', RUN)

test.each([
  ['table app_user', own, true],
  ['table app_user', `x${own}`, true],
  ['files of the database', own, true],
  ['log of the database', own, true],
  ['log of the database', `nal${RUN}`, true], // the rest of a word that a page of the log cut
  ['log of the database', RUN, false],
  ['log of the database', wordOf('saveCase', RUN), false],
  ['files of the database', `nal${RUN}`, false],
  ['table patient', own, false],
  ['log', own, false],
])('%s may hold %s: %s', (place, word, isOwn) => expect(isTheirOwn({ place, word }, RUN)).toBe(isOwn))
