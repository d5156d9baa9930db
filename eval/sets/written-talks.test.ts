import { expect, test } from 'vitest'
import { lessonsOf } from '../stops/lessons.ts'
import { writtenTalks } from '../stops/talks.ts'

test.each(Object.entries(Object.groupBy(writtenTalks(), ({ file }) => file)))('each written talk can be learnt from: %s', (_, talks = []) => {
  for (const talk of talks) {
    expect(lessonsOf(talk).length).toBeGreaterThan(0)
    expect(talk.text).toMatch(/[.?!…]["»”']?$/)
  }
})
