import { randomUUID } from 'node:crypto'
import type { Database } from '#server/database/connect.ts'
import { SAMPLE_SOURCE } from '../passage.ts'
import { putPassages } from '../put-passages.ts'
import type { Put } from '../put-passages.ts'
import { withdrawMissing } from '../withdraw.ts'
import { readSample } from './read-sample.ts'

/** Brings the invented library in, or up to date, and takes out what it no longer has. */
export async function importSample(sql: Database): Promise<Put & { withdrawn: number }> {
  const run = randomUUID()
  const put = await putPassages(sql, await readSample(), run)
  return { ...put, withdrawn: await withdrawMissing(sql, { source: SAMPLE_SOURCE, kept: run }) }
}
