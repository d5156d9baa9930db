import { z } from 'zod'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Transaction } from '#server/database/connect.ts'
import { keepCustomPrompt } from '#server/optimizer/save-custom-prompt.ts'
import { promptFromBefore } from '#server/optimizer/seal-clear-prompts.ts'
import { customPromptStore } from '#server/optimizer/store.ts'
import type { AudioStore, StoredAudio } from '#server/recordings/audio-store.ts'
import { recordingStore } from '#server/recordings/store.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import { CASE, CONVERSATION, CUSTOM_PROMPT, MESSAGE, PATIENT, RECORDING, TABLES_OF_CASE, TABLES_OF_USER } from './catalogue.ts'
import type { ArchivedTable } from './catalogue.ts'
import { sealRow } from './open-row.ts'
import type { OpenedRow } from './open-row.ts'
import { archiveStore } from './store.ts'
import { ARCHIVE_FORMAT } from './write-archive.ts'
import type { ArchiveSources } from './write-archive.ts'
import type { ZipArchive } from './zip-reader.ts'

const Row = z.record(z.string(), z.unknown())
const Sound = z.object({ file: z.string().regex(/^audio\/[\w-]+\.\w+$/), media_type: z.string() }).nullable()
const Manifest = z.object({ format: z.literal(ARCHIVE_FORMAT.format), version: z.literal(ARCHIVE_FORMAT.version) })
const CaseFile = z.object({ case: Row, recordings: z.array(Row.and(z.object({ sound: Sound }))) }).catchall(z.unknown())

export type Restored = { patients: number; cases: number; recordings: number }

const [TRIGGERS, TEMPLATES] = TABLES_OF_USER

async function readJson(zip: ZipArchive, path: string): Promise<unknown> {
  return JSON.parse((await zip.read(path)).toString('utf8'))
}

type Under = { vault: Vault; key: DataKey; keyId: string; ownerId: string }

/** Seals a row under the key of what it stands in, or, where rows of its table have one, under a new key of its own. */
async function sealUnderOwn(tx: Transaction, table: ArchivedTable, { row, at }: { row: OpenedRow; at: Under }): Promise<OpenedRow> {
  const { vault } = at
  if (table.ownKeyColumn === undefined) return sealRow(table, row, at)
  const { keyId, key } = await vault.createWithin(tx, { belongsTo: at.keyId, ownerId: at.ownerId })
  return { ...sealRow(table, row, { vault, key }), [table.ownKeyColumn]: keyId }
}

async function restoreTriggers({ vault }: ArchiveSources, tx: Transaction, { rows, userId }: { rows: OpenedRow[]; userId: string }): Promise<void> {
  if (!TRIGGERS || rows.length === 0) return
  const at = { vault, key: await vault.create(tx, { id: userId, ownerId: userId }), keyId: userId, ownerId: userId }
  for (const row of rows) await archiveStore.insert(tx, TRIGGERS, { ...(await sealUnderOwn(tx, TRIGGERS, { row, at })), owner_id: userId })
}

/** Archives from before there were templates hold none. */
async function restoreTemplates({ vault }: ArchiveSources, tx: Transaction, { rows, userId }: { rows: OpenedRow[]; userId: string }): Promise<void> {
  if (!TEMPLATES || rows.length === 0) return
  const at = { vault, key: await vault.create(tx, { id: userId, ownerId: userId }), keyId: userId, ownerId: userId }
  for (const row of rows) await archiveStore.insert(tx, TEMPLATES, { ...(await sealUnderOwn(tx, TEMPLATES, { row, at })), owner_id: userId })
}

type Folder = { zip: ZipArchive; path: string; userId: string }

/** The sound goes in as one group: what was heard of it need not be joined again. */
async function restoreSound(
  { audio }: ArchiveSources,
  tx: Transaction,
  { at, recordingId, mediaType, bytes }: { at: { caseId: string; key: DataKey }; recordingId: string; mediaType: string; bytes: Buffer },
): Promise<void> {
  const stored = await audio.put(at, (async function* once() {
      yield bytes
    })())
  await recordingStore.insertChunk(tx, {
    recording_id: recordingId,
    chunk_index: 1,
    sha256: stored.sha256,
    bytes: stored.bytes,
    media_type: mediaType,
    blob_key: stored.blobKey,
  })
}

async function restoreCase(sources: ArchiveSources, tx: Transaction, { zip, path, userId }: Folder): Promise<number> {
  const { vault } = sources
  const { case: opened, recordings, ...others } = CaseFile.parse(await readJson(zip, `${path}/case.json`))
  const caseId = z.uuid().parse(opened['id'])
  const key = await vault.create(tx, { id: caseId, ownerId: userId })
  await archiveStore.insert(tx, CASE, { ...sealRow(CASE, opened, { vault, key }), owner_id: userId })
  for (const table of TABLES_OF_CASE) {
    for (const row of z.array(Row).parse(others[table.table] ?? [])) {
      const isOwned = 'owner_id' in table.leaves
      const sealed = await sealUnderOwn(tx, table, { row: { ...row, case_id: caseId }, at: { vault, key, keyId: caseId, ownerId: userId } })
      await archiveStore.insert(tx, table, { ...sealed, ...(isOwned && { owner_id: userId }) })
    }
  }
  for (const { sound, ...row } of recordings) {
    await archiveStore.insert(tx, RECORDING, { ...sealRow(RECORDING, row, { vault, key }), owner_id: userId })
    if (!sound) continue
    const bytes = await zip.read(`${path}/${sound.file}`)
    await restoreSound(sources, tx, { at: { caseId, key }, recordingId: z.uuid().parse(row['id']), mediaType: sound.media_type, bytes })
  }
  return recordings.length
}

