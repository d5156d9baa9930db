import { describe, expect, test } from 'vitest'
import type { Report } from '#contract/report.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { findOmissions } from './omissions.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'

const STAMP = '2026-01-01T00:00:00.000Z'
const OPENINGS: Readonly<Record<Language, string>> = {
  nb: 'Lege: Hva er det?\nPasient: Kneet verker.\n',
  sv: 'Läkare: Vad är det?\nPatient: Knät värker.\n',
  da: 'Læge: Hvad er det?\nPatient: Knæet gør ondt.\n',
  en: 'Doctor: What is it?\nPatient: My knee hurts.\n',
  ru: 'Врач: Что беспокоит?\nПациент: Болит колено.\n',
}

type Beside = { vertical?: Vertical; told?: readonly string[]; isLikely?: boolean }

/** What is listed of a line beside a report that holds nothing, or the sentences given; `isLikely`: shown at once, or behind the fold. */
function listedOf(line: string, language: Language, { vertical = 'med', told = [], isLikely }: Beside = {}): string[] {
  const text = OPENINGS[language] + line
  const blocks = told.map((sentence, at) => ({ id: String(at), kind: 'paragraph' as const, text: sentence, evidence: [], supported: true }))
  const report: Report = { engine: 'test', language, generatedAt: STAMP, sections: [{ type: 'additionalNotes', heading: '', blocks }] }
  const listed = findOmissions(report, [{ kind: 'transcription', text }], vertical).filter(({ end }) => end > OPENINGS[language].length)
  return listed.filter((one) => isLikely === undefined || one.isLikely === isLikely).map((one) => one.text)
}

describe('what is critical is listed', () => {
  test.each<[Language, string]>([
    ['nb', 'Pasient: Det har vart i tre uker.'],
    ['nb', 'Pasient: Jeg tåler ikke penicillin.'],
    ['nb', 'Lege: Hvis hun blir slapp, ringer dere med en gang.'],
    ['nb', 'Lege: Du får sykmelding 50 % i to uker.'],
    ['nb', 'Lege: Ta ikke Ibux sammen med Eliquis.'],
    ['nb', 'Lege: Jeg gir Cerenia 1 mg/kg, 3,2 ml under huden.'],
    ['sv', 'Läkare: Ring om du får feber.'],
    ['sv', 'Läkare: Ta Alvedon 1 g fyra gånger om dagen.'],
    ['sv', 'Läkare: Ingen svullnad.'],
    ['da', 'Læge: Jeg sygemelder dig i to uger.'],
    ['da', 'Patient: Skal jeg holde op med Eliquis?\nLæge: Nej, det skal du ikke.'],
    ['en', 'Doctor: No naproxen and no ibuprofen tablets.'],
    ['en', 'Doctor: Does the ramipril make you cough?\nPatient: No.'],
    ['en', 'Patient: Codeine makes me sick.'],
    ['ru', 'Врач: Если поднимется температура, звоните сразу.'],
    ['ru', 'Пациент: У меня аллергия на пенициллин.'],
    ['ru', 'Врач: Варфарин пока не нужен.'],
  ])('%s: %s', (language, line) => {
    expect(listedOf(line, language)).not.toEqual([])
  })
})

describe('chatter is not listed', () => {
  test.each<[Language, string, Vertical]>([
    ['nb', 'Lege: Blodtrykket tar jeg med det samme.', 'med'],
    ['nb', 'Lege: Legen din skriver om noe på ryggen.', 'med'],
    ['nb', 'Veterinær: Nei, så fin du er da.', 'vet'],
    ['sv', 'Läkare: Då tar jag blodtrycket.', 'med'],
    ['sv', 'Patient: Min granne fick hjärtinfarkt i fjol.', 'med'],
    ['da', 'Læge: Din egen læge skriver om noget på ryggen.', 'med'],
    ['en', "Doctor: I'll just take your blood pressure.", 'med'],
    ['en', 'Doctor: So your GP has written about your knee.', 'med'],
    ['ru', 'Врач: Сейчас померим давление.', 'med'],
  ])('%s: %s', (language, line, vertical) => {
    expect(listedOf(line, language, { vertical, isLikely: true })).toEqual([])
  })
})

