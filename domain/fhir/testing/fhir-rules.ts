type Json = Record<string, unknown>

/** The elements of R4 that our documents may hold, by resource; one that is not listed is no element of it. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  Bundle: ['resourceType', 'id', 'identifier', 'type', 'timestamp', 'entry', 'language', 'meta'],
  Composition: [
    'resourceType', 'id', 'language', 'text', 'identifier', 'status', 'type', 'category', 'subject', 'encounter', 'date', 'author', 'title',
    'confidentiality', 'attester', 'custodian', 'relatesTo', 'event', 'section', 'meta', 'extension',
  ],
  Patient: ['resourceType', 'id', 'language', 'text', 'extension', 'identifier', 'active', 'name', 'telecom', 'gender', 'birthDate', 'contact', 'meta'],
  Practitioner: ['resourceType', 'id', 'language', 'text', 'identifier', 'active', 'name', 'telecom', 'gender', 'birthDate', 'qualification', 'meta'],
}
const SECTION = ['title', 'code', 'author', 'focus', 'text', 'mode', 'orderedBy', 'entry', 'emptyReason', 'section', 'id', 'extension']
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Bundle: ['type', 'identifier', 'timestamp'],
  Composition: ['status', 'type', 'date', 'author', 'title'],
  Patient: [],
  Practitioner: [],
}

/** Required bindings: codes that R4 lets stand there and no others. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  'Composition.status': ['preliminary', 'final', 'amended', 'entered-in-error'],
  'Patient.gender': ['male', 'female', 'other', 'unknown'],
  'Narrative.status': ['generated', 'extensions', 'additional', 'empty'],
  'Attester.mode': ['personal', 'professional', 'legal', 'official'],
}

const ID = /^[A-Za-z0-9.-]{1,64}$/
const INSTANT = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]\d{2}:\d{2})$/
const DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** FHIR knows no empty value: neither null, nor an empty string, list or object. */
function emptyValues(value: unknown, path: string): string[] {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0) || (isObject(value) && Object.keys(value).length === 0))
    return [`${path} is empty`]
  if (Array.isArray(value)) return value.flatMap((one, at) => emptyValues(one, `${path}[${at}]`))
  return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => emptyValues(inner, `${path}.${name}`)) : []
}

function codeFault(name: string, value: unknown): string[] {
  return value === undefined || CODES[name]?.includes(text(value)) === true ? [] : [`${name} may not be ${text(value)}`]
}

function narrativeFaults(narrative: unknown, path: string): string[] {
  if (!isObject(narrative)) return []
  const div = text(narrative['div'])
  const isXhtml = div.startsWith('<div xmlns="http://www.w3.org/1999/xhtml">') && div.endsWith('</div>')
  const open = [...div.matchAll(/<([a-z]+)[ >]/g)].length
  const closed = [...div.matchAll(/<\/([a-z]+)>/g)].length
  const bare = /&(?!amp;|lt;|gt;|quot;|#\d+;)|<script|<form| on[a-z]+=/i.test(div)
  const isBlank = div.replace(/<[^>]*>/g, '').trim() === ''
  return [...codeFault('Narrative.status', narrative['status']), ...(isXhtml && open === closed && !bare && !isBlank ? [] : [`${path} holds no narrative`])]
}

function sectionFaults(section: Json, path: string): string[] {
  const unknown = Object.keys(section).filter((name) => !SECTION.includes(name)).map((name) => `${path}.${name} is no element`)
  // cmp-1: a section holds text, entries or sections of its own
  const isHollow = section['text'] === undefined && section['entry'] === undefined && section['section'] === undefined
  const codings = listOf(isObject(section['code']) ? section['code']['coding'] : undefined)
  const mistyped = codings.filter(({ system, code }) => text(system) !== 'http://loinc.org' || !isLoinc(text(code))).map(() => `${path}.code is no LOINC code`)
  return [
    ...unknown,
    ...mistyped,
    ...(isHollow ? [`${path} holds nothing`] : []),
    ...narrativeFaults(section['text'], `${path}.text`),
    ...listOf(section['section']).flatMap((one, at) => sectionFaults(one, `${path}.section[${at}]`)),
  ]
}

function resourceFaults(resource: Json): string[] {
  const type = text(resource['resourceType'])
  const allowed = ELEMENTS[type]
  if (!allowed) return [`${type} is no resource of ours`]
  const faults = Object.keys(resource).filter((name) => !allowed.includes(name)).map((name) => `${type}.${name} is no element`)
  for (const name of REQUIRED[type] ?? []) if (resource[name] === undefined) faults.push(`${type}.${name} is missing`)
  if (resource['id'] !== undefined && !ID.test(text(resource['id']))) faults.push(`${type}.id is no id`)
  if (type === 'Patient')
    faults.push(
      ...codeFault('Patient.gender', resource['gender']),
      ...(resource['birthDate'] === undefined || DATE.test(text(resource['birthDate'])) ? [] : ['Patient.birthDate is no date']),
    )
  if (type === 'Composition') faults.push(...compositionFaults(resource))
  return faults
}

/** A LOINC code ends with a check digit: every second digit from the right counts double (Mod 10). */
function isLoinc(code: string): boolean {
  const [, digits, check] = /^(\d{1,7})-(\d)$/.exec(code) ?? []
  if (digits === undefined) return false
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, at) => total + (at % 2 === 1 ? Number(digit) : Number(digit) * 2 - (Number(digit) > 4 ? 9 : 0)), 0)
  return (10 - (sum % 10)) % 10 === Number(check)
}

