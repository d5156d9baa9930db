import { z } from 'zod'
import { recordSpeech, uploadGroups } from '../../e2e/harness/recorded-speech.ts'
import { newVisit } from '../../e2e/harness/visit-client.ts'
import type { VisitClient } from '../../e2e/harness/visit-client.ts'
import { type Gapped, gapFaults } from '../checks/gaps.ts'
import { openClinic } from '../harness/clinic.ts'
import { makeNumberedEngine, wordOf } from '../harness/numbered-groups.ts'
import type { Protocol } from '../harness/protocol.ts'
import { randomFrom } from '../harness/random.ts'

const GROUPS = 6
const SECONDS = 30 + (GROUPS - 1) * 25
const WITHIN_MS = 60_000

/** Gaps at the beginning, in the middle, at the end, two together, two apart; then any. */
const TELLING: readonly (readonly number[])[] = [[3], [1], [GROUPS], [2, 3], [2, 5]]

const Named = z.object({ details: z.object({ missing: z.array(z.int()) }) }).transform(({ details }) => details.missing)

/** REL-7: what never arrived is named, and marked when the user ends without it. */
export const protocol: Protocol = {
  number: 'REL-7',
  title: 'missing parts',
  async run({ amount, seed, say }) {
    const engine = makeNumberedEngine()
    const clinic = await openClinic({ speech: { script: engine.script } })
    try {
      const count = amount('recordings', { short: 3, full: 40 })
      const random = randomFrom(seed)
      const seen: Gapped[] = []
      for (let at = 0; at < count; at += 1) {
        const left = TELLING[at] ?? someOf(random)
        say(`recording ${at + 1} of ${count}: without ${left.join(', ')}`)
        seen.push(await endWithout(clinic.client(), { left, expect: engine.expect }))
      }
      const faults = seen.flatMap(gapFaults)
      return {
        figures: [
          { name: 'recordings ended without some parts', value: seen.length, unit: 'count' },
          { name: 'parts left out', value: seen.reduce((sum, { left }) => sum + left.length, 0), unit: 'count' },
          { name: 'reports that omit a stretch silently', value: new Set(faults.map((fault) => fault.split(':')[0])).size, unit: 'count', atMost: 0 },
          {
            name: 'recordings whose minutes missing stand in the report',
            value: seen.filter(({ found }) => /\d:\d\d–\d+:\d\d/.test(JSON.stringify(found.textReport))).length,
            unit: 'count',
            atLeast: seen.length,
          },
        ],
        faults,
      }
    } finally {
      await clinic.dispose()
    }
  },
}

function someOf(random: () => number): number[] {
  const some = Array.from({ length: GROUPS }, (_, at) => at + 1).filter(() => random() < 0.35)
  return some.length === 0 || some.length === GROUPS ? [1 + Math.floor(random() * GROUPS)] : some
}

async function endWithout(client: VisitClient, { left, expect }: { left: readonly number[]; expect: (indices: readonly number[]) => void }): Promise<Gapped> {
  const visit = newVisit()
  await client.namePatient(visit, 'Prøve Pasient')
  const groups = uploadGroups(recordSpeech({ seconds: SECONDS, mark: visit.recordingId }))
  const sent = groups.filter(({ index }) => !left.includes(index))
  expect(sent.map(({ index }) => index))
  for (const group of sent) await client.sendGroup(visit, group)
  const refused = await client.finalize(visit, { chunkCount: String(GROUPS) })
  const before = await client.readCase(visit)
  await client.finalize(visit, { chunkCount: String(GROUPS), acceptMissing: 'true' })
  return {
    sent: sent.map(({ index }) => index),
    left,
    refusedStatus: refused.status,
    named: Named.safeParse(refused.body).data ?? [],
    hadReportBefore: before?.textReport !== null,
    found: await client.settled(visit, WITHIN_MS),
    wordOf,
  }
}
