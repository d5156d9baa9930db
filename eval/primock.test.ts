import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPriMockRepository } from './primock.ts'

function grid(intervals: readonly (readonly [start: number, text: string])[]): string {
  const lines = intervals.map(
    ([start, text], at) =>
      `        intervals [${at + 1}]:\n            xmin = ${start} \n            xmax = ${start + 1} \n            text = "${text.replaceAll('"', '""')}" \n`,
  )
  return (
    `File type = "ooTextFile"\nObject class = "TextGrid"\n\nxmin = 0 \nxmax = 9 \nitem []: \n    item [1]:\n        class = "IntervalTier" \n` +
    `        name = "Doctor" \n        xmin = 0 \n        xmax = 9 \n        intervals: size = ${intervals.length} \n${lines.join('')}`
  )
}

test('two speakers become one dialogue in the order they spoke, without the marks of the transcriber', () => {
  const folder = mkdtempSync(join(tmpdir(), 'epikrise-primock-'))
  try {
    for (const name of ['transcripts', 'notes']) mkdirSync(join(folder, name))
    writeFileSync(
      join(folder, 'transcripts/day1_consultation01_doctor.TextGrid'),
      grid([
        [0, 'Good <UNSURE>evening</UNSURE>.'],
        [1, ''],
        [4.5, 'You said "shaky"?'],
      ]),
    )
    writeFileSync(join(folder, 'transcripts/day1_consultation01_patient.TextGrid'), grid([[2.25, '<UNIN/>  My knee\nhurts.'], [6, '<UNIN/>']]))
    writeFileSync(join(folder, 'transcripts/day2_consultation01_doctor.TextGrid'), grid([]))
    writeFileSync(join(folder, 'notes/day1_consultation01.json'), JSON.stringify({ note: 'Knee pain', highlights: [] }))
    expect(readPriMockRepository(join(folder, 'transcripts'), 'day1')).toEqual([
      { id: 'day1_consultation01', dialogue: '[doctor] Good evening.\n[patient] My knee hurts.\n[doctor] You said "shaky"?', note: 'Knee pain' },
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
