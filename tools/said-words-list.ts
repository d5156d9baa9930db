// The words patients and clinicians say, from the invented consultations that are open to everybody (eval/consultations/README.md).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { plainWord } from '#domain/deidentify/knowledge/word-tokens.ts'

const SOURCES = ['practice', 'practice-2', 'short']
const LONGEST_LINE = 150
const SHORTEST = 3
const WORD = /(?<![\p{L}\p{M}\d'’-])\p{Ll}[\p{Ll}\p{M}]*(?![\p{L}\p{M}\d'’-])/gu

const Talk = z.object({ lang: z.string(), form: z.string(), transcript: z.string() })

/** Words in lower case of talks that have capitals: where those are kept, what is small is nobody's name. */
function saidWords(folder: string): Map<string, Set<string>> {
  const said = new Map<string, Set<string>>()
  for (const source of SOURCES) {
    for (const line of readFileSync(join(folder, `${source}.jsonl`), 'utf8').split('\n').filter((one) => one !== '')) {
      const { lang, form, transcript } = Talk.parse(JSON.parse(line))
      if (form === 'lower') continue
      const words = said.get(lang) ?? new Set()
      said.set(lang, words)
      for (const [word] of transcript.matchAll(WORD)) if (word.length >= SHORTEST) words.add(plainWord(word))
    }
  }
  return said
}

function inLines(words: Iterable<string>): string {
  const lines = ['']
  for (const word of words) {
    const line = lines.at(-1) ?? ''
    if (line.length + word.length < LONGEST_LINE) lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}

/** The generated list, as the talks of a folder make it. */
export function writtenSaidWords(folder: string): string {
  const lists = [...saidWords(folder)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([language, words]) => `  ${language}: \`${inLines([...words].toSorted())}\`,\n`)
  return `/** Made by tools/said-words.ts; sources in SOURCE.md. */\nexport const SAID_WORDS = {\n${lists.join('')}} as const\n`
}
