import { describe, expect, test } from 'vitest'
import type { Report } from '#contract/report.ts'
import { countSentences } from './count-sentences.ts'
import { diffReports } from './diff-reports.ts'

const report = (...paragraphs: string[]): Pick<Report, 'sections'> => ({
  sections: [
    { type: 'complaints', heading: 'Aktuelt', blocks: paragraphs.map((text, index) => ({ id: String(index), kind: 'paragraph', text, evidence: [] })) },
  ],
})
const none = { shorter: 0, longer: 0, reworded: 0, fresh: 0, gone: 0 }
const count = (before: string[], after: string[]) => countSentences(diffReports(report(...before), report(...after)), () => true)

describe('the sentences of a proposal', () => {
  test('shorter, longer and reworded ones are told apart from those that come and go', () => {
    expect(count(['Hoste i tre uker, verst om natten. Røyker ikke.'], ['Hoste i tre uker. Røyker ikke.'])).toEqual({ ...none, shorter: 1 })
    expect(count(['Hoste i tre uker.'], ['Hoste i tre uker, verst om natten.'])).toEqual({ ...none, longer: 1 })
    expect(count(['Hoste i tre uker nå.'], ['Hoste i fire uker nå.'])).toEqual({ ...none, reworded: 1 })
    expect(count(['Hoste i tre uker. Røyker ikke.'], ['Hoste i tre uker. Temperatur 38,2.'])).toEqual({ ...none, gone: 1, fresh: 1 })
    expect(count(['Hoste.', 'Røyker ikke. Bor alene.'], ['Hoste.'])).toEqual({ ...none, gone: 2 })
  })

  test('a sentence that only moved to another paragraph has neither come nor gone, however often it stands', () => {
    expect(count(['Hoste i tre uker.', 'Røyker ikke.'], ['Hoste i tre uker. Røyker ikke.'])).toEqual(none)
    expect(count(['Ja. Ja. Hoste i tre uker.'], ['Ja. Hoste i tre uker.'])).toEqual({ ...none, gone: 1 })
  })

  test('commas and stops are no words', () => {
    expect(count(['Hoste, i tre uker.'], ['Hoste i tre uker.'])).toEqual(none)
  })

  test('where the standing text was chosen nothing counts', () => {
    const diff = diffReports(report('Hoste i tre uker, verst om natten.'), report('Hoste i tre uker.'))
    expect(countSentences(diff, () => false)).toEqual(none)
  })

  test('a paragraph of a thousand sentences is counted, and no words are compared', () => {
    const long = Array.from({ length: 1_000 }, (_, at) => `Setning nummer ${at} om hoste.`).join(' ')
    expect(count([long], [long.replaceAll('om hoste', 'om feber')])).toEqual({ ...none, gone: 1_000, fresh: 1_000 })
  })
})