/** Keeps the name of what was stored, to take it back. */
const noted = (put: string[], stored: StoredAudio): StoredAudio => {
  put.push(stored.blobKey)
  return stored
}

/** Nobody's patient has no name and no key. */
async function restorePatient({ vault }: ArchiveSources, tx: Transaction, { zip, path, userId }: Folder): Promise<void> {
  const { identity, ...unnamed } = Row.parse(await readJson(zip, `${path}/patient.json`))
  if (identity === null) return archiveStore.insert(tx, PATIENT, { ...unnamed, owner_id: userId })
  const key = await vault.create(tx, { id: z.uuid().parse(unnamed['id']), ownerId: userId })
  return archiveStore.insert(tx, PATIENT, { ...sealRow(PATIENT, { ...unnamed, identity }, { vault, key }), owner_id: userId })
}

const rowsIn = async (zip: ZipArchive, path: string): Promise<OpenedRow[]> => (zip.paths.includes(path) ? z.array(Row).parse(await readJson(zip, path)) : [])

/** Archives from before there were conversations hold none. Each gets a key of its own again, under its case or its user. */
async function restoreConversations({ vault }: ArchiveSources, tx: Transaction, { zip, userId }: Omit<Folder, 'path'>): Promise<void> {
  const [conversations, messages] = [await rowsIn(zip, 'conversation.json'), await rowsIn(zip, 'message.json')]
  if (conversations.length > 0) await vault.create(tx, { id: userId, ownerId: userId })
  for (const conversation of conversations) {
    const { keyId, key } = await vault.createWithin(tx, { belongsTo: z.uuid().parse(conversation['case_id'] ?? userId), ownerId: userId })
    const owned = { owner_id: userId, key_id: keyId }
    await archiveStore.insert(tx, CONVERSATION, { ...sealRow(CONVERSATION, conversation, { vault, key }), ...owned })
    for (const message of messages.filter((one) => one['conversation_id'] === conversation['id'])) {
      await archiveStore.insert(tx, MESSAGE, { ...sealRow(MESSAGE, message, { vault, key }), ...owned, attempts: 0 })
    }
  }
}

/** Earlier archives hold it in the profile, in which nobody's stands in clear any more. */
async function restorePrompt({ vault }: ArchiveSources, tx: Transaction, { zip, userId }: Omit<Folder, 'path'>): Promise<void> {
  const before = promptFromBefore(Row.parse(await readJson(zip, 'profile.json'))['optimization'])
  if (before) await keepCustomPrompt(tx, { vault, userId }, before)
  for (const row of await rowsIn(zip, 'custom_prompt.json')) {
    await customPromptStore.remove(tx, userId)
    const at = { vault, key: await vault.create(tx, { id: userId, ownerId: userId }), keyId: userId, ownerId: userId }
    await archiveStore.insert(tx, CUSTOM_PROMPT, { ...(await sealUnderOwn(tx, CUSTOM_PROMPT, { row, at })), user_id: userId })
  }
}

async function restoreAll(sources: ArchiveSources, tx: Transaction, { zip, userId }: Omit<Folder, 'path'>): Promise<Restored> {
  const folders = (pattern: RegExp) => zip.paths.flatMap((path) => pattern.exec(path)?.[1] ?? [])
  await archiveStore.restorePerson(tx, userId, await readJson(zip, 'profile.json'))
  await restoreTriggers(sources, tx, { rows: z.array(Row).parse(await readJson(zip, 'trigger_phrase.json')), userId })
  await restorePrompt(sources, tx, { zip, userId })
  await restoreTemplates(sources, tx, { rows: await rowsIn(zip, 'report_template.json'), userId })
  const restored: Restored = { patients: 0, cases: 0, recordings: 0 }
  for (const path of folders(/^(patients\/[\w-]+)\/patient\.json$/)) {
    await restorePatient(sources, tx, { zip, path, userId })
    restored.patients += 1
  }
  for (const path of folders(/^(patients\/[\w-]+\/cases\/[\w-]+)\/case\.json$/)) {
    restored.recordings += await restoreCase(sources, tx, { zip, path, userId })
    restored.cases += 1
  }
  await restoreConversations(sources, tx, { zip, userId })
  return restored
}

/** Reads an archive back into an account: settings, trigger phrases, patients, cases, sound. All of it, or nothing when an id is taken. */
export async function restoreArchive(sources: ArchiveSources, zip: ZipArchive, userId: string): Promise<Restored> {
  Manifest.parse(await readJson(zip, 'manifest.json'))
  const put: string[] = []
  const audio: AudioStore = { ...sources.audio, put: async (at, content) => noted(put, await sources.audio.put(at, content)) }
  const restoring = inTransaction(sources.sql, ALONE, (tx) => restoreAll({ ...sources, audio }, tx, { zip, userId }))
  return restoring.catch((error: unknown) => sources.audio.undo(put, error))
}
