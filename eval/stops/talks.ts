import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Language } from '#contract/vertical.ts'
import { readConsultations } from '../data.ts'
import type { PunctuatedTalk } from './lessons.ts'

const TALKS = join(import.meta.dirname, 'talks')
const CONSULTATIONS = join(import.meta.dirname, '../consultations')
const FORMS_OF_TALK = join(import.meta.dirname, '../forms')

/** Sets of consultations that the stops are learnt from, beside what was written for it. */
const LEARNT = ['practice', 'practice-2', 'medicines-open', 'medicines-open-2', 'medicines-open-3', 'medicines-open-4', 'medicines-open-5']
/** The plainest things said, of which those with stops are learnt from. */
const FORMS = ['open', 'more']
/** Open sets that they are not learnt from, so that these show how well they are heard. */
export const UNSEEN = ['practice-3.jsonl', 'short.jsonl', 'dense.jsonl']

/** Who speaks in a line: the clinician, the patient or owner, somebody else. */
const SPEAKER = /^[CPO]: /gm

/** The talks written for this, one after the other in a file. Of those whose lines tell who speaks, the words alone. */
export function writtenTalks(): (PunctuatedTalk & { readonly file: string })[] {
  return readdirSync(TALKS).flatMap((file) => {
    const language = Language.parse(file.slice(0, 2))
    return readFileSync(join(TALKS, file), 'utf8').split('\n---\n').map((text) => (
      { file, language, text: text.replaceAll(SPEAKER, '').replaceAll(/\s+/g, ' ').trim() }
    ))
  })
}

/** The consultations that the stops are learnt from. */
export const learntTalks = (): PunctuatedTalk[] => [
  ...LEARNT.flatMap((name) => consultationTalks(join(CONSULTATIONS, `${name}.jsonl`))),
  ...FORMS.flatMap((name) => consultationTalks(join(FORMS_OF_TALK, `${name}.jsonl`))),
]

/** Consultations that were written with their stops. */
export function consultationTalks(path: string): PunctuatedTalk[] {
  return readConsultations(path).filter(({ gold }) => gold.form !== 'lower').map(({ language, transcript }) => ({ language, text: transcript }))
}
