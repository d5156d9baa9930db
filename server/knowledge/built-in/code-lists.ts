import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Language } from '#contract/vertical.ts'
import { allConditions } from '#domain/conditions/conditions.ts'
import { DANISH_TITLES } from '#domain/diagnoses/danish-titles.ts'
import { symptomsOf } from '#domain/symptoms/symptom-list.ts'

export type CodeSystem = 'ICPC-2' | 'ICD-10'
export type CodeLists = {
  readonly titleOf: (system: CodeSystem, code: string, language: Language) => string | undefined
  readonly icdOf: (icpc: string) => string | undefined
}

const List = z.array(z.object({ code: z.string(), text: z.string() }))

async function readList(name: 'ICPC2' | 'ICD10'): Promise<ReadonlyMap<string, string>> {
  const file = fileURLToPath(import.meta.resolve(`@navikt/diagnosekoder/lib/${name}.json`))
  return new Map(List.parse(JSON.parse(await readFile(file, 'utf8'))).map(({ code, text }) => [code.replace('.', ''), text]))
}

async function load(): Promise<CodeLists> {
  const [icpc, icd] = await Promise.all([readList('ICPC2'), readList('ICD10')])
  const danish = new Map(DANISH_TITLES.trim().split('\n').map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]))
  const symptoms = new Map(symptomsOf('human').map((symptom) => [symptom.id, symptom.names]))
  const conditions = new Map(allConditions().map((condition) => [condition.code, condition]))
  return {
    titleOf(system, code, language) {
      if (system === 'ICD-10') return icd.get(code.replace('.', ''))
      const listed = language === 'nb' ? icpc.get(code) : language === 'da' ? danish.get(code) : undefined
      return listed ?? conditions.get(code)?.labels[language] ?? symptoms.get(code)?.[language] ?? icpc.get(code)
    },
    icdOf: (code) => conditions.get(code)?.icd10,
  }
}

let loaded: Promise<CodeLists> | undefined

/** ICPC-2 and ICD-10 as the product brings them along (Norwegian Directorate of Health by way of @navikt/diagnosekoder, MIT; Danish by HL7 Denmark, CC0). */
export function codeLists(): Promise<CodeLists> {
  loaded ??= load()
  return loaded
}
