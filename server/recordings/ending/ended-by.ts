import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import type { ConsultationFields } from '#contract/routes/recording-routes.ts'
import type { DataKey } from '#server/vault/vault.ts'

/** How a call was sent and when the patient was told may differ between two tries of one call. */
const OF_THE_TRY = new Set(['recordingId', 'patientInformedAt', 'chunkCount', 'acceptMissing'])

/** What a call that ends a recording says: a digest under the key of its case, so that nobody without it can try out what was noted. */
export function endingOf(key: DataKey, fields: ConsultationFields, fileSha256?: string): Buffer {
  const said = Object.entries(fields)
    .filter(([name, value]) => !OF_THE_TRY.has(name) && value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHmac('sha256', key).update(JSON.stringify([fileSha256 ?? null, said])).digest()
}

/**
 * The same call again finds its work done; another one under the id of a recording that has ended would be dropped in silence (REL-12). What ended one from
 * before this was kept is not known. @throws recording.finalized
 */
export function assertSameEnding(endedBy: Uint8Array | null, ending: Uint8Array): void {
  if (endedBy !== null && !timingSafeEqual(endedBy, ending)) throw new Refusal('recording.finalized')
}
