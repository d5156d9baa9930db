import { z } from 'zod'
import type { DataKey, Vault } from '#server/vault/vault.ts'

const Timed = z.object({ text: z.string(), startMs: z.number(), endMs: z.number(), confidence: z.number().optional() })

/** What was heard in one group, as it is kept until the recording is whole. */
export type HeardGroup = z.infer<typeof HeardGroup>
const HeardGroup = z.object({
  startMs: z.number(),
  endMs: z.number(),
  segments: z.array(Timed.extend({ words: z.array(Timed).readonly().optional(), confidences: z.array(z.number()).readonly().optional() })),
  isTimed: z.boolean(),
  speechMs: z.number(),
  durationMs: z.number(),
  text: z.string(),
  engine: z.string(),
})

const FIELD = 'chunk-transcript'

type Under = { vault: Vault; key: DataKey; recordingId: string }

export function sealHeardGroup({ vault, key, recordingId }: Under, heard: HeardGroup): Buffer {
  return vault.sealText(key, { id: recordingId, field: FIELD }, JSON.stringify(heard))
}

export function openHeardGroup({ vault, key, recordingId }: Under, sealed: Uint8Array): HeardGroup {
  return HeardGroup.parse(JSON.parse(vault.openText(key, { id: recordingId, field: FIELD }, sealed)))
}
