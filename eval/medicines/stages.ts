import { candidatesOf } from '#domain/note/medication/certainty/candidates.ts'
import { readMedications } from '#domain/note/medication/list/medications.ts'
import { readStatements } from '#domain/note/pipeline/write-report.ts'
import { spellingsOf } from '#domain/terminology/names/drug-names.ts'
import { tongueOf } from '#domain/language/language.ts'
import type { GoldCase } from '../data.ts'
import type { GoldMedicine } from '../scoring/gold.ts'
import { scoreMedicineList, type ListPrediction } from '../scoring/medicine-list.ts'

/** Where a medicine of the gold ended, and what a line or question is that is none of it; the first that fits. */
export const STAGES = [
  'listed right', 'listed as changed, in use', 'listed wrong', 'asked', 'left out by the model', 'never weighed', 'spelled, not known', 'misheard',
  'extra line', 'idle question',
] as const
export type Stage = (typeof STAGES)[number]

/** The gold knows no changed dose: it stands there as started or as continued. */
const CHANGED = /økes|øges|höjs|increased|доза увеличена|reduced|reduseres|sänks|nedsættes|доза уменьшена/u

/** The medicines that reach the model, each as all its names in one line. */
function namesWeighed({ transcript, language, vertical }: GoldCase): { readonly heard: readonly string[]; readonly weighed: readonly string[] } {
  const statements = readStatements(transcript, language, vertical)
  const heard = statements.flatMap(({ drugs, asked, unanswered }) => [...drugs, ...(asked?.drugs ?? []), ...(unanswered?.drugs ?? [])])
  const weighed = candidatesOf(statements, readMedications(statements, tongueOf(language), vertical))
  return {
    heard: heard.map(({ name, substance }) => [name, ...spellingsOf(substance)].join(' ')),
    weighed: weighed.map(({ course, substance }) => [...course.names, ...spellingsOf(substance)].join(' ')),
  }
}

/** Follows each medicine of the gold through the engine. */
export function stagesOf(one: GoldCase, { sections, questions = [] }: ListPrediction): Stage[] {
  const { gold, transcript } = one
  if (gold.mostWords !== undefined || gold.medicines.length === 0) return []
  const { heard, weighed } = namesWeighed(one)
  const lines = sections.filter(({ type }) => type === 'medications').flatMap(({ text }) => text.split('\n')).filter((line) => line.trim() !== '')
  const asked = questions.map(({ text, name = '' }) => `${text} ${name}`)
  const stageOf = (medicine: GoldMedicine): Stage => {
    const isNamedIn = (texts: readonly string[]) => texts.some((text) => text.search(medicine.name) !== -1)
    const own = lines.filter((line) => line.search(medicine.name) !== -1)
    if (own.length > 0) {
      if (scoreMedicineList({ ...gold, medicines: [medicine] }, { sections: [{ type: 'medications', text: own.join('\n') }] }).right > 0) return 'listed right'
      return (medicine.status === 'started' || medicine.status === 'continued') && own.some((line) => CHANGED.test(line))
        ? 'listed as changed, in use'
        : 'listed wrong'
    }
    if (isNamedIn(asked)) return 'asked'
    if (isNamedIn(weighed)) return 'left out by the model'
    if (isNamedIn(heard)) return 'never weighed'
    return isNamedIn([transcript]) ? 'spelled, not known' : 'misheard'
  }
  const isGold = (text: string) => gold.medicines.some(({ name }) => text.search(name) !== -1)
  return [
    ...gold.medicines.map(stageOf),
    ...lines.flatMap((line): Stage[] => (isGold(line) ? [] : ['extra line'])),
    ...asked.flatMap((text): Stage[] => (isGold(text) ? [] : ['idle question'])),
  ]
}
