import { jsonSchema } from 'ai'
import type { JSONSchema7, Schema } from 'ai'
import { z } from 'zod'

/** Words of JSON Schema that every endpoint with strict output takes; bounds and formats are refused by some, and the answer is judged by them here anyway. */
const PORTABLE = new Set(['type', 'properties', 'required', 'additionalProperties', 'items', 'enum', 'const', 'anyOf', 'description'])

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function portable(schema: unknown): unknown {
  if (!isObject(schema)) return schema
  const kept = Object.entries(schema).filter(([word]) => PORTABLE.has(word))
  const plain = Object.fromEntries(kept.map(([word, value]): [string, unknown] => {
    if (word === 'properties' && isObject(value)) return [word, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, portable(each)]))]
    if (word === 'anyOf' && Array.isArray(value)) return [word, value.map(portable)]
    return [word, word === 'items' ? portable(value) : value]
  }))
  return isObject(plain['properties']) ? { ...plain, required: Object.keys(plain['properties']), additionalProperties: false } : plain
}

/** The shape of an answer as every endpoint takes it: no bounds, no formats, each object closed and all of it required. */
export function portableSchema(schema: z.ZodType): JSONSchema7 {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a JSON schema less some of its words is one
  return portable(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) as JSONSchema7
}

/** The same as the library is handed it. */
export const sentSchema = (schema: z.ZodType): Schema => jsonSchema(portableSchema(schema))

/** Stands behind the instructions where an endpoint takes no schema: the shape in words of JSON Schema, and nothing around the answer. */
export function shapeInWords(schema: z.ZodType): string {
  return `\nAnswer with one JSON object and nothing else, of exactly this shape (JSON Schema):\n${JSON.stringify(portableSchema(schema))}`
}
