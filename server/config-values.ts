import { z } from 'zod'

/** An empty variable is an unset one: that is how compose files and shells leave them. */
const blankIsUnset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : typeof value === 'string' ? value.trim() : value)
export const set = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsUnset, schema)

export const text = set(z.string().optional())
export const address = set(z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional())
export const durationIn = (unit: string, standard: number) =>
  set(z.coerce.number({ error: `must be a number of ${unit}` }).positive(`must be a number of ${unit} above 0`).default(standard))

export function json<Schema extends z.ZodType>(schema: Schema, shape: string) {
  return z.string().transform((value, context): z.output<Schema> => {
    try {
      return schema.parse(JSON.parse(value))
    } catch {
      context.addIssue({ code: 'custom', message: `must be ${shape}` })
      return z.NEVER
    }
  })
}

export const MasterKey = z.base64('must be 32 bytes in base64 (make one with: openssl rand -base64 32)')
  .transform((value) => Buffer.from(value, 'base64'))
  .refine((key) => key.length === 32, 'must be 32 bytes in base64 (make one with: openssl rand -base64 32)')

const PRIVATE_KEY = 'a private key as a JSON Web Key: {"kty":"EC","crv":"P-256","d":…} or {"kty":"RSA","d":…}'

/** A key that only one side has: a shared secret signs for both. */
export const ClientKey = json(
  z.looseObject({
    kty: z.enum(['EC', 'RSA', 'OKP']),
    d: z.string().min(1),
    kid: z.string().optional(),
    alg: z.string().optional(),
    crv: z.string().optional(),
  }),
  PRIVATE_KEY,
)

const Origin = z
  .url({ protocol: /^https?$/, error: 'must be addresses such as https://www.example.no, separated by commas' })
  .transform((value) => new URL(value).origin)
/** Parts between commas. */
export const listOf = z.string().transform((value) => value.split(',').map((part) => part.trim()).filter(Boolean))

export const Origins = listOf.pipe(z.array(Origin))
