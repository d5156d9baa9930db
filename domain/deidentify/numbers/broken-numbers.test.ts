import { describe, expect, test } from 'vitest'
import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'

const found = (text: string) => findIdentifiers({ text, language: 'nb' }).map(({ start, end }) => text.slice(start, end))

describe('GDPR, LLM-2: numbers cut by lines and cells', () => {
  test.each(['179120\n99997', '179120\t99997', '179120-\r\n99997', '912 34\n567', '578 098 100\n722 113', '+47 912 34\t567', '12.08.\n1990'])(
    '%j is one number',
    (number) => {
      expect(found(`Kom i går.\n${number}\nReiste hjem.`)).toContain(number)
    },
  )
  test('behind its label each part may stand in a cell of its own', () => {
    expect(found('| Tlf | 912 | 34 | 567 |')).toContain('912 | 34 | 567')
  })
  test.each(['Puls 72\n80 76\n90', '12\t34\t56\t78', 'BT 120 80\n130 85', '| 7,2 | 140 | 12 |\n| 6,8 | 138 | 15 |', '1200\n1400', '22 31\n48 57'])(
    'columns of measurements stay: %j',
    (table) => {
      expect(found(table)).toEqual([])
    },
  )
})
