import type { Language, Vertical } from '#contract/vertical.ts'
import { da } from './da.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { ru } from './ru.ts'
import { EPONYMS, word } from './style.ts'
import type { LetterStyle, Rewording } from './style.ts'
import { sv } from './sv.ts'

const STYLES: Readonly<Record<Language, LetterStyle>> = { nb, sv, da, en, ru }

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
const small = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1)
/** The same letters at the beginning: a capital stays a capital. */
const likeFirst = (words: string, model: string): string => (/^\p{Lu}/u.test(model) ? capital(words) : words)

type Compiled = { readonly spoken: RegExp; readonly written: ReadonlyMap<string, string> }
const compiled = new Map<Language, Compiled>()

function formsOf(language: Language): Compiled {
  const known = compiled.get(language)
  if (known) return known
  const pair = (line: string): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]
  const written = new Map(STYLES[language].written.trim().split('\n').map(pair))
  const made = { spoken: word([...written.keys()].join('|')), written }
  compiled.set(language, made)
  return made
}

const reword = (text: string, rules: readonly Rewording[]): string => rules.reduce((so, [pattern, words]) => so.replace(pattern, words), text)

/** The subjects that stand for the patient, in whose place the report may have a pronoun. */
const WHO_IT_IS: ReadonlySet<string> = new Set(['Du', 'You', 'Dyret', 'Djuret'])

/** Of whom a letter tells: the pronoun where its reader is not the patient but a parent or owner. */
export type Told = { readonly vertical: Vertical; readonly pronoun: string | undefined }

const PRONOUN = /^(Han|Hun|Hon|He|She)(?!\p{L})/u
const LEAST_TIMES = 2

/** How a history speaks of its patient, where it does so more than once: then the one who reads is somebody else. */
export function pronounIn(history: readonly string[]): string | undefined {
  const times = new Map<string, number>()
  for (const sentence of history) {
    const found = PRONOUN.exec(sentence)?.[1]
    if (found !== undefined) times.set(found, (times.get(found) ?? 0) + 1)
  }
  const [most] = [...times].toSorted(([, a], [, b]) => b - a)
  return most !== undefined && most[1] >= LEAST_TIMES ? most[0] : undefined
}

/** A sentence that leaves out who does it gets its subject, unless one follows the verb: `Tok en blodprøve.` is `Vi tok en blodprøve.` */
function withSubject(sentence: string, { subjects }: LetterStyle, { vertical, pronoun }: Told): string {
  for (const [verbs, subject] of subjects[vertical]) {
    const begins = new RegExp(`^(?:${verbs})(?![\\p{L}\\p{N}])(?!\\s+(?:du|jeg|jag|vi|det|han|hun|hon|ham|you|we|it|she|he)(?!\\p{L}))`, 'u')
    if (begins.test(sentence)) return `${WHO_IT_IS.has(subject) ? (pronoun ?? subject) : subject} ${small(sentence)}`
  }
  return sentence
}

/** Speech as it is written: a form of the written language for each spoken one, and a subject where it was left out. No number, name or denial is touched. */
export function makeWrittenWriter(language: Language, told: Told): (sentence: string) => string {
  const style = STYLES[language]
  const { spoken, written } = formsOf(language)
  return (sentence) => {
    const forms = sentence.replace(spoken, (found) => likeFirst(written.get(found.toLowerCase()) ?? found, found))
    const said = reword(forms, style.rewordings)
    const own = told.vertical === 'med' && told.pronoun === undefined ? reword(said, style.family) : said
    return withSubject(capital(own), style, told)
  }
}

/** Whether a sentence of a report is left out of a letter: it points at what no reader sees, broke off, or names a manoeuvre only its examiner knows. */
export const isForNoReader = (sentence: string, language: Language): boolean => STYLES[language].orphan.test(sentence.trim()) || EPONYMS.test(sentence)

/** Whether a sentence speaks of calling or coming back. */
export const speaksOfCalling = (sentence: string, language: Language): boolean => STYLES[language].call.test(sentence)
