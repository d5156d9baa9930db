import { describe, expect, test } from 'vitest'
import type { Block, Evidence, Omission, Report, Section, SectionType } from '#contract/report.ts'
import { missingHeading } from '#domain/note/realise/missing-heading.ts'
import { notAsked, omissionBlock, placeOmission, placesOf, stillOmitted } from './place-omission.ts'

const at = (start: number, end: number, more: Partial<Evidence> = {}): Evidence => ({ source: 'transcription', start, end, ...more })
const omission = (start: number, end: number, text = 'sover dårlig'): Omission => ({ text, evidence: at(start, end), isLikely: true })
const section = (type: SectionType, heading: string, ...evidence: Evidence[]): Section => {
  const block: Block = { id: type, kind: 'paragraph', text: 'Tekst.', evidence }
  return { type, heading, blocks: [block] }
}

const sectionFor = (...given: Parameters<typeof placeOmission>) => placeOmission(...given).type

describe('where what was left out belongs', () => {
  const report = {
    sections: [
      section('summary', 'Sammendrag', at(0, 900)),
      section('complaints', 'Aktuelt', at(0, 100), at(200, 300)),
      section('physicalExamination', 'Klinisk undersøkelse', at(900, 1_000)),
      section('treatmentPlans', 'Plan', at(1_020, 1_100)),
    ],
  }

  test('between two statements of one section: there', () => {
    expect(sectionFor(omission(120, 180), report)).toBe('complaints')
  })

  test('close to one section and far from the other: with the close one', () => {
    expect(sectionFor(omission(310, 350), report)).toBe('complaints')
    expect(sectionFor(omission(1_150, 1_200), report)).toBe('treatmentPlans')
  })

  test('between two sections, far from any, or from another source: additional notes', () => {
    expect(sectionFor(omission(1_002, 1_018), report)).toBe('additionalNotes')
    expect(sectionFor(omission(3_000, 3_050), report)).toBe('additionalNotes')
    expect(sectionFor({ ...omission(120, 180), evidence: at(120, 180, { source: 'note' }) }, report)).toBe('additionalNotes')
  })

  test('summary and medications gather from everywhere and decide nothing', () => {
    const gathered = { sections: [section('summary', 'Sammendrag', at(0, 100)), section('medications', 'Medisiner', at(200, 300))] }
    expect(sectionFor(omission(120, 180), gathered)).toBe('additionalNotes')
  })
})

test('one that a statement rests on now is no longer left out; touching ends is not resting on', () => {
  const all = [omission(0, 10), omission(10, 20), omission(30, 40)]
  expect(stillOmitted(all, [at(10, 15)], new Set())).toEqual([all[0], all[2]])
  expect(stillOmitted(all, [at(0, 40, { source: 'recording', recordingId: '7d0c6c1e-0c5b-4a53-9d9d-3f1c5b6a1111' })], new Set())).toEqual(all)
})

test('what a line had no room for stays named beside it until it is taken in', () => {
  const report = { sections: [section('medications', 'Medisiner', at(0, 40))] }
  const all = [omission(0, 40), omission(60, 70)]
  expect(stillOmitted(all, [at(0, 40)], placesOf(report))).toEqual(all)
  expect(stillOmitted(all, [at(0, 40), at(60, 70)], placesOf(report))).toEqual([all[0]])
  expect(stillOmitted(all, [at(0, 40)], placesOf(null))).toEqual([all[1]])
})

test('it is added as a sentence that the clinician stands for, with its evidence', () => {
  expect(omissionBlock(omission(5, 17), 'id')).toEqual({ id: 'id', kind: 'paragraph', text: 'Sover dårlig.', evidence: [at(5, 17)], supported: true })
  expect(omissionBlock(omission(5, 17, 'Sover du? '), 'id').text).toBe('Sover du?')
})

test('a heading that is missing comes in the language of those that stand', () => {
  const danish = { sections: [section('physicalExamination', 'Objektiv undersøgelse'), section('medications', 'Medicin')] }
  expect(missingHeading('additionalNotes', danish, 'nb')).toBe('Øvrige oplysninger')
  expect(missingHeading('additionalNotes', { sections: [] }, 'sv')).toBe('Övrigt')
})

test('what a question asks about is not told to be left out as well; what only touches it is', () => {
  const all = [omission(0, 20), omission(20, 60)]
  expect(notAsked(all, [{ evidence: [at(0, 9), at(10, 20)] }])).toEqual([all[1]])
  expect(notAsked(all, [{ evidence: [at(15, 40)] }, { evidence: [] }])).toEqual(all)
})

describe('the place of what is taken in', () => {
  const block = (id: string, text: string, start: number, end: number): Block => ({ id, kind: 'paragraph', text, evidence: [at(start, end)] })
  const report: Pick<Report, 'sections'> = {
    sections: [
      { type: 'summary', heading: '', blocks: [block('s', 'Vondt i venstre kne i to måneder.', 0, 10)] },
      {
        type: 'complaints',
        heading: 'Aktuelt',
        blocks: [block('a', 'Hoster om natten.', 0, 40), block('b', 'Blir tungpustet i trapper.', 50, 90), block('c', 'Feber i to dager.', 95, 99)],
      },
      { type: 'treatmentPlans', heading: 'Plan', blocks: [block('p', 'Kontroll om en uke.', 400, 430)] },
    ],
  }
  const left = (text: string, start: number) => placeOmission(omission(start, start + text.length, text), report)

  test('is after the paragraph on the same thing, wherever that was told', () => {
    expect(left('Jeg blir også tungpustet når jeg går i trappene hjemme', 500)).toEqual({ type: 'complaints', after: 'b' })
  })

  test('is after what was told last before it where no paragraph is its kin; one word in common is no kinship', () => {
    expect(left('Jeg har vondt i halsen om natten', 41)).toEqual({ type: 'complaints', after: 'a' })
  })

  test('never follows a section that gathers from the whole talk', () => {
    expect(left('Vondt i venstre kne i to måneder', 200).type).not.toBe('summary')
  })
})
