import { z } from 'zod'
import { PatientChange, PatientDescriptorSent } from '#contract/patient.ts'
import { tidyName } from '#contract/names/person-name.ts'
import type { PatientDescriptor } from '#contract/patient.ts'
import type { ConsultationFields } from '#contract/routes/recording-routes.ts'
import type { Vertical } from '#contract/vertical.ts'
import { Refusal } from '#contract/refusal.ts'
import { parseStrictJson } from '#server/http/body/strict-json.ts'
import { parseInput } from '#server/http/read-input.ts'

function parseJson(text: string): unknown {
  try {
    return parseStrictJson(text)
  } catch {
    throw new Refusal('request.malformed', { details: { fields: [{ path: 'patient', problem: 'invalid_json' }] } })
  }
}

const ANIMAL_FIELDS = ['species', 'otherSpecies', 'herdNumber', 'ownerName', 'sex', 'reproductiveStatus'] as const
const FIELDS = ['gender', ...ANIMAL_FIELDS, 'ageYears', 'ageMonths'] as const

/**
 * Takes the form fields; gives who the patient is, as far as told. The kind may be named, follow from its fields, or from the edition.
 * @throws request.malformed beyond the bounds of spec 5; edition.mismatch for the other edition's kind
 */
export function readDescriptor(fields: ConsultationFields, vertical: Vertical): PatientDescriptor | undefined {
  const told = FIELDS.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]] as const]))
  if (told.length === 0 && fields.kind === undefined) return undefined
  const isAnimal = ANIMAL_FIELDS.some((name) => fields[name] !== undefined)
  const kind = fields.kind ?? (isAnimal || vertical === 'vet' ? 'animal' : 'human')
  const descriptor = parseInput(PatientDescriptorSent, { kind, ...Object.fromEntries(told) })
  if ((descriptor.kind === 'animal') !== (vertical === 'vet')) throw new Refusal('edition.mismatch')
  return descriptor
}

/** The patient as JSON: with a name it is a named patient, without one it says nothing. @throws request.malformed */
export function readNamedPatient(fields: ConsultationFields): PatientChange | undefined {
  if (fields.patient === undefined || fields.patient.trim() === '') return undefined
  const raw = parseInput(z.record(z.string(), z.unknown()), parseJson(fields.patient))
  const { name } = raw
  if (typeof name !== 'string' || tidyName(name) === '') return undefined
  return parseInput(PatientChange, emptyAsNull(raw))
}

/** Forms send what is not filled in as empty text. */
function emptyAsNull(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value]))
}
