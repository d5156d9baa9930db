import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Language } from '#contract/vertical.ts'
import { readConsultations } from '../data.ts'
import type { PunctuatedTalk } from './lessons.ts'

const TALKS = join(import.meta.dirname, 'talks')

/** The talks written for this, one after the other in a file for each language. */
export function writtenTalks(): PunctuatedTalk[] {
  return readdirSync(TALKS).flatMap((name) => {
    const language = Language.parse(name.slice(0, 2))
    return readFileSync(join(TALKS, name), 'utf8').split('\n---\n').map((text) => ({ language, text: text.trim() }))
  })
}

/** Consultations that were written with their stops. */
export function consultationTalks(path: string): PunctuatedTalk[] {
  return readConsultations(path).filter(({ gold }) => gold.form !== 'lower').map(({ language, transcript }) => ({ language, text: transcript }))
}
