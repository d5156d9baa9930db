import { existsSync, watch } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { tablesAsText } from '../../tools/canary/tables.ts'
import { recordSpeech, uploadGroups } from '../../e2e/harness/recorded-speech.ts'
import { newVisit } from '../../e2e/harness/visit-client.ts'
import type { Visit } from '../../e2e/harness/visit-client.ts'
import { type AfterDeletion, faultsAfterDeletion } from '../checks/deleted.ts'
import { type Clinic, openClinic } from '../harness/clinic.ts'
import type { Protocol } from '../harness/protocol.ts'
import { randomFrom } from '../harness/random.ts'
import { withRows } from '../harness/rows.ts'

/** Deleted cases are named here for ever, by id alone. */
const LOG_OF_ACCESSES = 'access_log'
const LATE_MS = 5 * 60_000
const REPORT_WITHIN_MS = 120_000

/** `heard` has lost its sound; `unheard` has it still, for nobody has finished it. */
type Kind = 'typed' | 'heard' | 'unheard'
const KINDS: readonly Kind[] = ['typed', 'heard', 'unheard']
type Planted = { visit: Visit; isDue: boolean; kind: Kind }

/** REL-22: the twelve hours of a case, kept to by a server that is killed again and again while it deletes. */
export const protocol: Protocol = {
  number: 'REL-22',
  title: 'kill -9 while deleting',
  async run({ amount, seed, say }) {
    const random = randomFrom(seed)
    const sizes = { due: amount('due', { short: 6, full: 200 }), kept: amount('kept', { short: 3, full: 50 }), kills: amount('kills', { short: 3, full: 100 }) }
    const clinic = await openClinic({ speech: { script: () => 'Det gjør vondt i halsen når jeg svelger, og slik har det vært i fire dager nå.' } })
    try {
      const planted: Planted[] = []
      for (let at = 0; at < sizes.due + sizes.kept; at += 1)
        planted.push({ visit: await plant(clinic, KINDS[at % KINDS.length]!), isDue: at < sizes.due, kind: KINDS[at % KINDS.length]! })
      say(`${planted.length} cases; ${sizes.due} of them fall due while the server is killed`)
      const amid = await killWhileDeleting(clinic, planted, { kills: sizes.kills, random })
      await clinic.restart()
      const lastStart = performance.now()
      const goneAfterMs = await untilGone(clinic, planted) - lastStart
      const seen: AfterDeletion[] = []
      for (const one of planted) seen.push(await lookAt(clinic, one))
      const { cases, receipts } = await counted(clinic)
      return {
        figures: [
          { name: 'kills', value: sizes.kills, unit: 'count' },
          { name: 'of them between the rows and the last file', value: amid, unit: 'count', atLeast: 1 },
          { name: 'cases that fell due', value: sizes.due, unit: 'count' },
          {
            name: 'of them left in any table, file or key',
            value: seen.filter((one) => one.isDue && faultsAfterDeletion(one).length > 0).length,
            unit: 'count',
            atMost: 0,
          },
          {
            name: 'cases not due that were lost',
            value: seen.filter((one) => !one.isDue && faultsAfterDeletion(one).length > 0).length,
            unit: 'count',
            atMost: 0,
          },
          { name: 'last start to the last trace', value: goneAfterMs, unit: 'ms', atMost: LATE_MS },
          { name: 'cases counted by the receipts', value: cases, unit: 'count', atLeast: sizes.due, atMost: sizes.due },
          { name: 'receipts whose files are not confirmed gone', value: receipts, unit: 'count', atMost: 0 },
        ],
        faults: seen.flatMap(faultsAfterDeletion),
      }
    } finally {
      await clinic.dispose()
    }
  },
}

async function plant(clinic: Clinic, kind: Kind): Promise<Visit> {
  const visit = newVisit()
  const client = clinic.client()
  if (kind === 'typed')
    await client.call('POST', `/patients/${visit.patientId}/cases?regenerate=true`, {
      id: visit.caseId,
      transcription: 'Pasienten har hatt feber og vond hals i fire dager.',
    })
  else {
    for (const group of uploadGroups(recordSpeech({ seconds: 30, mark: visit.recordingId }))) await client.sendGroup(visit, group)
    if (kind === 'heard') await client.finalize(visit)
  }
  await client.settled(visit, REPORT_WITHIN_MS)
  return visit
}

