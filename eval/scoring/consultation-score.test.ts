import { expect, test } from 'vitest'
import { scoreConsultation } from './consultation-score.ts'
import { Gold } from './gold.ts'
import { pooled } from './pool.ts'

const TALK =
  'Lege: Hvor gjør det vondt? Pasient: I venstre skulder, i tre uker. Lege: Har du feber? Pasient: Nei. Jeg slutta med Ibux, fire hundre. Lege: Da ' +
  'får du Paracet, ett gram. Broren din hadde jo leddgikt.'

const GOLD = Gold.parse({
  id: 'x', lang: 'nb', edition: 'med', specialty: 'FamilyDoctor', form: 'plain', transcript: TALK,
  facts: [
    { id: 'f1', section: ['complaints'], any: [String.raw`venstre skulder\w*`], importance: 'key', negated: false, text: 'left shoulder' },
    { id: 'f2', section: ['complaints'], any: [String.raw`\bingen\b[^.]{0,30}feber`], wrong: ['feber'], importance: 'key', negated: true, text: 'no fever' },
    { id: 'f3', section: ['complaints'], any: ['3 uker|tre uker'], importance: 'minor', negated: false, text: 'three weeks' },
  ],
  forbidden: [{ regex: 'leddgikt', kind: 'other_person', why: "the brother's", unless: 'bror' }, { regex: 'høyre skulder', kind: 'wrong_side', why: 'left' }],
  medications: [{ name_regex: 'ibux', dose_regex: '400', status: 'stopped' }, { name_regex: 'paracet', dose_regex: '1 ?g', status: 'started' }],
  diagnosis_codes: ['L92'],
})

const right = { complaints: 'Vondt i venstre skulder i 3 uker. Ingen feber.', medications: 'Ibux 400, seponert.\nParacet 1 g, ny.' }
const score = (sections: Record<string, string>, codes?: string[]) =>
  scoreConsultation(GOLD, { sections: Object.entries(sections).map(([type, text]) => ({ type, text })), ...(codes && { codes }) })

test('a right report has every fact in its place, every medicine and 100 points', () => {
  const figures = score(right, ['L08', 'L92'])
  expect(figures).toMatchObject({ score: 100, missed: [], polarityErrors: [], isCodeRight: true, medicines: { total: 2, named: 2, dosed: 2, right: 2 } })
})

test('a fact in another section is found, but not placed', () => {
  const { facts, misplaced, score: points } = score({ summary: right.complaints, medications: right.medications })
  expect(facts).toMatchObject({ found: 3, placed: 0 })
  expect(misplaced).toEqual(['f1', 'f2', 'f3'])
  expect(points).toBeLessThan(50)
})

test('a denial straight before a statement turns it round; a denied finding stated is an error of polarity', () => {
  expect(score({ complaints: 'Ikke venstre skulder.' }).missed).toContain('f1')
  expect(score({ complaints: 'Venstre skulder. Har feber.' }).polarityErrors).toEqual([' Har feber.'])
})

test.each(['Har du feber?', 'Ring ved feber.', 'Broren har feber.'])('no error of polarity: %s', (text) => {
  expect(score({ complaints: text }).polarityErrors).toEqual([])
})

test('what must not be said costs, unless it is told as what it is', () => {
  expect(score({ complaints: 'Leddgikt. Vondt i høyre skulder.' }).forbidden).toEqual({
    total: 2,
    critical: 2,
    said: ["other person (the brother's)", 'wrong side (left)'],
  })
  expect(score({ complaints: 'Bror har leddgikt.' }).forbidden).toEqual({ total: 0, critical: 0, said: [] })
})

test('a stopped medicine listed as in use is an error; so is a dose or status that is not there', () => {
  const { medicines } = score({ medications: 'Ibux 400, daglig.\nParacet 500 mg, ny.' })
  expect(medicines).toEqual({ total: 2, named: 2, dosed: 1, right: 0, notRight: ['ibux', 'paracet'], wrongStatus: ['Ibux'] })
})

test('the status of a medicine is read on its own line', () => {
  expect(score({ medications: 'Ibux 400\nseponert: Paracet 1 g' }).medicines.right).toBe(0)
})

test('a report as long as the talk is worth nothing', () => {
  expect(score({ complaints: TALK }).score).toBe(0)
})

test('a talk without anything medical is right when the answer is near-empty', () => {
  const quiet: Gold = { ...GOLD, facts: [], medicines: [], mostWords: 3 }
  expect(scoreConsultation(quiet).score).toBe(100)
  expect(scoreConsultation(quiet, { sections: [{ type: 'complaints', text: 'Pasienten er i fin form.' }] }).score).toBe(0)
})

test('figures are pooled over facts, not averaged over reports, and the near-empty ones stand apart', () => {
  const quiet = scoreConsultation({ ...GOLD, facts: [], medicines: [], mostWords: 3 })
  const figures = pooled([score(right, ['A01']), score({}), quiet])
  expect(figures).toMatchObject({ n: 3, keyRecall: 0.5, quietRight: 1, codesRight: 0, codesAsked: 1 })
  expect(figures.score).toBeCloseTo(200 / 3)
  expect(pooled([]).placement).toBeUndefined()
})
