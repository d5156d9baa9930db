import { Refusal } from '#contract/refusal.ts'
import { spreadWords } from '#domain/audio/heard-words.ts'
import { correctText, correctWords, moveSpan } from '#domain/transcript/correction.ts'
import type { Correction } from '#domain/transcript/correction.ts'
import { openField, readTranscript } from '#server/cases/present-case.ts'
import type { Transaction } from '#server/database/connect.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import { openWords, sealWords } from './heard-words.ts'
import { recordingStore } from './store.ts'

/** Puts other words into what was heard of a recording; stretches and words keep their places in the audio. @throws recording.not_found */
export async function correctHeard(
  tx: Transaction,
  { recordingId, ownerId, correction }: { recordingId: string; ownerId: string; correction: Correction },
  { vault, key }: { vault: Vault; key: DataKey },
): Promise<void> {
  const recording = await recordingStore.findHeard(tx, { recordingId, ownerId })
  const transcript = recording && readTranscript(openField({ vault, key, id: recordingId }, 'transcript', recording.transcript_sealed))
  if (!recording || !transcript) throw new Refusal('recording.not_found')
  const at = { vault, key, recordingId }
  const { groups, words } = recording.words_sealed === null ? { groups: 1, words: spreadWords(transcript) } : openWords(at, recording.words_sealed, transcript.text)
  const corrected = {
    text: correctText(transcript.text, correction),
    segments: transcript.segments.flatMap((segment) => moveSpan(segment, correction) ?? []),
  }
  await recordingStore.correct(
    tx,
    { recordingId, ownerId },
    {
      sealed: vault.sealText(key, { id: recordingId, field: 'transcript' }, JSON.stringify(corrected)),
      words: sealWords(at, correctWords(words, transcript.text, correction), groups),
    },
  )
}