describe('a part that the report lacks is listed though it holds the other', () => {
  const beside = (text: string, held: string, language: Language): string[] => {
    const start = text.indexOf(held)
    const evidence = [{ source: 'transcription' as const, start, end: start + held.length }]
    const report: Report = {
      engine: 'test',
      language,
      generatedAt: STAMP,
      sections: [{ type: 'treatmentPlans', heading: '', blocks: [{ id: 'a', kind: 'paragraph', text: held, evidence, supported: true }] }],
    }
    return findOmissions(report, [{ kind: 'transcription', text }], 'med').map((one) => text.slice(one.start, one.end))
  }

  test('where to go, of which the report has only the condition', () => {
    const text = 'Läkare: Får du feber över trettioåtta eller frossa. Då åker du in direkt, för då kan det vara farligt.'
    expect(beside(text, 'Får du feber över trettioåtta eller frossa.', 'sv')).toEqual(['Då åker du in direkt, för då kan det vara farligt.'])
  })

  test('an answer that names the medicine nowhere is listed with its question, once', () => {
    const text = 'Patient: Do I want penicillin?\nDoctor: No, not for an abscess.'
    const listed = beside(text, 'No, not for an abscess.', 'en')
    expect(listed).toHaveLength(1)
    expect(listed[0]).toContain('penicillin')
  })
})

describe('what may be missed stands behind the fold', () => {
  test.each<[Language, string]>([
    ['nb', 'Pasient: Jeg har en hund som heter Pontus og en hytte på fjellet.'],
    ['sv', 'Patient: Jag har en hund som heter Pontus och en stuga på fjället.'],
    ['en', 'Patient: I keep a dog called Pontus and a cabin in the hills.'],
  ])('%s: %s', (language, line) => {
    expect(listedOf(line, language, { isLikely: true })).toEqual([])
    expect(listedOf(line, language, { isLikely: false })).toHaveLength(1)
  })

  test('what harms is never less than that, however the talk puts it', () => {
    expect(listedOf('Lege: Ta ikke Ibux sammen med Eliquis.', 'nb')).toHaveLength(1)
  })

  test('a line of the list of medicines has no room for how it is taken: that is named, and not as likely missed', () => {
    const text = `${OPENINGS.nb}Pasient: Maxalt smeltetablett den virker men jeg tar den vel ti ganger i måneden nå.`
    const evidence = [{ source: 'transcription' as const, start: OPENINGS.nb.length, end: text.length }]
    const line = { id: 'x', kind: 'paragraph' as const, text: 'Maxalt, fortsetter.', evidence, supported: true }
    const report: Report = { engine: 'test', language: 'nb', generatedAt: STAMP, sections: [{ type: 'medications', heading: '', blocks: [line] }] }
    const listed = findOmissions(report, [{ kind: 'transcription', text }], 'med').filter(({ end }) => end > OPENINGS.nb.length)
    expect(listed.map(({ isLikely }) => isLikely)).toEqual([false])
  })

  test('a greeting and what is about to be measured stand nowhere', () => {
    expect(listedOf('Lege: Da måler jeg blodtrykket.', 'nb')).toEqual([])
    expect(listedOf('Läkare: Då tar jag blodtrycket.', 'sv')).toEqual([])
  })
})

describe('what harms when it is lost, in words that name no medicine and no value', () => {
  test.each<[string, Language, string]>([
    ['of the will to live', 'sv', 'Läkare: Har du haft tankar på att inte vilja leva?\nPatient: Inte nu.'],
    ['of what nobody else hears', 'da', 'Læge: Hører du stemmer?\nPatient: Nej, aldrig.'],
    ['may I drive', 'nb', 'Pasient: Kan jeg kjøre bil?\nLege: Ikke før kontrollen.'],
    ['what is not prescribed', 'nb', 'Lege: Nei, de vil jeg ikke skrive ut.'],
    ['what is not to be taken, left unnamed', 'en', "Doctor: Don't take that again."],
    ['that the patient must fast', 'nb', 'Lege: Du må faste fra nå.'],
    ['a bleeding that is denied', 'nb', 'Lege: Har du sett blod i urinen?\nPasient: Nei, aldri.'],
    ['when to seek help, told by the verb first', 'sv', 'Läkare: Svimmar du är det ambulans.'],
  ])('%s', (_what, language, text) => {
    expect(listedOf(text, language)).not.toEqual([])
  })
})

