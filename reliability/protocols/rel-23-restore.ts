import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { CaseDocument, WrittenDocument } from '#contract/document.ts'
import { runScript, tokenFor } from '../../e2e/harness/accounts.ts'
import { recordSpeech, uploadGroups } from '../../e2e/harness/recorded-speech.ts'
import { type RunningServer, startServer } from '../../e2e/harness/server.ts'
import { newVisit, VisitClient } from '../../e2e/harness/visit-client.ts'
import type { Visit } from '../../e2e/harness/visit-client.ts'
import { tablesAsText } from '../../tools/canary/tables.ts'
import type { Figure } from '../../bench/harness/bench-case.ts'
import { faultsAfterRestore, type Restored } from '../checks/restored.ts'
import { type Clinic, openClinic } from '../harness/clinic.ts'
import type { Protocol } from '../harness/protocol.ts'
import { withRows } from '../harness/rows.ts'

/** A restore of a small clinic is done within this; how long rows and sound take to copy is the machine's. */
const RTO_MS = 5 * 60_000
const FILES_GONE_MS = 60_000
const DOCTOR = 'lege@klinikk.example'
const LEAVER = 'lege2@klinikk.example'

type Words = Restored['before']
type Letter = { visit: Visit; documentId: string; before: Words }
type Shelves = { rows: string; keysThen: string; keysNow: string; master: string; empty: string }

const shelvesIn = (folder: string): Shelves => ({
  rows: join(folder, 'rows'),
  keysThen: join(folder, 'then.jsonl'),
  keysNow: join(folder, 'now.jsonl'),
  master: join(folder, 'master.key'),
  empty: join(folder, 'empty'),
})

/** A count that must be nought. */
const none = (name: string, value: number): Figure => ({ name, value, unit: 'count', atMost: 0 })
const spoiltOf = (seen: readonly Restored[]): number => seen.filter((one) => faultsAfterRestore(one).length > 0).length

/** REL-23: rows and sound of yesterday, keys of today, an empty machine. */
export const protocol: Protocol = {
  number: 'REL-23',
  title: 'backup and restore',
  async run({ amount, say }) {
    const count = amount('cases', { short: 4, full: 60 })
    /** The day's turn of the keys gives every server notice first; the short form has no day between. */
    const turnsKeys = amount('turn', { short: 0, full: 1 }) > 0
    const folder = await mkdtemp(join(tmpdir(), 'epikrise-restore-'))
    const at = shelvesIn(folder)
    const clinic = await openClinic({ doctors: 2, speech: { script: () => 'Det gjør vondt i halsen når jeg svelger, og slik har det vært i fire dager nå.' } })
    try {
      const visits: Visit[] = []
      for (let made = 0; made < count; made += 1) visits.push(await plant(clinic, 0))
      const ofLeaver = await plant(clinic, 1)
      const before = new Map<string, Words>()
      for (const visit of visits) before.set(visit.caseId, await wordsOf(clinic.client(), visit).then(orFail))
      before.set(ofLeaver.caseId, await wordsOf(clinic.client({ doctor: 1 }), ofLeaver).then(orFail))
      // Two letters in a case that is not deleted: one of them is.
      const lasting = visits.at(-1)!
      const letters = [await writeLetter(clinic, lasting), await writeLetter(clinic, lasting)]
      await copyRowsAndSound(clinic, at)
      say('rows and sound are copied; now something is deleted')
      const deleted = [...visits.slice(0, Math.ceil(count / 2)), ofLeaver]
      const lost = await deleteAndGoOn(clinic, { deleted: visits.slice(0, Math.ceil(count / 2)), letter: letters[0]!, at, turnsKeys })
      await clinic.server.stop()

      const { port } = clinic.server
      const began = performance.now()
      const restored = await restore(at, { keys: at.keysNow, port })
      const rtoMs = performance.now() - began
      await untilFilesAreGone(restored)
      const seen = await lookAll(restored, [...visits, ofLeaver], { before, deleted })
      const seenLetters = await lookAtLetters(restored, letters)
      const accounts = await withRows(restored.dataDir, tablesAsText).then((texts) => [...texts.values()].filter((text) => text.includes(LEAVER)).length)
      const log = await runScript(restored, 'access-log:verify', [])
      const client = new VisitClient(restored.url, await tokenFor(restored, { email: DOCTOR }))
      const beyondRpo = await client.readCase(lost)
      await restored.stop()
      const withOldKeys = await restoreWithOldKeys(at, port)
      const faults = [...seen, ...seenLetters].flatMap(faultsAfterRestore)
      return {
        figures: [
          { name: 'cases that lived', value: seen.filter(({ wasDeleted }) => !wasDeleted).length, unit: 'count', atLeast: 1 },
          none('of them that do not open as they were', spoiltOf(seen.filter(({ wasDeleted }) => !wasDeleted))),
          { name: 'cases deleted since the rows were copied', value: deleted.length, unit: 'count', atLeast: 2 },
          none('of them that came back', spoiltOf(seen.filter(({ wasDeleted }) => wasDeleted))),
          { name: 'letters deleted by themselves since, and kept', value: seenLetters.length, unit: 'count', atLeast: 2 },
          none('of them that came back or do not open', spoiltOf(seenLetters)),
          none('places that name the account erased since', accounts),
          none('restores that take keys from before the rows', withOldKeys),
          none('faults in the log of accesses', Number(/(\d+) faults/.exec(log)?.[1] ?? Number.NaN)),
          none('cases made after the copy of the rows that are there (RPO: its age)', beyondRpo === undefined ? 0 : 1),
          { name: 'empty machine to serving (RTO)', value: rtoMs, unit: 'ms', atMost: RTO_MS },
        ],
        faults,
      }
    } finally {
      await clinic.dispose()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    }
  },
}

