import type { Case } from '#contract/case.ts'
import type { PatientDescriptor } from '#contract/patient.ts'
import type { Section } from '#contract/report.ts'

type Json = Record<string, unknown>

export type FhirSubject = { name: string | null; birthDate: string | null; gender: 'male' | 'female' | 'other' | null }
export type FhirAuthor = { id: string; name: string }
type DocumentedCase = Case & { textReport: NonNullable<Case['textReport']> }

/** LOINC: consultation note. The sections' own codes come with a terminology server; their titles are the reader's. */
const CONSULT_NOTE = { coding: [{ system: 'http://loinc.org', code: '11488-4', display: 'Consult note' }] }

/** SNOMED CT codes of the species the animal edition knows. */
const SPECIES: Readonly<Record<string, { code: string; display: string }>> = {
  dog: { code: '448771007', display: 'Canis lupus subspecies familiaris' },
  cat: { code: '448169003', display: 'Felis catus' },
  horse: { code: '388445009', display: 'Genus Equus' },
  rabbit: { code: '388249007', display: 'Genus Oryctolagus' },
}

const urn = (id: string): string => `urn:uuid:${id}`

const escapeXml = (text: string): string => text.replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? '')

function narrative(texts: readonly string[]): Json {
  const paragraphs = texts.map((text) => `<p>${escapeXml(text)}</p>`).join('')
  return { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${paragraphs}</div>` }
}

const wordsOf = ({ blocks }: Section): string[] => blocks.map(({ text }) => text).filter((text) => text.trim() !== '')

/** The sections that hold words, then what was added after the signature. */
function sectionsOf({ textReport, signature }: DocumentedCase): Json[] {
  const written = textReport.sections
    .filter((section) => wordsOf(section).length > 0)
    .map((section) => ({ ...(section.heading !== '' && { title: section.heading }), code: { text: section.type }, text: narrative(wordsOf(section)) }))
  const added = (signature?.addenda ?? []).map(({ text, addedAt, addedBy }) => ({ title: `${addedAt} ${addedBy}`.trim(), code: { text: 'addendum' }, text: narrative([text]) }))
  return [...written, ...added]
}

/** A report is preliminary until somebody has signed it, and amended once something was added. */
function standingOf({ signature }: DocumentedCase, author: FhirAuthor): Json {
  if (!signature) return { status: 'preliminary' }
  return { status: signature.addenda.length > 0 ? 'amended' : 'final', attester: [{ mode: 'professional', time: signature.signedAt, party: { reference: urn(author.id) } }] }
}

function animalOf(descriptor: PatientDescriptor | null): Json {
  if (descriptor?.kind !== 'animal') return {}
  const species = SPECIES[descriptor.species]
  const concept = species ? { coding: [{ system: 'http://snomed.info/sct', ...species }], text: descriptor.species } : { text: descriptor.species }
  const url = 'http://hl7.org/fhir/StructureDefinition/patient-animal'
  return { extension: [{ url, extension: [{ url: 'species', valueCodeableConcept: concept }] }] }
}

function patientResource(id: string, subject: FhirSubject, descriptor: PatientDescriptor | null): Json {
  const told = descriptor?.kind === 'animal' ? descriptor.sex : descriptor?.gender
  return {
    resourceType: 'Patient',
    id,
    ...animalOf(descriptor),
    ...(subject.name !== null && { name: [{ text: subject.name }] }),
    gender: subject.gender ?? told ?? 'unknown',
    ...(subject.birthDate !== null && { birthDate: subject.birthDate }),
  }
}

/**
 * Takes a case with a report; gives it as a FHIR R4 document (hl7.org/fhir/R4/documents.html): a Bundle whose first entry is the
 * Composition, then the resources it refers to.
 */
export function fhirDocument(found: DocumentedCase, subject: FhirSubject, author: FhirAuthor): Json {
  const { textReport: report } = found
  const sections = sectionsOf(found)
  const composition = {
    resourceType: 'Composition',
    id: found.id,
    language: report.language,
    ...standingOf(found, author),
    type: CONSULT_NOTE,
    subject: { reference: urn(found.patientId) },
    date: report.generatedAt,
    author: [{ reference: urn(author.id) }],
    title: 'Epikrise',
    ...(sections.length > 0 && { section: sections }),
  }
  const resources: [string, Json][] = [
    [found.id, composition],
    [found.patientId, patientResource(found.patientId, subject, found.descriptor)],
    [author.id, { resourceType: 'Practitioner', id: author.id, ...(author.name !== '' && { name: [{ text: author.name }] }) }],
  ]
  return {
    resourceType: 'Bundle',
    type: 'document',
    identifier: { system: 'urn:ietf:rfc:3986', value: `${urn(found.id)}#${found.revision}` },
    timestamp: found.lastUpdated,
    entry: resources.map(([id, resource]) => ({ fullUrl: urn(id), resource })),
  }
}
