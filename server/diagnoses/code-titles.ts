import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Language } from '#contract/vertical.ts'
import type { Condition } from '#domain/conditions/conditions.ts'
import { DANISH_TITLES } from '#domain/diagnoses/danish-titles.ts'
import { symptomsOf } from '#domain/symptoms/symptom-list.ts'

/** What the codes are called. */
export type CodeTitles = {
  readonly titleOf: (condition: Condition, language: Language) => string
  readonly icd10Of: (condition: Condition) => { code: string; title: string } | null
}

const CodeList = z.array(z.object({ code: z.string(), text: z.string() }))

/** The lists are big and only the server needs them; they are read when first asked for, as text, not as modules. */
async function readList(name: 'ICPC2' | 'ICD10'): Promise<Map<string, string>> {
  const file = fileURLToPath(import.meta.resolve(`@navikt/diagnosekoder/lib/${name}.json`))
  const list = CodeList.parse(JSON.parse(await readFile(file, 'utf8')))
  return new Map(list.map(({ code, text }) => [code, text]))
}

function readDanish(): Map<string, string> {
  return new Map(DANISH_TITLES.trim().split('\n').map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]))
}

/** ICD-10 is written with a point after the third sign: I10, J20.9. */
const dotted = (code: string): string => (code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code)

async function load(): Promise<CodeTitles> {
  const [norwegian, icd10] = await Promise.all([readList('ICPC2'), readList('ICD10')])
  const danish = readDanish()
  const symptoms = new Map(symptomsOf('human').map((symptom) => [symptom.id, symptom.names]))
  return {
    titleOf({ code, labels }, language) {
      const listed = language === 'nb' ? norwegian.get(code) : language === 'da' ? danish.get(code) : undefined
      return listed ?? labels[language] ?? symptoms.get(code)?.[language] ?? norwegian.get(code) ?? code
    },
    icd10Of({ icd10: code }) {
      const title = code === undefined ? undefined : icd10.get(code)
      return code === undefined || title === undefined ? null : { code: dotted(code), title }
    },
  }
}

let loaded: Promise<CodeTitles> | undefined

/** The titles of ICPC-2 and ICD-10 (Norwegian Directorate of Health by way of @navikt/diagnosekoder, MIT; Danish by HL7 Denmark, CC0). */
export function codeTitles(): Promise<CodeTitles> {
  loaded ??= load()
  return loaded
}
