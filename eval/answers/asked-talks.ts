import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Language } from '#contract/vertical.ts'
import { SPEAKER_LABELS } from '#domain/language/pack/speaker-labels.ts'

/** A question asked of a talk, with the stretches of it each of which answers; none where it does not. */
export type Asked = { readonly question: string; readonly stretches: readonly string[] }
/** A talk of `eval/stops/talks` with what was asked of it. `text` has a word for each voice before its lines. */
export type AskedTalk = { readonly id: string; readonly language: Language; readonly text: string; readonly asked: readonly Asked[] }

const ASKED = join(import.meta.dirname, 'asked')
const TALKS = join(import.meta.dirname, '../stops/talks')

/** Talks that tell what a talk in another language tells: kept on the side of what is learnt from, so that none is measured that was learnt in other words. */
const TWINS: Readonly<Record<string, readonly [first: number, last: number]>> = { 'ru-spoken': [48, 60], 'en-spoken': [34, 46], 'da-spoken': [51, 62],
  'nb-spoken': [62, 92] }

/** Whether a talk, by its id, has a twin in another language. */
export function hasTwin(id: string): boolean {
  const [file = '', number] = id.split(' ')
  const [first, last] = TWINS[file] ?? [0, 0]
  return Number(number) >= first && Number(number) <= last
}

const HEAD = /^## (\S+) (\d+)$/u
const QUESTION = /^Q: (.+?) => (.+)$/u
const NO_ANSWER = '-'

/** Takes a file of questions; gives them by the talk they are asked of. @throws when a line is neither a head nor a question. */
export function readAsked(text: string): { file: string; number: number; asked: Asked[] }[] {
  const talks: { file: string; number: number; asked: Asked[] }[] = []
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, file, number] = HEAD.exec(line) ?? []
    const [, question, answer] = QUESTION.exec(line) ?? []
    if (file !== undefined) talks.push({ file, number: Number(number), asked: [] })
    else if (question === undefined || answer === undefined) throw new Error(`neither a talk nor a question: ${line.slice(0, 60)}`)
    else talks.at(-1)?.asked.push({ question, stretches: answer.trim() === NO_ANSWER ? [] : answer.split('||').map((stretch) => stretch.trim()) })
  }
  return talks
}

/** Who speaks, as a transcript of the language marks it. */
function voiced(talk: string, language: Language): string {
  const { clinicianLabels: [clinician = ''], patientLabels: [patient = ''] } = SPEAKER_LABELS[language]
  const words = new Map([['C', `${clinician}:`], ['P', `${patient}:`], ['O', '[other]']])
  return talk.replaceAll(/^([CPO]):/gm, (mark, voice: string) => words.get(voice) ?? mark)
}

/** All talks that were asked of, in the order of the files. @throws when a talk is missing or does not hold a stretch. */
export function askedTalks(): AskedTalk[] {
  const files = new Map<string, string[]>()
  const talksOf = (file: string): string[] => {
    const known = files.get(file) ?? readFileSync(join(TALKS, `${file}.txt`), 'utf8').split('\n---\n').filter((talk) => talk.trim() !== '')
    files.set(file, known)
    return known
  }
  return readdirSync(ASKED).toSorted().flatMap((name) => readAsked(readFileSync(join(ASKED, name), 'utf8'))).map(({ file, number, asked }) => {
    const id = `${file} ${String(number)}`
    const language = Language.parse(file.slice(0, 2))
    const text = voiced(talksOf(file)[number - 1] ?? '', language)
    const missing = asked.flatMap(({ stretches }) => stretches).find((stretch) => !text.includes(stretch))
    if (missing !== undefined) throw new Error(`${id} does not say: ${missing.slice(0, 60)}`)
    return { id, language, text, asked }
  })
}
