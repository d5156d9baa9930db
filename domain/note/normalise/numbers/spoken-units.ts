import type { LanguagePack, NumberWords } from '#domain/language/pack/language-pack.ts'

const signPatterns = new WeakMap<NumberWords, RegExp>()

function signPattern(words: NumberWords): RegExp {
  const known = signPatterns.get(words)
  if (known !== undefined) return known
  const names = Object.keys(words.unitSigns).sort((a, b) => b.length - a.length)
  const made = new RegExp(`(\\d)\\s*-?(${names.map((name) => name.replaceAll(' ', '\\s+')).join('|')})(?![\\p{L}])`, 'giu')
  signPatterns.set(words, made)
  return made
}

/** Writes the units behind digits as signs: `5 milligram` → `5 mg`. */
export function writeUnits(text: string, { numbers }: LanguagePack): string {
  return text.replace(signPattern(numbers), (_, digit: string, unit: string) => {
    const sign = numbers.unitSigns[unit.toLowerCase().replace(/\s+/g, ' ')] ?? unit
    return `${digit} ${sign}`
  })
}