function compositionFaults(composition: Json): string[] {
  const codings = listOf(isObject(composition['type']) ? composition['type']['coding'] : undefined)
  return [
    ...codeFault('Composition.status', composition['status']),
    ...(INSTANT.test(text(composition['date'])) ? [] : ['Composition.date is no time']),
    ...(listOf(composition['author']).length > 0 ? [] : ['Composition.author is missing']),
    ...(codings.some(({ system, code }) => text(system) === 'http://loinc.org' && isLoinc(text(code))) ? [] : ['Composition.type bears no LOINC code']),
    ...listOf(composition['attester']).flatMap(({ mode }) => codeFault('Attester.mode', mode)),
    ...listOf(composition['section']).flatMap((section, at) => sectionFaults(section, `section[${at}]`)),
  ]
}

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => (name === 'reference' && typeof inner === 'string' ? [inner] : referencesIn(inner)))
}

/**
 * Holds a document to the base rules of FHIR R4 (hl7.org/fhir/R4: documents, bundle, composition, narrative): gives what is wrong
 * with it, nothing when all is right. No profile of a country is checked.
 */
export function fhirFaults(bundle: Json): string[] {
  const entries = listOf(bundle['entry'])
  const resources = entries.flatMap(({ resource }) => (isObject(resource) ? [resource] : []))
  const urls = entries.map(({ fullUrl }) => text(fullUrl))
  const identifier = isObject(bundle['identifier']) ? bundle['identifier'] : {}
  return [
    ...resourceFaults(bundle),
    ...emptyValues(bundle, 'Bundle'),
    ...(bundle['type'] === 'document' ? [] : ['Bundle.type is not document']),
    ...(text(identifier['system']) !== '' && text(identifier['value']) !== '' ? [] : ['Bundle.identifier has no system and value']),
    ...(INSTANT.test(text(bundle['timestamp'])) ? [] : ['Bundle.timestamp is no instant']),
    ...(resources[0]?.['resourceType'] === 'Composition' ? [] : ['the first entry is no Composition']),
    ...(new Set(urls).size === urls.length && urls.every((url) => /^urn:uuid:[0-9a-f-]{36}$/.test(url)) ? [] : ['an entry has no url of its own']),
    ...entries.flatMap(({ fullUrl, resource }) =>
      isObject(resource) && text(fullUrl) === `urn:uuid:${text(resource['id'])}` ? [] : ['an entry’s url and id differ'],
    ),
    ...referencesIn(bundle).filter((reference) => !urls.includes(reference)).map((reference) => `${reference} leads nowhere`),
    ...resources.flatMap(resourceFaults),
  ]
}
