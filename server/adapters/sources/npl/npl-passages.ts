import type { Passage } from '#server/knowledge/passage.ts'
import { atcCode } from '../fest/fest-passages.ts'
import { childOf, childrenOf } from '../fetching/xml-records.ts'
import type { XmlElement } from '../fetching/xml-records.ts'
import { cutText } from '../html/cut-at-headings.ts'
import { oneLine } from '../html/plain-text.ts'
import type { SourceName } from '../reading.ts'

export const NPL_SOURCE: SourceName = { id: 'npl', owner: 'Läkemedelsverket (NPL)', licence: 'Läkemedelsverket: open for everybody to use, no registration' }

const valueOf = (element: XmlElement | undefined): string => oneLine(element?.attributes['v'] ?? childOf(element, 'v')?.text ?? element?.text ?? '')
const line = (label: string, value: string): string[] => (value === '' ? [] : [`${label}: ${value}`])

/** Takes a product of the register; gives its passages, none for a product without id or name. Values that stand as bare codes of the register are left out. */
export function productPassages(product: XmlElement): Passage[] {
  const id = valueOf(childOf(product, 'nplid'))
  const names = childOf(product, 'names')
  const name = valueOf(childOf(names, 'medprodname')) || valueOf(childOf(names, 'medprodnamelegal'))
  if (!/^\d{8,20}$/.test(id) || name === '') return []
  const strength = valueOf(childOf(product, 'strength-text'))
  const codes = childrenOf(childOf(product, 'classifications'), 'atc-code-lx').flatMap((one) => atcCode(valueOf(one)))
  const packs = childrenOf(childOf(product, 'packages'), 'package').map((one) => valueOf(childOf(one, 'pack-text'))).filter((text) => text !== '')
  const isStopped = valueOf(childOf(childOf(product, 'flags'), 'salesstopped')) === 'Y'
  const title = [name, strength].filter((part) => part !== '').join(' ').slice(0, 300)
  const lines = [
    title,
    ...line('ATC-kod', codes.map(({ code }) => code).join(', ')),
    ...line('Styrka', strength),
    ...line('Förpackningar', [...new Set(packs)].join('; ')),
    ...(isStopped ? ['Försäljningen är stoppad enligt registret.'] : []),
  ]
  return cutText(lines.join('\n')).map((text, part) => ({
    id: `${NPL_SOURCE.id}:${id}#${part}`,
    source: NPL_SOURCE.id,
    owner: NPL_SOURCE.owner,
    title,
    headings: [],
    text,
    html: null,
    kind: 'medicine',
    language: 'sv',
    country: 'SE',
    vertical: codes.some(({ system }) => system === 'ATCvet') ? 'vet' : 'med',
    edition: null,
    updated: null,
    licence: NPL_SOURCE.licence,
    url: null,
    codes,
  }))
}
