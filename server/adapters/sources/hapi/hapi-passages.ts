import { readLanguage } from '#contract/vertical.ts'
import type { Passage, PassageCode, PassageKind } from '#server/knowledge/passage.ts'
import { cutAtHeadings } from '../html/cut-at-headings.ts'
import { dayOf } from '../html/day-of.ts'
import { oneLine } from '../html/plain-text.ts'
import { publicWebAddress, safeHtml } from '../html/safe-html.ts'
import type { SourceName } from '../reading.ts'
import type { HapiObject } from './hapi-object.ts'

export const HAPI_SOURCE: SourceName = { id: 'helsedirektoratet', owner: 'Helsedirektoratet', licence: 'NLOD' }

const KINDS: Readonly<Record<string, PassageKind>> = {
  anbefaling: 'recommendation',
  'pakkeforlop-anbefaling': 'recommendation',
  rad: 'advice',
  'faglig-rad': 'advice',
  kapittel: 'chapter',
  retningslinje: 'guideline',
  'nasjonal-veileder': 'guideline',
  'nasjonalt-forlop': 'guideline',
  prioriteringsveileder: 'guideline',
}

/** The kinds that the middle of an id names, for objects that do not say themselves. */
const KINDS_OF_IDS: Readonly<Record<string, PassageKind>> = {
  '0001': 'guideline',
  '0002': 'recommendation',
  '0009': 'guideline',
  '0020': 'advice',
  '0022': 'guideline',
  '0023': 'advice',
  '0041': 'chapter',
}

/** What the directorate calls the parts of a recommendation on its own pages. */
const PRACTICAL = 'Praktisk – slik kan anbefalingen følges'
const RATIONALE = 'Begrunnelse'

const plainType = (type: string): string => type.toLowerCase().replaceAll('å', 'a').replaceAll('ø', 'o').replaceAll(/\s+/g, '-')
const kindOf = ({ tekniskeData, id }: HapiObject): PassageKind => KINDS[plainType(tekniskeData)] ?? KINDS_OF_IDS[id.split('-')[1] ?? ''] ?? 'other'

const SYSTEMS: Readonly<Record<string, PassageCode['system']>> = { 'icpc-2': 'ICPC-2', icpc2: 'ICPC-2', 'icd-10': 'ICD-10', icd10: 'ICD-10', atc: 'ATC' }
const CODE = /^[A-Z][A-Z0-9]{1,6}(?:\.[0-9A-Z]{1,2})?$/
const MOST_CODES = 100

function codeStrings(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/[\s,;]+/)
  if (Array.isArray(value)) return value.flatMap(codeStrings)
  if (typeof value === 'object' && value !== null && 'kode' in value) return codeStrings(value.kode)
  return []
}

/** ICD-10 with its dot (J02.0), as the product writes it, however the source does. */
const asWritten = (system: PassageCode['system'], code: string): string => (system === 'ICD-10' ? code.replace(/^([A-Z]\d{2})(\d{1,2})$/, '$1.$2') : code)

/** The codes an object stands under itself, in the code systems we know. */
export function codesOf({ koder }: Pick<HapiObject, 'koder'>): PassageCode[] {
  const found = Object.entries(koder).flatMap(([name, value]) => {
    const system = SYSTEMS[name.trim().toLowerCase()]
    return system === undefined ? [] : codeStrings(value).map((code) => ({ system, code: asWritten(system, code.trim().toUpperCase()) }))
  })
  const known = new Map(found.filter(({ code }) => CODE.test(code)).map((one) => [`${one.system} ${one.code}`, one]))
  return [...known.values()].slice(0, MOST_CODES)
}

/** Where an object stands: the titles above it, the codes its publication lends it, and the public pages of objects already met. */
export type Place = { headings: readonly string[]; lentCodes: readonly PassageCode[]; publicPages: ReadonlyMap<string, string>; apiHosts: ReadonlySet<string> }

/** Links to the API become the public page of what they mean; those whose page is not known become plain words. */
function publicAddressIn({ publicPages, apiHosts }: Place): (href: string) => string | null {
  return (href) => {
    const url = URL.parse(href, 'https://www.helsedirektoratet.no/')
    if (url === null) return null
    if (!apiHosts.has(url.host)) return publicWebAddress(url.href)
    const id = url.pathname.split('/').findLast((part) => part !== '') ?? ''
    return publicPages.get(id) ?? null
  }
}

/** A passage for each part of an object that stands under a heading of its own. Names of officials are not among them. */
export function passagesOf(object: HapiObject, place: Place): Passage[] {
  const title = oneLine(object.tittel || object.kortTittel).slice(0, 300)
  const fields = [
    { heading: [], html: object.tekst === '' ? object.intro : object.tekst },
    { heading: [PRACTICAL], html: object.data.praktisk },
    { heading: [RATIONALE], html: object.data.rasjonale },
  ]
  const own = codesOf(object)
  const shared = {
    source: HAPI_SOURCE.id,
    owner: HAPI_SOURCE.owner,
    kind: kindOf(object),
    language: readLanguage(object.spraak) ?? ('nb' as const),
    country: 'NO' as const,
    vertical: 'med' as const,
    edition: null,
    updated: dayOf(object.sistFagligOppdatert),
    licence: HAPI_SOURCE.licence,
    url: publicWebAddress(object.url),
    codes: own.length > 0 ? own : place.lentCodes,
  }
  const sections = fields.flatMap(({ heading, html }) =>
    cutAtHeadings(safeHtml(html, publicAddressIn(place))).map((section) => ({ ...section, path: [...heading, ...section.headings] })),
  )
  return sections.map(({ path, text, html }, part) => ({
    ...shared,
    id: `${HAPI_SOURCE.id}:${object.id}#${part}`,
    title: path.at(-1) ?? title,
    headings: (path.length === 0 ? place.headings : [...place.headings, title, ...path.slice(0, -1)]).filter((heading) => heading !== '').slice(-12),
    text,
    html,
  }))
}
