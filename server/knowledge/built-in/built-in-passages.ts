import type { Language, Vertical } from '#contract/vertical.ts'
import { writtenCodes } from '#domain/search/codes.ts'
import { conceptsIn } from '#domain/search/concepts.ts'
import { medicineNamed } from '#domain/search/medicines.ts'
import { plainQuestion } from '#domain/search/question.ts'
import type { Passage } from '../passage.ts'
import { codeLists } from './code-lists.ts'
import type { CodeSystem } from './code-lists.ts'

/** What the product knows by itself of codes and medicines, without any import: made when asked for, kept nowhere. */
type BuiltIn = { passage: Passage; /** The question asks for just this. */ isAskedFor: boolean }

const ASKS_CODE = /(?<!\p{L})(?:diagnose|диагноз)?(?:kode|koden|koder|kod|koda|kodar|code|codes|код|кода|коды|icpc|icpc-2|icd|icd-10|мкб|мкб-10)(?!\p{L})/u
const ASKS_NAME = new RegExp(
  'virkestoff|handelsnavn|generisk|aktiv substans|verksam|handelsnamn|handelsnavn|synonymprepar|lægemiddelstof|' +
    String.raw`active (?:ingredient|substance)|brand name|trade name|generic|действующее вещество|торгов\S+ назван`,
  'u',
)
const MOST = 5

const shared = { headings: [], html: null, country: null, edition: null, updated: null, url: null } as const

async function codePassage(system: CodeSystem, code: string, language: Language): Promise<Passage | undefined> {
  const lists = await codeLists()
  const title = lists.titleOf(system, code, language)
  if (title === undefined) return undefined
  const icd = system === 'ICPC-2' ? lists.icdOf(code) : undefined
  const beside = icd === undefined ? undefined : lists.titleOf('ICD-10', icd, language)
  return {
    ...shared,
    id: `codes:${system.toLowerCase()}/${code}#0`,
    source: 'codes',
    owner: system,
    title: `${code} ${title}`,
    text: [`${system} | ${code} | ${title}`, ...(beside === undefined ? [] : [`ICD-10 | ${icd ?? ''} | ${beside}`])].join('\n'),
    kind: 'code',
    language,
    vertical: 'med',
    licence: 'MIT',
    codes: [{ system, code }, ...(icd === undefined || beside === undefined ? [] : [{ system: 'ICD-10' as const, code: icd }])],
  }
}

function medicinePassage(name: string, language: Language): Passage | undefined {
  const medicine = medicineNamed(name)
  if (medicine === undefined) return undefined
  return {
    ...shared,
    id: `medicines:${medicine.id}#0`,
    source: 'medicines',
    owner: 'Epikrise',
    title: medicine.substances[0] ?? medicine.id,
    text: [medicine.substances.join(', '), medicine.trades.join(', ')].filter((line) => line !== '').join('\n'),
    kind: 'medicine', language, vertical: 'both', licence: 'MIT', codes: [],
  }
}

/** A term of the search as the code it is. */
function codeOf(term: string): { system: CodeSystem; code: string } | undefined {
  const [name, code = ''] = term.split(':')
  return name === 'icpc-2' ? { system: 'ICPC-2', code: code.toUpperCase() } : name === 'icd-10' ? { system: 'ICD-10', code: code.toUpperCase() } : undefined
}

/** Codes and medicines that a question names, in its language. */
export async function builtInPassages(question: string, { language, vertical }: { language: Language; vertical: Vertical }): Promise<BuiltIn[]> {
  const plain = plainQuestion(question)
  const concepts = conceptsIn(plain, language, vertical)
  const [asksCode, asksName] = [ASKS_CODE.test(plain), ASKS_NAME.test(plain)]
  const terms = [...writtenCodes(plain).flatMap((code) => code.terms), ...concepts.map(({ term }) => term)]
  const codes = [...new Set(terms)].flatMap((term) => codeOf(term) ?? []).slice(0, MOST)
  const medicines = [...new Set(concepts.map(({ term }) => term).filter((term) => term.startsWith('d:')))].slice(0, MOST)
  const found = [
    ...(await Promise.all(codes.map(({ system, code }) => codePassage(system, code, language)))).map((passage) => ({ passage, isAskedFor: asksCode })),
    ...medicines.map((term) => ({ passage: medicinePassage(term.slice(2), language), isAskedFor: asksName })),
  ]
  return found.flatMap(({ passage, isAskedFor }) => (passage ? [{ passage, isAskedFor }] : []))
}

/** The one of an id, in the reader's language. */
export async function builtInPassage(id: string, language: Language): Promise<Passage | undefined> {
  const [, system, code] = /^codes:(icpc-2|icd-10)\/([A-Z0-9.]{2,7})#0$/.exec(id) ?? []
  if (system !== undefined && code !== undefined) return codePassage(system === 'icpc-2' ? 'ICPC-2' : 'ICD-10', code, language)
  const [, medicine] = /^medicines:(\S{2,60})#0$/.exec(id) ?? []
  return medicine === undefined ? undefined : medicinePassage(medicine, language)
}
