import { describe, expect, test } from 'vitest'
import { Report } from '#contract/report.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'
import { addSpoken } from './add-spoken.ts'
import { listenForTriggers } from './listen.ts'
import { readAction } from './read-action.ts'

const LUNGS = { id: '0b8f2f10-64c3-4c5e-9d6e-5f1f8d6d9a01', trigger: 'normal lungestatus', action: 'Lunger: vesikulær respirasjonslyd.' }
const PLAN = { id: '0b8f2f10-64c3-4c5e-9d6e-5f1f8d6d9a02', trigger: 'vanlige råd', action: 'Plan: Kontroll ved behov.\nRing ved forverring.' }
const SHORT = { id: '0b8f2f10-64c3-4c5e-9d6e-5f1f8d6d9a03', trigger: 'kort rapport', action: '/lessDetailed' }

const spoken = (text: string): ReportSource => ({ kind: 'transcription', text })
const empty: Report = { sections: [], language: 'nb', engine: 'test', generatedAt: '2026-01-01T00:00:00.000Z' }
const textOf = (report: Report): string => report.sections.flatMap(({ type, blocks }) => blocks.map(({ text }) => `${type}: ${text}`)).join('\n')

describe('what an action asks for', () => {
  test.each([
    ['Lunger frie.', 'additionalNotes', ['Lunger frie.']],
    ['Plan: kontroll', 'treatmentPlans', ['kontroll']],
    ['  Status :  u.a.', 'physicalExamination', ['u.a.']],
    ['Bedömning: virus', 'diagnoses', ['virus']],
    ['Medicin: ingen', 'medications', ['ingen']],
    ['Assessment: viral', 'diagnoses', ['viral']],
    ['Диагноз: ОРВИ', 'diagnoses', ['ОРВИ']],
    ['Klinisk undersøkelse: normal', 'physicalExamination', ['normal']],
    ['Plan:', 'additionalNotes', ['Plan:']],
    ['Lunger: frie', 'additionalNotes', ['Lunger: frie']],
    ['Plan: a\n\n b ', 'treatmentPlans', ['a', 'b']],
    ['/delete everything', 'additionalNotes', ['/delete everything']],
    ['/lessDetailed now', 'additionalNotes', ['/lessDetailed now']],
  ])('%s', (action, section, lines) => {
    expect(readAction(action)).toEqual({ kind: 'text', section, lines })
  })

  test('LLM-5 only listed commands are commands', () => {
    expect([' /lessDetailed ', '/moredetailed'].map(readAction)).toEqual([
      { kind: 'command', command: 'lessDetailed' },
      { kind: 'command', command: 'moreDetailed' },
    ])
  })
})

describe('what is heard', () => {
  test('each phrase once, with every place, in the order spoken', () => {
    const text = 'Vanlige råd. Normal lungestatus. Og igjen vanlig råd.'
    const { said } = listenForTriggers([LUNGS, PLAN], [spoken(text)])
    expect(said.map(({ trigger, evidence }) => [trigger.id, ...evidence.map(({ source, start, end }) => [source, text.slice(start, end)])])).toEqual([
      [PLAN.id, ['trigger', 'Vanlige råd'], ['trigger', 'vanlig råd']],
      [LUNGS.id, ['trigger', 'Normal lungestatus']],
    ])
  })

  test.each([
    ['nb', 'Det er ikke normal lungestatus i dag.'],
    ['nb', 'Dette er ikke en helt normal lungestatus.'],
    ['nynorsk', 'Ikkje normal lungestatus.'],
    ['sv', 'Det är inte, jag menar, inte normal lungestatus.'],
    ['da', 'Det er ikke nogen normal lungestatus.'],
    ['en', 'This is not normal lungestatus.'],
    ['ru', 'Это не normal lungestatus.'],
  ])('LLM-5 denied right before, it adds nothing and its sentence stays (%s)', (_language, text) => {
    const { said, sources } = listenForTriggers([LUNGS], [spoken(text)])
    expect([said, sources[0]?.text]).toEqual([[], text])
  })

  test.each(['Jeg hører ikke noe galt. Normal lungestatus.', 'Nei, ikke nå, normal lungestatus.', 'Han hoster ikke i dag og har normal lungestatus.'])(
    'a denial of something else leaves it alone: %s',
    (text) => {
      expect(listenForTriggers([LUNGS], [spoken(text)]).said).toHaveLength(1)
    },
  )

  test('the place in the audio goes with it', () => {
    const recordingId = '0b8f2f10-64c3-4c5e-9d6e-5f1f8d6d9a09'
    const source: ReportSource = {
      kind: 'recording',
      recordingId,
      text: 'Da så. Normal lungestatus.',
      segments: [
        { start: 0, end: 6, startMs: 0, endMs: 900 },
        { start: 7, end: 26, startMs: 900, endMs: 2_500 },
      ],
    }
    expect(listenForTriggers([LUNGS], [source]).said[0]?.evidence).toEqual([{ source: 'trigger', recordingId, start: 7, end: 25, startMs: 900, endMs: 2_500 }])
  })

  test('LLM-5 a note is not spoken', () => {
    expect(listenForTriggers([LUNGS], [{ kind: 'note', text: 'Normal lungestatus.' }]).said).toEqual([])
  })

  test('a command is heard and leaves no text; the last one counts', () => {
    const more = { ...SHORT, id: LUNGS.id, trigger: 'lang rapport', action: '/moreDetailed' }
    const { detail, said } = listenForTriggers([SHORT, more], [spoken('Kort rapport. Nei, lang rapport.')])
    expect([detail, said]).toEqual(['more', []])
  })

  test.each([
    ['Hei. Normal lungestatus. Takk.', 'Hei.                     Takk.'],
    ['Lege: Normal lungestatus.\nPasient: Ja', `Lege: ${' '.repeat(19)}\nPasient: Ja`],
    ['Normal lungestatus, vanlige råd.', ' '.repeat(32)],
    ['Øh, normal lungestatus', 'Øh,                   '],
    ['Han har normal lungestatus i dag.', 'Han har normal lungestatus i dag.'],
    ['Normal lungestatus etter kuren.', 'Normal lungestatus etter kuren.'],
  ])('a phrase that stands alone is not shown to the engine, and no place moves: %s', (text, hushed) => {
    const [source] = listenForTriggers([LUNGS, PLAN], [spoken(text)]).sources
    expect(source?.text).toBe(hushed)
    expect(hushed.length).toBe(text.length)
  })
})

