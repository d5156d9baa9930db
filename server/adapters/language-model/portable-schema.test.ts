import { expect, test } from 'vitest'
import { z } from 'zod'
import { portableSchema } from './portable-schema.ts'

const Part = z.object({ name: z.string().min(1).max(40).optional(), on: z.iso.date().nullable(), kind: z.enum(['a', 'b']).catch('a') })

test('what strict endpoints refuse does not leave: bounds, formats, defaults, open objects and what need not be there', () => {
  const schema = portableSchema(z.object({ parts: z.array(Part).min(1).max(9), ids: z.array(z.int().min(1)) }))
  expect(JSON.stringify(schema)).not.toMatch(/minLength|maxLength|minItems|maxItems|minimum|maximum|format|pattern|default|\$schema/)
  expect(schema).toMatchObject({ required: ['parts', 'ids'], additionalProperties: false,
    properties: { parts: { items: { required: ['name', 'on', 'kind'], additionalProperties: false } }, ids: { items: { type: 'integer' } } } })
})
