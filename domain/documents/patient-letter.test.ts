import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Report } from '#contract/report.ts'
import { Language, Vertical } from '#contract/vertical.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import { has, readMarks } from '#domain/note/annotate/statement.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'
import { tongueOf } from '#domain/language/language.ts'
import { documentText } from './facts/document-text.ts'
import { nameTheReader } from './name-the-reader.ts'
import { writePatientLetter } from './patient-letter.ts'
import { makePlainWriter } from './plain-words.ts'

const generatedAt = '2026-03-01T23:30:00.000Z'

function letterOf(talk: string, language: Language, vertical: Vertical = 'med'): { letter: Report; report: Report } {
  const sources = [{ kind: 'transcription' as const, text: talk }]
  const report = writeReport({ sources, language, headingLanguage: language, vertical, generatedAt })
  return {
    report,
    letter: writePatientLetter({
      report, sources, language, vertical,
      sender: { name: 'Kari Legesen', doctorType: 'NotDefined', professional: {} },
      visitedAt: generatedAt,
      generatedAt,
    }),
  }
}

const TALK = [
  'Lege: Hva kan jeg hjelpe deg med?',
  'Pasient: Jeg har hatt vondt i halsen i fire dager, og jeg har hatt feber. Jeg er allergisk mot penicillin.',
  'Lege: Jeg ser i halsen. Tonsillene er hovne. Ingen lymfadenopati. CRP er 48.',
  'Lege: Jeg tror dette er en tonsillitt.',
  'Lege: Du får Apocillin 660 mg fire ganger daglig i ti dager.',
  'Lege: Drikk rikelig. Ta kontakt hvis du ikke er bedre om tre dager.',
].join('\n')

describe('a letter in plain words', () => {
  const { letter } = letterOf(TALK, 'nb')
  const text = documentText(letter)

  test('has plain headings, says which visit it is about and who writes', () => {
    expect(letter.sections.map(({ heading }) => heading)).toEqual(
      expect.arrayContaining(['Hvorfor du kom', 'Det vi fant', 'Det vi tror det er', 'Medisinene dine', 'Når du skal ta kontakt']),
    )
    expect(text).toMatch(/^Dette er en oppsummering av timen 02\.03\.2026\./)
    expect(text).toMatch(/Vennlig hilsen\nKari Legesen$/)
  })

  test('says of medicines what has become of them, and names what is not tolerated apart', () => {
    expect(text).toMatch(/Apocillin 660 mg (4|fire) ganger daglig i (10|ti) dager: ny\./)
    expect(letter.sections.find(({ heading }) => heading === 'Allergier')?.blocks.map((block) => block.text).join(' ')).toMatch(/penicillin/i)
  })

  test('tells the history to the one who lived it', () => {
    expect(letter.sections.find(({ heading }) => heading === 'Hvorfor du kom')?.blocks[0]?.text).toMatch(/^Du har hatt vondt i halsen/)
  })

  test('when to get in touch stands by itself', () => {
    expect(letter.sections.find(({ heading }) => heading === 'Når du skal ta kontakt')?.blocks[0]?.text).toMatch(/kontakt/i)
  })

  test('MED-2 every told sentence keeps the evidence it had', () => {
    const told = letter.sections.filter(({ heading }) => heading !== '').flatMap(({ blocks }) => blocks)
    for (const block of told) {
      for (const { evidence, text: sentence } of sentencesOfBlock(block)) expect(evidence.length, sentence).toBeGreaterThan(0)
      for (const { start, end, textEnd = 0 } of block.evidence) expect([start < end && end <= TALK.length, textEnd <= block.text.length]).toEqual([true, true])
    }
  })
})

describe('it adds no facts and loses none', () => {
  const Consultation = (line: string) => JSON.parse(line) as { id: string; lang: string; edition?: string; transcript: string }
  const talks = readFileSync(join(import.meta.dirname, '..', '..', 'eval', 'consultations', 'own.jsonl'), 'utf8').trim().split('\n').map(Consultation)

  test.each(talks.map((talk) => [talk.id, talk] as const))('%s: numbers, medicines, sides and denials stay', (_id, { lang, edition, transcript }) => {
    const language = Language.parse(lang)
    const vertical = Vertical.parse(edition ?? 'med')
    const { report } = letterOf(transcript, language, vertical)
    const tongue = tongueOf(report.language)
    const plain = makePlainWriter(report.language, vertical)
    for (const block of report.sections.flatMap(({ blocks }) => blocks)) {
      for (const { text } of sentencesOfBlock(block)) {
        const [before, after] = [text, plain(text)].map((words) => {
          const reading = readMarks(words, tongue)
          return {
            numbers: words.match(/\d+(?:[.,]\d+)?/g),
            drugs: reading.drugs.map(({ substance }) => substance),
            sides: [has(reading, 'left'), has(reading, 'right')],
            denies: has(reading, 'negation'),
          }
        })
        expect(after, text).toEqual(before)
      }
    }
  })

  test('a part nothing was told for is left out, not filled', () => {
    const { letter } = letterOf('Jeg har hatt vondt i kneet i tre uker. Det er hovent, og det gjør vondt å gå i trapper.', 'nb')
    expect(letter.sections.map(({ heading }) => heading)).not.toContain('Medisinene dine')
    expect(documentText(letter)).not.toContain('____')
  })
})

