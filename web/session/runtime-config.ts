import * as z from 'zod/mini'
import { OutsideEngine, OutsideStore } from '#contract/outside-engine.ts'
import { PatientInformedRule } from '#contract/patient-informed.ts'
import { Tenant } from '#contract/tenant.ts'

/** What the running server tells the browser before anything else; the same build serves every installation. */
export type RuntimeConfig = z.infer<typeof RuntimeConfig>
const RuntimeConfig = z.object({
  authority: z.url(),
  clientId: z.string().check(z.minLength(1)),
  identity: z.enum(['embedded', 'external', 'server']),
  checkout: z.enum(['test', 'stripe']),
  tenants: z.array(Tenant),
  diagnosisSuggestions: z.boolean(),
  reportReasons: z.boolean(),
  patientInformed: PatientInformedRule,
  retention: z.object({ anonymousTextHours: z.number(), audioDays: z.number(), anonymisedDays: z.number(), accessLogDays: z.number() }),
  engines: z.array(OutsideEngine),
  stores: z.array(OutsideStore),
  supportAddress: z.nullable(z.string()),
  wwwHosts: z.record(z.string(), z.string()),
})

let loaded: Promise<RuntimeConfig> | undefined

/** Gives the configuration; it is asked for once while the page is open, and again after a failure. */
export function runtimeConfig(): Promise<RuntimeConfig> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function load(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json', { cache: 'no-cache' })
  return RuntimeConfig.parse(await response.json())
}
