import { parseArgs } from 'node:util'
import { readLanguage } from '#contract/vertical.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { ToolRefusal } from '../run-tool.ts'

export const USAGE = `npm run sources:import -- hapi [--max-calls N]
npm run sources:import -- fest|npl [--from FILE]
npm run sources:import -- fat
npm run sources:import -- files FOLDER --owner "…" [--language nb|sv|da|en|ru] [--for med|vet|both] [--licence "…"]
npm run sources:import -- sample [--remove]
npm run sources:import -- --list

  hapi           guidelines and advice of the Norwegian Directorate of Health; needs HAPI_KEY
  fest           Norwegian medicines, interactions and warnings
  npl            Swedish medicines for people and animals
  fat            Norwegian code systems with their words of use
  files          a folder of the clinic’s own procedures, Markdown or HTML
  sample         an invented library to try the product with, marked as not for patients on every card
  --list         what has been brought in
  --remove       take the invented library out again
  --from         read a file brought by hand instead of the network
  --max-calls    calls to the source in one run (default 20000)
  --again        read it all even if nothing is newer
  --allow-fewer  take out what is missing even if it is more than half

Licences and conditions: docs/operations/sources.md`

export const NETWORK_SOURCES = ['hapi', 'fest', 'npl', 'fat'] as const
export type NetworkSource = (typeof NETWORK_SOURCES)[number]

type Shared = { again: boolean; allowFewer: boolean; mostCalls: number }
export type Choice = Shared &
  (
    | { source: NetworkSource; from: string | undefined }
    | { source: 'files'; folder: string; owner: string; language: Language | undefined; vertical: Vertical | 'both'; licence: string | undefined }
  )

const MOST_CALLS = 20_000

/** Wrong use: told in words, with how it is used. */
export class WrongUse extends ToolRefusal {}

const wrong = (sentence: string): never => {
  throw new WrongUse(`${sentence}\n\n${USAGE}`)
}

function callsFrom(typed: string | undefined): number {
  if (typed === undefined) return MOST_CALLS
  return /^\d{1,7}$/.test(typed) && Number(typed) > 0 ? Number(typed) : wrong('--max-calls takes a whole number above 0.')
}

type Typed = { owner?: string | undefined; language?: string | undefined; for?: string | undefined; licence?: string | undefined }

function filesChoice(shared: Shared, folder: string | undefined, { owner = '', language: tag, for: whom = 'both', licence }: Typed): Choice {
  if (folder === undefined) return wrong('Say which folder holds the procedures.')
  if (owner.trim() === '') return wrong('Say who stands behind the procedures, as readers are to see it: --owner "Sentrum legesenter".')
  if (owner.length > 200 || (licence ?? '').length > 200) return wrong('--owner and --licence take at most 200 letters.')
  const language = tag === undefined ? undefined : readLanguage(tag)
  if (tag !== undefined && language === undefined) return wrong('--language takes nb, sv, da, en or ru.')
  if (whom !== 'med' && whom !== 'vet' && whom !== 'both') return wrong('--for takes med, vet or both.')
  return { ...shared, source: 'files', folder, owner: owner.trim(), language, vertical: whom, licence: licence?.trim() === '' ? undefined : licence?.trim() }
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      remove: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      'allow-fewer': { type: 'boolean', default: false },
      'max-calls': { type: 'string' },
      from: { type: 'string' },
      owner: { type: 'string' },
      language: { type: 'string' },
      for: { type: 'string' },
      licence: { type: 'string' },
    },
  })
}

function parsed(args: readonly string[]): ReturnType<typeof parse> {
  try {
    return parse(args)
  } catch (error) {
    return wrong(error instanceof Error ? error.message : 'That is no use of this command.')
  }
}

/** Takes what was typed; gives what is to be done. @throws WrongUse */
export function readChoice(args: readonly string[]): Choice | 'list' | 'help' | 'sample' | 'no sample' {
  const { values, positionals } = parsed(args)
  if (values.help) return 'help'
  if (values.list) return 'list'
  const [name, folder, ...more] = positionals
  if (name === undefined) return wrong('Say which source to bring in.')
  const shared = { again: values.again, allowFewer: values['allow-fewer'], mostCalls: callsFrom(values['max-calls']) }
  if (more.length > 0) return wrong(`${more[0] ?? ''} is one word too many.`)
  if (values.remove && name !== 'sample') return wrong('--remove goes with sample.')
  if (name === 'sample') return folder === undefined ? (values.remove ? 'no sample' : 'sample') : wrong(`${folder} is one word too many.`)
  if (name === 'files') return filesChoice(shared, folder, values)
  const source = NETWORK_SOURCES.find((known) => known === name)
  if (source === undefined) return wrong(`${name} is no source.`)
  if (folder !== undefined) return wrong(`${folder} is one word too many.`)
  if (values.from !== undefined && source !== 'fest' && source !== 'npl') return wrong('--from goes with fest and npl.')
  return { ...shared, source, from: values.from }
}