test('terms become words of every day, and others are explained once', () => {
  const plain = makePlainWriter('nb', 'med')
  expect(plain('Tonsillene er hovne. Ingen lymfadenopati.')).toBe('Mandlene er hovne. Ingen hovne lymfeknuter.')
  expect(plain('CRP er 48.')).toBe('CRP (en blodprøve som viser betennelse) er 48.')
  expect(plain('CRP falt til 12.')).toBe('CRP falt til 12.')
  expect(plain('MR-bilder av kneet.')).toBe('MR-bilder av kneet.')
})

test.each<[Language, Vertical, string, string]>([
  ['nb', 'med', 'Pasienten henvises til ortoped.', 'Du henvises til ortoped.'],
  ['nb', 'med', 'Hever pasienten seg, gjør det vondt i kneet sitt.', 'Hever du deg, gjør det vondt i kneet ditt.'],
  ['nb', 'med', 'Moren brukte medisinen sin.', 'Moren brukte medisinen sin.'],
  ['nb', 'med', 'Det låser seg innimellom.', 'Det låser seg innimellom.'],
  ['nb', 'med', 'Smertene har gitt seg.', 'Smertene har gitt seg.'],
  ['nb', 'med', 'Når pasienten går, låser kneet seg.', 'Når du går, låser kneet seg.'],
  ['nb', 'med', 'Har vondt i kneet og klarer ikke å bøye seg.', 'Har vondt i kneet og klarer ikke å bøye deg.'],
  ['nb', 'med', 'Jeg henviser pasienten til ortoped, og jeg tror pasienten trenger det.', 'Jeg henviser deg til ortoped, og jeg tror du trenger det.'],
  ['nb', 'med', 'Vi ringer pasienten i morgen.', 'Vi ringer deg i morgen.'],
  ['nb', 'med', 'Fredag undersøkes pasienten igjen.', 'Fredag undersøkes du igjen.'],
  ['nb', 'med', 'Usikkert om pasienten tåler det.', 'Usikkert om du tåler det.'],
  ['sv', 'med', 'Sök akut om patienten blir sämre.', 'Sök akut om du blir sämre.'],
  ['sv', 'med', 'Knät låser sig.', 'Knät låser sig.'],
  ['sv', 'med', 'Jag remitterar patienten till ortopeden.', 'Jag remitterar dig till ortopeden.'],
  ['da', 'med', 'Smerten flytter sig.', 'Smerten flytter sig.'],
  ['da', 'med', 'Jeg indlægger patienten i dag.', 'Jeg indlægger dig i dag.'],
  ['nb', 'vet', 'Eier ser at hunden halter.', 'Du ser at hunden halter.'],
  ['sv', 'med', 'Då ringer jag patienten.', 'Då ringer jag dig.'],
  ['da', 'med', 'Patienten har svært ved at bøje sig.', 'Du har svært ved at bøje dig.'],
  ['en', 'med', 'The patient carries no weight on it.', 'You carry no weight on it.'],
  ['en', 'med', "The patient's knee is swollen.", 'Your knee is swollen.'],
  ['ru', 'med', 'Пациент жалуется на боль.', 'Пациент жалуется на боль.'],
])('%s, %s: who is spoken to: %s', (language, vertical, said, plain) => {
  expect(makePlainWriter(language, vertical)(said)).toBe(plain)
})

test.each<[Language, Vertical, string, string]>([
  ['nb', 'med', 'Har hatt vondt i kneet i 3 uker.', 'Du har hatt vondt i kneet i 3 uker.'],
  ['nb', 'med', 'Får vondt når du går i trapper.', 'Du får vondt når du går i trapper.'],
  ['nb', 'med', 'Har du feber, ta kontakt.', 'Har du feber, ta kontakt.'],
  ['nb', 'med', 'Det låser seg innimellom.', 'Det låser seg innimellom.'],
  ['nb', 'med', 'Harde knuter på halsen.', 'Harde knuter på halsen.'],
  ['nb', 'vet', 'Har kastet opp siden i går.', 'Har kastet opp siden i går.'],
  ['sv', 'med', 'Har haft hosta i 2 veckor.', 'Du har haft hosta i 2 veckor.'],
  ['da', 'med', 'Tager Metformin 500 mg 2 gange dagligt.', 'Du tager Metformin 500 mg 2 gange dagligt.'],
  ['en', 'med', 'Has had a headache for 5 days.', 'You have had a headache for 5 days.'],
  ['en', 'med', 'No vomiting.', 'No vomiting.'],
  ['ru', 'med', 'Кашля нет.', 'Кашля нет.'],
])('%s, %s: the history names who reads it: %s', (language, vertical, told, said) => {
  expect(nameTheReader(told, language, { vertical, pronoun: undefined })).toBe(said)
})
