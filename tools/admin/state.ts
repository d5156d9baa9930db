import { passageStore } from '#server/knowledge/store.ts'
import { operatorStore } from '#server/operator/store.ts'
import { epochStore } from '#server/vault/store.ts'
import { columnsOf } from './command.ts'
import type { AdminAt, AdminCommand, Finding } from './command.ts'

const HOUR_MS = 3_600_000

async function keys(at: AdminAt): Promise<Finding> {
  const sql = await at.sql()
  const [counts, epochs] = [await operatorStore.keys(sql), await epochStore.living(sql)]
  const lines = epochs.map(({ id, state, age_ms: age }) => [id, state, `${Math.floor(age / HOUR_MS)} h`])
  const isLate = epochs.some(({ state, age_ms: age }) => state === 'current' && age > 2 * at.config.keyEpochHours * HOUR_MS)
  const told = [
    `${counts.keys} keys, ${counts.outsideEpochs} of them in no epoch yet`,
    ...columnsOf(lines),
    ...(isLate ? [`The current epoch is older than twice KEY_EPOCH_HOURS (${at.config.keyEpochHours}): is a server running?`] : []),
  ]
  return { data: { ...counts, epochs, isLate }, lines: told, isFault: isLate }
}

async function retention(at: AdminAt): Promise<Finding> {
  const counts = await operatorStore.due(await at.sql())
  const { anonymousTextHours, audioDays, accessLogDays, anonymisedDays } = at.config.retention
  const lines = [
    `anonymous cases: ${anonymousTextHours} h; sound: ${audioDays} days; access log: ${accessLogDays} days; counts: ${anonymisedDays} days`,
    `${counts.casesWaiting} cases have a time at which they go; ${counts.casesDue} are past it and go with the next round`,
    `${counts.soundDue} recordings are past the time of their sound; ${counts.filesToRemove} files are named for removal`,
  ]
  return { data: { periods: at.config.retention, ...counts }, lines }
}

async function sources(at: AdminAt): Promise<Finding> {
  const sql = await at.sql()
  const [counts, imports] = [await passageStore.countBySource(sql), await operatorStore.imports(sql)]
  const when = new Map(imports.map(({ source, notedAt }) => [source, notedAt]))
  const rows = counts.map(({ source, passages }) => ({ source, passages, lastImport: when.get(source) ?? null }))
  const lines = columnsOf(rows.map(({ source, passages, lastImport }) => [source, String(passages), lastImport?.toISOString() ?? '–']))
  return {
    data: rows,
    lines: rows.length > 0 ? lines : ['The library is empty. Bring a source in with: npm run sources:import -- hapi|fest|npl|fat|files|sample'],
  }
}

export const stateCommands: readonly AdminCommand[] = [
  {
    name: 'keys',
    about: 'epochs of keys and how many keys there are; changed by npm run keys:rotate, keys:copy, keys:restore',
    usage: '',
    options: {},
    run: keys,
  },
  { name: 'retention', about: 'periods in force, and how much is due; never what', usage: '', options: {}, run: retention },
  { name: 'sources', about: 'what the library holds, and when each source was last brought in', usage: '', options: {}, run: sources },
]
