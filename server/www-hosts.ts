import { z } from 'zod'
import { isLoopbackHost } from '#contract/tenant.ts'

/** A name on the net: neither an address of numbers nor a machine of one's own. */
const HOST_NAME = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*$/
const WwwPair = z
  .tuple([z.string().regex(HOST_NAME), z.string().regex(HOST_NAME)], 'must be pairs of host names such as example.no=www.example.no, separated by commas')
  .refine(([bare, www]) => bare !== www && !isLoopbackHost(bare), 'must lead from one host name to another')

/** Takes `bare=www` pairs, with commas between; gives each bare host with the one its visitors are sent on to (spec 2). */
export const WwwHosts = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter(Boolean)
      .map((pair) => pair.split('=').map((name) => name.trim())),
  )
  .pipe(z.array(WwwPair))
  .refine((pairs) => pairs.every(([, www]) => !pairs.some(([bare]) => bare === www)), 'must not lead round in a ring')
  .transform((pairs): Readonly<Record<string, string>> => Object.fromEntries(pairs))
