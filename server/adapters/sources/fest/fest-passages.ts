import type { Passage, PassageCode } from '#server/knowledge/passage.ts'
import { childOf, childrenOf } from '../fetching/xml-records.ts'
import type { XmlElement } from '../fetching/xml-records.ts'
import { cutText } from '../html/cut-at-headings.ts'
import { dayOf } from '../html/day-of.ts'
import { oneLine, withoutUnseen } from '../html/plain-text.ts'
import { publicWebAddress } from '../html/safe-html.ts'
import type { SourceName } from '../reading.ts'

export const FEST_SOURCE: SourceName = { id: 'fest', owner: 'Direktoratet for medisinske produkter (FEST)', licence: 'NLOD' }

/** A medicine as later records refer to it. */
export type KnownMedicine = { name: string; codes: readonly PassageCode[]; vertical: 'med' | 'vet' }
export type KnownMedicines = Map<string, KnownMedicine>

const ATC = /^Q?[A-Z]\d{2}(?:[A-Z]{1,2}(?:\d{2})?)?$/

export function atcCode(code: string | undefined): PassageCode[] {
  const plain = (code ?? '').trim().toUpperCase()
  if (!ATC.test(plain)) return []
  return [{ system: plain.startsWith('Q') ? 'ATCvet' : 'ATC', code: plain }]
}

/** What a value says to a reader: its text (DN), its own words, or its code (V). */
function saidBy(element: XmlElement | undefined): string {
  if (element === undefined) return ''
  return oneLine(element.attributes['DN'] ?? '') || oneLine(element.text) || oneLine(element.attributes['V'] ?? '')
}

/** Running text, its paragraphs kept, with whatever parts it has below it. */
function wordsOf(element: XmlElement | undefined): string {
  if (element === undefined) return ''
  const own =
    withoutUnseen(element.text)
      .replaceAll(/[ \t]+/g, ' ')
      .replaceAll(/ *\n\s*/g, '\n')
      .trim() || oneLine(element.attributes['DN'] ?? element.attributes['V'] ?? '')
  return [own, ...element.children.map(wordsOf)].filter((words) => words !== '').join('\n')
}

const line = (label: string, value: string): string[] => (value === '' ? [] : [`${label}: ${value}`])
const addressIn = (element: XmlElement | undefined): string | null => publicWebAddress(childOf(childOf(element, 'Lenke'), 'Www')?.attributes['V'] ?? '')

type Told = {
  id: string
  title: string
  headings: readonly string[]
  lines: readonly string[]
  kind: Passage['kind']
  vertical: 'med' | 'vet'
  codes: readonly PassageCode[]
  url: string | null
  updated: string | null
}

/** A register's own id; others would not hold as ids of ours. */
const ID = /^[\w.-]{1,150}$/

function passagesFrom({ id, title, lines, codes, ...rest }: Told): Passage[] {
  if (!ID.test(id)) return []
  return cutText(lines.join('\n')).map((text, part) => ({
    ...rest,
    id: `${FEST_SOURCE.id}:${id}#${part}`,
    source: FEST_SOURCE.id,
    owner: FEST_SOURCE.owner,
    licence: FEST_SOURCE.licence,
    title: title.slice(0, 300),
    text,
    html: null,
    language: 'nb',
    country: 'NO',
    edition: null,
    codes: [...new Map(codes.map((code) => [code.code, code])).values()].slice(0, 100),
  }))
}

const isForAnimals = (type: string, codes: readonly PassageCode[]): boolean => /veterin/i.test(type) || codes.some(({ system }) => system === 'ATCvet')

function medicine(entry: XmlElement, updated: string | null, known: KnownMedicines): Passage[] {
  const brand = childOf(entry, 'LegemiddelMerkevare')
  const id = oneLine(childOf(brand, 'Id')?.text ?? '')
  const name = saidBy(childOf(brand, 'Varenavn'))
  const title = saidBy(childOf(brand, 'NavnFormStyrke')) || name
  if (id === '' || title === '') return []
  const atc = childOf(brand, 'Atc')
  const codes = atcCode(atc?.attributes['V'])
  const substance = oneLine(atc?.attributes['DN'] ?? '')
  const type = saidBy(childOf(brand, 'Preparattype'))
  const vertical = isForAnimals(type, codes) ? ('vet' as const) : ('med' as const)
  known.set(id, { name: title, codes, vertical })
  const routes = childrenOf(childOf(brand, 'AdministreringLegemiddel'), 'Administrasjonsvei').map(saidBy)
  const lines = [
    title,
    ...line('Varenavn', name),
    ...line('Virkestoff', substance),
    ...line('ATC-kode', codes.map(({ code }) => code).join(', ')),
    ...line('Legemiddelform', saidBy(childOf(brand, 'LegemiddelformLang')) || saidBy(childOf(brand, 'LegemiddelformKort'))),
    ...line('Administrasjonsvei', routes.join(', ')),
    ...line('Reseptgruppe', saidBy(childOf(brand, 'Reseptgruppe'))),
    ...line('Preparattype', type),
  ]
  return passagesFrom({
    id,
    title,
    headings: substance === '' ? [] : [substance],
    lines,
    kind: 'medicine',
    vertical,
    codes,
    url: addressIn(childOf(brand, 'Preparatomtaleavsnitt')),
    updated,
  })
}

