// Builds domain/deidentify/lists/*.generated.ts from the open lists named in domain/deidentify/lists/SOURCE.md:
// `node tools/launch.mjs run tools/deidentify-lists.ts --data DIR`, DIR holding `data/terminology`, `data/deid` and the rest.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readCsv } from '../eval/data.ts'
import { runTool, ToolRefusal } from './run-tool.ts'

const OUT = join(import.meta.dirname, '../domain/deidentify/lists')
const WORD = /\p{L}[\p{L}\p{M}]*/gu
/** A given name borne by so many Danes is known by itself, even in lower case. */
const WELL_KNOWN_BEARERS = 600
const LEAST_TIMES_SEEN = 2

type Words = Set<string>

const plain = (word: string) => word.toLowerCase().normalize('NFC').replaceAll('\u0301', '').replaceAll('ё', 'е')

/** The single words of a name that long enough to mean anything alone. */
function addParts(to: Words, name: string, least: number): void {
  for (const [part] of name.matchAll(WORD)) if (part.length >= least && /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(part)) to.add(plain(part))
}

function jsonNames(path: string): string[] {
  return z.array(z.string()).parse(JSON.parse(readFileSync(path, 'utf8')))
}

function rowsOf(path: string, separator = ','): Record<string, string>[] {
  const text = readFileSync(path, 'utf8')
  return readCsv(separator === '\t' ? text.replaceAll('"', '').replaceAll(',', ' ').replaceAll('\t', ',') : text)
}

function nameLists(folder: string): { given: Words; surnames: Words; wellKnown: Words } {
  const given: Words = new Set()
  const surnames: Words = new Set()
  const wellKnown: Words = new Set()
  for (const language of ['sv', 'en', 'de', 'pl']) {
    for (const name of jsonNames(join(folder, `stella_first_${language}.json`))) addParts(given, name, 2)
    for (const name of jsonNames(join(folder, `stella_surnames_${language}.json`))) addParts(surnames, name, 3)
  }
  for (const row of rowsOf(join(folder, 'dacy_danish_and_muslim_names.csv'))) {
    addParts(row['first_name'] === 'False' ? surnames : given, row['name'] ?? '', 2)
    if (row['first_name'] !== 'False' && Number(row['count']) >= WELL_KNOWN_BEARERS) addParts(wellKnown, row['name'] ?? '', 3)
  }
  for (const row of rowsOf(join(folder, 'sigpwned_common_forenames_by_country.csv'))) {
    for (const key of ['Localized Name', 'Romanized Name']) {
      addParts(given, row[key] ?? '', 2)
      if (/^(NO|SE|DK|FI|GB|US|RU|DE|PL|UA)$/.test(row['Country'] ?? '')) addParts(wellKnown, row[key] ?? '', 3)
    }
  }
  for (const row of rowsOf(join(folder, 'sigpwned_common_surnames_by_country.csv'))) {
    for (const key of ['Localized Name', 'Romanized Name']) addParts(surnames, row[key] ?? '', 3)
  }
  return { given, surnames, wellKnown }
}

function placeList(folder: string): Words {
  const places: Words = new Set()
  for (const country of ['NO', 'SE', 'DK']) {
    for (const row of rowsOf(join(folder, `geonames_postcodes_${country}.tsv`), '\t')) {
      for (const key of ['place', 'admin1', 'admin2', 'admin3']) {
        const name = plain(row[key] ?? '').replace(/ (?:[a-zæøå]{1,2}|kommun|kommune|municipality|county|capital region|region)$/u, '')
        if (/^\p{L}[\p{L}\- ]+$/u.test(name)) places.add(name.replaceAll(' ', '_'))
      }
    }
  }
  return places
}

/** Words a capital may begin without being a name: terms of the Norwegian medical lexicon, medicines of FEST among them. */
function medicalWords(path: string): Words {
  const words: Words = new Set()
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [term = '', kind = ''] = line.split('\t')
    if (kind === 'PERSON' || kind === 'ORGANIZATION') continue
    for (const [word] of term.matchAll(WORD)) if (word.length >= 3) words.add(plain(word))
  }
  return words
}

function countLower(texts: Iterable<string>, least = LEAST_TIMES_SEEN): Words {
  const counts = new Map<string, number>()
  for (const text of texts) {
    for (const [word] of text.matchAll(WORD)) if (word.length >= 2 && word === word.toLowerCase()) counts.set(plain(word), (counts.get(plain(word)) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= least).map(([word]) => word))
}

function swedishWords(data: string): Words {
  const Line = z.object({ text: z.string() })
  const lines = readFileSync(join(data, 'data/deid/sv_webbnyheter.dev.jsonl'), 'utf8').split('\n').filter((line) => line.trim() !== '')
  return countLower(lines.map((line) => Line.parse(JSON.parse(line)).text))
}

function englishWords(data: string, least: number): Words {
  const texts = [
    ...rowsOf(join(data, 'data/mts-dialog/MTS-Dialog-TrainingSet.csv')).flatMap((row) => [row['dialogue'] ?? '', row['section_text'] ?? '']),
    ...rowsOf(join(data, 'data/aci-bench/train.csv')).flatMap((row) => [row['dialogue'] ?? '', row['note'] ?? '']),
  ]
  return countLower(texts, least)
}

function write(name: string, constant: string, words: Words): void {
  const text = [...words].sort().join(' ')
  const lines = text.match(/.{1,150}(?: |$)/g) ?? []
  writeFileSync(
    join(OUT, `${name}.generated.ts`),
    `/** Made by tools/deidentify-lists.ts; sources and licences in SOURCE.md. */\n` +
      `export const ${constant} = \`${lines.map((line) => line.trimEnd()).join('\n')}\`\n`,
  )
  console.log(`${name}: ${String(words.size)} words`)
}

await runTool(async () => {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  if (values.data === undefined) throw new ToolRefusal('give the folder of the open lists with --data DIR')
  const terminology = join(values.data, 'data/terminology')
  const { given, surnames, wellKnown } = nameLists(join(terminology, 'names'))
  write('given-names', 'GIVEN_NAMES', given)
  write('surnames', 'SURNAMES', surnames)
  write('well-known-names', 'WELL_KNOWN_NAMES', wellKnown)
  write('places', 'PLACES', placeList(join(terminology, 'places')))
  write('medical-words', 'MEDICAL_WORDS', medicalWords(join(terminology, 'lexicon/NorMedTerm.tsv')))
  write('swedish-words', 'SWEDISH_WORDS', swedishWords(values.data))
  // a name that a transcript once wrote small is no everyday word
  const rare = englishWords(values.data, 1).difference(wellKnown).difference(given)
  write('english-words', 'ENGLISH_WORDS', englishWords(values.data, LEAST_TIMES_SEEN).union(rare))
})
