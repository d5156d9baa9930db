import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { composeFacts } from './compose-facts.ts'
import type { Fact, Unheld } from './fact.ts'
import { numberStatements } from './read-talk.ts'

const TALK = `Lege: Hva kan jeg hjelpe deg med?
Pasient: Jeg har vondt i høyre skulder, i fem uker nå. Broren min har diabetes.
Lege: Har du hatt feber?
Pasient: Nei.
Lege: Har du vært syk før?
Pasient: Jeg hadde hjerneslag i 2015.
Lege: Blodtrykket er 138 over 86.
Lege: Jeg tror dette er en senebetennelse.
Lege: Hvis du får feber, må du ringe oss.
Lege: Du får Naproxen 500 mg to ganger daglig i ti dager.`

const sources = [{ kind: 'transcription' as const, text: TALK }]
const numbered = numberStatements({ sources, heard: 'nb' })
/** The number of the first statement with these words. */
const idOf = (words: string): number => numbered.find(({ start, end }) => TALK.slice(start, end).includes(words))?.id ?? 0

function held(section: Fact['section'], text: string, words: readonly string[], over: Partial<Fact> = {},
  language: Language = 'nb'): { reasons: readonly Unheld[]; told: string } {
  const fact: Fact = { section, text, ids: words.map(idOf), person: 'patient', time: 'current', certainty: 'certain', negated: false, ...over }
  const { report, rejected } = composeFacts({ answer: { facts: [fact], medicines: [] }, sources, heard: 'nb', language, vertical: 'med',
    generatedAt: '2026-01-01T00:00:00.000Z' })
  return { reasons: rejected.find(({ kind }) => kind === 'fact')?.reasons ?? [], told: JSON.stringify(report.sections.filter(({ type }) => type === section)) }
}

describe('a fact is held against its own statements', () => {
  test.each<[Fact['section'], string, string[], Partial<Fact>]>([
    ['complaints', 'Vondt i høyre skulder i 5 uker.', ['skulder'], {}],
    ['complaints', 'Bror har diabetes.', ['Broren'], { person: 'relative' }],
    ['complaints', 'Ingen feber.', ['hatt feber', 'Nei.'], { negated: true, certainty: 'denied' }],
    ['complaints', 'Tidligere hjerneslag (2015).', ['hjerneslag'], { time: 'past' }],
    ['physicalExamination', 'BT 138/86.', ['Blodtrykket'], {}],
    ['diagnoses', 'Trolig senebetennelse.', ['senebetennelse'], { certainty: 'suspected' }],
    ['treatmentPlans', 'Ringer ved feber.', ['Hvis du får feber'], { time: 'conditional' }],
    ['treatmentPlans', 'Får Naproxen 500 mg x 2 i 10 dager.', ['Naproxen'], {}],
  ])('%s: %s', (section, text, words, over) => {
    expect(held(section, text, words, over).reasons).toEqual([])
  })

  test.each<[Unheld, Fact['section'], string, string[], Partial<Fact>]>([
    ['number', 'complaints', 'Vondt i høyre skulder i 7 uker.', ['skulder'], {}],
    // said, and of something else
    ['number', 'complaints', 'Vondt i høyre skulder i 10 uker.', ['skulder'], {}],
    ['dose', 'treatmentPlans', 'Får Naproxen 250 mg x 2 i 10 dager.', ['Naproxen'], {}],
    ['medicine', 'treatmentPlans', 'Får ibuprofen 500 mg x 2.', ['Naproxen'], {}],
    ['side', 'complaints', 'Vondt i venstre skulder.', ['skulder'], {}],
    ['polarity', 'complaints', 'Har hatt feber.', ['hatt feber', 'Nei.'], {}],
    ['polarity', 'complaints', 'Ingen smerter i høyre skulder.', ['skulder'], { negated: true }],
    ['person', 'complaints', 'Har diabetes.', ['Broren'], {}],
    ['person', 'complaints', 'Bror har vondt i høyre skulder.', ['i høyre skulder'], { person: 'relative' }],
    ['time', 'diagnoses', 'Hjerneslag.', ['hjerneslag'], {}],
    ['certainty', 'diagnoses', 'Senebetennelse.', ['senebetennelse'], {}],
    ['certainty', 'diagnoses', 'Senebetennelse i skulderen.', ['senebetennelse', 'skulder'], { certainty: 'suspected' }],
    ['section', 'medications', 'Naproxen 500 mg to ganger daglig.', ['Naproxen'], {}],
    ['status', 'treatmentPlans', 'Slutter med Naproxen.', ['Naproxen'], {}],
    ['ids', 'complaints', 'Vondt i høyre skulder.', ['som ingen sa'], {}],
  ])('%s: %s, %s stands nowhere', (reason, section, text, words, over) => {
    const { reasons, told } = held(section, text, words, over)
    expect(reasons).toContain(reason)
    expect(told).not.toContain(text)
  })

  test('what only sounds otherwise stands with a mark and on nothing', () => {
    expect(held('additionalNotes', 'Bestemoren arvet et hus.', ['Blodtrykket'])).toMatchObject({ reasons: expect.arrayContaining(['words']) as unknown })
    expect(held('additionalNotes', 'Arvet et hus ved sjøen.', ['Blodtrykket']).told).toContain('"supported":false')
  })

  test('in another language than the talk its words are marked, and numbers still decide', () => {
    expect(held('complaints', 'Плечо болит 5 недель.', ['skulder'], {}, 'ru').told).toContain('"supported":false')
    expect(held('complaints', 'Плечо болит 7 недель.', ['skulder'], {}, 'ru').reasons).toContain('number')
  })
})

test('statements are numbered through all sources, and the same sources always get the same numbers', () => {
  const two = [...sources, { kind: 'note' as const, text: 'Arbeider som tømrer. Røyker ikke.' }]
  const ids = numberStatements({ sources: two, heard: 'nb' }).map(({ id }) => id)
  expect(ids).toEqual(ids.map((_, at) => at + 1))
  expect(numberStatements({ sources: two, heard: 'nb' }).filter(({ source }) => source === 1)).toHaveLength(2)
})
