import { wholeRows } from '#domain/vocabulary/whole-rows.ts'
import { DRUG_NAMES } from './drug-terms.ts'

/** A name of the list: its substance, its first word and the words behind it. */
export type Name = { readonly substance: string; readonly spelling: string; readonly rest: readonly string[]; readonly isTrade: boolean }

/** A shorter part of a name with a hyphen is a letter or a number. */
const SHORTEST_HEAD = 3

function readNames(): { byHead: Map<string, Name[]>; all: Name[] } {
  const byHead = new Map<string, Name[]>()
  const all: Name[] = []
  for (const line of wholeRows(DRUG_NAMES)) {
    const [generic = '', trade = ''] = line.split('|')
    const substance = generic.trim().split(/\s+/)[0] ?? ''
    if (substance === '' && trade.trim() === '') continue
    const add = (spelling: string, isTrade: boolean): void => {
      const [head = '', ...rest] = spelling.toLowerCase().replaceAll('ё', 'е').split('_')
      const name = { substance, spelling: head, rest, isTrade }
      byHead.set(head, [...(byHead.get(head) ?? []), name])
      all.push(name)
      // Speech has no hyphens: Depo-Medrol is heard as two words, and is not Medrol. Two substances side by side are two medicines.
      const [first = '', ...parts] = head.split('-')
      if (isTrade && first.length >= SHORTEST_HEAD && parts.length > 0 && parts.every((part) => part.length >= SHORTEST_HEAD)) {
        byHead.set(first, [...(byHead.get(first) ?? []), { substance, spelling: first, rest: [...parts, ...rest], isTrade }])
      }
    }
    for (const spelling of generic.trim().split(/\s+/)) if (spelling !== '') add(spelling, false)
    for (const spelling of trade.trim().split(/\s+/)) if (spelling !== '') add(spelling, true)
  }
  return { byHead, all }
}

/** Every name of the list, and by its first word. */
export const NAMES = readNames()
