import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { newVisit } from '../../e2e/harness/visit-client.ts'
import type { Visit } from '../../e2e/harness/visit-client.ts'
import { type Clinic, openClinic } from '../harness/clinic.ts'
import type { Protocol } from '../harness/protocol.ts'

const ROOT = resolve(import.meta.dirname, '..', '..')
const TALK = 'Pasienten har hatt feber og vond hals i fire dager.'
const REPORT_WITHIN_MS = 60_000
/** The steps of the kernel between which a command that changes keys is killed. */
const CALLS = ['fsync', 'rename', 'pwrite64', 'unlink'] as const

/** REL-25: server and database are killed together and started in the same moment; commands that change keys are killed at each of their steps. */
export const protocol: Protocol = {
  number: 'REL-25',
  title: 'starts again after anything',
  async run({ amount, say }) {
    const kills = amount('kills', { short: 2, full: 20 })
    /** Each change of keys waits until other servers have had notice of it, so the short form leaves them to the unit tests. */
    const cuts = hasTracer() ? amount('cuts', { short: 0, full: 1_000 }) : 0
    const clinic = await openClinic({ speech: { script: () => '' } })
    try {
      const visit = newVisit()
      await clinic.client().call('POST', `/patients/${visit.patientId}/cases?regenerate=true`, { id: visit.caseId, transcription: TALK })
      await clinic.client().settled(visit, REPORT_WITHIN_MS)
      const starts = await killBoth(clinic, visit, kills)
      say(`${kills} kills of server and database together`)
      const walked = cuts > 0 ? await cutChanges(clinic, visit, { most: cuts, say }) : { cut: 0, changed: 0, lost: 0 }
      return {
        figures: [
          { name: 'kills of server and database together', value: kills, unit: 'count', atLeast: 1 },
          { name: 'of them after which a start failed or the case did not open', value: starts.lost, unit: 'count', atMost: 0 },
          { name: 'changes of the master key killed at a step', value: walked.cut, unit: 'count' },
          { name: 'of them after which a start failed or the case did not open', value: walked.lost, unit: 'count', atMost: 0 },
          { name: 'changes that the same command brought to their end', value: walked.changed, unit: 'count' },
        ],
        faults: [],
      }
    } finally {
      await clinic.dispose()
    }
  },
}

const hasTracer = (): boolean => spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0

/** A start may be refused nothing, and what was acknowledged opens. */
async function opens(clinic: Clinic, visit: Visit): Promise<boolean> {
  await killTogether(clinic)
  const isUp = await clinic.restart().then(() => true, () => false)
  return isUp && (await clinic.client().readCase(visit))?.transcription === TALK
}

async function killTogether({ server }: Clinic): Promise<void> {
  const pid = Number((await readFile(join(server.dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
  process.kill(pid, 'SIGKILL')
  await server.kill()
}

async function killBoth(clinic: Clinic, visit: Visit, kills: number): Promise<{ lost: number }> {
  let lost = 0
  for (let kill = 0; kill < kills; kill += 1) if (!(await opens(clinic, visit))) lost += 1
  return { lost }
}

/** Runs the change of the master key with a kill at the given call of the kernel; false when it ended before that call came. */
async function changeMaster({ server }: Clinic, file: string, cut?: { call: string; at: number }): Promise<'cut' | 'changed' | 'failed'> {
  const command = [process.execPath, join(ROOT, 'tools', 'keys-rotate.ts'), '--new-master', file]
  // One thread for files, so that the tracer, which counts by thread, counts all their steps.
  const env = { PATH: process.env.PATH ?? '', ...server.env, UV_THREADPOOL_SIZE: '1' }
  const traced = cut
    ? ['strace', '-f', '-qq', '-o', '/dev/null', '-e', `trace=${cut.call}`, '-e', `inject=${cut.call}:signal=SIGKILL:when=${cut.at}`, ...command]
    : command
  const child = spawn(traced[0] ?? '', traced.slice(1), { cwd: ROOT, env, stdio: 'ignore' })
  const [code, signal] = await once(child, 'exit')
  if (code === 0) return 'changed'
  return signal === 'SIGKILL' || code === 137 ? 'cut' : 'failed'
}

async function writeMaster(clinic: Clinic, name: string): Promise<string> {
  const file = join(clinic.server.dataDir, name)
  await writeFile(file, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
  return file
}

async function cutChanges(
  clinic: Clinic,
  visit: Visit,
  { most, say }: { most: number; say: (text: string) => void },
): Promise<{ cut: number; changed: number; lost: number }> {
  const counted = { cut: 0, changed: 0, lost: 0 }
  for (const call of CALLS) {
    const file = await writeMaster(clinic, `next-${call}.key`)
    for (let at = 1; at <= most; at += 1) {
      const outcome = await changeMaster(clinic, file, { call, at })
      if (outcome === 'cut') counted.cut += 1
      if (!(await opens(clinic, visit))) counted.lost += 1
      if (outcome !== 'cut') break
    }
    if ((await changeMaster(clinic, file)) === 'changed' && (await opens(clinic, visit))) counted.changed += 1
    else counted.lost += 1
    say(`${call}: ${counted.cut} cuts so far`)
  }
  return counted
}