function orFail(words: Words | undefined): Words {
  if (words === undefined) throw new Error('a case cannot be read before anything was deleted')
  return words
}

async function plant(clinic: Clinic, doctor: number): Promise<Visit> {
  const visit = newVisit()
  const client = clinic.client({ doctor })
  await client.namePatient(visit, 'Prøve Pasient')
  for (const group of uploadGroups(recordSpeech({ seconds: 30, mark: visit.recordingId }))) await client.sendGroup(visit, group)
  await client.finalize(visit)
  await client.settled(visit, 120_000)
  return visit
}

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

async function wordsOf(client: VisitClient, visit: Visit): Promise<Words | undefined> {
  const found = await client.readCase(visit)
  if (found === undefined) return undefined
  const sound = await client.audio(visit)
  return { text: hashOf(JSON.stringify([found.textReport, found.audioRecordings.map(({ transcription }) => transcription)])), sound: hashOf(sound.bytes) }
}

const documentsPath = ({ patientId, caseId }: Visit): string => `/patients/${patientId}/cases/${caseId}/documents`
const letterPath = ({ visit, documentId }: Pick<Letter, 'visit' | 'documentId'>): string => `${documentsPath(visit)}/${documentId}`

/** A letter has no sound: its words stand for both. */
const wordsOfLetter = ({ content }: Pick<CaseDocument, 'content'>): Words => ({ text: hashOf(JSON.stringify(content)), sound: '' })

async function writeLetter(clinic: Clinic, visit: Visit): Promise<Letter> {
  const client = clinic.client()
  const { document } = WrittenDocument.parse((await client.call('POST', `/patients/${visit.patientId}/cases/${visit.caseId}/patient-letter`)).body)
  const letter = { visit, documentId: randomUUID() }
  const { body } = await client.call('PUT', letterPath(letter), { kind: 'patientLetter', content: document })
  return { ...letter, before: wordsOfLetter(CaseDocument.parse(body)) }
}

/** The first was deleted after the rows were copied. */
async function lookAtLetters(server: RunningServer, letters: readonly Letter[]): Promise<Restored[]> {
  const client = new VisitClient(server.url, await tokenFor(server, { email: DOCTOR }))
  const texts = await withRows(server.dataDir, tablesAsText)
  return Promise.all(letters.map(async ({ visit, documentId, before }, number) => {
    const listed = z.array(CaseDocument).safeParse((await client.call('GET', documentsPath(visit))).body)
    const found = listed.data?.find(({ id }) => id === documentId)
    const named = [...texts].filter(([, text]) => text.includes(documentId)).map(([table]) => table)
    return { caseId: documentId, wasDeleted: number === 0, before, after: found && wordsOfLetter(found), traces: named }
  }))
}

