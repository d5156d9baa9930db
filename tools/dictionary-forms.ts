import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Suffix = { readonly strip: string; readonly add: string; readonly fits: RegExp }

/** The suffix rules of a Hunspell affix file by their flag. */
function suffixesOf(path: string): { rules: Map<string, Suffix[]>; isNumbered: boolean } {
  const rules = new Map<string, Suffix[]>()
  let isNumbered = false
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.startsWith('FLAG num')) isNumbered = true
    const [kind, flag = '', strip = '', add = '', fits = '.'] = line.trim().split(/\s+/)
    if (kind !== 'SFX' || /^[YN]$/.test(strip)) continue
    const rule = { strip: strip === '0' ? '' : strip, add: (add.split('/')[0] ?? '').replace(/^0$/, ''), fits: new RegExp(`(?:${fits})$`, 'u') }
    rules.set(flag, [...(rules.get(flag) ?? []), rule])
  }
  return { rules, isNumbered }
}

/** Every form of every word in lower case; names, which have capitals, stay out. */
export function dictionaryForms(folder: string): Set<string> {
  const { rules, isNumbered } = suffixesOf(join(folder, 'index.aff'))
  const forms = new Set<string>()
  const add = (word: string) => {
    if (/^\p{Ll}{3,}$/u.test(word)) forms.add(word.replaceAll('ё', 'е'))
  }
  for (const line of readFileSync(join(folder, 'index.dic'), 'utf8').split('\n')) {
    const [word = '', flags = ''] = (line.split(/[\t ]/)[0] ?? '').split('/')
    if (!/^\p{Ll}/u.test(word)) continue
    add(word)
    for (const flag of isNumbered ? flags.split(',') : flags) {
      for (const { strip, add: ending, fits } of rules.get(flag) ?? [])
        if (word.endsWith(strip) && fits.test(word)) add(word.slice(0, word.length - strip.length) + ending)
    }
  }
  return forms
}
