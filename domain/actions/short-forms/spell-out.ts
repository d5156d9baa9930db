import type { Language } from '#contract/vertical.ts'
import { ABBREVIATIONS } from './abbreviations.ts'

type Spelling = { words: ReadonlyMap<string, string>; pattern: RegExp }

const made = new Map<Language, Spelling>()
const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

function spellingOf(language: Language): Spelling {
  const before = made.get(language)
  if (before) return before
  const words = new Map(
    ABBREVIATIONS[language]
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  )
  const forms = [...words.keys()].toSorted((a, b) => b.length - a.length).map(escaped)
  const spelling = { words, pattern: new RegExp(String.raw`(?<![\p{L}\p{N}./-])(${forms.join('|')})(?:\.(?=\s|[,;:)]|$))?(?![\p{L}\p{N}/-])`, 'giu') }
  made.set(language, spelling)
  return spelling
}

/** Short forms that are also little words of the language: only with a stop or in capitals are they short forms. */
const ALSO_WORDS = /^(?:at|op|et|ad|us|t|od|im|in|stat|hr|po|pt|bil|sin|rem|ua|ul|gi|cave|obs|buk|mr|mb)$/iu
const isSurelyShort = (found: string): boolean => found.endsWith('.') || (/^\p{Lu}+$/u.test(found) && found.length > 1)

/** Writes short forms and Latin of a note in words. A stop that ended the sentence stays. */
export function spellOut(text: string, language: Language): string {
  const { words, pattern } = spellingOf(language)
  return text.replace(pattern, (found: string, form: string, at: number) => {
    const lay = words.get(form.toLowerCase())
    if (lay === undefined || (ALSO_WORDS.test(form) && !isSurelyShort(found))) return found
    const startsSentence = at === 0 || /[.!?]\s*$/u.test(text.slice(Math.max(0, at - 3), at))
    const isLast = found.endsWith('.') && /^\s*(?:$|\p{Lu})/u.test(text.slice(at + found.length, at + found.length + 4))
    return (startsSentence ? lay.charAt(0).toUpperCase() + lay.slice(1) : lay) + (isLast ? '.' : '')
  })
}
