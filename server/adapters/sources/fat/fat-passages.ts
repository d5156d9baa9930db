import { z } from 'zod'
import type { Passage, PassageCode } from '#server/knowledge/passage.ts'
import { cutText } from '../html/cut-at-headings.ts'
import { dayOf } from '../html/day-of.ts'
import { oneLine, withoutUnseen } from '../html/plain-text.ts'
import type { SourceName } from '../reading.ts'

export const FAT_SOURCE: SourceName = { id: 'fat', owner: 'Helsedirektoratet (FinnKode)', licence: 'Helsedirektoratet; ICPC-2 © WONCA, ICD-10 © WHO' }

/** A row of a code system: every field a text or nothing. */
export type CodeRow = Readonly<Record<string, string>>
export const CodeRow = z
  .record(z.string(), z.unknown())
  .transform((row): CodeRow =>
    Object.fromEntries(Object.entries(row).flatMap(([key, value]) => (typeof value === 'string' && value.trim() !== '' ? [[key, value]] : []))),
  )

/** Fields whose words say when a code is used; their names differ between the systems. */
const EXPLAINS = /inkl|ekskl|kriteri|vurder|merknad|kommentar|beskriv|definisjon|note|synonym/i
/** Words below a code that are codes of their own only for a machine. */
const TERM_SYSTEM = 'ICPC-2B'

const labelOf = (field: string): string => field.replaceAll('_', ' ').trim()
const textOf = (row: CodeRow): string => oneLine(row['Tekst_uten_lengdebegrensning'] ?? row['Tekst_med_maksimalt_60_tegn'] ?? '')
const wordsOf = (value: string): string => withoutUnseen(value).split('\n').map(oneLine).filter((line) => line !== '').join('\n')

/** ICPC-2 is written T90, ICD-10 with a dot (E11.9) as the product writes it elsewhere. */
function codeOf(system: 'ICPC-2' | 'ICD-10', written: string): PassageCode | undefined {
  const plain = written.trim().toUpperCase()
  if (system === 'ICPC-2') return /^[A-Z]\d{2}$/.test(plain) ? { system, code: plain } : undefined
  const parts = /^([A-Z]\d{2})\.?([0-9A-Z]{0,2})$/.exec(plain)
  return parts?.[1] === undefined ? undefined : { system, code: parts[2] === '' ? parts[1] : `${parts[1]}.${parts[2] ?? ''}` }
}

export const isExpired = (row: CodeRow, today: string): boolean => {
  const until = dayOf(row['Gyldig_til'] ?? '')
  return until !== null && until < today
}

/** The words of terms that stand under a code, by that code (ICPC-2B). */
export function termsByCode(rows: readonly CodeRow[], today: string): ReadonlyMap<string, readonly string[]> {
  const terms = new Map<string, string[]>()
  for (const row of rows) {
    const parent = row['Foreldrekode']?.trim()
    if (row['Kodeverk'] !== TERM_SYSTEM || row['Tilhørighet_i_ICPC_2B'] !== 'TERM' || parent === undefined || isExpired(row, today)) continue
    terms.set(parent, [...(terms.get(parent) ?? []), textOf(row)])
  }
  return terms
}

/** Takes a row; gives what it says of its code. None for chapters, groups and rows of terms. */
export function codePassages(row: CodeRow, system: 'ICPC-2' | 'ICD-10', terms: ReadonlyMap<string, readonly string[]>): Passage[] {
  const code = codeOf(system, row['Kode'] ?? '')
  const text = textOf(row)
  if (code === undefined || text === '' || row['Kodeverk'] === TERM_SYSTEM) return []
  const explained = Object.entries(row).filter(([field]) => EXPLAINS.test(field)).map(([field, value]) => `${labelOf(field)}: ${wordsOf(value)}`)
  const under = [...new Set(terms.get(row['Kode'] ?? '') ?? [])].filter((term) => term !== '' && term !== text)
  const title = `${code.code} ${text}`.slice(0, 300)
  const lines = [`${system} ${title}`, ...explained, ...(under.length > 0 ? [`Termer: ${under.join('; ')}`] : [])]
  const parent = oneLine(row['Foreldrekodetekst'] ?? '').slice(0, 300)
  return cutText(lines.join('\n')).map((part, number) => ({
    id: `${FAT_SOURCE.id}:${system.toLowerCase()}/${code.code}#${number}`,
    source: FAT_SOURCE.id,
    owner: FAT_SOURCE.owner,
    title,
    headings: [system, ...(parent === '' ? [] : [parent])],
    text: part,
    html: null,
    kind: 'code',
    language: 'nb',
    country: 'NO',
    vertical: 'med',
    edition: null,
    updated: dayOf(row['Gyldig_fra'] ?? ''),
    licence: FAT_SOURCE.licence,
    url: 'https://finnkode.helsedirektoratet.no/',
    codes: [code],
  }))
}
