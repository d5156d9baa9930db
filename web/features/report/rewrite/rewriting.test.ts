import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import type { Block, Report } from '#contract/report.ts'
import { diffReports } from '#domain/report-diff/diff-reports.ts'
import { keepsOwnWords, keptSections, proposedReport } from './proposal.ts'
import type { Proposal, RewriteRequest } from './proposal.ts'
import { createRewriting } from './rewriting.ts'
import type { Answer, RewriteState } from './rewriting.ts'

const said = { source: 'transcription' as const, start: 0, end: 9 }
const block = (text: string, more: Partial<Block> = {}): Block => ({ id: text, kind: 'paragraph', text, evidence: [said], ...more })
const report = (blocks: Block[], more: Partial<Report> = {}): Report => ({
  language: 'nb',
  engine: 'builtin',
  generatedAt: '2026-03-01T10:00:00Z',
  sections: [{ type: 'complaints', heading: 'Aktuelt', blocks }],
  ...more,
})
const opened = report([block('Hoste i tre uker, verst om natten.'), block('Røyker ikke.')])
const shorter = report([block('Hoste i tre uker.')])

function desk() {
  const asked: { request: RewriteRequest; signal: AbortSignal; answer: (answer: Answer) => void; refuse: (error: unknown) => void }[] = []
  const states: RewriteState[] = []
  const answers: string[] = []
  const page = { current: opened, isWriting: false, stored: opened }
  const rewriting = createRewriting({
    settle: async () => page.stored,
    ask: (request, signal) => new Promise((answer, refuse) => asked.push({ request, signal, answer, refuse })),
    current: () => page.current,
    isWriting: () => page.isWriting,
    onState: (state) => states.push(state),
    onUnchanged: () => answers.push('unchanged'),
    onKept: ({ request, wasAtHand }) => answers.push(wasAtHand ? 'at hand' : request.kind),
  })
  const pass = () => vi.advanceTimersByTimeAsync(0)
  const start = async (request: RewriteRequest = { kind: 'report', command: 'lessDetailed' }) => {
    rewriting.start(request)
    await pass()
  }
  const answer = async (value: Answer) => {
    asked.at(-1)?.answer(value)
    await pass()
  }
  return { rewriting, asked, states, answers, page, start, answer, pass, kind: () => states.at(-1)?.kind }
}

beforeEach(() => void vi.useFakeTimers())

describe('spec 4: a report written anew is shown before it counts', () => {
  test('the answer waits for a decision; keep and undo both lead back to writing', async () => {
    const { rewriting, start, answer, kind, answers } = desk()
    await start()
    expect(kind()).toBe('waiting')
    await answer({ value: { report: shorter }, changed: true })
    expect([kind(), answers]).toEqual(['proposed', []])
    rewriting.kept()
    expect([kind(), answers]).toEqual(['kept', ['report']])
    await start()
    await answer({ value: { report: shorter }, changed: true })
    rewriting.drop()
    expect(kind()).toBe('idle')
  })

  test('an answer that changes nothing says so, whether the server or the text itself tells', async () => {
    const { start, answer, kind, answers, page } = desk()
    await start()
    await answer({ value: { report: shorter }, changed: false })
    page.current = shorter
    await start()
    await answer({ value: { report: shorter }, changed: true })
    expect([kind(), answers]).toEqual(['idle', ['unchanged', 'unchanged']])
  })

  test('an earlier text is laid against the one that stands without a word of having been written anew', () => {
    const { rewriting, states, answers } = desk()
    rewriting.offer(shorter)
    expect([states.at(-1), answers]).toEqual([
      { kind: 'proposed', proposal: expect.objectContaining({ value: { report: shorter }, givesBackOwnWords: false }) },
      [],
    ])
    rewriting.drop()
    rewriting.offer(opened)
    expect([states.at(-1)?.kind, answers]).toEqual(['idle', ['unchanged']])
  })

  test('spec 5: a blank prompt is ignored', async () => {
    const { start, asked, states } = desk()
    await start({ kind: 'prompt', prompt: '  \n ' })
    expect([asked.length, states.length]).toEqual([0, 0])
  })

  test('spec 8: a failure names what was asked, and Retry asks for the same', async () => {
    const { rewriting, start, asked, kind, pass } = desk()
    await start({ kind: 'prompt', prompt: 'kortere' })
    asked[0]?.refuse(new Refusal('language.unavailable'))
    await pass()
    expect(kind()).toBe('failed')
    rewriting.retry()
    await pass()
    expect([kind(), asked[1]?.request]).toEqual(['waiting', { kind: 'prompt', prompt: 'kortere' }])
  })

  test('cancel ends the call, and an answer that comes all the same is not shown', async () => {
    const { rewriting, start, answer, asked, kind } = desk()
    await start()
    rewriting.drop()
    expect(asked[0]?.signal.aborted).toBe(true)
    await answer({ value: { report: shorter }, changed: true })
    expect(kind()).toBe('idle')
  })

  test('only the newest of two requests is answered', async () => {
    const { start, asked, answer, kind, states, pass } = desk()
    await start()
    await start({ kind: 'report' })
    expect(asked[0]?.signal.aborted).toBe(true)
    asked[0]?.answer({ value: { report: report([block('Gammelt svar.')]) }, changed: true })
    await pass()
    expect(kind()).toBe('waiting')
    await answer({ value: { report: shorter }, changed: true })
    expect(states.at(-1)).toMatchObject({ kind: 'proposed', proposal: { value: { report: shorter } } })
  })

  test('REL-16 the text is not taken from under the hands of one who writes', async () => {
    const { rewriting, start, answer, kind, page } = desk()
    await start()
    page.isWriting = true
    await answer({ value: { report: shorter }, changed: true })
    expect(kind()).toBe('arrived')
    rewriting.show()
    expect(kind()).toBe('proposed')
  })
})