describe('what the report tells is no omission', () => {
  test('a referral that stands in the plan, and the value told again', () => {
    expect(listedOf('Lege: Jeg skriver henvisning til røntgen thorax.', 'nb', { told: ['Henvisning til røntgen thorax skrives i dag.'] })).toEqual([])
    expect(listedOf('Lege: Blodtrykket var 148/90.', 'nb', { told: ['Blodtrykk 148/90.'] })).toEqual([])
    expect(listedOf('Lege: Blodtrykket var 148/90.', 'nb', { told: ['Blodtrykk 130/80.'] })).not.toEqual([])
  })

  test('a medicine told with another dose is listed, one that is told as ended is not', () => {
    expect(listedOf('Lege: Du tar Paracet 500 mg.', 'nb', { told: ['Paracet 500 mg, fortsetter.'] })).toEqual([])
    expect(listedOf('Lege: Du tar Paracet 500 mg.', 'nb', { told: ['Paracet 1 g, fortsetter.'] })).not.toEqual([])
    expect(listedOf("Doctor: Don't use the Piriton again.", 'en', { told: ['Chlorphenamine 4 mg, stopped.'], isLikely: true })).toEqual([])
  })

  test('what a question asks about is not listed beside it', () => {
    const text = `${OPENINGS.nb}Pasient: Jeg har Ibux 400 mg hjemme.`
    const start = OPENINGS.nb.length
    const evidence = [{ source: 'transcription' as const, start, end: text.length }]
    const report: Report = { engine: 'test', language: 'nb', generatedAt: STAMP, sections: [] }
    const sources = [{ kind: 'transcription' as const, text }]
    const isListed = (of: Report) => findOmissions(of, sources, 'med').some(({ end, isLikely }) => isLikely && end > start)
    expect(isListed(report)).toBe(true)
    expect(
      isListed({
        ...report,
        sections: [{ type: 'medications', heading: '', blocks: [{ id: 'x', kind: 'paragraph', text: 'Noe.', evidence, supported: true }] }],
      }),
    ).toBe(false)
  })
})

test('an answer comes with its question, and is worded as a report is', () => {
  const text =
    'Læge: Hvad kan jeg hjælpe med?\nPatient: Jeg har ondt i ryggen.\nLæge: Har du arbejdet ude i solen?\nPatient: Hele livet, siden jeg var femten år.'
  const report: Report = { engine: 'test', language: 'da', generatedAt: STAMP, sections: [] }
  const [answer] = findOmissions(report, [{ kind: 'transcription', text }], 'med').filter(({ end }) => end === text.length)
  expect(answer && text.slice(answer.start, answer.end)).toMatch(/^Har du arbejdet ude i solen\?/)
})

test('a written report leaves no omission that it rests on', () => {
  const source = { kind: 'transcription', text: `${OPENINGS.nb}Lege: Blodtrykket er 148/90.\nLege: Ring meg hvis du får feber.` } as const
  const report = writeReport({ sources: [source], language: 'nb', headingLanguage: 'nb', vertical: 'med', generatedAt: STAMP })
  const grounds = report.sections.flatMap(({ blocks }) => blocks.flatMap(({ evidence }) => evidence))
  for (const { start, end } of findOmissions(report, [source], 'med')) expect(grounds.some((ground) => ground.start < end && ground.end > start)).toBe(false)
})

test.each<[Language, Vertical, string]>([
  ['nb', 'vet', 'Lege: Han kan vaksineres når han er frisk blir han slapp eller slutter å spise ring oss'],
  ['da', 'vet', 'Ejer: Og får hun ondt i maven, så...\nDyrlæge: Så ringer I.'],
])('%s what no report can word is listed as it was said, and never without words', (language, vertical, line) => {
  const listed = listedOf(line, language, { vertical })
  expect(listed.length).toBeGreaterThan(0)
  for (const text of listed) expect(text).toMatch(/\p{L}{3}/u)
})

test('what is said over and over is listed once', () => {
  expect(listedOf('Lege: Halver den, 5 mg. '.repeat(2_000), 'nb')).toHaveLength(1)
})
