import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { answeringSentence } from './answering-sentence.ts'

const PASSAGE =
  'Blærebetennelse hos kvinner behandles vanligvis med pivmecillinam. Dosen er 200 mg tre ganger daglig i tre dager. Urinprøve er ikke nødvendig ' +
  'ved første episode. Gravide skal alltid ha urindyrkning før behandling.'

function answerTo(question: string, language: Language, text = PASSAGE): string | null {
  const span = answeringSentence({ question, text, language })
  return span === null ? null : text.slice(span.start, span.end)
}

describe('the sentence of a passage that answers', () => {
  test.each<[string, string]>([
    ['Hvilken dose pivmecillinam?', 'Dosen er 200 mg'],
    ['Må jeg ta urinprøve ved første episode?', 'Urinprøve er ikke nødvendig'],
    ['Hva gjør jeg med gravide?', 'Gravide skal alltid'],
  ])('%s', (question, told) => {
    expect(answerTo(question, 'nb')).toContain(told)
  })

  test('none stands out where the passage is of something else', () => {
    expect(answerTo('Hvordan behandles migrene hos barn?', 'nb', 'Katten skal ha våtfôr og rikelig med vann.')).toBeNull()
    expect(answerTo('', 'nb')).toBeNull()
    expect(answerTo('Hvilken dose?', 'nb', '')).toBeNull()
  })
})