/** As the operator does it at night: rows and sound in one place, the keys in another, the master key in a third. */
async function copyRowsAndSound(clinic: Clinic, { rows, keysThen, master }: Shelves): Promise<void> {
  const { dataDir } = clinic.server
  await runScript(clinic.server, 'keys:copy', ['--to', keysThen])
  await clinic.server.stop()
  await mkdir(rows)
  for (const part of ['postgres', 'blobs']) await cp(join(dataDir, part), join(rows, part), { recursive: true, preserveTimestamps: true })
  await cp(join(dataDir, 'master.key'), master)
  await clinic.restart()
}

/** What happens between the copy and the fire: deletions by every way, one case more, the day's turn of the keys, and their copy. */
async function deleteAndGoOn(
  clinic: Clinic,
  { deleted, letter, at, turnsKeys }: { deleted: readonly Visit[]; letter: Letter; at: Shelves; turnsKeys: boolean },
): Promise<Visit> {
  for (const [number, { patientId, caseId }] of deleted.entries()) {
    const path = number % 2 === 0 ? `/patients/${patientId}/cases/${caseId}` : `/patients/${patientId}`
    await clinic.client().call('DELETE', path)
  }
  await clinic.client().call('DELETE', letterPath(letter))
  await clinic.client({ doctor: 1 }).call('DELETE', '/account')
  const lost = await plant(clinic, 0)
  if (turnsKeys) await runScript(clinic.server, 'keys:rotate', [])
  await runScript(clinic.server, 'keys:copy', ['--to', at.keysNow])
  return lost
}

/** On the old address: whoever signs in is known by it. */
async function restore({ rows, master, empty }: Shelves, { keys, port }: { keys: string; port: number }): Promise<RunningServer> {
  await rm(empty, { recursive: true, force: true })
  await cp(rows, empty, { recursive: true })
  await cp(master, join(empty, 'master.key'))
  await runScript({ env: { DATA_DIR: empty } }, 'keys:restore', ['--from', keys])
  return startServer({ dataDir: empty, port, readyWithinMs: 180_000, env: { LOG_LEVEL: 'warn' } })
}

/** A copy of the keys from before the rows knows nothing of what was made between; it must be refused, not taken for a list of deletions. */
async function restoreWithOldKeys(at: Shelves, port: number): Promise<number> {
  const text = await readFile(at.keysThen, 'utf8')
  const old = z.object({ at: z.string() }).parse(JSON.parse(text.split('\n')[0] ?? ''))
  await writeFile(at.keysThen, text.replace(old.at, new Date(Date.parse(old.at) - 3_600_000).toISOString()))
  return restore(at, { keys: at.keysThen, port }).then(async (server) => {
    await server.stop()
    return 1
  }, (error: unknown) => (String(error).includes('older than the rows') ? 0 : Number.NaN))
}

/** A restored server takes deleted sound away by itself; until then its list of files about to go names what was deleted. */
async function untilFilesAreGone({ dataDir }: RunningServer): Promise<void> {
  await withRows(dataDir, async (sql) => {
    for (const giveUpAt = performance.now() + FILES_GONE_MS; performance.now() < giveUpAt; await delay(250)) {
      const [left] = await sql<{ count: number }[]>`select count(*)::int as count from blob_removal`
      if (left?.count === 0) return
    }
  })
}

async function lookAll(
  server: RunningServer, visits: readonly Visit[], { before, deleted }: { before: ReadonlyMap<string, Words>; deleted: readonly Visit[] },
): Promise<Restored[]> {
  const client = new VisitClient(server.url, await tokenFor(server, { email: DOCTOR }))
  const texts = await withRows(server.dataDir, tablesAsText)
  return Promise.all(
    visits.map(async (visit) => {
      const named = [...texts].filter(([table, text]) => table !== 'access_log' && text.includes(visit.caseId)).map(([table]) => table)
      return {
        caseId: visit.caseId, wasDeleted: deleted.includes(visit), before: orFail(before.get(visit.caseId)), after: await wordsOf(client, visit),
        traces: named,
      }
    }),
  )
}
