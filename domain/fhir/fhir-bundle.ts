import type { PatientDescriptor } from '#contract/patient.ts'

export type Json = Record<string, unknown>

/** Whom a document is about, as far as it is known. */
export type FhirSubject = { name: string | null; birthDate: string | null; gender: 'male' | 'female' | 'other' | null }
export type FhirAuthor = { id: string; name: string }

/** A LOINC code of a kind of document. */
export type DocumentCode = { readonly code: string; readonly display: string }

/** What becomes of a text on its way out: what it is, whose it is, how it stands, and its sections. */
export type FhirText = {
  readonly id: string
  readonly revision: number
  readonly lastUpdated: string
  readonly patientId: string
  readonly descriptor: PatientDescriptor | null
  readonly language: string
  readonly type: DocumentCode
  readonly title: string
  /** When the words were last changed. */
  readonly writtenAt: string
  /** `status`, and who vouches for it, of the Composition. */
  readonly standing: Json
  readonly sections: readonly Json[]
}

/** SNOMED CT codes of the species the animal edition knows; the others are told by their word. */
const SPECIES: Readonly<Record<string, { code: string; display: string }>> = {
  dog: { code: '448771007', display: 'Canis lupus subspecies familiaris' },
  cat: { code: '448169003', display: 'Felis catus' },
  horse: { code: '388445009', display: 'Genus Equus' },
  rabbit: { code: '388249007', display: 'Genus Oryctolagus' },
  cattle: { code: '34618005', display: 'Bos taurus' },
  sheep: { code: '125099002', display: 'Ovis aries' },
  goat: { code: '125097000', display: 'Capra hircus' },
}

const LOINC = 'http://loinc.org'

export const urn = (id: string): string => `urn:uuid:${id}`

const escapeXml = (text: string): string => text.replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? '')

function narrative(texts: readonly string[]): Json {
  const paragraphs = texts.map((text) => `<p>${escapeXml(text)}</p>`).join('')
  return { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${paragraphs}</div>` }
}

export type SectionText = {
  title: string
  /** Our word for the kind. */ kind: string
  /** LOINC, where there is one. */ loinc: string | undefined
  texts: readonly string[]
}

/** A section of the Composition; its title is the reader's. */
export function fhirSection({ title, kind, loinc, texts }: SectionText): Json {
  const code = { ...(loinc !== undefined && { coding: [{ system: LOINC, code: loinc }] }), text: kind }
  return { ...(title !== '' && { title }), code, text: narrative(texts) }
}

function animalOf(descriptor: PatientDescriptor | null): Json {
  if (descriptor?.kind !== 'animal') return {}
  const text = descriptor.otherSpecies ?? descriptor.species
  const species = SPECIES[text]
  const concept = { ...(species && { coding: [{ system: 'http://snomed.info/sct', ...species }] }), text }
  const url = 'http://hl7.org/fhir/StructureDefinition/patient-animal'
  return {
    extension: [{ url, extension: [{ url: 'species', valueCodeableConcept: concept }] }],
    ...(descriptor.herdNumber !== undefined && { identifier: [{ type: { text: 'herd or ear-tag number' }, value: descriptor.herdNumber }] }),
    ...(descriptor.ownerName !== undefined && { contact: [{ relationship: [{ text: 'owner' }], name: { text: descriptor.ownerName } }] }),
  }
}

function patientResource({ patientId, descriptor }: FhirText, subject: FhirSubject): Json {
  const told = descriptor?.kind === 'animal' ? descriptor.sex : descriptor?.gender
  return {
    resourceType: 'Patient',
    id: patientId,
    ...animalOf(descriptor),
    ...(subject.name !== null && { name: [{ text: subject.name }] }),
    gender: subject.gender ?? told ?? 'unknown',
    ...(subject.birthDate !== null && { birthDate: subject.birthDate }),
  }
}

/**
 * Takes a text and those it names; gives a FHIR R4 document (hl7.org/fhir/R4/documents.html): a Bundle whose first entry is the
 * Composition, then the resources it refers to.
 */
export function fhirBundle(text: FhirText, subject: FhirSubject, author: FhirAuthor): Json {
  const composition = {
    resourceType: 'Composition',
    id: text.id,
    language: text.language,
    ...text.standing,
    type: { coding: [{ system: LOINC, ...text.type }] },
    subject: { reference: urn(text.patientId) },
    date: text.writtenAt,
    author: [{ reference: urn(author.id) }],
    title: text.title,
    ...(text.sections.length > 0 && { section: text.sections }),
  }
  const resources: [string, Json][] = [
    [text.id, composition],
    [text.patientId, patientResource(text, subject)],
    [author.id, { resourceType: 'Practitioner', id: author.id, ...(author.name !== '' && { name: [{ text: author.name }] }) }],
  ]
  return {
    resourceType: 'Bundle',
    type: 'document',
    identifier: { system: 'urn:ietf:rfc:3986', value: `${urn(text.id)}#${text.revision}` },
    timestamp: text.lastUpdated,
    entry: resources.map(([id, resource]) => ({ fullUrl: urn(id), resource })),
  }
}
