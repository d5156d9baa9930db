import type { HeardWord, RecordingTranscript } from '#contract/recording.ts'
import { Language } from '#contract/vertical.ts'
import { Refusal } from '#contract/refusal.ts'
import { spreadWords } from '#domain/audio/words/heard-words.ts'
import { requireCase } from '#server/cases/load-case.ts'
import { openField, readTranscript, RECORDING_STATUS } from '#server/cases/present-case.ts'
import type { Database } from '#server/database/connect.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import type { TextWork } from '#server/ports/text-work.ts'
import type { Transcriber } from '#server/ports/transcriber.ts'
import { openHeardGroup } from './heard-group.ts'
import { openWords } from './heard-words.ts'
import { recordingStore } from './store.ts'
import type { HeardRecording } from './store.ts'

export type GetRecordingTranscript = { sql: Database; vault: Vault; transcriber: Transcriber; texts: TextWork }

type Heard = { text: string; words: readonly HeardWord[]; groups: number }

/** A finished recording: its transcript stands, with the words' places where they were kept. */
function readFinished({ id, words_sealed: sealed, transcript_sealed }: HeardRecording, at: { vault: Vault; key: DataKey }): Heard | undefined {
  const transcript = readTranscript(openField({ ...at, id }, 'transcript', transcript_sealed))
  if (!transcript) return undefined
  if (sealed === null) return { text: transcript.text, words: spreadWords(transcript), groups: 1 }
  return { text: transcript.text, ...openWords({ ...at, recordingId: id }, sealed, transcript.text) }
}

async function readSoFar(
  { sql, texts }: Pick<GetRecordingTranscript, 'sql' | 'texts'>,
  { recordingId, signal }: { recordingId: string; signal: AbortSignal },
  at: { vault: Vault; key: DataKey },
): Promise<Heard> {
  const chunks = await recordingStore.chunks(sql, recordingId)
  const groups = chunks.flatMap(({ transcript_sealed: sealed }) => (sealed === null ? [] : [openHeardGroup({ ...at, recordingId }, sealed)]))
  return { ...(await texts.run('stitch', { groups }, { signal })), groups: groups.length }
}

/** Who has the beginning needs only what came after it: an hour of talk is half a megabyte of words. */
function fromMoment(heard: Heard, fromMs: number | undefined): Heard {
  if (fromMs === undefined) return heard
  const words = heard.words.filter(({ startMs }) => startMs >= fromMs)
  return { ...heard, words, text: words.map(({ text }) => text).join(' ') }
}

/** `GET …/recordings/{recordingId}/transcript`: what has been heard so far, each word once. @throws recording.cancelled */
export function recordingTranscriptRoutes({ sql, vault, transcriber, texts }: GetRecordingTranscript): Handlers<'getRecordingTranscript'> {
  return {
    async getRecordingTranscript({ params, query, user, signal }): Promise<RecordingTranscript> {
      const row = await requireCase(sql, params, user.id)
      const recording = await recordingStore.findHeard(sql, { recordingId: params.recordingId, ownerId: user.id })
      if (recording?.case_id !== row.id) throw new Refusal('recording.not_found')
      if (recording.state === 'cancelled') throw new Refusal('recording.cancelled')
      const at = { vault, key: vault.keyOf(row) }
      const { text, words, groups } = fromMoment(
        readFinished(recording, at) ?? (await readSoFar({ sql, texts }, { recordingId: recording.id, signal }, at)),
        query.fromMs,
      )
      const isComplete = recording.state === 'done'
      const speech = isComplete ? 'ready' : (await transcriber.readiness(Language.parse(recording.language))).status
      return { recordingId: recording.id, status: RECORDING_STATUS[recording.state], isComplete, speech, groupsHeard: groups, words: [...words], text }
    },
  }
}