describe('the report', () => {
  test('text joins the section it names, others the additional notes, each line resting on the phrase', () => {
    const text = 'Normal lungestatus. Vanlige råd.'
    const report = addSpoken(empty, listenForTriggers([LUNGS, PLAN], [spoken(text)]), 'nb')
    expect(textOf(report)).toBe(
      'treatmentPlans: Kontroll ved behov.\ntreatmentPlans: Ring ved forverring.\nadditionalNotes: Lunger: vesikulær respirasjonslyd.',
    )
    expect(report.sections.map(({ heading }) => heading)).toEqual(['Plan', 'Andre opplysninger'])
    for (const { blocks } of report.sections)
      for (const block of blocks) expect(block.evidence).toMatchObject([{ source: 'trigger', textStart: 0, textEnd: block.text.length }])
    expect(Report.parse(report)).toEqual(report)
    const ids = report.sections.flatMap(({ blocks }) => blocks.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('the phrase is no sentence of the report, spoken with stops or without', () => {
    for (const text of [
      'Lege: Hva plager deg?\nPasient: Jeg har hostet i tre uker.\nLege: Normal lungestatus. Du får Apocillin 660 mg fire ganger daglig.',
      'pasienten har hostet i tre uker og har feber normal lungestatus blodtrykket er 120 over 80 og pulsen er 72 du får apocillin 660 ' +
        'mg fire ganger daglig i en uke',
    ]) {
      const heard = listenForTriggers([LUNGS], [spoken(text)])
      const report = addSpoken(writeReport({ sources: heard.sources, headingLanguage: 'nb', vertical: 'med', generatedAt: empty.generatedAt }), heard, 'nb')
      expect(textOf(report)).toContain('Lunger: vesikulær respirasjonslyd.')
      expect(textOf(report)).toMatch(/660 mg/)
      expect(textOf(report)).not.toMatch(/: normal lungestatus\.?$/im)
    }
  })

  test('a sentence that is nothing but the phrase goes, the ones beside it keep their evidence', () => {
    const evidence = [0, 20, 40].map((start) => ({ source: 'transcription' as const, start, end: start + 18 }))
    const block = { id: 'a', kind: 'paragraph' as const, text: 'Hoste i tre uker. Normal lungestatus. Feber i går.', evidence }
    const report = addSpoken({ ...empty, sections: [{ type: 'complaints', heading: 'Aktuelt', blocks: [block] }] }, listenForTriggers([LUNGS], []), 'nb')
    expect(report.sections[0]?.blocks).toEqual([
      {
        id: 'a',
        kind: 'paragraph',
        text: 'Hoste i tre uker. Feber i går.',
        evidence: [
          { ...evidence[0], textStart: 0, textEnd: 17 },
          { ...evidence[2], textStart: 18, textEnd: 30 },
        ],
      },
    ])
  })

  test('lines a model kept are not doubled, and lose their doubt', () => {
    const heard = listenForTriggers([LUNGS], [spoken('Normal lungestatus.')])
    const once = addSpoken(empty, heard, 'nb')
    const doubted = {
      ...once,
      sections: once.sections.map((section) => ({ ...section, blocks: section.blocks.map((block) => ({ ...block, evidence: [], supported: false })) })),
    }
    expect(addSpoken(doubted, heard, 'nb')).toEqual(once)
  })

  test('LLM-5 nothing spoken, nothing added', () => {
    const report = writeReport({ sources: [spoken('Jeg har hostet i tre uker.')], headingLanguage: 'nb', vertical: 'med', generatedAt: empty.generatedAt })
    expect(addSpoken(report, listenForTriggers([LUNGS, PLAN], [spoken('Jeg har hostet i tre uker.')]), 'nb')).toEqual(report)
  })
})
