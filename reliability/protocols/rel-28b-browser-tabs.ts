import type { Page } from 'playwright-core'
import { recorderPage } from '../../e2e/harness/recorder-page.ts'
import { originOf } from '../../e2e/harness/sign-in.ts'
import type { Protocol } from '../harness/protocol.ts'
import { withRecorder } from '../room/recorder-room.ts'
import type { RecorderRoom } from '../room/recorder-room.ts'

type Told = { readonly recordingId: string; readonly seconds: number }

export const protocol: Protocol = {
  number: 'REL-28B',
  title: 'tabs of one browser that record at once',
  async run({ amount, say }) {
    const seconds = amount('seconds', { short: 4, full: 40 })
    // Beside other tests a microphone starts seconds after the clock of its page; how far they part is measured by the full form, on a machine of its own.
    const slips = amount('slips of the microphone between two seconds', { short: 2, full: 0 })
    const apartBy = amount('milliseconds between the clocks', { short: 20_000, full: 2_500 })
    return withRecorder({ seconds: 4 * seconds + 60 }, async ({ room, browser, page, recorder }) => {
      // The first talk makes the case; the next two go into it side by side, and a third beside them into a case of its own.
      await recorder.start()
      await recorder.untilSecond(2)
      await recorder.finish()
      const first = await room.visitOf(page)
      const again = `${originOf(room.clinic.server)}/r?c=${first.caseId}&p=${first.patientId}`
      const [one, two, other] = await Promise.all([browser.context.newPage(), browser.context.newPage(), browser.context.newPage()])
      await Promise.all([one.goto(again), two.goto(again), room.openRecorder(other)])
      const longer = seconds + 3
      await Promise.all([talk(one, seconds), talk(two, longer), talk(other, seconds)])
      const known = (await room.clinic.client().readCase(first))?.audioRecordings ?? []
      const added: Told[] = await Promise.all(
        known
          .filter(({ id }) => id !== first.recordingId)
          .map(async ({ id }) => ({ recordingId: id, seconds: await lengthOf(room, { ...first, recordingId: id }) })),
      )
      const apart = await room.visitOf(other)
      say(`one case has ${added.map((told) => told.seconds.toFixed(1)).join(' s and ')} s more, the other ${(await lengthOf(room, apart)).toFixed(1)} s`)
      const sorted = added.map((told) => told.seconds).toSorted((short, long) => short - long)
      return {
        figures: [
          { name: 'recordings added to the same case', value: added.length, unit: 'count', atLeast: 2, atMost: 2 },
          { name: 'recordings of the case beside it', value: apart.caseId === first.caseId ? 0 : 1, unit: 'count', atLeast: 1 },
          { name: 'the shorter one differs from its own clock by', value: Math.abs((sorted[0] ?? 0) - seconds) * 1000, unit: 'ms', atMost: apartBy },
          { name: 'the longer one differs from its own clock by', value: Math.abs((sorted[1] ?? 0) - longer) * 1000, unit: 'ms', atMost: apartBy },
        ],
        faults: await faultsOf(room, [...added.map(({ recordingId }) => ({ ...first, recordingId })), apart], slips),
      }
    })
  },
}

async function talk(page: Page, seconds: number): Promise<void> {
  const recorder = recorderPage(page)
  await recorder.start()
  await recorder.untilSecond(seconds)
  await recorder.finish()
}

const lengthOf = async (room: RecorderRoom, visit: Parameters<RecorderRoom['hearBack']>[0]): Promise<number> => (await room.hearBack(visit)).seconds

/**
 * A slice of another tab would be heard as a second that is missing or there twice. Of a crowded machine's microphone some sound between two seconds may
 * be lost.
 */
async function faultsOf(room: RecorderRoom, visits: readonly Parameters<RecorderRoom['hearBack']>[0][], slips: number): Promise<string[]> {
  const heard = await Promise.all(visits.map((visit) => room.hearBack(visit)))
  return heard.flatMap(({ gaps, repeats, displaced }, index) => {
    const isWhole = gaps + repeats === 0 && displaced <= slips
    return isWhole ? [] : [`recording ${index + 1}: ${gaps} seconds missing, ${repeats} twice, ${displaced} out of place`]
  })
}
