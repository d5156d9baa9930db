import { z } from 'zod'
import type { HeardWord } from '#contract/recording.ts'
import { packWords, unpackWords } from '#domain/audio/words/heard-words.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'

/** Kept beside the transcript, so that reading a case does not open it. */
const KeptWords = z.object({ groups: z.int(), places: z.array(z.tuple([z.int(), z.int(), z.number().nullable()])) })

const FIELD = 'words'

type Under = { vault: Vault; key: DataKey; recordingId: string }

export function sealWords({ vault, key, recordingId }: Under, words: readonly HeardWord[], groups: number): Buffer {
  return vault.sealText(key, { id: recordingId, field: FIELD }, JSON.stringify({ groups, places: packWords(words) }))
}

export function openWords({ vault, key, recordingId }: Under, sealed: Uint8Array, text: string): { groups: number; words: HeardWord[] } {
  const { groups, places } = KeptWords.parse(JSON.parse(vault.openText(key, { id: recordingId, field: FIELD }, sealed)))
  return { groups, words: unpackWords(text, places) }
}
