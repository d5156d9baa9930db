import { recordSpeech, uploadGroups } from '../../e2e/harness/recorded-speech.ts'
import { newVisit } from '../../e2e/harness/visit-client.ts'
import type { Visit, VisitClient } from '../../e2e/harness/visit-client.ts'
import { type TwoTabs, twoTabFaults } from '../checks/two-tabs.ts'
import { openClinic } from '../harness/clinic.ts'
import type { Protocol } from '../harness/protocol.ts'

const SECONDS = 56
const WITHIN_MS = 60_000

/** REL-28, the server's part: what two tabs record at once stays apart. */
export const protocol: Protocol = {
  number: 'REL-28',
  title: 'two tabs at once',
  async run({ amount, say }) {
    const clinic = await openClinic({ speech: { script: () => 'Det gjør vondt i halsen når jeg svelger, og slik har det vært i fire dager nå.' } })
    try {
      const rounds = amount('rounds', { short: 1, full: 20 })
      const seen: TwoTabs[] = []
      for (let round = 0; round < rounds; round += 1) {
        say(`round ${round + 1} of ${rounds}`)
        const [one, other] = [newVisit(), newVisit()]
        seen.push(await recordBoth(clinic.client(), { scene: 'one case', visits: [one, { ...one, recordingId: other.recordingId }] }))
        seen.push(await recordBoth(clinic.client(), { scene: 'two cases', visits: [newVisit(), newVisit()] }))
      }
      const faults = seen.flatMap(twoTabFaults)
      return {
        figures: [
          { name: 'pairs recorded at once', value: seen.length, unit: 'count' },
          { name: 'recordings mixed or lost', value: seen.flatMap(({ sounds }) => sounds).filter(({ isOwn }) => !isOwn).length, unit: 'count', atMost: 0 },
          {
            name: 'foreign parts that were taken',
            value: seen.filter(({ foreignPart, foreignCase }) => foreignPart < 400 || foreignCase < 400).length,
            unit: 'count',
            atMost: 0,
          },
        ],
        faults,
      }
    } finally {
      await clinic.dispose()
    }
  },
}

async function recordBoth(client: VisitClient, { scene, visits }: { scene: string; visits: [Visit, Visit] }): Promise<TwoTabs> {
  for (const visit of visits) await client.namePatient(visit, 'Prøve Pasient')
  const tabs = visits.map((visit) => {
    const slices = recordSpeech({ seconds: SECONDS, mark: visit.recordingId })
    return { visit, slices, groups: uploadGroups(slices) }
  })
  // Both send each part at the same time, under the same numbers.
  for (const at of tabs[0]?.groups.keys() ?? [])
    await Promise.all(tabs.map(({ visit, groups }) => client.sendGroup(visit, groups[at] ?? { index: 0, bytes: Buffer.alloc(0) })))
  const [one, other] = tabs
  if (!one || !other) throw new Error('there are two tabs')
  // A tab that took the other's id would overwrite it; one that took it into another case would move it.
  const foreignPart = await client.sendGroup(one.visit, { index: 1, bytes: other.groups[0]?.bytes ?? Buffer.alloc(0) })
  const foreignCase = await client.sendGroup(
    { ...newVisit(), recordingId: one.visit.recordingId },
    { index: 9, bytes: one.groups[0]?.bytes ?? Buffer.alloc(0) },
  )
  await Promise.all(tabs.map(({ visit, groups }) => client.finalize(visit, { chunkCount: String(groups.length) })))
  const cases = await Promise.all(visits.map((visit) => client.settled(visit, WITHIN_MS)))
  const sounds = await Promise.all(tabs.map(async ({ visit, slices }) => ({ isOwn: (await client.audio(visit)).bytes.equals(Buffer.concat(slices)) })))
  return {
    scene,
    sounds,
    recordingsPerCase: cases.map(({ audioRecordings }) => audioRecordings.length),
    expectedPerCase: scene === 'one case' ? 2 : 1,
    hasReports: cases.every(({ isSuccess }) => isSuccess),
    foreignPart: foreignPart.status,
    foreignCase: foreignCase.status,
  }
}