type Group = { name: string; codes: PassageCode[] }

function groupOf(element: XmlElement): Group {
  const substances = childrenOf(element, 'Substans')
  const names = substances.map((one) => saidBy(childOf(one, 'Substans')) || saidBy(childOf(one, 'Atc'))).filter((name) => name !== '')
  return {
    name: saidBy(childOf(element, 'Navn')) || [...new Set(names)].join(', '),
    codes: substances.flatMap((one) => atcCode(childOf(one, 'Atc')?.attributes['V'])),
  }
}

function interaction(entry: XmlElement, updated: string | null): Passage[] {
  const told = childOf(entry, 'Interaksjon')
  const id = oneLine(childOf(told, 'Id')?.text ?? '')
  const groups = [...childrenOf(told, 'Substansgruppe'), ...childrenOf(told, 'SubstansGruppe')].map(groupOf).filter(({ name }) => name !== '')
  if (id === '' || groups.length === 0) return []
  const lines = [
    `Interaksjon mellom ${groups.map(({ name }) => name).join(' og ')}`,
    ...line('Relevans', saidBy(childOf(told, 'Relevans'))),
    ...line('Gjelder når', wordsOf(childOf(told, 'Situasjonskriterium'))),
    ...line('Klinisk konsekvens', wordsOf(childOf(told, 'KliniskKonsekvens'))),
    ...line('Håndtering', wordsOf(childOf(told, 'Handtering'))),
    ...line('Mekanisme', wordsOf(childOf(told, 'Interaksjonsmekanisme'))),
    ...line('Kildegrunnlag', saidBy(childOf(told, 'Kildegrunnlag'))),
  ]
  return passagesFrom({
    id,
    title: `Interaksjon: ${groups.map(({ name }) => name).join(' – ')}`,
    headings: [],
    lines,
    kind: 'interaction',
    vertical: 'med',
    codes: groups.flatMap(({ codes }) => codes),
    url: null,
    updated,
  })
}

function warning(entry: XmlElement, updated: string | null, { known, today }: FestContext): Passage[] {
  const told = childOf(entry, 'VarselSlv')
  const id = oneLine(childOf(entry, 'Id')?.text ?? '')
  const title = saidBy(childOf(told, 'Overskrift'))
  const until = dayOf(childOf(told, 'TilDato')?.text ?? '')
  if (id === '' || title === '' || (until !== null && until < today)) return []
  const about = childrenOf(told, 'Referanseelement').flatMap((one) => childrenOf(one, 'RefElement')).flatMap((one) => known.get(oneLine(one.text)) ?? [])
  const from = dayOf(childOf(told, 'FraDato')?.text ?? '')
  const lines = [
    title,
    ...line('Type varsel', saidBy(childOf(told, 'Type'))),
    wordsOf(childOf(told, 'Varseltekst')),
    ...line('Gjelder', [...new Set(about.map(({ name }) => name))].slice(0, 100).join(', ')),
    ...line('Gjelder fra', from ?? ''),
  ].filter((words) => words !== '')
  const isAllForAnimals = about.length > 0 && about.every(({ vertical }) => vertical === 'vet')
  return passagesFrom({
    id,
    title,
    headings: [],
    lines,
    kind: 'warning',
    vertical: isAllForAnimals ? 'vet' : 'med',
    codes: about.flatMap(({ codes }) => codes),
    url: addressIn(told),
    updated: updated ?? from,
  })
}

export type FestContext = { known: KnownMedicines; today: string }

/** Takes an entry of a catalogue; gives its passages, none where it is of no kind that is kept or lacks its name. `isWithdrawn` is the register's own word. */
export function readEntry(entry: XmlElement, context: FestContext): { passages: Passage[]; isWithdrawn: boolean } {
  const status = childOf(entry, 'Status')?.attributes['V'] ?? 'A'
  if (status !== 'A') return { passages: [], isWithdrawn: true }
  const updated = dayOf(childOf(entry, 'Tidspunkt')?.text ?? '')
  if (entry.name === 'OppfLegemiddelMerkevare') return { passages: medicine(entry, updated, context.known), isWithdrawn: false }
  if (entry.name === 'OppfInteraksjon') return { passages: interaction(entry, updated), isWithdrawn: false }
  return { passages: warning(entry, updated, context), isWithdrawn: false }
}
