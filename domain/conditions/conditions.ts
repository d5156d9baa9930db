import type { Language } from '#contract/vertical.ts'
import { wholeRows } from '#domain/vocabulary/whole-rows.ts'
import { CHAPTERS_A_D } from './chapters-a-d.ts'
import { CHAPTERS_F_K } from './chapters-f-k.ts'
import { CHAPTERS_L_N } from './chapters-l-n.ts'
import { CHAPTERS_P_R } from './chapters-p-r.ts'
import { CHAPTERS_S_T } from './chapters-s-t.ts'
import { CHAPTERS_U_Y } from './chapters-u-y.ts'

/** What speaks for a condition, or with a negative weight against it; two words must stand near each other. */
export type Finding = { readonly key: string; readonly words: readonly string[]; readonly weight: number }

/** A rubric of ICPC-2 with what is known of it: how common it is, for whom, its findings and what it is called. */
export type Condition = {
  readonly code: string
  /** 0 rare to 4 very common in general practice. */
  readonly prior: number
  readonly sex: 'female' | 'male' | undefined
  readonly ages: { readonly from: number; readonly to: number } | undefined
  readonly icd10: string | undefined
  readonly findings: readonly Finding[]
  readonly names: Readonly<Record<Language, readonly string[]>>
  /** Own labels; Norwegian and Danish texts of a rubric come from its code list. */
  readonly labels: Readonly<Partial<Record<Language, string>>>
}

const COLUMNS: readonly Language[] = ['nb', 'sv', 'da', 'en', 'ru']
const NO_NAMES: Condition['names'] = { nb: [], sv: [], da: [], en: [], ru: [] }

function readFinding(part: string): Finding {
  const colon = part.lastIndexOf(':')
  const key = part.slice(0, colon)
  return { key, words: key.split('+'), weight: Number(part.slice(colon + 1)) }
}

function readHead(line: string): Condition {
  const [code = '', prior = '0', ...rest] = line.split(/\s+/)
  const ageAt = rest.indexOf('age')
  const [from, to] = ageAt < 0 ? [] : (rest[ageAt + 1] ?? '').split('-').map(Number)
  return {
    code,
    prior: Number(prior),
    sex: rest.includes('f') ? 'female' : rest.includes('m') ? 'male' : undefined,
    ages: from === undefined || to === undefined ? undefined : { from, to },
    icd10: rest.find((part) => part.startsWith('icd='))?.slice(4),
    findings: rest.filter((part) => part.includes(':')).map(readFinding),
    names: NO_NAMES,
    labels: {},
  }
}

function readNames(line: string): Pick<Condition, 'names' | 'labels'> {
  const names: Record<Language, readonly string[]> = { ...NO_NAMES }
  const labels: Partial<Record<Language, string>> = {}
  line.split('|').forEach((column, at) => {
    const language = COLUMNS[at]
    if (language === undefined) return
    const equals = column.indexOf(' = ')
    if (equals >= 0) labels[language] = column.slice(0, equals).trim()
    const list = equals >= 0 ? column.slice(equals + 3) : column
    names[language] = list.split(',').map((name) => name.trim()).filter((name) => name !== '' && !name.endsWith('='))
  })
  return { names, labels }
}

function readChapters(text: string): Condition[] {
  const conditions: Condition[] = []
  for (const line of wholeRows(text)) {
    if (line.trim() === '') continue
    const last = conditions.at(-1)
    if (line.startsWith(' ') && last !== undefined) conditions[conditions.length - 1] = { ...last, ...readNames(line) }
    else conditions.push(readHead(line.trim()))
  }
  return conditions
}

let known: readonly Condition[] | undefined

/** All conditions the ranking knows, read once. */
export function allConditions(): readonly Condition[] {
  known ??= [CHAPTERS_A_D, CHAPTERS_F_K, CHAPTERS_L_N, CHAPTERS_P_R, CHAPTERS_S_T, CHAPTERS_U_Y].flatMap(readChapters)
  return known
}
