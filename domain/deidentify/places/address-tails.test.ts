import { describe, expect, test } from 'vitest'
import { readLanguage } from '#contract/vertical.ts'
import { readText } from '#domain/deidentify/knowledge/reading.ts'
import { spokenDigits } from '#domain/deidentify/knowledge/spoken-digits.ts'
import { TAIL_RULES, tailAt } from './address-tails.ts'

describe('GDPR: the parts of a house behind its address', () => {
  const rows = TAIL_RULES.flatMap(({ id, examples }) =>
    Object.entries(examples).map(([language, example]) => ({ id, language: readLanguage(language) ?? 'nb', example })),
  )

  test.each(rows)('$id is what tells the part in $language: $example', ({ id, language, example }) => {
    const [before = '', part = ''] = example.split(/[[\]]/)
    const reading = readText(example.replaceAll(/[[\]]/g, ''), language)
    const at = reading.tokens.findIndex(({ start }) => start === before.length)
    const tail = tailAt({ reading, spoken: spokenDigits(reading) }, at)
    expect([tail?.id, reading.tokens[(tail?.end ?? 0) - 1]?.end]).toEqual([id, before.length + part.length])
  })

  test('each way of saying it has an id of its own and an example', () => {
    expect(new Set(TAIL_RULES.map(({ id }) => id)).size).toBe(TAIL_RULES.length)
    expect(TAIL_RULES.filter(({ examples }) => Object.keys(examples).length === 0)).toEqual([])
  })
})
