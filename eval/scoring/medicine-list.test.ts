import { expect, test } from 'vitest'
import { Gold } from './gold.ts'
import { NO_LIST, pooledLists, scoreMedicineList } from './medicine-list.ts'

const GOLD = Gold.parse({
  id: 'x', lang: 'nb', edition: 'med', specialty: 'FamilyDoctor', form: 'plain', transcript: '', facts: [], diagnosis_codes: [],
  forbidden: [{ regex: String.raw`insulin[^.\n]*kona`, kind: 'other_person', why: "the wife's" }],
  medications: [
    { name_regex: 'metoprolol|selo-?zok', dose_regex: '50', status: 'continued' }, { name_regex: 'ibux', dose_regex: null, status: 'stopped' },
    { name_regex: 'penicillin', dose_regex: null, status: 'allergy' }, { name_regex: 'insulin', dose_regex: null, status: 'continued' },
  ],
})

const RIGHT = ['Selo-Zok 50 mg, fortsetter.', 'Ibux, seponert.', 'Allergi/CAVE: Penicillin.', 'Insulin, fortsetter.']
const score = (lines: readonly string[], questions: readonly string[] = []) =>
  scoreMedicineList(GOLD, {
    sections: [
      { type: 'medications', text: lines.join('\n') },
      { type: 'complaints', text: 'Ibux, fortsetter.' },
    ],
    questions: questions.map((name) => ({ text: `Brukes ${name}?`, name })),
  })

test('each line is right that names a medicine of the gold with its status', () => {
  expect(score(RIGHT)).toEqual({ reports: 1, lines: 4, right: 4, extra: 0, wrongStatus: 0, gold: 4, missing: 0, asked: 0, questions: 0, clean: 1 })
})

test('a medicine nobody has, a wrong status and a medicine left out each make the list unclean', () => {
  expect(score([...RIGHT, 'Paracet 1 g, startes.'])).toMatchObject({ lines: 5, right: 4, extra: 1, clean: 0 })
  expect(score(RIGHT.with(1, 'Ibux, fortsetter.'))).toMatchObject({ right: 3, wrongStatus: 1, clean: 0 })
  expect(score(RIGHT.slice(1))).toMatchObject({ right: 3, missing: 1, clean: 0 })
})

test('a medicine that goes on and stands as started has a wrong status, yet harms nobody', () => {
  expect(score(RIGHT.with(0, 'Metoprolol 50 mg, økes.'))).toMatchObject({ right: 3, wrongStatus: 1, clean: 1 })
})

test('what is asked about is neither wrong nor missing', () => {
  expect(score(RIGHT.slice(1), ['Metoprolol 50 mg', 'Paracet'])).toMatchObject({ lines: 3, right: 3, missing: 0, asked: 1, questions: 2, clean: 1 })
})

test('a line that holds what is somebody else’s is extra, whatever medicine it names', () => {
  expect(score(RIGHT.with(3, 'Insulin (kona), fortsetter.'))).toMatchObject({ right: 3, extra: 1, missing: 0, clean: 0 })
})

test('a talk without medicines counts nowhere; lists are summed line by line', () => {
  expect(scoreMedicineList({ ...GOLD, medicines: [] }, { sections: [] })).toEqual(NO_LIST)
  expect(pooledLists([score(RIGHT), score([]), NO_LIST])).toMatchObject({ reports: 2, lines: 4, right: 4, gold: 8, missing: 4, clean: 1 })
})
