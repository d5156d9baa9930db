import { describe, expect, test } from 'vitest'
import { readLanguage } from '#contract/vertical.ts'
import { FINDER_NAMES } from '#domain/deidentify/identifier.ts'
import { findIdentifiers } from './find-identifiers.ts'
import { FINDER_EXAMPLES } from './finder-example-texts.ts'
import { FINDERS } from './finders.ts'

describe('GDPR: the table of finders', () => {
  test('has every finder once, in the order of their names', () => {
    expect(FINDERS.map(({ name }) => name)).toEqual(FINDER_NAMES)
  })

  const rows = FINDERS.flatMap(({ name }) => {
    const { vertical, known, examples } = FINDER_EXAMPLES[name]
    return Object.entries(examples).map(([language, [text, finding]]) => {
      const search = { text, language: readLanguage(language) ?? 'nb', ...(vertical && { vertical }), ...(known && { known }) }
      return { name, language, search, finding }
    })
  })

  test.each(rows)('$name in $language finds its example, and nothing does without it', ({ name, search, finding }) => {
    const found = (finders: typeof FINDERS) => findIdentifiers(search, finders).map(({ start, end, type }) => `${type} ${search.text.slice(start, end)}`)
    expect(found(FINDERS)).toContain(finding)
    expect(found(FINDERS.filter((finder) => finder.name !== name))).not.toContain(finding)
  })

  test.each(rows)('$name in $language gives only the types its row declares', ({ search }) => {
    const undeclared: string[] = []
    const watched = FINDERS.map((finder): (typeof FINDERS)[number] => ({
      ...finder,
      find: (material, claims) => {
        const found = finder.find(material, claims)
        undeclared.push(...found.filter(({ type }) => !finder.types.includes(type)).map(({ type }) => `${finder.name} ${type}`))
        return found
      },
    }))
    findIdentifiers(search, watched)
    expect(undeclared).toEqual([])
  })
})