describe('REL-16: what the clinician wrote is never lost', () => {
  const kept = (proposal: Proposal, current: Report) => {
    const diff = diffReports(current, proposedReport(proposal, current))
    const choice = { proposal, sides: new Map() }
    let next = 0
    return { texts: keptSections(diff, choice, () => `own-${(next += 1)}`).flatMap(({ blocks }) => blocks), ownWords: keepsOwnWords(diff, choice) }
  }
  const command: RewriteRequest = { kind: 'report', command: 'lessDetailed' }
  const prompt: RewriteRequest = { kind: 'prompt', prompt: 'Kortere' }
  const texts = (blocks: Block[]) => blocks.map(({ text }) => text)

  test('what was typed while the engine wrote stays, whatever was asked', () => {
    const typed = report([...opened.sections[0]!.blocks, block('Skrevet mens vi ventet.', { evidence: [] })])
    for (const request of [command, prompt]) {
      const { texts: blocks, ownWords } = kept({ request, value: { report: shorter }, seen: opened }, typed)
      expect(texts(blocks)).toEqual(['Hoste i tre uker.', 'Skrevet mens vi ventet.'])
      expect(ownWords).toBe(true)
    }
  })

  test('an engine that writes from what was said does not put its words over corrected, added or vouched-for ones', () => {
    const mine = [
      block('Hoste i fire uker, verst om natten.', { evidence: [{ ...said, edited: true }] }),
      block('Bor alene.', { evidence: [] }),
      block('Feber 39.', { evidence: [], supported: true }),
      block('Sover godt.', { evidence: [{ ...said, textStart: 0, textEnd: 5 }] }),
      block('Røyker ikke.'),
    ]
    const current = report(mine)
    expect(texts(kept({ request: command, value: { report: shorter }, seen: current }, current).texts)).toEqual(texts(mine.slice(0, 4)))
  })

  test('an engine that was asked to rework the text itself may change all it was shown', () => {
    const current = report([block('Hoste i fire uker, verst om natten.', { evidence: [{ ...said, edited: true }] }), block('Bor alene.', { evidence: [] })])
    const { texts: blocks, ownWords } = kept({ request: prompt, value: { report: shorter }, seen: current }, current)
    expect([texts(blocks), ownWords]).toEqual([['Hoste i tre uker.'], false])
  })

  test('a section comes in the place of its own and leaves all others alone', () => {
    const plan = { type: 'treatmentPlans' as const, heading: 'Plan', blocks: [block('Kontroll om en uke.')] }
    const current = { ...opened, sections: [...opened.sections, plan] }
    const section = { type: 'complaints' as const, heading: 'Aktuelt', blocks: shorter.sections[0]!.blocks }
    const proposal: Proposal = { request: { kind: 'section', type: 'complaints', heading: 'Aktuelt' }, value: { section }, seen: current }
    expect(proposedReport(proposal, current)).toEqual({ ...current, sections: [section, plan] })
    expect(proposedReport(proposal, { ...current, sections: [plan] }).sections).toEqual([section, plan])
    const renamed = current.sections.map((each) => ({ ...each, heading: `${each.heading} i dag` }))
    expect(proposedReport(proposal, { ...current, sections: renamed }).sections).toEqual([{ ...section, heading: 'Aktuelt i dag' }, renamed[1]])
  })

  test('a heading the clinician gave stays, unless the language changes; what was vouched for is not doubted anew', () => {
    const current = report([block('Feber 39.', { evidence: [], supported: true })], {})
    const named = { ...current, sections: current.sections.map((each) => ({ ...each, heading: 'Anamnese' })) }
    const value = { report: report([block('Feber 39.', { evidence: [], supported: false })]) }
    const proposed = proposedReport({ request: command, value, seen: named }, named)
    expect(proposed.sections[0]).toMatchObject({ heading: 'Anamnese', blocks: [{ supported: true }] })
    const swedish = { report: { ...value.report, language: 'sv' as const } }
    expect(proposedReport({ request: command, value: swedish, seen: named }, named).sections[0]?.heading).toBe('Aktuelt')
  })

  test('own words of an earlier text come back into a newer one, and nothing of the newer one goes for it', () => {
    const earlier = report([block('Hoste i to uker.'), block('Bor alene.', { evidence: [] }), block('Feber 39.')])
    const newer = report([block('Hoste i tre uker, verst om natten.'), block('Eksem på venstre hånd.')])
    const { texts: blocks, ownWords } = kept({ request: { kind: 'report' }, value: { report: earlier }, seen: newer, givesBackOwnWords: true }, newer)
    expect(texts(blocks).toSorted()).toEqual(['Bor alene.', 'Eksem på venstre hånd.', 'Hoste i tre uker, verst om natten.'])
    expect(ownWords).toBe(true)
  })

  test('two paragraphs never bear one name', () => {
    const current = report([block('Bor alene.', { id: 'complaints-1', evidence: [] })])
    const value = { report: report([block('Hoste.', { id: 'complaints-1' })]) }
    const ids = kept({ request: command, value, seen: current }, current).texts.map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
  })
})
