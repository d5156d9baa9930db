import { DRUG_ROWS } from './drug-rows.ts'

/** A name of the list: its substance, its first word and the words behind it. One seldom named counts where it is spelled, and is not sought by its sound. */
export type Name = {
  readonly substance: string
  readonly spelling: string
  readonly rest: readonly string[]
  readonly isTrade: boolean
  readonly isRare: boolean
}

/** A shorter part of a name with a hyphen is a letter or a number. */
const SHORTEST_HEAD = 3

function readNames(): { byHead: Map<string, Name[]>; all: Name[] } {
  const byHead = new Map<string, Name[]>()
  const all: Name[] = []
  const told = new Set<string>()
  for (const { spellings, trades, isRare } of DRUG_ROWS) {
    const substance = spellings[0] ?? ''
    const add = (spelling: string, isTrade: boolean): void => {
      const [head = '', ...rest] = spelling.toLowerCase().replaceAll('ё', 'е').split('_')
      // The second row of a medicine begins with the name that the first begins with.
      if (told.has(`${substance} ${spelling}`)) return
      told.add(`${substance} ${spelling}`)
      const name = { substance, spelling: head, rest, isTrade, isRare }
      byHead.set(head, [...(byHead.get(head) ?? []), name])
      all.push(name)
      // Speech has no hyphens: Depo-Medrol is heard as two words, and is not Medrol. Two substances side by side are two medicines.
      const [first = '', ...parts] = head.split('-')
      if (isTrade && first.length >= SHORTEST_HEAD && parts.length > 0 && parts.every((part) => part.length >= SHORTEST_HEAD)) {
        byHead.set(first, [...(byHead.get(first) ?? []), { substance, spelling: first, rest: [...parts, ...rest], isTrade, isRare }])
      }
    }
    for (const spelling of spellings) add(spelling, false)
    for (const trade of trades) add(trade, true)
  }
  return { byHead, all }
}

/** Every name of the lists, and by its first word. */
export const NAMES = readNames()

const spellings = Map.groupBy(NAMES.all.filter(({ isTrade, rest }) => !isTrade && rest.length === 0), ({ substance }) => substance)

/** The names a substance itself has in the languages, as the list has them; none of one no list knows. */
export function spellingsOf(substance: string): readonly string[] {
  return spellings.get(substance)?.map(({ spelling }) => spelling) ?? []
}
