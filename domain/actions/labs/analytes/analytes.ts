import type { Language } from '#contract/vertical.ts'
import { da } from './da.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { ru } from './ru.ts'
import { shared } from './shared.ts'
import { sv } from './sv.ts'

/** What is known of one thing a laboratory measures, in one language. */
export type Analyte = {
  key: string
  /** As a patient is told its name. */
  name: string
  /** What it measures: begins with a small letter and ends with no stop. */
  measures: string
}

const TABLES: Readonly<Record<Language, string>> = { nb, sv, da, en, ru }

const linesOf = (table: string): string[] => table.split('\n').filter((line) => line !== '')
const namesOf = (part: string): string[] => part.split(',').map((name) => name.trim()).filter((name) => name !== '')

function divide(text: string, at: string): [string, string] {
  const place = text.indexOf(at)
  return place < 0 ? [text, ''] : [text.slice(0, place).trim(), text.slice(place + at.length).trim()]
}

/** A name as it is looked up: letters and digits alone, in small letters; `P-ALAT` is `palat`, `25-OH-vitamin D` is `25ohvitamind`. */
const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replace(/[^\p{L}\p{N}+]/gu, '')

/** The system a sample is from, as Nordic laboratories write it before the name: P-, S-, fP-, B-, U-, F-, Erc(B)-. */
const SYSTEM = /^(?:f?(?:P|S|B|Pt|U|F|Sp|Csv|Fe|Erc|Lkc)(?:\([A-Za-z]+\))?)[-—–]\s?/u

/** A strip dipped in urine: `U-stix leukocytter`. */
const STRIP = /^(?:u-?stix|urinstix|urinsticka|urinstiks|stix|urine dipstick|dipstick)\s*:?\s+/iu

type Tables = { byName: ReadonlyMap<string, string>; byLanguage: Readonly<Record<Language, ReadonlyMap<string, Analyte>>> }

function readTable(table: string): { analytes: Map<string, Analyte>; names: [string, string][] } {
  const analytes = new Map<string, Analyte>()
  const names: [string, string][] = []
  for (const line of linesOf(table)) {
    const [key, rest] = divide(line, ':')
    const [listed, measures] = divide(rest, '|')
    const all = namesOf(listed)
    analytes.set(key, { key, name: all[0] ?? key, measures })
    for (const name of all) names.push([nameKey(name), key])
  }
  return { analytes, names }
}

function read(): Tables {
  const tables = { nb: readTable(TABLES.nb), sv: readTable(TABLES.sv), da: readTable(TABLES.da), en: readTable(TABLES.en), ru: readTable(TABLES.ru) }
  const byName = new Map<string, string>()
  for (const { names } of [...Object.values(tables), readTable(shared)]) {
    for (const [name, key] of names) if (!byName.has(name)) byName.set(name, key)
  }
  const { nb: norwegian, sv: swedish, da: danish, en: english, ru: russian } = tables
  return { byName, byLanguage: { nb: norwegian.analytes, sv: swedish.analytes, da: danish.analytes, en: english.analytes, ru: russian.analytes } }
}

let tables: Tables | undefined
const known = (): Tables => (tables ??= read())

/**
 * What a printed name stands for, in any of the five languages, with or without the sign of its system: `P-Kreatinin`, `Creatinine`, `Krea`.
 * A name that begins with U- is looked up with it first: albumin of the urine is another thing than albumin of the blood.
 */
export function findAnalyte(printed: string): string | undefined {
  const { byName } = known()
  const whole = byName.get(nameKey(printed))
  if (whole !== undefined) return whole
  if (STRIP.test(printed)) return byName.get(nameKey(`U-${printed.replace(STRIP, '')}`))
  const bare = printed.replace(SYSTEM, '')
  const ofUrine = /^U[-—–]/u.test(printed)
  if (ofUrine || bare === printed) return undefined
  return byName.get(nameKey(bare))
}

/** What a patient is told of it. */
export const analyteOf = (key: string, language: Language): Analyte | undefined => known().byLanguage[language].get(key)
/** Every key there is, for the test that no language lacks one. */
export const analyteKeys = (language: Language): string[] => [...known().byLanguage[language].keys()]
