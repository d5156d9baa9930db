import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Language, Vertical } from '#contract/vertical.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import { has, readMarks } from '#domain/note/annotate/statement.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'
import { tongueOf } from '#domain/language/language.ts'
import { documentText } from '#domain/documents/facts/document-text.ts'
import { writePatientLetter } from '../patient-letter.ts'
import { isForNoReader, makeWrittenWriter, pronounIn, speaksOfCalling } from './letter-style.ts'

const written = (language: Language, text: string, vertical: Vertical = 'med') => makeWrittenWriter(language, { vertical, pronoun: undefined })(text)

test.each<[Language, Vertical, string, string]>([
  ['nb', 'med', 'Vondt i venstre kneet.', 'Vondt i venstre kne.'],
  ['nb', 'med', 'Smerter i høyre skulderen og høyre øret.', 'Smerter i høyre skulder og høyre øre.'],
  ['nb', 'med', 'Det begynte da du vrei deg, og du slutta for 4 dager siden.', 'Det begynte da du vred deg, og du sluttet for 4 dager siden.'],
  ['nb', 'med', 'Hovna det opp samme kvelden.', 'Det hovnet opp samme kvelden.'],
  ['nb', 'med', 'Hovner det opp, ta kontakt.', 'Hovner det opp, ta kontakt.'],
  ['nb', 'vet', 'Han har kasta opp sånn, 5 ganger.', 'Han har kastet opp 5 ganger.'],
  ['nb', 'med', 'Mulig skade på den mediale menisken, innsida.', 'Mulig skade på menisken på innsiden.'],
  ['nb', 'med', 'Øm over den medialle leddspalten.', 'Øm over leddspalten på innsiden.'],
  ['nb', 'med', 'Henvises til MR av venstre kne.', 'Du henvises til MR av venstre kne.'],
  ['nb', 'vet', 'Henvises til spesialist.', 'Dyret henvises til spesialist.'],
  ['nb', 'med', 'Tok en blodprøve nå.', 'Vi tok en blodprøve nå.'],
  ['nb', 'med', 'Prøver du dette først, ser vi an.', 'Prøver du dette først, ser vi an.'],
  ['nb', 'vet', 'Ringer, væske subkutant, 500 ml.', 'Ringer, væske subkutant, 500 ml.'],
  ['nb', 'med', 'Ringer acetat 1 l.', 'Ringer acetat 1 l.'],
  ['nb', 'med', 'Faren hadde blødende magesår.', 'Faren din hadde blødende magesår.'],
  ['sv', 'med', 'Det har kommit smygande, ja, de senaste 3 veckorna.', 'Det har kommit smygande de senaste 3 veckorna.'],
  ['sv', 'vet', 'Läggs in.', 'Djuret läggs in.'],
  ['sv', 'med', 'Beställer ett ultraljud.', 'Vi beställer ett ultraljud.'],
  ['da', 'med', 'Smerter i venstre knæet.', 'Smerter i venstre knæ.'],
  ['da', 'med', 'Henvises til hysteroskopi.', 'Du henvises til hysteroskopi.'],
  ['en', 'med', 'Denies weight loss.', 'You do not report weight loss.'],
  ['ru', 'med', 'Ну, температура вчера 38,2.', 'Температура вчера 38,2.'],
])('%s, %s: speech is written: %s', (language, vertical, said, expected) => {
  expect(written(language, said, vertical)).toBe(expected)
})

test.each<[Language, string, boolean]>([
  ['nb', 'Dette kneet.', true],
  ['nb', 'Håpløst her.', true],
  ['nb', 'Øret igjen.', true],
  ['nb', '7 år, ja.', true],
  ['nb', 'McMurray er positiv medialt.', true],
  ['nb', 'Er kvalm av den, du vet, samlivet.', true],
  ['nb', 'Dette kneet har vært vondt i 3 uker.', false],
  ['nb', 'Ingen feber.', false],
  ['nb', 'Ta kontakt hvis det blir verre.', false],
  ['nb', 'Sykmeldes 50 % i 3 uker.', false],
  ['nb', 'Er allergisk mot penicillin.', false],
  ['sv', 'Det där knäet.', true],
  ['sv', 'Ingen svimmat.', false],
  ['da', 'Det her knæ.', true],
  ['da', 'Ingen feber.', false],
  ['en', 'This cough, really.', true],
  ['en', 'Very likely the.', true],
  ['en', 'No cough.', false],
  ['ru', 'Это колено.', true], ['ru', 'Кашля нет.', false],
])('%s: told to nobody is left out, all else stays: %s', (language, sentence, isLeftOut) => {
  expect(isForNoReader(sentence, language)).toBe(isLeftOut)
})

test.each<[Language, string, boolean]>([
  ['nb', 'Om tankene blir verre, ringer du legevakten.', true],
  ['sv', 'Ingen antibiotika om inte odlingen visar bakterier.', false],
  ['da', 'Så skal du ringe til lægevagten.', true],
  ['en', 'Ring us the same day.', true],
  ['ru', 'Сразу вызывайте скорую.', true],
])('%s: %s speaks of calling: %s', (language, sentence, calls) => {
  expect(speaksOfCalling(sentence, language)).toBe(calls)
})

test('a history that says `she` is read by somebody else: a parent is not told of a cough of their own', () => {
  expect(pronounIn(['Hun våknet i natt.', 'Hun tisser som hun skal.', 'Har ikke kastet opp.'])).toBe('Hun')
  expect(pronounIn(['Hun ringte.', 'Har hatt feber.'])).toBeUndefined()
  expect(makeWrittenWriter('nb', { vertical: 'med', pronoun: 'Hun' })('Henvises til øre-nese-hals.')).toBe('Hun henvises til øre-nese-hals.')
})

describe('whatever is written otherwise says the same', () => {
  const talks = readFileSync(join(import.meta.dirname, '..', '..', '..', 'eval', 'consultations', 'own.jsonl'), 'utf8').trim().split('\n')
  test.each(
    talks.map((line) => JSON.parse(line) as { id: string; lang: string; edition?: string; transcript: string }).map((talk) => [talk.id, talk] as const),
  )('%s: numbers, medicines, sides and denials stay', (_id, { lang, edition, transcript }) => {
    const language = Language.parse(lang)
    const vertical = Vertical.parse(edition ?? 'med')
    const sources = [{ kind: 'transcription' as const, text: transcript }]
    const generatedAt = '2026-03-01T12:00:00.000Z'
    const report = writeReport({ sources, headingLanguage: language, vertical, generatedAt })
    const tongue = tongueOf(report.language)
    const write = makeWrittenWriter(report.language, { vertical, pronoun: undefined })
    for (const { text } of report.sections.flatMap(({ blocks }) => blocks.flatMap((block) => sentencesOfBlock(block)))) {
      const [before, after] = [text, write(text)].map((words) => {
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
    const letter = writePatientLetter({
      report, sources, language, vertical,
      sender: { name: 'Kari', doctorType: 'NotDefined', professional: {} },
      visitedAt: generatedAt,
      generatedAt,
    })
    for (const block of letter.sections.flatMap(({ blocks }) => blocks))
      for (const { textEnd = 0 } of block.evidence) expect(textEnd).toBeLessThanOrEqual(block.text.length)
    expect(documentText(letter)).not.toMatch(/(?<!\p{L})(?:vrei|hovna|slutta|kasta|McMurray|Lachman)(?!\p{L})|§/u)
  })
})