/** Cases fall due one after the other; the server is killed at a random instant of its start, or the moment that a case's folder goes. */
async function killWhileDeleting(clinic: Clinic, planted: readonly Planted[], { kills, random }: { kills: number; random: () => number }): Promise<number> {
  const { dataDir, readyAfterMs } = clinic.server
  const due = planted.filter(({ isDue }) => isDue).map(({ visit }) => visit.caseId)
  const perKill = Math.ceil(due.length / kills)
  const paceMs = Math.round(readyAfterMs) + 300
  await withRows(dataDir, (sql) => sql`
    update consultation_case set expires_at = now() + ((d.at - 1) / ${perKill}::int) * ${paceMs} * interval '1 millisecond'
    from unnest(${due}::uuid[]) with ordinality d (id, at) where consultation_case.id = d.id`)
  const folder = join(dataDir, 'blobs', 'cases')
  let amid = 0
  await clinic.server.kill()
  for (let turn = 1; turn <= kills; turn += 1) {
    const byFile = turn % 2 === 1
    await clinic.startAndKill((kill) => {
      const atLatest = setTimeout(end, byFile ? paceMs * 3 : paceMs * (0.4 + random()))
      const watcher = watch(folder, (_event, name) => {
        if (!byFile || name === null || existsSync(join(folder, name))) return
        amid += 1
        end()
      })
      function end(): void {
        clearTimeout(atLatest)
        watcher.close()
        kill()
      }
    })
  }
  return amid
}

/** Gives the moment at which nothing that was due is left. */
async function untilGone(clinic: Clinic, planted: readonly Planted[]): Promise<number> {
  const { dataDir } = clinic.server
  const ids = planted.filter(({ isDue }) => isDue).map(({ visit }) => visit.caseId)
  const isLeft = async (): Promise<boolean> => {
    const folders = new Set(await readdir(join(dataDir, 'blobs', 'cases')).catch(() => []))
    if (ids.some((id) => folders.has(id))) return true
    const texts = await withRows(dataDir, tablesAsText)
    return [...texts].some(([table, text]) => countsFor(table) && ids.some((id) => text.includes(id)))
  }
  for (const giveUpAt = performance.now() + LATE_MS; performance.now() < giveUpAt && (await isLeft()); ) await delay(250)
  return performance.now()
}

const countsFor = (table: string): boolean => table !== LOG_OF_ACCESSES

async function lookAt(clinic: Clinic, { visit, isDue, kind }: Planted): Promise<AfterDeletion> {
  const { patientId, caseId, recordingId } = visit
  const found = await clinic.client().readCase(visit)
  const hasText = kind === 'unheard' ? (await clinic.client().audio(visit)).status === 200 : found?.textReport !== null && found?.textReport !== undefined
  return withRows(clinic.server.dataDir, async (sql) => {
    const texts = await tablesAsText(sql)
    const names = [...texts].filter(([table, text]) => countsFor(table) && [patientId, caseId, recordingId].some((id) => text.includes(id)))
    const [key] = await sql`select 1 from data_key where id = ${caseId}`
    const [log] = await sql<
      { count: number }[]
    >`select count(*)::int as count from access_log where case_id = ${caseId} and action = 'delete' and recording_id is null`
    return {
      caseId,
      isDue,
      namedIn: names.map(([table]) => table),
      files: (await clinic.soundFiles(caseId)).length,
      hasKey: key !== undefined,
      canBeRead: found !== undefined && hasText,
      deletions: log?.count ?? 0,
    }
  })
}

async function counted(clinic: Clinic): Promise<{ cases: number; receipts: number }> {
  return withRows(clinic.server.dataDir, async (sql) => {
    const [row] = await sql<{ cases: number; open: number }[]>`
      select coalesce(sum((counts->>'cases')::int), 0)::int as cases, count(*) filter (where files_gone_at is null)::int as open from deletion_receipt
        where reason = 'retention'`
    return { cases: row?.cases ?? 0, receipts: row?.open ?? -1 }
  })
}
