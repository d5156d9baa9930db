import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { groundingOf } from '#domain/note/ground/ground-report.ts'
import { saidPolarities } from './polarity.ts'
import { readSource } from '#domain/note/pipeline/read-source.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'
import { stemmerOf } from '#domain/note/annotate/word-stem.ts'

/** The stems of the trade that a talk denies. */
function deniedIn(text: string, language: Language): Set<string> {
  const stem = stemmerOf(language)
  return new Set(
    readSource(text, tongueOf(language))
      .flatMap((statement) => saidPolarities(statement, stem))
      .filter((one) => one.isDenied)
      .map((one) => one.stem),
  )
}

describe('a word ends a denial in its own language only', () => {
  test.each<[Language, string, string, boolean]>([
    ['en', 'Vet: I do not think the dog has a fever.', 'fever', true],
    ['en', 'Vet: No fever but a cough.', 'cough', false],
    ['da', 'Dyrlæge: Ingen feber, dog hoste.', 'hoste', false],
    ['nb', 'Veterinær: Ingen feber, men hoste.', 'hoste', false],
    ['sv', 'Veterinär: Ingen feber, dock hosta.', 'hosta', false],
    ['ru', 'Врач: Температуры нет, но кашель.', 'кашель', false],
  ])('%s: %s', (language, text, word, isDenied) => {
    expect(deniedIn(text, language).has(stemmerOf(language)(word))).toBe(isDenied)
  })

  test('a dog without a fever has none in the report, nor does grounding take one from it', () => {
    const talk =
      "Vet: What has happened?\nOwner: She vomited twice last night.\nVet: On examination the abdomen is soft. I don't think the dog " +
      "has a fever. Temperature 38.5."
    expect(sectionsOf(talk, 'en', 'vet').physicalExamination).toContain("Don't think the dog has a fever.")
    const check = groundingOf('en', [{ kind: 'transcription', text: talk }])
    const claimed = check({ type: 'physicalExamination', heading: '', blocks: [{ id: 'a', kind: 'paragraph', text: 'The dog has a fever.', evidence: [] }] })
    expect(claimed.blocks[0]?.supported).toBe(false)
  })
})
