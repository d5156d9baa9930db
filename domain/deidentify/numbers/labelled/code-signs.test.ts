import { describe, expect, test } from 'vitest'
import { readLanguage } from '#contract/vertical.ts'
import { readText } from '#domain/deidentify/knowledge/reading.ts'
import { spokenDigits } from '#domain/deidentify/knowledge/spoken-digits.ts'
import { SIGN_RULES, signRuleAt } from './code-signs.ts'

describe('GDPR: the kinds of signs in a code', () => {
  const rows = SIGN_RULES.flatMap(({ id, examples }) =>
    Object.entries(examples).map(([language, example]) => ({ id, language: readLanguage(language) ?? 'nb', example })),
  )

  test.each(rows)('$id is what decides in $language: $example', ({ id, language, example }) => {
    const reading = readText(example.replaceAll(/[[\]]/g, ''), language)
    const at = reading.tokens.findIndex(({ start }) => start === example.indexOf('['))
    expect(signRuleAt({ reading, spoken: spokenDigits(reading) }, at)?.id).toBe(id)
  })

  test('each kind has an id of its own and an example', () => {
    expect(new Set(SIGN_RULES.map(({ id }) => id)).size).toBe(SIGN_RULES.length)
    expect(SIGN_RULES.filter(({ examples }) => Object.keys(examples).length === 0)).toEqual([])
  })
})
