import { Refusal } from '#contract/refusal.ts'
import type { HeardWord } from '#contract/recording.ts'
import { spreadWords } from '#domain/audio/words/heard-words.ts'
import { correctText, moveSpan } from '#domain/transcript/correction.ts'
import type { Correction } from '#domain/transcript/correction.ts'
import { openField, readTranscript } from '#server/cases/present-case.ts'
import type { StoredTranscript } from '#server/cases/present-case.ts'
import type { Sql, Transaction } from '#server/database/connect.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import { openWords, sealWords } from './heard-words.ts'
import { recordingStore } from './store.ts'

type Own = { recordingId: string; ownerId: string }
type Opening = { vault: Vault; key: DataKey }

/** What was heard of a recording, with its words. */
export type ReadHeard = { transcript: StoredTranscript; words: readonly HeardWord[]; groups: number }

/** @throws recording.not_found */
export async function readHeard(sql: Sql, own: Own, { vault, key }: Opening): Promise<ReadHeard> {
  const recording = await recordingStore.findHeard(sql, own)
  const transcript = recording && readTranscript(openField({ vault, key, id: own.recordingId }, 'transcript', recording.transcript_sealed))
  if (!recording || !transcript) throw new Refusal('recording.not_found')
  if (recording.words_sealed === null) return { transcript, words: spreadWords(transcript), groups: 1 }
  return { transcript, ...openWords({ vault, key, recordingId: own.recordingId }, recording.words_sealed, transcript.text) }
}

/** Puts other words into what was heard; stretches and words keep their places in the audio. */
export async function storeHeard(
  tx: Transaction,
  own: Own,
  { vault, key, heard, correction, words }: Opening & { heard: ReadHeard; correction: Correction; words: HeardWord[] },
): Promise<void> {
  const { transcript, groups } = heard
  // Cutting and moving alone, in one pass over what is there.
  const corrected = { text: correctText(transcript.text, correction), segments: transcript.segments.flatMap((segment) => moveSpan(segment, correction) ?? []) }
  await recordingStore.correct(tx, own, {
    sealed: vault.sealText(key, { id: own.recordingId, field: 'transcript' }, JSON.stringify(corrected)),
    words: sealWords({ vault, key, recordingId: own.recordingId }, words, groups),
  })
}
