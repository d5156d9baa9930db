import type { SourceCode } from '#contract/source.ts'
import { allConditions } from '#domain/conditions/conditions.ts'

type System = SourceCode['system']

/** Fewer signs of an ATC code name a group so wide that it says nothing. */
const ATC_LEVELS = [4, 5, 7]
const ICD_CATEGORY = 3

const plainCode = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

let byIcd: ReadonlyMap<string, string> | undefined

function icpcOf(icd: string): string | undefined {
  byIcd ??= new Map(
    [...allConditions()]
      .reverse()
      .flatMap(({ code, icd10 }) => (icd10 === undefined ? [] : [[plainCode(icd10).slice(0, ICD_CATEGORY), code.toLowerCase()] as const])),
  )
  return byIcd.get(icd.slice(0, ICD_CATEGORY))
}

/**
 * The terms a code is found by: itself, the groups it lies in, and the same condition in the other system, so that a question of I10 meets a text
 * of K86 and one of C09AA a text of C09AA05.
 */
export function codeTerms(system: System, code: string): string[] {
  const plain = plainCode(code)
  if (plain === '') return []
  if (system === 'ICPC-2') return [`icpc-2:${plain}`]
  if (system === 'ICD-10') {
    const [category, icpc] = [plain.slice(0, ICD_CATEGORY), icpcOf(plain)]
    return [...new Set([`icd-10:${plain}`, `icd-10:${category}`, ...(icpc === undefined ? [] : [`icpc-2:${icpc}`])])]
  }
  return ATC_LEVELS.filter((length) => length <= plain.length || length === 4).map(
    (length) => `atc:${plain.slice(0, system === 'ATCvet' ? length + 1 : length)}`,
  )
}

const WRITTEN = /(?<![\p{L}\p{N}])(q?[a-z]\d{2}[a-z]{2}\d{2}|q?[a-z]\d{2}[a-z]{1,2}|[a-z]\d{2}(?:\.\d{1,2}|\d{1,2})?)(?![\p{L}\p{N}])/gu
const ATC = /^(?:q[a-z]|[a-z])\d{2}[a-z]/u

export type WrittenCode = { readonly terms: readonly string[]; readonly start: number; readonly end: number }

/** Codes written out in a text: K86, I10.9, C09AA05, QJ01CR02. A letter with two digits may be of ICPC-2 and of ICD-10. */
export function writtenCodes(plain: string): WrittenCode[] {
  return Array.from(plain.matchAll(WRITTEN), (match) => {
    const [code] = match
    const terms = ATC.test(code)
      ? codeTerms(code.startsWith('q') ? 'ATCvet' : 'ATC', code)
      : code.length === 3
        ? [`icpc-2:${code}`, ...codeTerms('ICD-10', code).slice(0, 1)]
        : codeTerms('ICD-10', code)
    return { terms, start: match.index, end: match.index + code.length }
  })
}
