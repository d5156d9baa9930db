import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Language } from '#contract/vertical.ts'
import type { GoldCase } from '../data.ts'
import { Gold } from '../scoring/gold.ts'

/** Medicines that stand for § one after the other; which one is said tells nothing of what becomes of it. */
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  nb: ['metoprolol', 'zyrtec', 'naproksen', 'pantoprazol'],
  sv: ['metoprolol', 'zyrlex', 'naproxen', 'pantoprazol'],
  da: ['metoprolol', 'zyrtec', 'naproxen', 'pantoprazol'],
  en: ['metoprolol', 'zirtek', 'naproxen', 'pantoprazole'], ru: ['метопролол', 'зиртек', 'напроксен', 'пантопразол'],
}

/** What is said of one medicine in a breath or two, by what becomes of it: language, outcome and words, parted by tabs. */
export function readSnippets(): GoldCase[] {
  return readFileSync(join(import.meta.dirname, 'snippets.tsv'), 'utf8').split('\n').filter((line) => line !== '').map((line, at) => {
      const [tongue, status, words = ''] = line.split('\t')
      const language = Language.parse(tongue)
      const name = NAMES[language][at % NAMES[language].length] ?? ''
      const transcript = words.replaceAll('§', name).replaceAll('\\n', '\n')
      const gold = Gold.parse({
        id: `snippet-${String(at)}`,
        lang: language,
        edition: 'med',
        specialty: 'GeneralPractice',
        form: transcript.includes('\n') ? 'speakers' : 'lower',
        transcript,
        facts: [],
        forbidden: [],
        medications: status === 'none' ? [] : [{ name_regex: name, dose_regex: null, status }],
        diagnosis_codes: [],
      })
      return { id: gold.id, language, vertical: gold.vertical, doctorType: 'NotDefined', transcript, gold }
    })
}
