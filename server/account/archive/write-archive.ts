import { createHash } from 'node:crypto'
import type { Language } from '#contract/vertical.ts'
import { accessStore } from '#server/access-log/store.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { AudioStore } from '#server/recordings/audio-store.ts'
import { openRecordingAudio } from '#server/recordings/get-recording-audio.ts'
import { recordingStore } from '#server/recordings/store.ts'
import type { Vault } from '#server/vault/vault.ts'
import { ARCHIVE_WORDS } from './archive-words.ts'
import { caseText } from './case-text.ts'
import { CASE, CONVERSATION, CUSTOM_PROMPT, MESSAGE, PATIENT, RECORDING, TABLES_OF_CASE, TABLES_OF_USER } from './catalogue.ts'
import { openRow } from './open-row.ts'
import type { OpenedRow } from './open-row.ts'
import { archiveStore } from './store.ts'
import type { StoredRow } from './store.ts'
import type { ZipEntry } from './zip-writer.ts'

export type ArchiveSources = { sql: Database; vault: Vault; audio: AudioStore }
export type ArchiveOwner = { userId: string; language: Language }

/** Names the form of the archive, for whoever reads it later. */
export const ARCHIVE_FORMAT = { format: 'epikrise-account', version: 1 } as const

const LOG_PAGE = 500
const EXTENSION_BY_KIND: readonly (readonly [RegExp, string])[] = [[/webm/, 'webm'], [/mp4|m4a|aac/, 'm4a'], [/mp3|mpeg|mpga/, 'mp3'], [/wav/, 'wav']]

const extensionOf = (mediaType: string): string => EXTENSION_BY_KIND.find(([kind]) => kind.test(mediaType))?.[1] ?? 'bin'

const asJson = (value: unknown): Uint8Array[] => [Buffer.from(`${JSON.stringify(value, null, 2)}\n`)]
const file = (path: string, content: ZipEntry['content'], isPackable = true): ZipEntry => ({ path, content, isPackable })

type OpenCase = { row: StoredRow; opened: OpenedRow; recordings: { row: StoredRow; opened: OpenedRow }[]; others: Record<string, OpenedRow[]> }

/** A patient's cases as they stand at one moment. */
async function readCases({ sql, vault }: ArchiveSources, { patientId, userId }: { patientId: string; userId: string }): Promise<OpenCase[]> {
  const by = { vault, userId }
  return inTransaction(sql, ALONE, async (tx) => {
    const cases: OpenCase[] = []
    for (const row of await archiveStore.rows(tx, CASE, patientId)) {
      const others: Record<string, OpenedRow[]> = {}
      for (const table of TABLES_OF_CASE) others[table.table] = (await archiveStore.rows(tx, table, row.place_id)).map((one) => openRow(table, one, by))
      const recordings = (await archiveStore.rows(tx, RECORDING, row.place_id)).map((one) => ({ row: one, opened: openRow(RECORDING, one, by) }))
      cases.push({ row, opened: openRow(CASE, row, by), recordings, others })
    }
    return cases
  })
}

async function* caseFiles(sources: ArchiveSources, found: OpenCase, { folder, language, userId }: ArchiveOwner & { folder: string }): AsyncGenerator<ZipEntry> {
  const { row, opened, others } = found
  const recordings: OpenedRow[] = []
  for (const recording of found.recordings) {
    const sound = await soundOf(sources, { caseRow: row, recordingId: recording.row.place_id, userId })
    const name = sound && `audio/${recording.row.place_id}.${extensionOf(sound.mediaType)}`
    if (sound && name) yield file(`${folder}/${name}`, sound.read({ start: 0, end: sound.totalBytes - 1 }), false)
    recordings.push({ ...recording.opened, sound: sound && name ? { file: name, media_type: sound.mediaType } : null })
  }
  yield file(`${folder}/case.json`, asJson({ case: opened, recordings, ...others }))
  const text = caseText({ case: opened, recordings, documents: others['case_document'] ?? [] }, ARCHIVE_WORDS[language])
  yield file(`${folder}/case.txt`, [Buffer.from(text)])
}

/** The sound while it is kept; one that goes while the archive is made is left out. */
async function soundOf({ sql, vault, audio }: ArchiveSources, { caseRow, recordingId, userId }: { caseRow: StoredRow; recordingId: string; userId: string }) {
  const chunks = await recordingStore.chunks(sql, recordingId)
  if (chunks.length === 0 || caseRow.wrapped_key === null) return undefined
  const at = { caseId: caseRow.place_id, key: vault.open({ id: caseRow.key_id, ownerId: userId }, caseRow.wrapped_key) }
  return openRecordingAudio({ sql, audio }, { id: recordingId, audio_deleted_at: null }, at)
}

/** The user's own access log, a page at a time. */
async function* accessLines({ sql }: ArchiveSources, userId: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from('[')
  let before: { at: string; actorId: string; seq: number } | undefined
  for (;;) {
    const page = await accessStore.page(sql, { userId, patientId: undefined, caseId: undefined, before, limit: LOG_PAGE })
    // Who else looked is told as another account: its id is theirs.
    const lines = page.map(({ actorId, ownerId: _owner, ...line }) => JSON.stringify({ actor: actorId === userId ? 'self' : 'other', ...line }))
    if (lines.length > 0) yield Buffer.from(`${before ? ',' : ''}\n${lines.join(',\n')}`)
    before = page.at(-1)
    if (page.length < LOG_PAGE) break
  }
  yield Buffer.from('\n]\n')
}

async function* contentFiles(sources: ArchiveSources, { userId, language }: ArchiveOwner): AsyncGenerator<ZipEntry> {
  const { sql, vault } = sources
  yield file('README.txt', [Buffer.from(ARCHIVE_WORDS[language].readme)])
  yield file('profile.json', asJson(await inTransaction(sql, ALONE, (tx) => archiveStore.person(tx, userId))))
  for (const table of [...TABLES_OF_USER, CUSTOM_PROMPT, CONVERSATION, MESSAGE]) {
    const rows = await inTransaction(sql, ALONE, (tx) => archiveStore.rows(tx, table, userId))
    yield file(`${table.table}.json`, asJson(rows.map((row) => openRow(table, row, { vault, userId }))))
  }
  for (const patient of await inTransaction(sql, ALONE, (tx) => archiveStore.rows(tx, PATIENT, userId))) {
    const folder = `patients/${patient.place_id}`
    yield file(`${folder}/patient.json`, asJson(openRow(PATIENT, patient, { vault, userId })))
    for (const found of await readCases(sources, { patientId: patient.place_id, userId }))
      yield* caseFiles(sources, found, { folder: `${folder}/cases/${found.row.place_id}`, language, userId })
  }
  yield file('access-log.json', accessLines(sources, userId))
}

/** Every file of a user's archive, the list of their checksums last (GDPR-3). */
export async function* writeArchive(sources: ArchiveSources, owner: ArchiveOwner): AsyncGenerator<ZipEntry> {
  const digests: { path: string; bytes: number; sha256: string }[] = []
  for await (const entry of contentFiles(sources, owner)) {
    yield {
      ...entry,
      content: (async function* digested() {
        const hash = createHash('sha256')
        let bytes = 0
        for await (const piece of entry.content) {
          hash.update(piece)
          bytes += piece.length
          yield piece
        }
        digests.push({ path: entry.path, bytes, sha256: hash.digest('hex') })
      })(),
    }
  }
  yield file('manifest.json', asJson({ ...ARCHIVE_FORMAT, files: digests }))
}
