import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Language } from '#contract/vertical.ts'
import type { LetterKind } from '#domain/actions/questions/topics/associations.ts'
import type { QuestionLetter } from './questions.ts'

/** One letter about some remarks; letters about the same remarks share the name of their case. */
export type PairLetter = QuestionLetter & { readonly kind: LetterKind; readonly ofCase: string }

const Head = z.tuple([Language, z.enum(['letter', 'message'])], z.string())
type Asked = { text: string; answers: string[] }

/** A number for a text, the same every time (FNV-1a). */
function numberOf(text: string): number {
  let number = 0x811c9dc5
  for (let at = 0; at < text.length; at++) number = Math.imul(number ^ text.charCodeAt(at), 0x01000193)
  return (number ^ (number >>> 15)) >>> 0
}

function readQuestion(line: string): Asked {
  const [text = '', answers = ''] = line.split('=>').map((part) => part.trim())
  return { text, answers: answers === '-' ? [] : answers.split('||').map((piece) => piece.trim()).filter((piece) => piece !== '') }
}

/** Those who wrote put what nothing answers last: the place of a question would tell what no letter tells. */
const withoutOrder = (asked: readonly Asked[]): Asked[] => asked.toSorted((one, other) => numberOf(one.text) - numberOf(other.text))

function readCase(lines: readonly string[], ofCase: string): PairLetter[] {
  const [language, kind] = Head.parse((lines[0] ?? '').trim().split(/\s+/u))
  const remarks = lines.find((line) => line.startsWith('R: '))?.slice(3).trim() ?? ''
  const letters: Asked[][] = []
  for (const line of lines) {
    if (/^L(?:\s|$)/u.test(line)) letters.push([])
    else if (line.startsWith('Q: ')) letters.at(-1)?.push(readQuestion(line.slice(3)))
  }
  return letters.filter((asked) => asked.length > 0).map((asked, at) => {
    const questions = withoutOrder(asked)
    const input = questions.map(({ text }, place) => `${place + 1}. ${text}`).join('\n')
    return { id: `${ofCase}-${at + 1}`, ofCase, kind, language, input, remarks, questions }
  })
}

/**
 * The letters of a file of cases: `## nb letter NAV`, `R: remarks`, then for each letter `L` and its lines `Q: question => piece || piece`, or `-` where
 * nothing answers.
 */
export const parsePairs = (text: string, name: string): PairLetter[] =>
  text.split(/^## /mu).slice(1).flatMap((one, at) => readCase(one.split('\n'), `${name}-${at + 1}`))

/** All letters of a folder, file by file. */
export const readPairs = (folder: string): PairLetter[] =>
  readdirSync(folder).filter((file) => file.endsWith('.txt')).toSorted()
    .flatMap((file) => parsePairs(readFileSync(join(folder, file), 'utf8'), file.slice(0, -'.txt'.length)))
