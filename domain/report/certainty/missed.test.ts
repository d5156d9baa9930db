import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { tongueOf } from '#domain/text/language.ts'
import { writeReport } from '../write-report.ts'
import { missedIn } from './missed.ts'

const reportOn = (text: string, language: Language, vertical: Vertical = 'med') => writeReport({ sources: [{ kind: 'transcription', text }], language, headingLanguage: language, vertical, generatedAt: '2026-01-01T00:00:00.000Z' })
const missed = (text: string, language: Language) => missedIn(text, tongueOf(language), new Set()).map(({ course: { names }, said }) => `${names[0] ?? ''} «${said ?? ''}»`)

describe('a medicine heard as other words is asked about, in the words that were heard', () => {
  test.each<[Language, string, string]>([
    ['nb', 'og så tar jeg den inhalatoren spi riva hver morgen', 'spiriva «spi riva»'],
    ['nb', 'da får du tre leggi ett sug om morgenen', 'trelegy «tre leggi»'],
    ['sv', 'där ska ni få eli del kräm tunt två gånger om dagen', 'elidel «eli del»'],
    ['da', 'så giver jeg trib rissen to gange om dagen', 'tribrissen «trib rissen»'],
    ['en', 'and then the slow release rope in a roll eight milligrams once a day', 'ropinirole «rope in a roll»'],
    ['ru', 'я от сахара пью сио фор тысячу утром и вечером', 'сиофор «сио фор»'],
  ])('%s %s', (language, text, asked) => {
    expect(missed(text, language)).toEqual([asked])
  })
})

describe('words of every day are no medicine', () => {
  test.each<[Language, string]>([
    ['en', 'she had a rope in a roll in the car and drove home'],
    ['nb', 'kontroll om tre uker, og ring hvis det blir verre'],
    ['da', 'så ringer I til vagten, og vi talte om det i går'],
    ['sv', 'nej, inte sedan i våras, och benet är inte svullet'],
    ['nb', 'samboeren min har sera sett hjemme'],
  ])('%s %s', (language, text) => {
    expect(missed(text, language)).toEqual([])
  })
})

const FLAT_TALK = 'come in how is the tremor and the stiffness what are you on now the slow release rope in a roll eight milligrams once a day blood pressure is one thirty over eighty and we see you in three months'

test('it is never a line, and the question names what was said', () => {
  const report = reportOn(FLAT_TALK, 'en')
  expect(JSON.stringify(report.sections.filter(({ type }) => type === 'medications'))).not.toMatch(/ropinirole/i)
  const asked = report.questions?.find(({ id }) => id.startsWith('medicine-ropinirol'))
  expect(asked?.text).toMatch(/Does “rope in a roll” mean ropinirole.*\? Is the patient taking it\?/i)
  expect(asked?.lines.uses?.[0]).toMatch(/ropinirole 8 mg/i)
  expect(asked?.evidence.map(({ start, end }) => FLAT_TALK.slice(start, end))).toEqual(['rope in a roll'])
})

test('a true name beside it is what counts', () => {
  const report = reportOn(`${FLAT_TALK} so ropinirole eight milligrams you keep taking`, 'en')
  expect(JSON.stringify(report.questions ?? [])).not.toMatch(/rope in a roll/)
})

test('SEC-4: a talk of any length is read in one pass', () => {
  const words = 'rope in a roll eight milligrams ace pro mazine '.repeat(500)
  expect(missedIn(`${words} ${'a'.repeat(100_000)}`, tongueOf('en'), new Set()).length).toBeLessThanOrEqual(4)
})
